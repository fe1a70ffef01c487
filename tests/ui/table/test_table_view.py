"""Nearer, farther and sideways: the table under a window that changes."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.table.driver import Driver
from tests.ui.table.tables import session_of, table_for, take_the_table
from tests.ui.table.test_press import NONE, wheel

pytestmark = pytest.mark.usefixtures("qapp")

CTRL = Qt.KeyboardModifier.ControlModifier


def seated(size: tuple[int, int] = (1280, 760)) -> Driver:
    presenter = table_for(session_of("lucky_loop", 2, 1), size=size)
    take_the_table(presenter)
    return Driver(presenter)


def test_zooming_keeps_the_point_under_the_cursor_and_the_table_as_it_is_laid() -> None:
    driver = seated()
    width, at = driver.scene.layout_shown.width, QPoint(400, 300)
    held = driver.table.mapToScene(at)
    for notches in (1, 1, 1, -1):
        wheel(driver, at, notches, CTRL)
        moved = driver.table.mapFromScene(held) - at
        assert moved.manhattanLength() <= 3
        assert driver.scene.layout_shown.width == width
    driver.presenter.close()


def test_a_wheel_that_is_not_turned_zooms_nothing_and_a_fine_one_a_little() -> None:
    driver = seated()
    wheel(driver, QPoint(400, 300), 1, CTRL)
    zoomed = driver.table.transform().m11()
    wheel(driver, QPoint(400, 300), 0, CTRL)
    assert driver.table.transform().m11() == zoomed
    wheel(driver, QPoint(400, 300), 0.1, CTRL)
    assert zoomed < driver.table.transform().m11() < 1.05 * zoomed
    driver.presenter.close()


@pytest.mark.parametrize("width", range(1760, 1860, 7))
def test_scroll_bars_do_not_change_the_zoom_that_called_for_them(width: int) -> None:
    """Where the zoomed table is about as wide as the window."""
    driver = seated((width, 760))
    driver.table.zoom_in()
    zoomed = driver.table.transform().m11()
    QApplication.processEvents()
    assert driver.table.transform().m11() == zoomed
    driver.table.zoom_out()
    assert driver.table.transform().m11() == pytest.approx(zoomed / 1.25)
    driver.presenter.close()


def test_the_middle_button_moves_a_zoomed_table() -> None:
    driver = seated()
    for _ in range(3):
        driver.table.zoom_in()
    middle, start = Qt.MouseButton.MiddleButton, QPoint(500, 400)
    held = driver.table.mapToScene(start)
    QTest.mousePress(driver.viewport, middle, NONE, start)
    QTest.mouseMove(driver.viewport, start + QPoint(-120, 60))
    assert (driver.table.mapFromScene(held) - start - QPoint(-120, 60)).manhattanLength() <= 3
    QTest.mouseRelease(driver.viewport, middle, NONE, start + QPoint(-120, 60))
    QTest.mouseMove(driver.viewport, start)
    assert (driver.table.mapFromScene(held) - start - QPoint(-120, 60)).manhattanLength() <= 3
    driver.presenter.close()


def test_the_focus_is_in_sight_on_a_zoomed_table() -> None:
    driver = seated()
    for _ in range(5):
        driver.table.zoom_in()
    for _ in range(12):
        driver.key(Qt.Key.Key_Right)
        item = driver.scene.item(driver.presenter.input.focus)
        if item is not None:
            seen = driver.table.mapToScene(driver.viewport.rect()).boundingRect()
            assert seen.intersects(QRectF(item.rectangle))
    driver.presenter.close()


def test_pictures_are_sharp_again_once_the_window_keeps_its_size_and_old_ones_are_forgotten(qtbot: QtBot) -> None:
    driver = seated()
    sharpness, pictures = driver.presenter.picture_scale, driver.presenter.picture_scale.pictures
    qtbot.waitUntil(lambda: not sharpness._settling.isActive())
    few = len(pictures._drawn)
    for width in (1000, 1100, 1200, 1040):
        driver.presenter.view.resize(width, 640)
        QApplication.processEvents()
    qtbot.waitUntil(lambda: not sharpness._settling.isActive())
    item = driver.scene.item("deck:0")
    assert item is not None
    assert item.pixmap().devicePixelRatio() == pytest.approx(driver.table.sharpness)
    assert len(pictures._drawn) <= few
    driver.presenter.close()
