"""Presses and releases that do not belong together, and what comes between them."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from core.lucky_loop.actions import Draw, Exchange
from tests.ui.table.driver import LEFT, Driver
from tests.ui.table.tables import session_of, table_for, take_the_table
from tests.ui.table.test_gesture_input import assert_nothing_is_held, choosing, lifted, trio
from tests.whole import state_of
from ui.look.theme import DARK
from ui.lucky_loop.gestures import EXCHANGE
from ui.table.stage.speed import Speed

pytestmark = pytest.mark.usefixtures("qapp")

NONE = Qt.KeyboardModifier.NoModifier


def press(driver: Driver, id: str) -> None:
    QTest.mousePress(driver.viewport, LEFT, NONE, driver.spot(id))


def release(driver: Driver, id: str) -> None:
    QTest.mouseRelease(driver.viewport, LEFT, NONE, driver.spot(id))


def wheel(driver: Driver, at: QPoint, notches: float, modifier: Qt.KeyboardModifier = NONE) -> None:
    turned = QPoint(0, round(120 * notches))
    where = QPointF(driver.viewport.mapToGlobal(at))
    phase = Qt.ScrollPhase.NoScrollPhase
    event = QWheelEvent(QPointF(at), where, QPoint(), turned, Qt.MouseButton.NoButton, modifier, phase, False)
    QApplication.sendEvent(driver.viewport, event)


@pytest.mark.parametrize("cancel", ["escape", "right"])
def test_letting_go_after_a_cancelled_drag_clicks_nothing(cancel: str) -> None:
    driver = choosing()
    lifted(driver)
    if cancel == "escape":
        driver.key(Qt.Key.Key_Escape)
    else:
        QTest.mousePress(driver.viewport, Qt.MouseButton.RightButton, NONE, driver.spot(EXCHANGE))
        QTest.mouseRelease(driver.viewport, Qt.MouseButton.RightButton, NONE, driver.spot(EXCHANGE))
    cursor = driver.presenter.play.cursor
    QTest.mouseMove(driver.viewport, driver.spot(EXCHANGE))
    release(driver, EXCHANGE)
    assert_nothing_is_held(driver, cursor)


def test_a_click_begins_and_ends_on_the_same_piece() -> None:
    driver = choosing()
    cursor = driver.presenter.play.cursor
    QTest.mousePress(driver.viewport, LEFT, NONE, QPoint(3, 3))
    QTest.mouseMove(driver.viewport, driver.spot(EXCHANGE))
    release(driver, EXCHANGE)
    assert_nothing_is_held(driver, cursor)
    press(driver, EXCHANGE)
    QTest.mouseMove(driver.viewport, QPoint(3, 3))
    QTest.mouseRelease(driver.viewport, LEFT, NONE, QPoint(3, 3))
    assert_nothing_is_held(driver, cursor)
    driver.click(EXCHANGE)
    assert driver.presenter.play.cursor == cursor + 1


def test_a_release_without_a_press_is_no_click() -> None:
    driver = choosing()
    cursor = driver.presenter.play.cursor
    release(driver, EXCHANGE)
    assert_nothing_is_held(driver, cursor)


def test_a_drag_whose_release_went_elsewhere_ends_with_the_next_move() -> None:
    driver = choosing()
    lifted(driver)
    at = QPointF(200, 200)
    none = Qt.MouseButton.NoButton
    QApplication.sendEvent(driver.viewport, QMouseEvent(QEvent.Type.MouseMove, at, at, none, none, NONE))
    assert_nothing_is_held(driver, driver.presenter.play.cursor)
    QTest.mouseRelease(driver.viewport, LEFT)


def test_a_second_press_ends_a_drag_and_is_a_press_of_its_own() -> None:
    driver = choosing()
    lifted(driver)
    press(driver, EXCHANGE)
    assert_nothing_is_held(driver, driver.presenter.play.cursor)
    cursor = driver.presenter.play.cursor
    release(driver, EXCHANGE)
    assert driver.presenter.play.cursor == cursor + 1


def test_keys_other_than_escape_do_nothing_while_a_piece_is_carried() -> None:
    driver = choosing()
    driver.focus(EXCHANGE)
    lifted(driver)
    cursor = driver.presenter.play.cursor
    for key in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Left):
        driver.key(key)
    assert driver.presenter.input.carrying
    assert driver.presenter.play.cursor == cursor
    assert driver.presenter.input.focus == EXCHANGE
    driver.key(Qt.Key.Key_Escape)
    assert_nothing_is_held(driver, cursor)


def test_a_key_held_down_plays_once() -> None:
    driver = choosing()
    cursor = driver.presenter.play.cursor
    driver.focus(EXCHANGE)
    event = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Space, NONE, " ", True)
    QApplication.sendEvent(driver.table, event)
    assert driver.presenter.play.cursor == cursor
    driver.key(Qt.Key.Key_Space)
    assert driver.presenter.play.cursor == cursor + 1


def test_a_piece_goes_where_it_is_let_go_also_after_a_zoom_in_between() -> None:
    driver = choosing()
    action = trio(driver.presenter)
    assert action is not None
    driver.lift(f"card:{action.cards[0]}")
    wheel(driver, driver.viewport.rect().center(), 1, Qt.KeyboardModifier.ControlModifier)
    assert driver.presenter.input.carrying
    driver.let_go(f"side:{action.programme}")
    assert {placement.zone for placement in driver.presenter.staging.staged} == {f"side:{action.programme}"}
    driver.presenter.close()


def test_a_carried_piece_at_the_edge_of_a_zoomed_table_brings_the_rest_into_sight() -> None:
    driver = choosing()
    action = trio(driver.presenter)
    assert action is not None
    card = f"card:{action.cards[0]}"
    for _ in range(4):
        wheel(driver, driver.spot(card), 1, Qt.KeyboardModifier.ControlModifier)
    driver.lift(card)
    before = driver.table.verticalScrollBar().value()
    for x in range(20):
        QTest.mouseMove(driver.viewport, QPoint(driver.viewport.width() // 2 + x, 5))
    assert driver.table.verticalScrollBar().value() < before - 100
    driver.key(Qt.Key.Key_Escape)
    QTest.mouseRelease(driver.viewport, LEFT)
    driver.presenter.close()


def test_another_theme_or_language_in_the_middle_of_a_drag_is_safe() -> None:
    driver = choosing()
    cursor = driver.presenter.play.cursor
    lifted(driver)
    driver.presenter.set_theme(DARK)
    assert driver.presenter.input.carrying
    driver.presenter.retranslate()
    assert_nothing_is_held(driver, cursor)
    QTest.mouseRelease(driver.viewport, LEFT)
    assert_nothing_is_held(driver, cursor)


def test_somebody_elses_move_takes_nothing_out_of_the_hand() -> None:
    driver = choosing()
    action = trio(driver.presenter)
    assert action is not None
    driver.drag(f"card:{action.cards[0]}", f"side:{action.programme}")
    driver.lift(f"card:{action.cards[1]}")
    # What the presenter does after an answer of a bot that leaves the person the same moves.
    driver.presenter.refresh()
    assert driver.presenter.input.carrying
    assert len(driver.presenter.staging.staged) == 1
    driver.carry_to(f"side:{action.programme}")
    driver.let_go(f"side:{action.programme}")
    assert len(driver.presenter.staging.staged) == 2
    driver.presenter.moves.submit(Exchange())
    assert_nothing_is_held(driver, driver.presenter.play.cursor)


def test_a_piece_that_can_not_be_moved_any_more_leaves_the_hand() -> None:
    driver = choosing()
    driver.presenter.moves.submit(Exchange())
    driver.lift(f"card:{state_of(driver.presenter.play).decks[1][0]}")
    for _ in range(3):
        driver.presenter.moves.submit(Draw(0))
    assert_nothing_is_held(driver, driver.presenter.play.cursor)
    QTest.mouseRelease(driver.viewport, LEFT)


def test_letting_go_outside_of_the_window_puts_everything_back() -> None:
    driver = choosing()
    cursor = driver.presenter.play.cursor
    lifted(driver)
    outside = QPoint(-300, driver.viewport.height() + 400)
    QTest.mouseMove(driver.viewport, outside)
    QTest.mouseRelease(driver.viewport, LEFT, NONE, outside)
    assert_nothing_is_held(driver, cursor)


def test_a_press_during_an_animation_skips_it_and_does_what_it_is_aimed_at() -> None:
    presenter = table_for(session_of("lucky_loop", 2, 1), speed=Speed.SLOW)
    take_the_table(presenter)
    driver = Driver(presenter)
    presenter.moves.submit(Exchange())
    for _ in range(3):
        cursor = presenter.play.cursor
        driver.click("deck:0")
        assert presenter.play.cursor == cursor + 1
        presenter.scene.motion.hasten(0.3)
        QTest.qWait(QApplication.doubleClickInterval() + 50)
    presenter.close()
