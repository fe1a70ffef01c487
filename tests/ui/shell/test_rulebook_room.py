"""The rulebook leaves room for the table, in windows of every size, and is found again where it was."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QMainWindow, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.rulebook.pages import press
from tests.ui.shell.books import NARROW, TINY, WIDE, dock_of, docks_of, f1, panels
from tests.ui.shell.flights import header
from tests.ui.shell.walking import keyboard_of
from ui.shell.window import MainWindow


def test_in_a_wide_window_it_stands_between_the_table_and_the_panels(window: MainWindow, qtbot: QtBot) -> None:
    window.resize(WIDE)
    page = window.games.start(header())
    shown = panels(window)
    f1(window)
    qtbot.wait(1)
    assert panels(window) == shown
    assert right_of(page) <= left_of(dock_of(window))
    assert right_of(dock_of(window)) <= left_of(docks_of(window).scores)


def test_in_a_narrow_window_the_panels_step_aside_for_it(window: MainWindow, qtbot: QtBot) -> None:
    window.resize(NARROW)
    page = window.games.start(header())
    shown, docks = panels(window), docks_of(window)
    window.resizeDocks([docks.scores], [300], Qt.Orientation.Horizontal)
    window.resizeDocks([docks.odds, docks.log], [240, 300], Qt.Orientation.Vertical)
    qtbot.waitUntil(lambda: docks.log.width() == 300)
    places = [dock.geometry() for dock in shown]
    f1(window)
    qtbot.wait(1)
    assert not panels(window)
    assert page.width() >= 840
    assert right_of(page) <= left_of(dock_of(window))
    press(window, "Escape")
    assert panels(window) == shown
    qtbot.waitUntil(lambda: [dock.geometry() for dock in shown] == places)


def test_panels_that_were_closed_stay_so(window: MainWindow) -> None:
    window.resize(NARROW)
    window.games.start(header())
    docks_of(window).log.close()
    shown = panels(window)
    f1(window)
    # One that is asked for meanwhile comes, and is nobody's to bring back later.
    press(window, "Ctrl+1")
    assert panels(window) == [docks_of(window).scores]
    press(window, "Ctrl+1")
    dock_of(window).close()
    assert panels(window) == [dock for dock in shown if dock is not docks_of(window).scores]


def test_the_panels_come_back_when_the_window_is_wide_enough(window: MainWindow) -> None:
    window.resize(NARROW)
    window.games.start(header())
    shown = panels(window)
    f1(window)
    for size, there in ((WIDE, shown), (NARROW, [])):
        window.resize(size)
        assert panels(window) == there
    dock_of(window).setFloating(True)
    assert panels(window) == shown


def test_between_tables_the_panels_are_as_each_table_needs_them(window: MainWindow) -> None:
    window.resize(NARROW)
    first = window.games.start(header("lucky_loop", humans=2))
    with_odds = panels(window)
    f1(window)
    window.games.start(header("loops", humans=2))
    window.tabs.setCurrentIndex(0)
    assert not panels(window)
    window.tabs.setCurrentIndex(2)
    press(window, "Escape")
    dock_of(window).close()
    assert panels(window) == [dock for dock in with_odds if dock is not docks_of(window).odds]
    window.tabs.setCurrentWidget(first)
    assert panels(window) == with_odds


def left_of(widget: QWidget) -> int:
    return widget.mapToGlobal(QPoint(0, 0)).x()


def right_of(widget: QWidget) -> int:
    return left_of(widget) + widget.width()


def test_a_tiny_window_has_it_float_over_the_table(window: MainWindow) -> None:
    window.setMinimumSize(TINY)
    window.resize(TINY)
    page = window.games.start(header("loops"))
    f1(window)
    assert dock_of(window).isFloating()
    press(dock_of(window), "Escape")
    assert keyboard_of(window) is page.presenter.view.table
    # With room again, it stands beside the table again.
    window.resize(NARROW)
    f1(window)
    assert not dock_of(window).isFloating()


def test_its_width_is_remembered(
    window: MainWindow, reopened: Callable[[MainWindow], MainWindow], qtbot: QtBot
) -> None:
    window.resize(WIDE)
    f1(window)
    desk = window.centralWidget()
    assert isinstance(desk, QMainWindow)
    desk.resizeDocks([dock_of(window)], [510], Qt.Orientation.Horizontal)
    qtbot.waitUntil(lambda: dock_of(window).width() == 510)
    again = reopened(window)
    assert again.rules.dock is None, "it is not opened by itself"
    f1(again)
    qtbot.waitUntil(lambda: dock_of(again).width() == 510)


def test_its_place_over_the_table_is_remembered(
    window: MainWindow, reopened: Callable[[MainWindow], MainWindow]
) -> None:
    f1(window)
    dock_of(window).setFloating(True)
    dock_of(window).setGeometry(40, 60, 330, 410)
    again = reopened(window)
    f1(again)
    assert dock_of(again).isFloating()
    assert dock_of(again).geometry() == QRect(40, 60, 330, 410)


def test_having_no_room_once_is_not_remembered(
    window: MainWindow, reopened: Callable[[MainWindow], MainWindow]
) -> None:
    window.setMinimumSize(TINY)
    window.resize(TINY)
    f1(window)
    assert dock_of(window).isFloating()
    again = reopened(window)
    again.resize(WIDE)
    f1(again)
    assert not dock_of(again).isFloating()


def test_the_panels_are_remembered_as_if_it_had_not_been_there(
    window: MainWindow, reopened: Callable[[MainWindow], MainWindow]
) -> None:
    window.resize(NARROW)
    window.games.start(header())
    shown = [dock.objectName() for dock in panels(window)]
    f1(window)
    again = reopened(window)
    again.games.start(header())
    assert [dock.objectName() for dock in panels(again)] == shown
    again.games.close_all()
