"""Journals: whatever happens at the table is on the disk at once, and nobody else touches it."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QSettings

from app.journals.journal import Journal
from app.journals.library import Library
from core.catalog import CATALOG
from core.game import NATURE
from core.loading import load
from core.players import Player
from core.record import Header, dump, header_of
from core.session import Change, Session
from tests.whole import state_of
from ui.files.reading import Unreadable
from ui.files.shelf import InUse
from ui.settings import Settings


def table(game: str = "lucky_loop", seats: int = 2) -> tuple[Header, Session[Any, Any]]:
    session: Session[Any, Any] = Session(CATALOG[game], seats, CATALOG[game].options(), 7)
    session.begin()
    return header_of(session, [Player(f"Player {seat}") for seat in range(seats)]), session


def move(session: Session[Any, Any], rng: random.Random) -> None:
    seat = rng.choice(sorted(session.to_act))
    session.submit(seat, session.game.sample(session.view(seat), seat, rng))


def assert_same(path: Path, session: Session[Any, Any]) -> None:
    loaded = load(path.read_bytes())
    assert loaded.problem is None
    assert loaded.session.entries == session.entries
    assert loaded.session.cursor == session.cursor
    assert state_of(loaded.session) == state_of(session)


@pytest.fixture
def library(tmp_path: Path) -> Library:
    return Library(tmp_path / "autosave", Settings(QSettings(str(tmp_path / "x.ini"), QSettings.Format.IniFormat)))


@pytest.mark.parametrize("game", sorted(CATALOG))
@pytest.mark.parametrize("seed", range(3))
def test_the_journal_is_the_session_after_any_play_and_taking_back(game: str, seed: int, tmp_path: Path) -> None:
    header, session = table(game)
    journal = Journal(tmp_path / "game.voltige", header, session, pytest.fail)
    rng = random.Random(f"{game} {seed}")
    for _ in range(160):
        if rng.random() < 0.25:
            session.seek(rng.randint(1, session.length))
        elif NATURE not in session.to_act and session.to_act:
            move(session, rng)
        assert journal.sound
        if rng.random() < 0.2:
            assert_same(journal.path, session)
    assert_same(journal.path, session)
    journal.close(keep=True)


def test_changes_that_arrive_nested_are_written_in_order(tmp_path: Path) -> None:
    header, session = table()
    rng = random.Random(2)
    answers = iter(range(10))

    def answer(_: object) -> None:
        # Somebody who plays on while the others are still being told.
        if session.to_act and NATURE not in session.to_act and next(answers, None) is not None:
            move(session, rng)

    session.subscribe(answer)
    journal = Journal(tmp_path / "game.voltige", header, session, pytest.fail)
    move(session, rng)
    assert_same(journal.path, session)
    journal.close(keep=True)


def test_a_move_played_while_others_hear_of_a_taking_back_is_written_where_it_was_played(tmp_path: Path) -> None:
    header, session = table()
    rng = random.Random(3)
    stood = []
    for _ in range(6):
        stood.append(session.cursor)
        move(session, rng)

    def play_on(change: Change[Any]) -> None:
        if change.entry is None:
            move(session, rng)

    # given somebody who is told before the journal and plays at once, so that the journal hears of both together
    session.subscribe(play_on)
    journal = Journal(tmp_path / "game.voltige", header, session, pytest.fail)
    # when moves are taken back
    session.seek(stood[2])
    # then the move follows the position it was played in, not the last one that was written
    assert session.cursor > stood[2]
    assert_same(journal.path, session)
    journal.close(keep=True)


def test_a_loaded_game_begins_with_its_entries_and_where_it_stood(tmp_path: Path) -> None:
    header, session = table()
    rng = random.Random(1)
    for _ in range(10):
        move(session, rng)
    session.seek(session.length - 4)
    loaded = load(dump(header, session))
    journal = Journal(tmp_path / "game.voltige", loaded.header, loaded.session, pytest.fail)
    assert_same(journal.path, session)
    assert not load(journal.path.read_bytes()).header.whole
    journal.close(keep=True)


def test_a_game_without_its_beginning_begins_with_a_snapshot(tmp_path: Path) -> None:
    header, session = table()
    rng = random.Random(1)
    for _ in range(6):
        move(session, rng)
    later: Session[Any, Any] = Session(session.game, 2, session.options, 7, start=state_of(session))
    journal = Journal(tmp_path / "game.voltige", header, later, pytest.fail)
    move(later, rng)
    assert_same(journal.path, later)
    assert load(journal.path.read_bytes()).header.resumed
    journal.close(keep=True)


@pytest.mark.parametrize("cut", [1, 5, 30])
def test_a_torn_journal_loads_as_its_good_part(cut: int, tmp_path: Path) -> None:
    header, session = table()
    journal = Journal(tmp_path / "game.voltige", header, session, pytest.fail)
    rng = random.Random(1)
    for _ in range(8):
        move(session, rng)
    journal.close(keep=True)
    journal.path.write_bytes(journal.path.read_bytes()[:-cut])
    loaded = load(journal.path.read_bytes())
    good = loaded.session.entries
    assert good == session.entries[: len(good)]
    assert len(good) >= session.length - 2


def test_closing_keeps_or_removes_the_file_and_leaves_nothing_else(tmp_path: Path) -> None:
    header, session = table()
    for keep in (True, False):
        journal = Journal(tmp_path / f"{keep}.voltige", header, session, pytest.fail)
        journal.close(keep)
        move(session, random.Random(1))
    assert [path.name for path in tmp_path.iterdir()] == ["True.voltige"]


def test_the_shelf_offers_what_nobody_holds_newest_first(library: Library) -> None:
    header, session = table()
    assert library.waiting() == []
    first, second = (library.journal(header, session, pytest.fail) for _ in range(2))
    assert library.waiting() == []
    second.close(keep=True)
    assert library.waiting() == [second.path]
    # The clock of a disk is too coarse to tell two moments of a test apart.
    os.utime(second.path, ns=(0, 0))
    move(session, random.Random(1))
    first.close(keep=True)
    assert library.waiting() == [first.path, second.path]


def test_a_journal_is_taken_by_one_only(library: Library, tmp_path: Path) -> None:
    header, session = table()
    journal = library.journal(header, session, pytest.fail)
    with pytest.raises(InUse):
        library.take(journal.path)
    journal.close(keep=True)
    library.take(journal.path)
    assert library.waiting() == []
    with pytest.raises(InUse):
        library.take(journal.path)
    library.release(journal.path)
    assert library.waiting() == [journal.path]
    library.take(journal.path)
    library.discard(journal.path)
    assert list((tmp_path / "autosave").iterdir()) == []


def test_an_unreadable_journal_is_let_go(library: Library, tmp_path: Path) -> None:
    path = tmp_path / "autosave" / "bad.voltige"
    path.parent.mkdir()
    path.write_bytes(b"nonsense")
    for _ in range(2):
        with pytest.raises(Unreadable):
            library.take(path)


KILLED = """
import os, random, signal, sys
from tests.app.test_journal import table, move
from app.journals.journal import Journal
from pathlib import Path
header, session = table()
journal = Journal(Path(sys.argv[1]), header, session, print)
rng = random.Random(1)
for _ in range(9):
    move(session, rng)
print(session.length, flush=True)
os.kill(os.getpid(), signal.SIGKILL)
"""


def test_a_killed_voltige_loses_no_move_and_no_longer_holds_its_game(library: Library, tmp_path: Path) -> None:
    path = tmp_path / "autosave" / "killed.voltige"
    command = [sys.executable, "-c", KILLED, str(path)]
    run = subprocess.run(command, cwd=Path(__file__).parents[2], capture_output=True, text=True)
    assert run.returncode == -9, run.stderr
    assert library.waiting() == [path]
    loaded = library.take(path)
    assert loaded.problem is None
    assert loaded.session.length == int(run.stdout)
    library.discard(path)
