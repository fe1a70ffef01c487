"""In a window that is higher than wide, panels and rulebook stand below the table; people arrange each shape apart."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDockWidget, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.rulebook.pages import press
from tests.ui.shell.books import dock_of, docks_of, f1, panels
from tests.ui.shell.flights import header
from ui.shell.standing.below import LEAST
from ui.shell.window import MainWindow
from ui.table.pieces import HEIGHT, WIDTHS

UPRIGHT, TALL, NEARLY, WIDE = QSize(800, 1400), QSize(1080, 1920), QSize(900, 1000), QSize(1280, 720)
BOTTOM, RIGHT = Qt.DockWidgetArea.BottomDockWidgetArea, Qt.DockWidgetArea.RightDockWidgetArea
LEFT = Qt.DockWidgetArea.LeftDockWidgetArea


def settled(window: MainWindow, qtbot: QtBot, size: QSize | None = None) -> None:
    """Give the window a size, and have everything find its place there."""
    if size is not None:
        window.resize(size)
    docks = docks_of(window)
    qtbot.waitUntil(lambda: not docks._fitting.isActive())
    qtbot.wait(1)
    qtbot.waitUntil(lambda: not docks._fitting.isActive())


def areas(window: MainWindow) -> set[Qt.DockWidgetArea]:
    return {window.dockWidgetArea(dock) for dock in panels(window)}


def in_front(window: MainWindow) -> list[QDockWidget]:
    """The panels that can be seen."""
    return [dock for dock in panels(window) if not dock.visibleRegion().isEmpty()]


def table_of(window: MainWindow) -> QWidget:
    assert window.tabs.page is not None
    return window.tabs.page.presenter.view


def has_what_it_can_use(table: QWidget) -> bool:
    """Whether a table has all the width of the window, and neither sky above nor anything cut off."""
    return table.width() == table.window().width() and abs(table.height() - table.width() * HEIGHT / WIDTHS[0]) <= 1


def top(widget: QWidget) -> int:
    return widget.mapToGlobal(QPoint(0, 0)).y()


@pytest.mark.parametrize("size", [UPRIGHT, TALL, NEARLY], ids=["800x1400", "1080x1920", "900x1000"])
def test_the_panels_stand_below_an_upright_table_and_leave_it_what_it_can_use(
    window: MainWindow, qtbot: QtBot, size: QSize
) -> None:
    window.games.start(header("loops", humans=2))
    settled(window, qtbot, size)
    assert areas(window) == {BOTTOM}
    assert has_what_it_can_use(table_of(window))
    assert all(top(dock) > top(table_of(window)) + table_of(window).height() for dock in in_front(window))
    settled(window, qtbot, WIDE)
    assert areas(window) == {RIGHT}


def test_a_window_that_was_turned_in_the_hangar_is_right_at_the_next_table(window: MainWindow, qtbot: QtBot) -> None:
    window.games.start(header("loops", humans=2))
    settled(window, qtbot, WIDE)
    window.tabs.setCurrentIndex(0)
    settled(window, qtbot, UPRIGHT)
    window.tabs.setCurrentIndex(1)
    settled(window, qtbot)
    assert areas(window) == {BOTTOM}
    assert has_what_it_can_use(table_of(window))


def test_what_is_shown_stays_so_whichever_way_the_window_is_turned(window: MainWindow, qtbot: QtBot) -> None:
    window.games.start(header(humans=2))
    settled(window, qtbot, WIDE)
    docks = docks_of(window)
    press(window, "Ctrl+4")
    docks.go_to_moves()
    for size in (UPRIGHT, WIDE, NEARLY):
        shown = panels(window)
        settled(window, qtbot, size)
        assert panels(window) == shown
        assert docks.odds in shown
        assert not docks.moves.visibleRegion().isEmpty()
        assert docks.log.visibleRegion().isEmpty()
    docks.log.close()
    settled(window, qtbot, WIDE)
    assert docks.log.isHidden()


def test_each_shape_keeps_what_people_arranged_also_over_the_next_start(
    window: MainWindow, qtbot: QtBot, reopened: Callable[[MainWindow], MainWindow]
) -> None:
    window.games.start(header("loops", humans=2))
    settled(window, qtbot, WIDE)
    window.addDockWidget(LEFT, docks_of(window).scores)
    settled(window, qtbot)
    settled(window, qtbot, UPRIGHT)
    assert areas(window) == {BOTTOM}
    window.addDockWidget(RIGHT, docks_of(window).log)
    settled(window, qtbot)
    for size, place, side in ((WIDE, "scores", LEFT), (UPRIGHT, "log", RIGHT)):
        settled(window, qtbot, size)
        assert window.dockWidgetArea(getattr(docks_of(window), place)) == side
    again = reopened(window)
    again.games.start(header("loops", humans=2))
    for size, place, side in ((UPRIGHT, "log", RIGHT), (WIDE, "scores", LEFT)):
        settled(again, qtbot, size)
        assert again.dockWidgetArea(getattr(docks_of(again), place)) == side
    again.games.close_all()


def test_a_height_that_somebody_dragged_stays_and_dragged_back_it_follows_again(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.games.start(header("loops", humans=2))
    settled(window, qtbot, UPRIGHT)
    docks, table = docks_of(window), table_of(window)
    usual = docks.scores.height()
    drag_edge(window, 300)
    qtbot.waitUntil(lambda: docks.scores.height() == 300)
    release(window)
    settled(window, qtbot, QSize(800, 1300))
    assert docks.scores.height() == 300
    settled(window, qtbot, UPRIGHT)
    drag_edge(window, usual)
    qtbot.waitUntil(lambda: docks.scores.height() == usual)
    release(window)
    settled(window, qtbot, QSize(800, 1300))
    assert has_what_it_can_use(table)


def drag_edge(window: MainWindow, height: int) -> None:
    window.resizeDocks([docks_of(window).scores], [height], Qt.Orientation.Vertical)


def release(window: MainWindow) -> None:
    QTest.mouseRelease(window, Qt.MouseButton.LeftButton)


def test_the_table_gives_way_only_where_the_panels_would_be_of_no_use(window: MainWindow, qtbot: QtBot) -> None:
    window.games.start(header("jump", humans=2))
    settled(window, qtbot, QSize(900, 910))
    assert docks_of(window).scores.height() >= LEAST


def test_the_rulebook_stands_below_the_table_and_above_the_panels(window: MainWindow, qtbot: QtBot) -> None:
    window.games.start(header("loops", humans=2))
    settled(window, qtbot, TALL)
    shown = panels(window)
    f1(window)
    settled(window, qtbot)
    book = dock_of(window)
    assert panels(window) == shown
    assert has_what_it_can_use(table_of(window))
    assert top(table_of(window)) < top(book) < top(docks_of(window).scores)
    settled(window, qtbot, WIDE)
    qtbot.waitUntil(lambda: top(book) < top(table_of(window)) + table_of(window).height())
    assert not book.isHidden()


def test_where_the_table_leaves_little_the_panels_step_aside_for_the_rulebook(window: MainWindow, qtbot: QtBot) -> None:
    window.games.start(header("loops", humans=2))
    settled(window, qtbot, NEARLY)
    shown = panels(window)
    f1(window)
    settled(window, qtbot)
    assert not panels(window)
    press(window, "Escape")
    settled(window, qtbot)
    assert panels(window) == shown
    assert has_what_it_can_use(table_of(window))
