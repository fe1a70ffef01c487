"""A game that waits can be called something, and keeps that name as long as it has no other."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QInputDialog, QLineEdit, QMenu
from pytestqt.qtbot import QtBot

from app.journals.library import Library
from tests.ui.shell.conftest import Person
from tests.ui.shell.flights import fly, header, saved_game
from tests.ui.shell.saved_tiles import tile_of, tiles, visit, wait_for_previews
from ui.files.paths import file_name
from ui.look.names import LONGEST_TITLE
from ui.look.style import Style
from ui.settings import Settings
from ui.shell.game_page import GamePage
from ui.shell.window import MainWindow


@pytest.fixture
def journal(window: MainWindow, library: Library, qtbot: QtBot) -> Path:
    """A game that waits, and the window is back in the hangar."""
    page = window.games.start(header(humans=2))
    fly(page, 6)
    window.games.close(page)
    visit(window, qtbot)
    (waiting,) = library.waiting()
    return waiting


def write(name: str, key: Qt.Key = Qt.Key.Key_Return) -> None:
    """Write a name into the dialog that is about to open."""

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, QInputDialog)
        line = dialog.findChild(QLineEdit)
        assert line is not None
        line.selectAll()
        QTest.keyClick(line, Qt.Key.Key_Backspace)
        QTest.keyClicks(line, name)
        QTest.keyClick(dialog, key)

    QTimer.singleShot(0, look)


def rename(window: MainWindow, journal: Path, name: str) -> None:
    write(name)
    window.waiting.rename(journal)


def resumed(window: MainWindow, journal: Path) -> GamePage:
    window.games.resume(journal)
    page = window.tabs.page
    assert page is not None
    return page


def test_f2_names_the_game_on_the_tile(window: MainWindow, journal: Path, qtbot: QtBot) -> None:
    wait_for_previews(window, qtbot)
    (tile,) = tiles(window)
    tile.setFocus()
    write("Sunday at Grandma's")
    qtbot.keyClick(tile, Qt.Key.Key_F2)
    assert tiles(window) == [tile]
    assert tile.accessibleName().startswith("Sunday at Grandma's. Lucky Loop: Player 0, Player 1.")
    assert tile.cross.accessibleName() == "Remove Sunday at Grandma's"
    assert tile.toolTip() == "Sunday at Grandma's"


def test_the_menu_of_a_tile_names_it_too(window: MainWindow, journal: Path) -> None:
    (tile,) = tiles(window)
    middle = tile.rect().center()
    asks = QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, middle, tile.mapToGlobal(middle))
    QApplication.sendEvent(tile, asks)
    menu = tile.findChild(QMenu)
    assert menu is not None
    assert [action.text() for action in menu.actions()] == ["Open", "Rename…", "Remove from the hangar"]
    write("Rainy day")
    menu.actions()[1].trigger()
    assert tile.accessibleName().startswith("Rainy day")


def test_cancelling_changes_nothing(window: MainWindow, journal: Path, library: Library) -> None:
    write("Never mind", key=Qt.Key.Key_Escape)
    window.waiting.rename(journal)
    assert library.names([journal]) == {}


def test_without_a_name_it_is_called_like_its_game_again(window: MainWindow, journal: Path, library: Library) -> None:
    rename(window, journal, "Sunday")
    rename(window, journal, "")
    assert library.names([journal]) == {}


def test_the_name_comes_with_the_game_to_its_tab_and_back(
    window: MainWindow, journal: Path, library: Library, qtbot: QtBot
) -> None:
    rename(window, journal, "Sunday")
    page = resumed(window, journal)
    assert page.title == "Sunday"
    assert window.tabs.tabText(1).startswith("Sunday")
    assert "Sunday" in window.windowTitle()
    fly(page, 2, seed=4)
    window.games.close(page)
    (again,) = library.waiting()
    assert again != journal
    assert tile_of(window, again).accessibleName().startswith("Sunday")
    assert library.names([journal, again]) == {again: "Sunday"}


def test_the_name_survives_a_crash_and_a_restart(
    window: MainWindow, journal: Path, settings: Settings, style: Style, tmp_path: Path, qtbot: QtBot
) -> None:
    rename(window, journal, "Sunday")
    page = resumed(window, journal)
    settings._store._kept.sync()
    assert settings.names() == {page.journal.path.name: "Sunday"}, "at once, before anything is closed"
    window.games.close_all()
    later = MainWindow(settings, Library(journal.parent, settings), tmp_path / "previews", style, "en")
    qtbot.addWidget(later)
    later.show()
    visit(later, qtbot)
    assert [tile.accessibleName().split(".")[0] for tile in tiles(later)] == ["Sunday"]


def test_the_name_is_offered_for_the_file_and_gives_way_to_it(
    window: MainWindow, journal: Path, library: Library, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    offered: list[str] = []

    def choose(_: object, __: str, proposed: str, ___: str) -> tuple[str, str]:
        offered.append(Path(proposed).name)
        return str(tmp_path / "evening.voltige"), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", choose)
    rename(window, journal, "Zoe/Max: 1?")
    page = resumed(window, journal)
    window.menu_actions.save.trigger()
    assert offered == ["Zoe-Max- 1-.voltige"]
    assert page.title == "evening"
    fly(page, 3, seed=4)
    window.games.close(page)
    (waiting,) = library.waiting()
    assert library.names([waiting]) == {}


def test_a_game_that_is_removed_or_over_leaves_no_name(
    window: MainWindow, journal: Path, settings: Settings, person: Person
) -> None:
    rename(window, journal, "Sunday")
    window.waiting.discard(journal)
    assert settings.names() == {}


@pytest.mark.parametrize("stored", ["nonsense", "[]", '{"a": 1}', "{" * 4000])
def test_rubbish_among_the_names_is_none(stored: str, window: MainWindow, settings: Settings, autosave: Path) -> None:
    autosave.mkdir()
    saved_game(autosave / "a.voltige")
    settings._store.set("names", stored)
    window.hangar.refresh()
    assert [tile.path.name for tile in tiles(window)] == ["a.voltige"]


def test_names_are_shown_short_and_readable(library: Library, settings: Settings) -> None:
    journal = Path("a.voltige")
    settings.set_name(journal, "\u202eyadnuS\x07 " + "x" * 10_000)
    (name,) = library.names([journal]).values()
    assert name.startswith("yadnuS x")
    assert len(name) == LONGEST_TITLE


@pytest.mark.parametrize(("title", "name"), [("Jump!", "Jump!"), ("../a\\b", "-a-b"), ("a:b*c?", "a-b-c-")])
def test_what_no_file_may_be_called_is_replaced(title: str, name: str) -> None:
    assert file_name(title) == f"{name}.voltige"
