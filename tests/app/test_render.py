"""`voltige-cli render`, and the pictures that it draws for the papers."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from core.loading import load

ROOT = Path(__file__).parents[2]
GAME = ROOT / "resources" / "pictures" / "lucky_loop-4.voltige"


def render(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", "import sys; from app.cli import main; sys.exit(main())", "render", *arguments]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True)


def test_a_position_becomes_a_picture_of_the_size_asked_for(tmp_path: Path) -> None:
    out = tmp_path / "table.png"
    done = render(str(GAME), str(out), "--seat", "0", "--upto", "100", "--size", "640x400", "--theme", "dark")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    picture = QImage(str(out))
    assert (picture.width(), picture.height()) == (640, 400)


def test_a_spectator_sees_another_picture_than_a_player(tmp_path: Path) -> None:
    render(str(GAME), str(tmp_path / "a.png"), "--size", "640x400")
    render(str(GAME), str(tmp_path / "b.png"), "--size", "640x400", "--seat", "0")
    assert QImage(str(tmp_path / "a.png")) != QImage(str(tmp_path / "b.png"))


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--size", "big"), "--size is WIDTHxHEIGHT"),
        (("--size", "10x10"), "--size is WIDTHxHEIGHT"),
        (("--seat", "7"), "there is no seat 7"),
        (("--upto", "99999"), "there is no entry 99999"),
    ],
)
def test_bad_arguments_get_one_clear_line(tmp_path: Path, arguments: tuple[str, ...], words: str) -> None:
    done = render(str(GAME), str(tmp_path / "x.png"), *arguments)
    assert done.returncode == 1
    assert words in done.stderr
    assert done.stderr.count("\n") == 1


def test_a_picture_that_can_t_be_written_gets_one_clear_line(tmp_path: Path) -> None:
    done = render(str(GAME), str(tmp_path / "nowhere" / "x.png"), "--size", "640x400")
    assert done.returncode == 1
    assert "can't write a picture" in done.stderr
    assert done.stderr.count("\n") == 1


def test_the_papers_show_pictures_that_are_there_and_games_that_are_whole() -> None:
    papers = [ROOT / "README.md", *(ROOT / "docs").glob("*.md")]
    shown = {name for paper in papers for name in re.findall(r"resources/pictures/[\w.-]+", paper.read_text("utf-8"))}
    assert len(shown) >= 24
    assert all((ROOT / picture).exists() for picture in shown)
    for game in (ROOT / "resources" / "pictures").glob("*.voltige"):
        assert load(game.read_bytes()).problem is None
