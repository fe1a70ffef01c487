"""`voltige-cli record`: the finished games in the terminal, and for other programs."""

from __future__ import annotations

import csv
import io
import os
import subprocess
import sys

import pytest

from app.cli import main
from app.played.book import Book
from app.system.folders import name_application, played_folder
from core.players import Kind
from tests.app.played.evenings import game
from tests.app.screen import ROOT

Printed = pytest.CaptureFixture[str]
GAMES = [
    game(0, "Ada", "Zoë"),
    game(1, "Ada", bots=(Kind.ACE,), seed=4),
    game(2, "Zoë", id="loops", bots=(Kind.CADET,)),
]


@pytest.fixture
def kept() -> None:
    """Three games in the folder of whoever runs the command."""
    name_application()
    book = Book(played_folder(), pytest.fail)
    for each in GAMES:
        book.keep(*each)
    book.close()


def told(capsys: Printed, *arguments: str) -> list[str]:
    assert main(["record", *arguments]) == 0
    return capsys.readouterr().out.splitlines()


@pytest.mark.usefixtures("kept")
def test_it_lists_the_games_and_who_won(capsys: Printed) -> None:
    lines = told(capsys)
    assert len([line for line in lines if "Jump!" in line]) == 2
    assert len([line for line in lines if "LOOPS" in line]) == 1
    assert any(line.startswith("Ada ") and "of 2 won" in line for line in lines)
    assert any(line.startswith("Ace (bot)") and "of 1 won" in line for line in lines)


@pytest.mark.usefixtures("kept")
@pytest.mark.parametrize(
    ("arguments", "games"),
    [
        (["--game", "loops"], 1),
        (["--player", "ADA"], 2),
        (["--player", "ace"], 1),
        (["--player=zoë", "--game=jump"], 1),
    ],
)
def test_it_lists_those_that_are_asked_for(capsys: Printed, arguments: list[str], games: int) -> None:
    lines = told(capsys, *arguments)
    assert lines.index("") == games


@pytest.mark.usefixtures("kept")
def test_other_programs_get_a_line_for_each_seat_in_utf_8_whatever_the_locale() -> None:
    command = [sys.executable, "-m", "app.cli", "record", "--csv"]
    surroundings = {**os.environ, "LC_ALL": "C", "PYTHONIOENCODING": "ascii"}
    done = subprocess.run(command, cwd=ROOT, env=surroundings, capture_output=True, timeout=300, check=True)
    lines = list(csv.DictReader(io.StringIO(done.stdout.decode("utf-8"), newline="")))
    assert {line["name"] for line in lines} >= {"Ada", "Zoë"}
    assert len(lines) == 6
    assert done.stdout.count(b"\r\n") == 7


def test_without_games_it_says_so_and_makes_nothing(capsys: Printed) -> None:
    assert told(capsys) == ["No finished games are in the record."]
    assert len(told(capsys, "--csv")) == 1
    assert not played_folder().exists()


@pytest.mark.usefixtures("kept")
@pytest.mark.parametrize("name", ["Nobody", "pilot", "human", ""])
def test_somebody_unknown_is_refused_in_one_line(capsys: Printed, name: str) -> None:
    assert main(["record", "--player", name]) == 1
    (line,) = capsys.readouterr().err.splitlines()
    assert "nobody called" in line


@pytest.mark.usefixtures("kept")
def test_a_damaged_record_is_told_on_the_error_channel_and_shown(capsys: Printed) -> None:
    (played_folder() / "record.sqlite").write_bytes(b"rubbish" * 1000)
    assert main(["record"]) == 0
    printed = capsys.readouterr()
    assert "damaged" in printed.err
    assert "Jump!" in printed.out


def test_another_game_is_a_matter_of_usage(capsys: Printed) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["record", "--game", "chess"])
    assert ended.value.code == 2
