"""The command line: what it prints, and what it says to bad input."""

from __future__ import annotations

import json
import random
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from app.cli import main
from core.catalog import CATALOG
from core.loading import load
from core.players import Player
from core.playing_on import played_on
from core.record import dump, header_of
from core.session import Session
from tests.ui.shell.flights import play_on
from tests.whole import state_of
from ui.catalog import TEXTS

Printed = pytest.CaptureFixture[str]


@pytest.fixture
def saved(tmp_path: Path, capsys: Printed) -> Path:
    """A finished game on disk."""
    main(["simulate", "jump", "--games", "1", "--seed", "4", "--save-dir", str(tmp_path)])
    capsys.readouterr()
    return next(tmp_path.glob("*.voltige"))


def test_games_lists_the_catalogue(capsys: Printed) -> None:
    assert main(["games"]) == 0
    assert [line.split()[0] for line in capsys.readouterr().out.splitlines()] == list(CATALOG)


def test_replay_prints_a_log_and_the_final_position(saved: Path, capsys: Printed) -> None:
    assert main(["replay", str(saved)]) == 0
    whole = capsys.readouterr().out
    assert main(["replay", str(saved), "--upto", "12", "--seat", "1"]) == 0
    assert 0 < len(capsys.readouterr().out) < len(whole)


@pytest.mark.parametrize("fresh", [False, True])
def test_a_game_that_was_played_on_is_whole_and_says_from_where(
    saved: Path, fresh: bool, tmp_path: Path, capsys: Printed
) -> None:
    loaded, file = load(saved.read_bytes()), tmp_path / "on.voltige"
    seats, seed = loaded.header.seats, 8 if fresh else None
    header, session = played_on(loaded.header, loaded.session, 20, seats, "2026-11-18T10:00:00", seed)
    file.write_bytes(dump(header, session))
    assert main(["check", str(file)]) == 0
    capsys.readouterr()
    assert main(["replay", str(file)]) == 0
    luck = "fresh" if fresh else "the same"
    assert capsys.readouterr().out.splitlines()[1].endswith(f"with {luck} luck.")
    assert main(["replay", str(file), "--language", "fr"]) == 0
    assert capsys.readouterr().out.splitlines()[1].startswith("Partie reprise à la position 20 d")
    assert main(["replay", str(file), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)["origin"]
    assert told == {"created": loaded.header.created, "cursor": 20, "fresh": fresh}


@pytest.fixture
def resumed(tmp_path: Path) -> Session[Any, Any]:
    """A game that went on from a snapshot, saved as `resumed.voltige`."""
    game = CATALOG["lucky_loop"]
    old: Session[Any, Any] = Session(game, 2, game.options(), 3)
    old.begin()
    rng = random.Random(3)
    play_on(old, 10, rng)
    session: Session[Any, Any] = Session(game, 2, old.options, old.seed, start=state_of(old))
    play_on(session, 6, rng)
    (tmp_path / "resumed.voltige").write_bytes(dump(header_of(session, [Player("Ann"), Player("Bob")]), session))
    return session


@pytest.mark.parametrize("upto", [0, 3, None])
def test_replay_of_a_game_that_went_on_from_a_snapshot_begins_there(
    upto: int | None, resumed: Session[Any, Any], tmp_path: Path, capsys: Printed
) -> None:
    command = ["replay", str(tmp_path / "resumed.voltige"), *([] if upto is None else ["--upto", str(upto)])]
    resumed.seek(resumed.length if upto is None else upto)
    assert main(command) == 0
    told = capsys.readouterr().out.splitlines()
    position = TEXTS["lucky_loop"].position(resumed.view(None), None, ["Ann", "Bob"])
    assert told[-len(position) :] == position
    assert main([*command, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["entries"] == resumed.cursor
    assert found["view"] == json.loads(msgspec.json.encode(resumed.view(None)))


def test_replay_as_json_shows_one_seats_view(saved: Path, capsys: Printed) -> None:
    assert main(["replay", str(saved), "--upto", "20", "--seat", "0", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["entries"] == 20
    assert "?" in found["view"]["faces"]


def test_check_is_silent_about_nothing(saved: Path, tmp_path: Path, capsys: Printed) -> None:
    assert main(["check", str(saved)]) == 0
    lines = saved.read_bytes().splitlines(keepends=True)
    bad = tmp_path / "bad.voltige"
    bad.write_bytes(b"".join([*lines[:10], *lines[11:]]))
    capsys.readouterr()
    assert main(["check", str(bad)]) == 1
    printed = capsys.readouterr()
    assert printed.out == ""
    assert len(printed.err.splitlines()) == 1
    assert "Line 11" in printed.err


@pytest.mark.parametrize(
    "arguments",
    [
        ["check", "no-such-file.voltige"],
        ["check", "."],
        ["check", sys.executable],
        ["replay", "no-such-file.voltige"],
        ["simulate", "loops", "--option", "faults=sometimes"],
        ["simulate", "loops", "--option", "colour=red"],
        ["simulate", "loops", "--save-dir", "/dev/null/games"],
    ],
)
def test_bad_input_gets_one_clear_line_and_exit_code_1(arguments: list[str], capsys: Printed) -> None:
    assert main(arguments) == 1
    printed = capsys.readouterr()
    assert len(printed.err.splitlines()) == 1
    assert "Traceback" not in printed.err


@pytest.mark.parametrize(
    ("game", "option", "says"),
    [
        ("loops", "faults=sometimes", "faults is refused or as_printed, not 'sometimes'"),
        ("targets", "teams=maybe", "teams is true or false, not 'maybe'"),
    ],
)
def test_the_values_that_an_option_has_are_named(game: str, option: str, says: str, capsys: Printed) -> None:
    assert main(["simulate", game, "--option", option]) == 1
    assert says in capsys.readouterr().err


@pytest.mark.parametrize("arguments", [[], ["fly"], ["simulate", "chess"], ["simulate", "loops", "--games", "many"]])
def test_bad_usage_exits_with_2(arguments: list[str], capsys: Printed) -> None:
    with pytest.raises(SystemExit) as left:
        main(arguments)
    assert left.value.code == 2
    capsys.readouterr()


def test_a_table_of_figures_edited_badly_is_named(tmp_path: Path) -> None:
    root = Path(__file__).parents[2]
    for folder in ("app", "core", "ui", "resources"):
        shutil.copytree(root / folder, tmp_path / folder)
    table = tmp_path / "resources" / "loops" / "cards.json"
    table.write_text(table.read_text().replace('"copies": 8', '"copies": "many"', 1))
    run = subprocess.run([sys.executable, "-m", "app.cli", "games"], cwd=tmp_path, capture_output=True, text=True)
    assert run.returncode == 1
    assert len(run.stderr.splitlines()) == 1
    assert "resources/loops/cards.json" in run.stderr


def test_the_command_is_installed() -> None:
    command = Path(sys.executable).with_name("voltige-cli")
    listed = subprocess.run([command, "games"], capture_output=True, text=True, check=True)
    assert "lucky_loop" in listed.stdout


@pytest.mark.parametrize("seed", ["-1", str(2**128), "much"])
def test_a_seed_that_no_saved_game_can_name_is_refused(seed: str, capsys: Printed) -> None:
    with pytest.raises(SystemExit) as left:
        main(["simulate", "jump", f"--seed={seed}"])
    assert left.value.code == 2
    assert "seed" in capsys.readouterr().err
