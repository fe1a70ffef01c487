"""Nothing is lost: closing, restarting, resuming, and what the hangar shows of it."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from app.journals.library import Library
from core.catalog import GAMES
from core.loading import load
from tests.ui.shell.conftest import Person
from tests.ui.shell.flights import fly, header, saved_game
from tests.whole import state_of
from ui.hangar.hangar import Hangar
from ui.hangar.previews import Preview
from ui.hangar.saved_tile import SavedTile
from ui.hangar.tiles import GameTile
from ui.look.style import Style
from ui.settings import Settings
from ui.shell.window import MainWindow


def journals(autosave: Path) -> list[Path]:
    return sorted(autosave.glob("*.voltige"))


def test_a_closed_game_waits_and_goes_on_where_it_was(
    window: MainWindow, library: Library, autosave: Path, person: Person
) -> None:
    page = window.games.start(header())
    fly(page, 8)
    page.session.seek(page.session.cursor - 2)
    state, entries = state_of(page.session), page.session.entries
    window.menu_actions.close.trigger()
    assert person.read == []
    (journal,) = library.waiting()
    window.games.resume(journal)
    again = window.tabs.page
    assert again is not None
    assert (state_of(again.session), again.session.entries) == (state, entries)
    assert not journal.exists()
    assert len(journals(autosave)) == 1
    assert again.modified


def test_quitting_keeps_every_game(window: MainWindow, library: Library, person: Person) -> None:
    for seed in range(3):
        fly(window.games.start(header(humans=2, seed=seed)), 5)
    window.close()
    assert len(library.waiting()) == 3
    assert person.read == []


def test_a_finished_a_fresh_and_a_saved_game_leave_nothing_behind(
    window: MainWindow, autosave: Path, tmp_path: Path
) -> None:
    finished = window.games.start(header(humans=2))
    fly(finished, 100_000)
    assert finished.session.outcome is not None
    window.games.start(header())
    saved = window.games.start(header(humans=2))
    fly(saved, 5)
    saved.save(tmp_path / "saved.voltige")
    window.close()
    assert journals(autosave) == []


def test_a_live_game_is_not_offered(window: MainWindow, library: Library, autosave: Path, settings: Settings) -> None:
    fly(window.games.start(header()), 5)
    assert len(journals(autosave)) == 1
    assert library.waiting() == []
    assert Library(autosave, settings).waiting() == []


def test_a_resumed_game_has_its_file_back(
    window: MainWindow, library: Library, settings: Settings, tmp_path: Path
) -> None:
    page = window.games.start(header(humans=2))
    fly(page, 5)
    path = tmp_path / "evening.voltige"
    page.save(path)
    fly(page, 5, seed=2)
    window.games.close(page)
    (journal,) = library.waiting()
    window.games.resume(journal)
    again = window.tabs.page
    assert again is not None
    assert again.path == path
    assert again.modified
    assert settings.saved_to(journal) is None
    assert settings.saved_to(again.journal.path) == path
    assert window.games.save(again)
    assert state_of(load(path.read_bytes()).session) == state_of(again.session)


def test_a_torn_journal_goes_on_from_its_good_part(
    window: MainWindow, library: Library, autosave: Path, person: Person
) -> None:
    page = window.games.start(header(humans=2))
    fly(page, 12)
    entries = page.session.entries
    window.games.close(page)
    (journal,) = library.waiting()
    journal.write_bytes(journal.read_bytes()[:-9])
    window.games.resume(journal)
    again = window.tabs.page
    assert again is not None
    assert again.session.entries[: len(entries) - 1] == entries[:-1]
    (rewritten,) = journals(autosave)
    assert rewritten == again.journal.path
    assert load(rewritten.read_bytes()).problem is None
    assert person.read == []
    assert journal.with_suffix(".damaged").exists()


def test_restart_begins_anew_and_keeps_the_old_game(window: MainWindow, library: Library, person: Person) -> None:
    page = window.games.start(header(humans=2))
    window.menu_actions.restart.trigger()
    assert person.read == []
    fresh = window.tabs.page
    assert fresh is not None
    assert fresh is not page
    assert library.waiting() == []
    fly(fresh, 6)
    person.answer = None
    window.menu_actions.restart.trigger()
    assert window.tabs.page is fresh
    person.answer = 0
    window.menu_actions.restart.trigger()
    newest = window.tabs.page
    assert newest is not None
    assert newest.header.seed != fresh.header.seed
    assert newest.header.seats == fresh.header.seats
    assert not newest.begun
    assert len(library.waiting()) == 1


def test_a_failing_journal_is_told_once_and_the_game_goes_on(
    window: MainWindow, autosave: Path, person: Person
) -> None:
    autosave.write_text("a file where the folder should be")
    page = window.games.start(header(humans=2))
    fly(page, 6)
    assert len(person.read) == 1
    assert page.session.cursor > 6
    autosave.unlink()


# --- the hangar ------------------------------------------------------------------------------------------


def tiles(window: MainWindow) -> list[SavedTile]:
    return window.hangar.findChildren(SavedTile)


def test_the_hangar_shows_saves_of_every_kind(
    window: MainWindow, qtbot: QtBot, autosave: Path, settings: Settings, tmp_path: Path
) -> None:
    autosave.mkdir(exist_ok=True)
    saved_game(autosave / "good.voltige")
    saved_game(autosave / "loops.voltige", game="loops")
    (autosave / "empty.voltige").touch()
    (autosave / "binary.voltige").write_bytes(bytes(range(256)) * 9)
    settings.add_recent(saved_game(tmp_path / "mine.voltige"))
    window.hangar.refresh()
    qtbot.waitUntil(lambda: all(tile.preview is not None for tile in tiles(window)) and len(tiles(window)) == 5)
    shown = {tile.path.stem: tile.preview or Preview() for tile in tiles(window)}
    assert shown["good"].picture is not None
    assert shown["mine"].picture is not None
    assert shown["loops"].facts is not None
    for bad in ("empty", "binary"):
        assert shown[bad].problem
        assert shown[bad].facts is None
    window.hangar.grab()


def test_a_game_that_is_closed_behind_the_hangar_waits_there_at_once(window: MainWindow, library: Library) -> None:
    page = window.games.start(header())
    fly(page, 8)
    window.tabs.setCurrentWidget(window.hangar)
    assert tiles(window) == []
    window.games.close(page)
    assert [tile.path for tile in tiles(window)] == library.waiting()


def test_removing_from_the_hangar_asks(window: MainWindow, autosave: Path, library: Library, person: Person) -> None:
    autosave.mkdir(exist_ok=True)
    journal = saved_game(autosave / "good.voltige")
    person.answer = None
    window.waiting.discard(journal)
    assert journal.exists()
    person.answer = 0
    window.waiting.discard(journal)
    assert library.waiting() == []


def test_a_tile_opens_with_return(library: Library, style: Style, qtbot: QtBot, tmp_path: Path) -> None:
    chosen: list[str] = []
    hangar = Hangar(library, tmp_path / "previews", style.theme)
    qtbot.addWidget(hangar)
    hangar.show()
    hangar.game_chosen.connect(chosen.append)
    for tile in hangar.findChildren(GameTile):
        assert tile.focusPolicy() & Qt.FocusPolicy.TabFocus
        assert tile.accessibleName()
        qtbot.keyClick(tile, Qt.Key.Key_Return)
        qtbot.mouseClick(tile, Qt.MouseButton.LeftButton)
    assert chosen == [game for game in GAMES.ours for _ in range(2)]


def test_the_hangar_can_be_small_and_large_and_dark(window: MainWindow, style: Style) -> None:
    for width, height in ((720, 520), (1280, 800), (1920, 1080)):
        window.resize(width, height)
        assert not window.hangar.grab().isNull()
