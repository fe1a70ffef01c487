"""F1 opens the rulebook at the right page, and Escape gives the keyboard back."""

from __future__ import annotations

from functools import partial

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from core.catalog import CATALOG
from tests.ui.rulebook.pages import marked, press
from tests.ui.shell.books import NARROW, TINY, WIDE, dock_of, docks_of, f1
from tests.ui.shell.flights import fly, header
from tests.ui.shell.walking import keyboard_of
from ui.catalog import title_of
from ui.hangar.saved_tile import SavedTile
from ui.hangar.tiles import GameTile
from ui.look.style import Style
from ui.look.theme import DARK
from ui.rulebook.reader import Reader
from ui.settings import Appearance
from ui.shell.window import MainWindow


def test_in_the_hangar_it_is_the_book_of_the_tile_in_focus(window: MainWindow) -> None:
    for tile in window.hangar.findChildren(GameTile):
        tile.setFocus()
        assert f1(window) == f"{title_of(tile.game)}: the rules"
        press(window, "Escape")
        assert not dock_of(window).isVisible()
        assert QApplication.focusWidget() is tile


def test_in_the_hangar_it_is_the_book_of_the_game_that_waits(window: MainWindow, qtbot: QtBot) -> None:
    for game in ("jump", "loops"):
        page = window.games.start(header(game, humans=2))
        fly(page, 4)
        window.games.close(page)
    qtbot.waitUntil(lambda: sorted(tile.game for tile in window.hangar.findChildren(SavedTile)) == ["jump", "loops"])
    for tile in window.hangar.findChildren(SavedTile):
        for part in (tile, tile.cross):
            part.setFocus()
            assert f1(window) == f"{title_of(tile.game)}: the rules"
            press(window, "Escape")
            assert QApplication.focusWidget() is part


@pytest.mark.parametrize("game", sorted(CATALOG))
@pytest.mark.parametrize("size", [WIDE, NARROW, TINY], ids=["wide", "narrow", "tiny"])
def test_at_a_table_it_opens_at_the_first_page(window: MainWindow, game: str, size: QSize, qtbot: QtBot) -> None:
    window.setMinimumSize(size.boundedTo(window.minimumSize()))
    window.resize(size)
    window.games.start(header(game, humans=2))
    for _ in range(2):
        assert f1(window) == f"{title_of(game)}: the rules"
        reader = dock_of(window).view.reader
        qtbot.waitUntil(partial(can_be_scrolled, reader))
        assert reader.verticalScrollBar().value() == 0
        assert reader.textCursor().atStart()
        # So it does again when somebody read on, and closed it.
        press(dock_of(window), "Ctrl+End")
        assert reader.verticalScrollBar().value() > 0
        press(dock_of(window), "Escape")


def can_be_scrolled(reader: Reader) -> bool:
    return reader.verticalScrollBar().maximum() > 0


def test_while_it_lies_open_the_key_turns_no_page(window: MainWindow) -> None:
    page = window.games.start(header(humans=2))
    f1(window)
    press(window, "Ctrl+End")
    value = dock_of(window).view.reader.verticalScrollBar().value()
    page.setFocus()
    f1(window)
    assert dock_of(window).view.reader.verticalScrollBar().value() == value > 0


def test_a_refusal_opens_it_at_its_rule(window: MainWindow, qtbot: QtBot) -> None:
    page = window.games.start(header())
    toast = page.presenter.view.toast
    toast.say("That is not allowed.", "LL-10")
    QTest.mouseClick(toast, Qt.MouseButton.LeftButton, pos=link_in(toast))
    (mark,) = marked(dock_of(window).view.reader)
    assert mark.startswith("LL-10 ")
    qtbot.wait(1)
    assert dock_of(window).view.reader.viewport().rect().contains(dock_of(window).view.reader.cursorRect())


def link_in(label: QWidget) -> QPoint:
    """A point on the link at the end of a message: the hand tells it."""
    row = label.height() // 2
    for x in range(label.width(), 0, -4):
        QTest.mouseMove(label, QPoint(x, row))
        if label.cursor().shape() == Qt.CursorShape.PointingHandCursor:
            return QPoint(x - 4, row)
    raise AssertionError("there is no link")


def test_it_goes_with_the_table_that_is_shown(window: MainWindow) -> None:
    first = window.games.start(header("loops", humans=2))
    f1(window)
    window.games.start(header("jump", humans=2))
    assert dock_of(window).windowTitle() == "Jump!: the rules"
    window.tabs.setCurrentWidget(first)
    assert dock_of(window).windowTitle() == "LOOPS: the rules"
    window.tabs.setCurrentIndex(0)
    assert dock_of(window).isVisible()
    assert dock_of(window).windowTitle() == "LOOPS: the rules"


def test_language_and_look_change_while_it_is_read(window: MainWindow, style: Style) -> None:
    window.games.start(header(humans=2))
    window.show_rules("lucky_loop", "LL-14")
    reader = dock_of(window).view.reader
    window.retranslate("fr")
    (mark,) = marked(reader)
    assert mark.startswith("LL-14 ")
    assert "pouvez" in reader.toPlainText()
    style.choose(Appearance.DARK)
    (selection,) = reader.extraSelections()
    assert selection.format.background().color().name() == DARK.glow
    assert reader.viewport().rect().contains(reader.cursorRect())


def test_escape_gives_the_keyboard_back_to_the_table(window: MainWindow) -> None:
    page = window.games.start(header("loops"))
    table = keyboard_of(window)
    assert table is page.presenter.view.table
    f1(window)
    press(window, "Ctrl+F")
    press(window, "Escape")
    assert dock_of(window).isVisible(), "the search is closed first"
    press(window, "Escape")
    assert not dock_of(window).isVisible()
    assert QApplication.focusWidget() is table


def test_a_panel_that_stepped_aside_gets_the_keyboard_back_too(window: MainWindow) -> None:
    window.resize(NARROW)
    window.games.start(header("loops"))
    log = docks_of(window).log_list
    log.setFocus()
    f1(window)
    assert not log.isVisible()
    press(window, "Escape")
    assert QApplication.focusWidget() is log


def test_closed_by_its_cross_it_leaves_the_keyboard_where_it_is(window: MainWindow) -> None:
    page = window.games.start(header("loops"))
    f1(window)
    page.setFocus()
    dock_of(window).close()
    assert QApplication.focusWidget() is page.presenter.view.table


def test_where_what_had_the_keyboard_is_gone_the_page_gets_it(window: MainWindow) -> None:
    first = window.games.start(header("loops", humans=2))
    second = window.games.start(header("jump"))
    window.tabs.setCurrentWidget(first)
    f1(window)
    window.games.close(first)
    window.tabs.setCurrentWidget(second)
    dock_of(window).view.reader.setFocus()
    press(window, "Escape")
    assert QApplication.focusWidget() is second.presenter.view.table
