"""Slings with real events: pulled, clicked and aimed with keys, and everything that can interrupt them or a film."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsPathItem

from core.targets.actions import Announce, Flick
from core.targets.state import TargetsState
from tests.core.targets.scripted import FLICK, away, on, rest, shoot, table
from tests.ui.table.driver import LEFT, NO_MODIFIER, Driver
from tests.ui.table.tables import session_from, table_for
from tests.ui.targets.moments import calling
from tests.whole import behind
from ui.table.input.gesture_mode import GestureMode
from ui.table.stage.speed import Speed

pytestmark = pytest.mark.usefixtures("qapp")

AIM: dict[str, Callable[[Driver], object]] = {
    "drag": lambda driver: driver.pull(FLICK),
    "click": lambda driver: driver.click(driver.sling.piece),
    "keys": lambda driver: driver.aim_by_keys(FLICK),
}
every_way = pytest.mark.parametrize("way", AIM.values(), ids=AIM)


def at(state: TargetsState | None = None, speed: Speed = Speed.OFF) -> Driver:
    """Two people, and the first of them is to flick."""
    return Driver(table_for(session_from("targets", state or table(2)), speed=speed))


def drawn(driver: Driver) -> int:
    """How many lines are drawn for a shot that is being aimed; what glows is none of them."""
    lines = [item for item in driver.scene.items() if isinstance(item, QGraphicsPathItem)]
    return len(lines) - len(driver.scene.glows)


def assert_nothing_is_aimed(driver: Driver) -> None:
    assert not driver.presenter.input.aiming
    assert drawn(driver) == 0
    assert driver.presenter.play.cursor == 0


def release(driver: Driver, at: QPoint) -> None:
    QTest.mouseRelease(driver.viewport, LEFT, NO_MODIFIER, at)


def wheel(driver: Driver, delta: int) -> None:
    at = QPointF(driver.viewport.rect().center())
    turned = QPoint(0, delta)
    event = QWheelEvent(
        at, at, QPoint(), turned, Qt.MouseButton.NoButton, NO_MODIFIER, Qt.ScrollPhase.NoScrollPhase, False
    )
    QApplication.sendEvent(driver.viewport, event)


# --- flicking --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("wanted", [FLICK, Flick(2500, 100, 1), Flick(40, 20, 10), Flick(1234, 66, 4)])
@pytest.mark.parametrize("way", [Driver.flick, Driver.flick_by_clicks], ids=["drag", "click-click"])
def test_the_mouse_flicks_as_exactly_as_pixels_allow(way: Callable[[Driver, Flick], None], wanted: Flick) -> None:
    driver = at()
    nearest = driver.nearest(wanted)
    assert abs(nearest.direction - wanted.direction) <= 12
    assert abs(nearest.power - wanted.power) <= 1
    assert nearest.height == wanted.height
    way(driver, wanted)
    assert behind(driver.presenter.play).entry(0) == (0, nearest)
    assert drawn(driver) == 0


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("wanted", [FLICK, Flick(2699, 100, 1), Flick(0, 5, 10), Flick(1234, 77, 4)])
def test_the_keyboard_flicks_exactly(seats: int, wanted: Flick) -> None:
    driver = at(table(seats, flicker=seats - 2))
    seat = driver.presenter.viewer.seat
    driver.flick_by_keys(wanted)
    assert behind(driver.presenter.play).entry(0) == (seat, wanted)


def test_a_key_held_down_flicks_once() -> None:
    driver = at()
    driver.aim_by_keys(FLICK)
    for repeated in (True, False, True, True):
        pressed = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, NO_MODIFIER, "", repeated)
        QApplication.sendEvent(driver.table, pressed)
    assert driver.presenter.play.length == 2
    assert behind(driver.presenter.play).entry(0) == (0, FLICK)
    assert not driver.presenter.input.aiming


@pytest.mark.parametrize("way", [1, -1, 1j, -1j])
def test_a_pull_that_comes_back_does_nothing(way: complex) -> None:
    driver = at()
    start = driver.spot(driver.sling.piece)
    for length in (0, 20, 60, 30, 2):
        at_now = start + QPoint(round((way * length).real), round((way * length).imag))
        if length:
            QTest.mouseMove(driver.viewport, at_now)
        else:
            QTest.mousePress(driver.viewport, LEFT, NO_MODIFIER, at_now)
    assert driver.presenter.input.aiming
    release(driver, at_now)
    assert_nothing_is_aimed(driver)


def test_two_clicks_on_the_same_spot_do_nothing() -> None:
    driver = at()
    for aiming in (True, False):
        driver.click(driver.sling.piece)
        assert driver.presenter.input.aiming is aiming
    assert_nothing_is_aimed(driver)


def test_hands_that_only_drag_or_only_click_flick_their_way() -> None:
    driver = at()
    driver.presenter.input.mode = GestureMode.DRAG
    driver.click(driver.sling.piece)
    assert_nothing_is_aimed(driver)
    driver.presenter.input.mode = GestureMode.CLICK
    with pytest.raises(AssertionError, match="nothing is being aimed"):
        driver.pull(FLICK)
    release(driver, QPoint(1, 1))
    assert_nothing_is_aimed(driver)
    driver.flick_by_clicks(FLICK)
    assert driver.presenter.play.cursor == 2


# --- the height ------------------------------------------------------------------------------------------


@every_way
def test_wheel_and_page_keys_change_the_height(way: Callable[[Driver], object]) -> None:
    driver = at()
    way(driver)
    driver.set_height(4)
    wheel(driver, 240)
    driver.key(Qt.Key.Key_PageUp)
    wheel(driver, -120)
    assert "rolls" in driver.presenter.speech.reading.aim
    # A touchpad turns the wheel bit by bit.
    for _ in range(4):
        wheel(driver, 30)
    assert "runs on" in driver.presenter.speech.reading.aim, "from the sixth step to the seventh"
    driver.key(Qt.Key.Key_PageUp, times=20)
    assert "stops short" in driver.presenter.speech.reading.aim
    wheel(driver, -120 * 30)
    assert "slides" in driver.presenter.speech.reading.aim
    assert driver.presenter.play.cursor == 0


def test_the_height_stays_for_the_next_shot() -> None:
    driver = at()
    driver.flick(Flick(2700, 40, 3))
    end = driver.pull(Flick(900, 40, 3))
    release(driver, end)
    flicks = [action for _, action in behind(driver.presenter.play).entries if isinstance(action, Flick)]
    assert [flick.height for flick in flicks] == [3, 3]


# --- giving up -------------------------------------------------------------------------------------------


@every_way
def test_escape_and_another_button_cancel(way: Callable[[Driver], object]) -> None:
    driver = at()
    ways: tuple[Callable[[], None], ...] = (
        lambda: driver.key(Qt.Key.Key_Escape),
        lambda: QTest.mouseClick(driver.viewport, Qt.MouseButton.RightButton, NO_MODIFIER, QPoint(300, 300)),
    )
    for cancel in ways:
        way(driver)
        assert driver.presenter.input.aiming
        cancel()
        assert_nothing_is_aimed(driver)
        QTest.mouseMove(driver.viewport, QPoint(400, 500))
        release(driver, QPoint(400, 500))
        assert_nothing_is_aimed(driver)


@every_way
def test_losing_the_focus_cancels_but_a_menu_does_not(way: Callable[[Driver], object]) -> None:
    driver = at()
    way(driver)
    for reason, aiming in ((Qt.FocusReason.PopupFocusReason, True), (Qt.FocusReason.ActiveWindowFocusReason, False)):
        QApplication.sendEvent(driver.table, QFocusEvent(QEvent.Type.FocusOut, reason))
        assert driver.presenter.input.aiming is aiming
    assert_nothing_is_aimed(driver)


def test_a_release_that_went_elsewhere_cancels() -> None:
    driver = at()
    driver.pull(FLICK)
    QTest.mouseRelease(driver.presenter.view, LEFT)
    QTest.mouseMove(driver.viewport, driver.spot("wood"))
    assert_nothing_is_aimed(driver)


# --- others ----------------------------------------------------------------------------------------------


@every_way
@pytest.mark.parametrize("state", [calling(), shoot(table(2), rest(2, 6, on(1)))[0]], ids=["among others", "the last"])
def test_what_others_call_meanwhile_keeps_the_aim(way: Callable[[Driver], object], state: TargetsState) -> None:
    driver = at(state)
    session = behind(driver.presenter.play)
    way(driver)
    driver.key(Qt.Key.Key_Q)
    assert session.entry(0) == (0, Announce(2))
    assert driver.presenter.input.aiming
    assert drawn(driver) == 3
    driver.key(Qt.Key.Key_Escape)
    assert not driver.presenter.input.aiming


def test_an_aim_that_others_called_into_flicks_as_it_was() -> None:
    driver = at(calling())
    wanted = driver.nearest(FLICK)
    end = driver.pull(FLICK)
    driver.key(Qt.Key.Key_Q)
    driver.set_height(FLICK.height)
    release(driver, end)
    assert behind(driver.presenter.play).entries[:2] == ((0, Announce(2)), (1, wanted))


def test_a_click_on_a_call_while_one_aims_calls_and_does_not_flick() -> None:
    pushed = shoot(table(2, lying={3: (1, away(3))}), rest(2, 6, away(2)), rest(3, 4, on(1)))[0]
    driver = at(pushed)
    driver.click(driver.sling.piece)
    driver.click("call:targets")
    assert behind(driver.presenter.play).entries == ((1, Announce(3)),)
    assert driver.presenter.input.aiming


# --- undo ------------------------------------------------------------------------------------------------


@every_way
def test_undo_in_the_middle_of_aiming_is_safe(way: Callable[[Driver], object]) -> None:
    driver = at()
    driver.flick(FLICK)
    way(driver)
    driver.presenter.takeback.undo()
    assert_nothing_is_aimed(driver)
    release(driver, QPoint(400, 500))
    assert_nothing_is_aimed(driver)
