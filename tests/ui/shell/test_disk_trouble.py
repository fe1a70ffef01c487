"""A disk that refuses: nobody loses a move without being asked, whatever they do next."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from app.journals import journal as autosaving
from app.journals.journal_file import JournalFile
from app.journals.library import Library
from core.loading import load
from tests.app.disks import Disk
from tests.ui.shell.conftest import Person
from tests.ui.shell.flights import fly, header, saved_game, started
from ui.dialogs import ask
from ui.shell.game_page import GamePage
from ui.shell.window import MainWindow

pytestmark = pytest.mark.usefixtures("unpainted")

SAVE_AS, LEAVE, CANCEL = 0, 1, None


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Disk:
    monkeypatch.setattr(autosaving, "PATIENCE", 5)
    return Disk(monkeypatch)


@pytest.fixture
def unkept(window: MainWindow, person: Person, disk: Disk) -> GamePage:
    """A game of which only the beginning is on the disk."""
    page = window.games.start(header(humans=2))
    fly(page, 4)
    disk.room = 50
    fly(page, 8, seed=2)
    assert len(person.read) == 1
    return page


def test_closing_can_be_called_off(window: MainWindow, unkept: GamePage, person: Person, disk: Disk) -> None:
    person.answer = CANCEL
    window.menu_actions.close.trigger()
    assert window.tabs.pages == [unkept]
    assert "Leave without these moves" in person.read[-1]
    assert "no room on the disk" in person.read[-1]
    fly(unkept, 2, seed=3)
    disk.free()
    window.menu_actions.close.trigger()
    assert window.tabs.pages == []
    assert len(person.read) == 2


def test_quitting_can_be_called_off_and_no_table_is_cleared(
    window: MainWindow, unkept: GamePage, person: Person, disk: Disk
) -> None:
    disk.free()
    other = window.games.start(header(humans=2, seed=9))
    fly(other, 5)
    disk.fill()
    fly(unkept, 3, seed=3)
    person.answer = CANCEL
    assert not window.close()
    assert window.isVisible()
    assert window.tabs.pages == [unkept, other]
    assert window.tabs.page is unkept
    disk.free()
    assert window.close()


def test_leaving_without_the_moves_leaves_what_was_kept(
    window: MainWindow, unkept: GamePage, person: Person, library: Library
) -> None:
    person.answer = LEAVE
    assert window.close()
    (journal,) = library.waiting()
    loaded = load(journal.read_bytes())
    assert loaded.problem is None
    assert 0 < loaded.session.length < unkept.session.length


def test_saving_elsewhere_saves_every_move(
    window: MainWindow,
    unkept: GamePage,
    person: Person,
    library: Library,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    rescued = tmp_path / "rescued.voltige"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(rescued), ""))
    person.answer = SAVE_AS
    assert window.close()
    assert load(rescued.read_bytes()).session.entries == unkept.session.entries
    assert library.waiting() == []


def test_a_save_that_is_called_off_calls_closing_off(
    window: MainWindow, unkept: GamePage, person: Person, disk: Disk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: ("", ""))
    person.answer = SAVE_AS
    assert not window.close()
    assert window.tabs.pages == [unkept]
    disk.free()


def test_restart_asks_too(
    window: MainWindow, unkept: GamePage, person: Person, disk: Disk, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Yes, begin again; no, not at that price.
    asked = iter([0, CANCEL])
    monkeypatch.setattr(ask, "choose", lambda *_: next(asked))
    window.menu_actions.restart.trigger()
    assert window.tabs.pages == [unkept]
    disk.free()


def test_room_that_comes_back_is_used_and_said(
    window: MainWindow, unkept: GamePage, person: Person, disk: Disk, qtbot: QtBot
) -> None:
    with qtbot.waitSignal(window.games.told, timeout=60_000) as heard:
        disk.free()
    assert heard.args == ["Every move is kept again."]
    assert len(person.read) == 1
    assert window.close()
    assert len(person.read) == 1


# --- going on with a waiting game ------------------------------------------------------------------------


@pytest.fixture
def journal(autosave: Path) -> Path:
    autosave.mkdir(exist_ok=True)
    return saved_game(autosave / "waiting.voltige")


def test_a_game_resumed_on_a_full_disk_keeps_its_old_journal_until_the_new_one_is_whole(
    window: MainWindow, library: Library, journal: Path, person: Person, disk: Disk, qtbot: QtBot
) -> None:
    disk.room = 100
    window.games.resume(journal)
    page = window.tabs.page
    assert page is not None
    assert "no room on the disk" in person.read[-1]
    assert journal.exists()
    assert library.waiting() == []
    fly(page, 3)
    disk.free()
    qtbot.waitUntil(lambda: not journal.exists(), timeout=60_000)
    assert load(page.journal.path.read_bytes()).session.entries == page.session.entries


def test_a_game_resumed_and_left_on_a_full_disk_waits_as_before(
    window: MainWindow, library: Library, journal: Path, person: Person, disk: Disk
) -> None:
    before = journal.read_bytes()
    disk.fill()
    window.games.resume(journal)
    person.answer = LEAVE
    assert window.close()
    assert journal.read_bytes() == before
    assert library.waiting() == [journal]


def test_the_new_journal_is_synced_before_the_old_one_goes(
    window: MainWindow, library: Library, journal: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[str] = []
    sync, discard = JournalFile.sync, Library.discard

    def note_sync(file: JournalFile) -> None:
        done.append("sync")
        sync(file)

    def note_discard(library: Library, path: Path, damaged: bool = False) -> None:
        done.append("discard")
        discard(library, path, damaged)

    monkeypatch.setattr(JournalFile, "sync", note_sync)
    monkeypatch.setattr(Library, "discard", note_discard)
    window.games.resume(journal)
    assert done == ["sync", "discard"]


def test_a_finished_game_takes_its_old_journal_with_it_even_on_a_full_disk(
    window: MainWindow, library: Library, journal: Path, person: Person, disk: Disk
) -> None:
    disk.fill()
    window.games.resume(journal)
    page = window.tabs.page
    assert page is not None
    fly(page, 100_000)
    assert window.close()
    assert library.waiting() == []


def test_a_game_that_is_open_elsewhere_is_not_removed(
    window: MainWindow, journal: Path, person: Person, library: Library
) -> None:
    other = Library(journal.parent, window._settings)
    other.take(journal)
    window.waiting.discard(journal)
    assert "another window" in person.read[-1]
    assert journal.exists()
    other.release(journal)


def test_what_can_t_be_removed_is_told(
    window: MainWindow, journal: Path, person: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(path: Path, missing_ok: bool = False) -> None:
        raise OSError(30, "Read-only file system")

    with monkeypatch.context() as patch:
        patch.setattr(Path, "unlink", refuse)
        window.waiting.discard(journal)
    assert "the disk is read-only" in person.read[-1]
    assert journal.exists()


# --- what is worth keeping -------------------------------------------------------------------------------


def test_a_table_that_no_person_touched_does_not_wait(window: MainWindow, library: Library) -> None:
    bots, person = [next(seed for seed in range(99) if started(seed=seed).to_act == {seat}) for seat in (1, 0)]
    for seed, waits in ((bots, 0), (person, 1)):
        page = window.games.start(header(seed=seed))
        page.presenter.bots.halt(True)
        fly(page, 1)
        window.games.close(page)
        assert len(library.waiting()) == waits


def test_a_game_between_bots_that_somebody_watched_waits(window: MainWindow, library: Library) -> None:
    page = window.games.start(header(humans=0))
    page.presenter.bots.halt(True)
    fly(page, 3)
    window.games.close(page)
    assert len(library.waiting()) == 1


def test_removing_all_asks_once(window: MainWindow, library: Library, autosave: Path, person: Person) -> None:
    autosave.mkdir()
    for index in range(5):
        saved_game(autosave / f"{index}.voltige")
    running = window.games.start(header(humans=2))
    fly(running, 3)
    person.answer = None
    window.waiting.discard_all()
    assert len(library.waiting()) == 5
    person.answer = 0
    window.waiting.discard_all()
    assert library.waiting() == []
    assert len(person.read) == 2
    assert running.journal.path.exists()
