"""F6 goes round the panes, Escape leads back to the table, and the keys of a panel put the keyboard on it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDockWidget, QWidget
from pytestqt.qtbot import QtBot

from core.catalog import CATALOG
from core.players import Kind, Player
from core.record import header_of
from tests.ui.shell.flights import header
from tests.ui.shell.walking import keyboard_of
from tests.ui.table.tables import session_of
from ui.shell.docks import Docks
from ui.shell.window import MainWindow
from ui.table.speech.last_line import LastLine

pytestmark = pytest.mark.usefixtures("unpainted")

PLAIN, SHIFT = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier


def docks_of(window: MainWindow) -> Docks:
    assert window.docks is not None
    return window.docks


def pane_of(window: MainWindow) -> QWidget:
    """The pane that has the keyboard."""
    focused = keyboard_of(window)
    (pane,) = [each for each in window.panes.shown() if each is focused or each.isAncestorOf(focused)]
    return pane


def press(window: MainWindow, keys: str) -> None:
    keyboard_of(window)
    QTest.keySequence(window.windowHandle(), QKeySequence(keys))


def table_of(window: MainWindow) -> QWidget:
    page = window.tabs.page
    assert page is not None
    return page.presenter.view


@pytest.mark.parametrize("game", sorted(CATALOG))
def test_round_a_table_and_back(window: MainWindow, game: str) -> None:
    window.games.start(header(game, humans=2))
    docks = docks_of(window)
    assert pane_of(window) is table_of(window)
    wanted = [table_of(window), window.findChild(LastLine), docks.scores, docks.log, window.tabs.tabBar()]
    for keys, order in (("F6", wanted), ("Shift+F6", [wanted[0], *wanted[:0:-1]])):
        reached = []
        for _ in order:
            reached.append(pane_of(window))
            press(window, keys)
        assert reached == order
        assert pane_of(window) is table_of(window), "and round again"


def test_the_bars_under_a_table_and_the_rulebook_are_panes_too(window: MainWindow) -> None:
    session = session_of("lucky_loop", 3)
    players = [Player(name, kind=Kind.RANDOM) for name in ("Ann", "Bob", "Cid")]
    page = window.games.show(header_of(session, players), session)
    page.presenter.bots.halt(True)
    window.resize(1600, 900)
    window.show_rules()
    reached = []
    for _ in window.panes.shown():
        press(window, "F6")
        reached.append(pane_of(window))
    assert page.watch_bar in reached
    assert window.rules.dock in reached
    assert set(reached) == set(window.panes.shown())


def test_the_hangar_alone_keeps_the_keyboard_where_it_is(window: MainWindow) -> None:
    before = keyboard_of(window)
    press(window, "F6")
    assert keyboard_of(window) is before


def test_a_pane_is_taken_up_where_it_was_left(window: MainWindow) -> None:
    window.games.start(header())
    docks = docks_of(window)
    press(window, "Ctrl+1")
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_Tab)
    assert docks.scores_panel.show_odds.hasFocus()
    press(window, "F6")
    press(window, "Shift+F6")
    assert docks.scores_panel.show_odds.hasFocus()


def test_escape_in_any_pane_leads_back_to_the_table(window: MainWindow) -> None:
    window.games.start(header(humans=2))
    count = len(window.panes.shown())
    for steps in range(1, count):
        for _ in range(steps):
            press(window, "F6")
        assert pane_of(window) is not table_of(window)
        press(window, "Esc")
        assert pane_of(window) is table_of(window)


def test_escape_leads_back_from_a_panel_that_floats(window: MainWindow, qtbot: QtBot) -> None:
    window.games.start(header(humans=2))
    docks = docks_of(window)
    docks.log.setFloating(True)
    docks.log.activateWindow()
    qtbot.waitUntil(docks.log_list.hasFocus)
    QTest.keyClick(docks.log.windowHandle(), Qt.Key.Key_Escape)
    assert pane_of(window) is table_of(window)
    press(window, "Ctrl+2")
    qtbot.waitUntil(docks.log_list.hasFocus)
    assert docks.log.isActiveWindow()
    QTest.keyClick(docks.log.windowHandle(), Qt.Key.Key_Escape)
    assert pane_of(window) is table_of(window)


@pytest.mark.parametrize(
    "digits",
    [
        ("Ctrl+1", "Ctrl+2", "Ctrl+3", "Ctrl+4", "Ctrl+5", "Ctrl+6"),
        ("Ctrl+&", "Ctrl+é", 'Ctrl+"', "Ctrl+'", "Ctrl+(", "Ctrl+6"),
    ],
)
def test_the_keys_of_a_panel_put_the_keyboard_on_it_and_then_put_it_away(
    window: MainWindow, digits: tuple[str, ...]
) -> None:
    window.games.start(header(humans=2))
    docks = docks_of(window)
    panels: list[QDockWidget] = docks.all
    for keys, dock in zip(digits, panels, strict=True):
        press(window, keys)
        assert pane_of(window) is dock
        assert not dock.visibleRegion().isEmpty(), "in front of the others"
        press(window, keys)
        assert dock.isHidden()
        assert pane_of(window) is table_of(window)
        press(window, keys)
        assert pane_of(window) is dock


def test_a_panel_that_is_seen_gets_the_keyboard_instead_of_going_away(window: MainWindow) -> None:
    window.games.start(header(humans=2))
    log = docks_of(window).log
    assert not log.visibleRegion().isEmpty()
    press(window, "Ctrl+2")
    assert not log.isHidden()
    assert pane_of(window) is log


def test_from_the_menu_a_panel_that_is_seen_goes_away(window: MainWindow) -> None:
    window.games.start(header(humans=2))
    docks = docks_of(window)
    docks.toggles[1].trigger()
    assert docks.log.isHidden()
