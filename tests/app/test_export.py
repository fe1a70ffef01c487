"""`voltige-cli export`: animations, pictures and texts of saved games; and one clear line for what can't be made."""

from __future__ import annotations

import random
import subprocess
import sys
from itertools import count
from pathlib import Path

import pytest
from PySide6.QtGui import QImage, QImageReader

from app.cli import main
from app.commands.progress import Progress
from core.players import Player
from core.record import dump, header_of
from core.session import AnySession
from tests.app.screen import ROOT
from tests.app.simulations import Printed
from tests.core.targets.test_targets_first_rules import SAVE
from tests.ui.share.games import CREATED, otherwise, played, shared


def saved(session: AnySession, path: Path) -> Path:
    players = [Player(player.name, player.colour, player.kind) for player in shared(session).sight.seating.players]
    path.write_bytes(dump(header_of(session, players, CREATED), session))
    return path


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """A game in progress."""
    return saved(played("lucky_loop", 30), tmp_path / "game.voltige")


def export(*arguments: object) -> subprocess.CompletedProcess[str]:
    """In a process of its own, since drawing needs an application."""
    command = [sys.executable, "-m", "app.cli", "export", *map(str, arguments)]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=300)


# --- what is made ----------------------------------------------------------------------------------------


def test_an_animation_of_the_size_and_speed_asked_for(game: Path, tmp_path: Path) -> None:
    out = tmp_path / "game.webp"
    done = export(game, out, "--seat", 0, "--size", "320x200", "--seconds-per-move", 0.5, "--theme", "dark")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    reader = QImageReader(str(out))
    assert reader.supportsAnimation()
    assert reader.imageCount() > 10
    assert reader.read().size().toTuple() == (320, 200)


def test_a_picture_is_the_one_that_render_draws(game: Path, tmp_path: Path) -> None:
    size = ("--upto", "20", "--seat", "1", "--size", "320x200")
    assert export(game, tmp_path / "a.png", *size).returncode == 0
    rendered = [sys.executable, "-m", "app.cli", "render", str(game), str(tmp_path / "b.png"), *size]
    subprocess.run(rendered, cwd=ROOT, check=True, timeout=300)
    assert QImage(str(tmp_path / "a.png")) == QImage(str(tmp_path / "b.png")).convertToFormat(
        QImage.Format.Format_RGB32
    )


def test_a_text_in_either_language(game: Path, tmp_path: Path, capsys: Printed) -> None:
    for language, players in (("en", "Players"), ("fr", "Joueurs")):
        out = tmp_path / f"{language}.txt"
        assert main(["export", str(game), str(out), "--language", language]) == 0
        assert players in out.read_text("utf-8").splitlines()
    assert main(["export", str(game), str(tmp_path / "game.md")]) == 0
    assert "## Players" in (tmp_path / "game.md").read_text("utf-8").splitlines()
    assert capsys.readouterr() == ("", "")


def test_the_picture_speaks_it_too(game: Path, tmp_path: Path) -> None:
    for language in ("en", "fr"):
        export(game, tmp_path / f"{language}.png", "--language", language, "--size", "640x400")
    assert QImage(str(tmp_path / "en.png")) != QImage(str(tmp_path / "fr.png"))


def test_only_what_a_seat_saw(tmp_path: Path) -> None:
    real = played("loops", 30)
    other = otherwise(real, 0, random.Random(2))
    texts = []
    for session in (real, other):
        file, out = saved(session, tmp_path / "game.voltige"), tmp_path / "out.md"
        assert main(["export", str(file), str(out), "--seat", "0"]) == 0
        texts.append(out.read_text("utf-8"))
    assert texts[0] == texts[1]


def test_only_so_far(game: Path, tmp_path: Path) -> None:
    whole, part = tmp_path / "whole.txt", tmp_path / "part.txt"
    main(["export", str(game), str(whole)])
    main(["export", str(game), str(part), "--upto", "10"])
    assert part.stat().st_size < whole.stat().st_size


def test_replay_speaks_it_too(game: Path, capsys: Printed) -> None:
    for language, begins in (("fr", "Le tour de table 1 commence"), ("en", "Round 1 begins")):
        assert main(["replay", str(game), "--language", language]) == 0
        assert begins in capsys.readouterr().out


# --- what can't be made ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("out", "arguments", "words"),
    [
        ("x.gif", (), "x.gif: the name has to end in .webp, .png, .txt or .md"),
        ("x", (), "has to end in"),
        ("x.webp", ("--size", "big"), "--size is WIDTHxHEIGHT"),
        ("x.webp", ("--seconds-per-move", "0"), "--seconds-per-move is from 0.05 to 60.0; not 0.0"),
        ("x.webp", ("--seconds-per-move", "nan"), "--seconds-per-move is from"),
        ("x.txt", ("--seat", "9"), "there is no seat 9"),
        ("x.txt", ("--upto", "-1"), "there is no entry -1"),
        ("nowhere/x.txt", (), "can't write"),
        ("folder.txt", (), "can't write"),
    ],
)
def test_bad_input_gets_one_clear_line(
    out: str, arguments: tuple[str, ...], words: str, game: Path, tmp_path: Path, capsys: Printed
) -> None:
    (tmp_path / "folder.txt").mkdir()
    before = sorted(tmp_path.iterdir())
    assert main(["export", str(game), str(tmp_path / out), *arguments]) == 1
    said = capsys.readouterr().err
    assert words in said
    assert said.count("\n") == 1
    assert sorted(tmp_path.iterdir()) == before


def test_a_file_that_is_no_game_gets_one_clear_line(tmp_path: Path, capsys: Printed) -> None:
    (tmp_path / "bad.voltige").write_text("no game")
    for name in ("bad.voltige", "missing.voltige"):
        assert main(["export", str(tmp_path / name), str(tmp_path / "x.txt")]) == 1
        assert capsys.readouterr().err.count("\n") == 1
    assert not (tmp_path / "x.txt").exists()


@pytest.mark.parametrize("argument", ["--language=de", "--theme=red", "--seconds-per-move=x"])
def test_what_there_is_not_is_wrong_usage(argument: str, game: Path, tmp_path: Path) -> None:
    with pytest.raises(SystemExit) as left:
        main(["export", str(game), str(tmp_path / "x.txt"), argument])
    assert left.value.code == 2


def test_of_a_damaged_file_the_good_part_is_written(game: Path, tmp_path: Path, capsys: Printed) -> None:
    lines = game.read_bytes().splitlines(keepends=True)
    game.write_bytes(b"".join(lines[:20]) + b"rubbish\n")
    out = tmp_path / "x.txt"
    assert main(["export", str(game), str(out)]) == 1
    assert "Line 21" in capsys.readouterr().err
    assert "Round 1 begins" in out.read_text("utf-8")


def test_of_a_game_under_older_rules_the_last_position_is_written(tmp_path: Path, capsys: Printed) -> None:
    old, out = tmp_path / "old.voltige", tmp_path / "x.txt"
    old.write_bytes(SAVE)
    assert main(["export", str(old), str(out)]) == 1
    assert capsys.readouterr().err.count("\n") == 1
    assert "Points:" in out.read_text("utf-8")


def test_a_file_that_is_there_stays_where_the_new_one_can_t_be_written(game: Path, tmp_path: Path) -> None:
    """No file may grow beyond a few bytes, as on a full disk."""
    out = tmp_path / "x.txt"
    out.write_text("before")
    program = "import resource, sys; resource.setrlimit(resource.RLIMIT_FSIZE, (64, 64)); import signal;"
    program += "signal.signal(signal.SIGXFSZ, signal.SIG_IGN); from app.cli import main; sys.exit(main())"
    command = [sys.executable, "-B", "-c", program, "export", str(game), str(out)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=300)
    assert done.returncode == 1
    assert "can't write" in done.stderr
    assert done.stderr.count("\n") == 1
    assert out.read_text() == "before"
    assert sorted(tmp_path.iterdir()) == [game, out]


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("out", ["x.webp", "x.png", "x.txt"])
@pytest.mark.parametrize("steps", [1, 20])
def test_whatever_is_interrupted_leaves_nothing(
    out: str, steps: int, game: Path, tmp_path: Path, capsys: Printed, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = count(1)

    def interrupted(progress: Progress, done: int) -> None:
        if next(shown) == steps:
            raise KeyboardInterrupt

    monkeypatch.setattr(Progress, "show", interrupted)
    assert main(["export", str(game), str(tmp_path / out), "--size", "320x200"]) == 130
    assert capsys.readouterr() == ("", "")
    assert list(tmp_path.iterdir()) == [game]
