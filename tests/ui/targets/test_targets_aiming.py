"""Aiming with real events: the cone of the hand, words instead of figures, and a full pull in every window."""

from __future__ import annotations

import math
import random
import re
from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QGraphicsPathItem

from core.targets.actions import Flick
from core.targets.game import TARGETS
from core.targets.physics.tabletop import HEIGHTS, POWERS, USUAL_HEIGHT, Hands
from core.targets.state import TargetsOptions, TargetsState
from tests.core.targets.scripted import table
from tests.core.targets.test_targets_golden import golden
from tests.ui.table.driver import COARSE, FINE, LEFT, NO_MODIFIER, Driver
from tests.ui.table.tables import session_from, table_for
from tests.ui.targets.moments import moment
from tests.whole import behind
from ui.table.input.bubble import Bubble
from ui.table.pieces import Sling
from ui.table.slings.gauge import Gauge
from ui.targets.aiming.practice import Lie, lie_of, rests_of, trial
from ui.targets.aiming.slings import slings
from ui.targets.aiming.touch import effect, force

pytestmark = pytest.mark.usefixtures("qapp")

SIZES = [(1024, 600), (1280, 720), (1440, 900), (1920, 1080), (3840, 2160)]
AROUND = range(0, 3600, 150)


def at(state: TargetsState, size: tuple[int, int] = (1280, 760)) -> Driver:
    return Driver(table_for(session_from("targets", state), size=size))


def sling_of(state: TargetsState, seat: int = 0) -> Sling:
    (sling,) = slings(moment(state, seat))
    return sling


def bubble(driver: Driver) -> Bubble:
    (found,) = [each for each in driver.viewport.findChildren(Bubble) if each.isVisible()]
    return found


def gauge(driver: Driver) -> QRect:
    """Where the gauge stands, in pixels."""
    (found,) = [item for item in driver.scene.items() if isinstance(item, Gauge)]
    return driver.table.mapFromScene(found.card.translated(found.pos())).boundingRect()


def release(driver: Driver, at: QPoint) -> None:
    QTest.mouseRelease(driver.viewport, LEFT, NO_MODIFIER, at)


# --- the pull --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_straight_pull_down_reaches_full_power_in_every_window(size: tuple[int, int], seats: int) -> None:
    driver = at(table(seats), size)
    start = driver.spot(driver.sling.piece)
    bottom = QPoint(start.x(), driver.viewport.height() - 1)
    QTest.mousePress(driver.viewport, LEFT, NO_MODIFIER, start)
    for step in range(1, 7):
        QTest.mouseMove(driver.viewport, start + (bottom - start) * step / 6)
    release(driver, bottom)
    flick = behind(driver.presenter.play).entry(0)[1]
    assert isinstance(flick, Flick)
    assert (flick.power, flick.direction) == (POWERS[-1], 2700)


@pytest.mark.parametrize("size", SIZES[:2])
def test_a_table_that_is_zoomed_still_leaves_room_for_a_full_pull(size: tuple[int, int]) -> None:
    driver = at(table(2), size)
    item = driver.scene.item(driver.sling.piece)
    assert item is not None
    driver.table.zoom(2.0, QPointF(driver.table.mapFromScene(item.pos())))
    driver.flick(Flick(2700, 100, 7))
    flick = behind(driver.presenter.play).entry(0)[1]
    assert isinstance(flick, Flick)
    assert flick.power == POWERS[-1]


# --- what is seen ----------------------------------------------------------------------------------------


def test_the_cone_is_as_wide_as_the_hand_and_grows_with_power() -> None:
    widest = []
    for hands in (Hands.STEADY, Hands.HUMAN, Hands.SHAKY):
        spread = sling_of(table(options=TargetsOptions(hands=hands))).spread
        widths = [spread(strength / 10) for strength in range(11)]
        assert all(one < other for one, other in pairwise(widths))
        widest.append(widths[-1])
    assert widest == sorted(set(widest))


def test_the_cone_that_is_drawn_is_that_wide_and_ends_well_before_the_discs() -> None:
    driver = at(table(2))
    driver.pull(Flick(2700, 100, 7))
    sling = driver.sling
    cones = [item for item in driver.scene.items() if isinstance(item, QGraphicsPathItem) and item.zValue() < 100]
    (cone,) = [item for item in cones if item not in driver.scene.glows.values()]
    box = cone.path().boundingRect()
    assert box.width() == pytest.approx(2 * sling.sight * math.sin(math.radians(sling.spread(1.0))), rel=0.02)
    nearest = min(
        math.hypot(piece.x - sling.x, piece.y - sling.y) - piece.width / 2
        for piece in driver.scene.layout_shown.pieces
        if piece.kind == "disc" and abs(piece.x - sling.x) < 300 and piece.y < sling.y
    )
    assert sling.sight < nearest / 2


@pytest.mark.parametrize("state", [table(4, flicker=flicker) for flicker in range(4)] + [golden()[0]])
def test_nothing_is_said_in_figures(state: TargetsState) -> None:
    seat = min(TARGETS.to_act(state))
    sling = sling_of(state, seat)
    words = [sling.force(part / 20) for part in range(21)] + [sling.effect(part / 20) for part in range(21)]
    assert not [word for word in words if re.search(r"\d", word)]


@pytest.mark.parametrize("size", SIZES[:3])
def test_the_bubble_covers_no_gauge_and_neither_leaves_the_window(size: tuple[int, int]) -> None:
    driver = at(table(4), size)
    start, reach = driver.spot(driver.sling.piece), driver.sling.reach
    QTest.mousePress(driver.viewport, LEFT, NO_MODIFIER, start)
    for direction in AROUND:
        for length in (0.15, 0.6, 1.0):
            turn = math.radians(direction / 10)
            back = QPointF(math.cos(turn), math.sin(turn)) * (reach * length * driver.table.transform().m11())
            end = (QPointF(start) - back).toPoint()
            QTest.mouseMove(driver.viewport, QPoint(end.x(), min(end.y(), driver.viewport.height() - 1)))
            assert driver.presenter.input.aiming
            said = bubble(driver)
            assert not re.search(r"\d", said.text())
            assert driver.viewport.rect().contains(said.geometry())
            assert driver.viewport.rect().contains(gauge(driver))
            assert not said.geometry().intersects(gauge(driver))
    driver.key(Qt.Key.Key_Escape)


def test_the_words_for_force_and_height_go_up_step_by_step() -> None:
    forces = list(dict.fromkeys(map(force, POWERS)))
    assert forces == ["very softly", "softly", "firmly", "hard", "very hard"]
    assert list(dict.fromkeys(map(effect, HEIGHTS))) == ["slides and pushes", "rolls", "runs on", "stops short"]
    assert effect(USUAL_HEIGHT) == "rolls"


def test_the_bare_table_says_nothing() -> None:
    driver = at(table(2))
    wood = driver.piece("wood")
    bare = QPointF(wood.x - wood.width * 0.4, wood.y)
    assert not [item.toolTip() for item in driver.scene.items(bare) if item.toolTip()]


# --- keys ------------------------------------------------------------------------------------------------


def defaults() -> list[TargetsState]:
    """Every lie of the discs, and every number of seats."""
    lies: list[tuple[int, ...]] = [(0, 3, 6), (0, 3), (0,)]
    rounds = [table(seats, centre=lie) for seats in TARGETS.seats for lie in lies]
    return [*rounds, golden()[0]]


@pytest.mark.parametrize("state", defaults())
def test_enter_and_enter_is_no_good_shot(state: TargetsState) -> None:
    seat = min(TARGETS.to_act(state))
    sling = sling_of(state, seat)
    flick = sling.shot(sling.direction, sling.strength, sling.height)
    shots = [trial(state, seat, flick, random.Random(luck)) for luck in range(60)]
    lies = [lie_of(shot, rest) for shot in shots if shot is not None for rest in rests_of(shot, seat)]
    assert len(lies) >= 60
    assert sum(lie > Lie.ELSEWHERE for lie in lies) <= len(lies) / 20


def test_enter_and_enter_flicks_what_the_keyboard_aims_at_first() -> None:
    driver = at(table(2))
    sling = driver.sling
    driver.use(sling.piece)
    driver.key(Qt.Key.Key_Return)
    assert behind(driver.presenter.play).entry(0)[1] == sling.shot(sling.direction, sling.strength, sling.height)


@pytest.mark.parametrize(
    ("modifier", "degrees", "strength"), [(NO_MODIFIER, 2.0, 0.05), (FINE, 0.1, 0.01), (COARSE, 10.0, 0.2)]
)
def test_keys_aim_roughly_finely_with_shift_and_coarsely_with_control(
    modifier: Qt.KeyboardModifier, degrees: float, strength: float
) -> None:
    driver = at(table(2))
    sling = driver.sling
    driver.use(sling.piece)
    driver.key(Qt.Key.Key_Right, modifier, 3)
    driver.key(Qt.Key.Key_Left, modifier)
    driver.key(Qt.Key.Key_Up, modifier, 2)
    driver.key(Qt.Key.Key_Return)
    wanted = sling.shot(sling.direction + 2 * degrees, sling.strength + 2 * strength, sling.height)
    assert behind(driver.presenter.play).entry(0)[1] == wanted


def test_who_aims_by_keys_hears_where_it_points() -> None:
    driver = at(table(2))
    driver.use(driver.sling.piece)
    assert driver.presenter.speech.reading.aim == "softly · rolls · 270°"
    driver.key(Qt.Key.Key_Right, COARSE)
    driver.key(Qt.Key.Key_Up, COARSE, 4)
    assert driver.presenter.speech.reading.aim == "very hard · rolls · 280°"
