"""`voltige-cli review`: the same with any number of processes, in words and as JSON, and what it says to bad input."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from app.cli import main
from core.review.review import Review
from core.review.reviewing import digest, reviewed
from core.review.summary import Summary, summary_of
from core.session import AnySession
from tests.core.review.finished_games import NODES, finished_game, saved
from ui.files.reviews import Reviews, beside, read

Printed = pytest.CaptureFixture[str]
FEW = ("--nodes", str(NODES))


@pytest.fixture
def session() -> AnySession:
    return finished_game("loops")


@pytest.fixture
def file(tmp_path: Path, session: AnySession) -> Path:
    path = tmp_path / "evening.voltige"
    path.write_bytes(saved(session))
    return path


def told(printed: Printed, *arguments: str | Path) -> str:
    assert main(["review", *map(str, arguments)]) == 0
    out, errors = printed.readouterr()
    assert errors == ""
    return out


@pytest.mark.parametrize("jobs", [1, 2, 3])
def test_as_json_with_any_number_of_processes(capsys: Printed, session: AnySession, file: Path, jobs: int) -> None:
    found = json.loads(told(capsys, file, *FEW, "--jobs", str(jobs), "--json"))
    review = reviewed(session, NODES)
    assert list(found) == ["game", "seats", "summary", "review"]
    assert msgspec.convert(found["review"], Review) == review
    assert msgspec.convert(found["summary"], Summary) == summary_of(review)
    # Nothing is written that nobody asked for.
    assert [path.name for path in file.parent.iterdir()] == [file.name]


def test_in_words(capsys: Printed, file: Path) -> None:
    lines = told(capsys, file, "--nodes", "40").splitlines()
    assert lines[0] == "LOOPS: Ada, Ben"
    assert "luck" in lines[1].lower()
    assert {"Players", "Decisions"} <= set(lines)
    assert any("accuracy" in line for line in lines)
    faults = [number for number, line in enumerate(lines) if "(Mistake: " in line or "(Blunder: " in line]
    assert faults
    assert all("better: " in lines[number + 1] for number in faults if ", then " not in lines[number])


def test_it_is_kept_where_the_window_finds_it_and_not_made_again(
    capsys: Printed, session: AnySession, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    printed = told(capsys, file, *FEW, "--keep")
    assert beside(file).stat().st_mode & 0o777 == 0o600
    assert Reviews(file.parent / "none").find(session, file, NODES) == reviewed(session, NODES)
    assert read(beside(file), session, digest(session), NODES) is not None
    monkeypatch.setattr("app.commands.review._made", None)
    assert told(capsys, file, *FEW) == printed


def test_a_game_that_goes_on_is_refused_in_one_sentence(capsys: Printed, file: Path, session: AnySession) -> None:
    session.seek(session.length - 1)
    file.write_bytes(saved(session))
    assert main(["review", str(file)]) == 1
    out, errors = capsys.readouterr()
    assert out == ""
    sentence = f"{file}: the game isn't over; a review would tell what nobody may know yet"
    assert errors == f"voltige-cli: {sentence}\n"


def test_of_a_game_whose_end_is_lost_the_damage_is_told_and_nothing_else(capsys: Printed, file: Path) -> None:
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join(lines[:20]))
    assert main(["review", str(file), *FEW]) == 1
    out, errors = capsys.readouterr()
    assert out == ""
    assert errors == f"voltige-cli: {file}: Line 21: The file ends too early.\n"


@pytest.mark.parametrize("arguments", [("--nodes", "0"), ("--jobs", "0"), ("--nodes", "-3")])
def test_bad_figures_are_refused(capsys: Printed, file: Path, arguments: tuple[str, ...]) -> None:
    assert main(["review", str(file), *arguments]) == 1
    assert capsys.readouterr().err == "voltige-cli: --nodes and --jobs must be at least 1\n"


def test_no_file_and_no_room(capsys: Printed, file: Path) -> None:
    assert main(["review", str(file.with_name("gone.voltige"))]) == 1
    assert capsys.readouterr().err.count("\n") == 1
    beside(file).write_text("somebody else's")
    assert main(["review", str(file), *FEW, "--keep"]) == 1
    assert "is something else" in capsys.readouterr().err
    assert beside(file).read_text() == "somebody else's"


def test_a_damaged_file_is_reviewed_as_far_as_it_is_good_and_said_to_be_damaged(capsys: Printed, file: Path) -> None:
    lines = file.read_bytes().splitlines(keepends=True)
    # The snapshot at the end is lost, and the game is all there.
    file.write_bytes(b"".join(lines[:-1]))
    assert main(["review", str(file), *FEW]) == 1
    out, errors = capsys.readouterr()
    assert out.startswith("LOOPS")
    assert "ends too early" in errors
