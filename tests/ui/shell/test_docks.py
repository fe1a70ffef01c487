"""The docks: keys that bring them into sight, and a log that shows the newest line."""

from __future__ import annotations

from functools import partial

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.ui.shell.flights import fly, header
from tests.ui.shell.walking import keyboard_of
from ui.panels.log_list import LogList
from ui.shell.docks import Docks
from ui.shell.game_page import GamePage
from ui.shell.window import MainWindow

CTRL = Qt.KeyboardModifier.ControlModifier


def docks_of(window: MainWindow) -> Docks:
    assert window.docks is not None
    return window.docks


@pytest.mark.parametrize("keys", ["Ctrl+2", "Ctrl+é"])
def test_a_key_brings_a_dock_to_the_front_and_only_then_puts_it_away(
    window: MainWindow, keys: str, qtbot: QtBot
) -> None:
    window.games.start(header())
    docks, toggle = docks_of(window), docks_of(window).toggles[1]
    window.menu_actions.moves.trigger()
    assert docks.log.visibleRegion().isEmpty(), "the log is behind the moves"

    def shows_log(seen: bool) -> bool:
        return docks.log.visibleRegion().isEmpty() is not seen

    for seen in (True, False, True):
        keyboard_of(window)
        QTest.keySequence(window.windowHandle(), QKeySequence(keys))
        qtbot.waitUntil(partial(shows_log, seen))
        assert toggle.isChecked() is seen
        assert docks.log.isHidden() is not seen


def test_every_digit_has_a_key_without_shift_on_french_keyboards(window: MainWindow) -> None:
    window.games.start(header())
    wanted = [*docks_of(window).toggles, window.menu_actions.fit]
    keys = [[key.toString() for key in action.shortcuts()] for action in wanted]
    # But for 6, whose key without Shift is that of zooming out.
    digits = zip("1234560", ["&", "É", '"', "'", "(", "", "À"], strict=True)
    assert keys == [[f"Ctrl+{key}" for key in pair if key] for pair in digits]


def at_the_end(log: LogList) -> bool:
    bar = log.verticalScrollBar()
    return 0 < bar.maximum() == bar.value()


def long_game(window: MainWindow) -> GamePage:
    page = window.games.start(header(humans=2))
    fly(page, 60)
    return page


def test_the_log_shows_the_newest_line_of_every_table_that_comes_to_the_front(window: MainWindow, qtbot: QtBot) -> None:
    first = long_game(window)
    log = docks_of(window).log_list
    qtbot.waitUntil(lambda: at_the_end(log))
    # Whoever has scrolled back is left alone at this table,
    scroll_to_the_top(log)
    fly(first, 10, seed=2)
    qtbot.wait(1)
    assert log.verticalScrollBar().value() == 0
    # but another table is shown from its end, and so is this one later.
    long_game(window)
    qtbot.waitUntil(lambda: at_the_end(log))
    scroll_to_the_top(log)
    window.tabs.setCurrentWidget(first)
    qtbot.waitUntil(lambda: at_the_end(log))


def test_back_at_the_end_it_follows_again(window: MainWindow, qtbot: QtBot) -> None:
    page = long_game(window)
    log = docks_of(window).log_list
    scroll_to_the_top(log)
    log.setFocus()
    QTest.keyClick(log, Qt.Key.Key_End)
    assert at_the_end(log)
    lines = log.model().rowCount()
    fly(page, 10, seed=2)
    assert log.model().rowCount() > lines
    qtbot.waitUntil(lambda: at_the_end(log))


def scroll_to_the_top(log: LogList) -> None:
    """As the keyboard does it, which moves no handle."""
    log.setFocus()
    QTest.keyClick(log, Qt.Key.Key_Home)
    assert log.verticalScrollBar().value() == 0
