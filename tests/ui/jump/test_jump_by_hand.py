"""Whole games of Jump! by hand: with the mouse dragging, with two clicks, and with the keyboard alone."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QPointF
from PySide6.QtTest import QTest

from core.game import Action
from core.jump.actions import Blow, Hold, Jump, Shift
from core.jump.box import SESSIONS
from core.jump.state import JumpState, Phase, face_down, next_in
from core.session import replay
from tests.core.jump.scripted import play, table, trick
from tests.ui.table.driver import LEFT, NO_MODIFIER, Driver
from tests.ui.table.tables import any_action, session_from, session_of, table_for
from tests.ui.table.test_secrets import told, told_if
from tests.whole import behind, state_of
from ui.table.pieces import NEXT
from ui.table.presenter import Presenter

Way = Callable[[Driver, Action], None]
WAYS: dict[str, Way] = {
    "drag": lambda driver, action: driver.perform(action),
    "click-click": lambda driver, action: driver.perform(action, clicking=True),
    "keys": lambda driver, action: driver.perform_by_keys(action),
}


def turn_page(driver: Driver, way: Way | None = None) -> None:
    """Go on after a session, as anybody may, whoever starts the next one."""
    assert driver.presenter.viewer.seat is None
    if way is WAYS["keys"]:
        driver.use(NEXT)
    else:
        driver.click(NEXT)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)
def test_a_session_by_hand_does_what_was_meant(way: Way) -> None:
    rng = random.Random(8)
    presenter = table_for(session_of("jump", 2, seed=10))
    driver, session = Driver(presenter), behind(presenter.play)
    done: set[type[Action]] = set()
    while session.to_act and state_of(session).session == 1:
        driver.pass_on()
        if presenter.pages.waits:
            cursor = session.cursor
            turn_page(driver, way)
            done.add(type(session.entry(cursor)[1]))
            continue
        seat = presenter.viewer.seat
        assert seat is not None
        windy = Blow() in session.game.legal(session.view(seat), seat)
        action = Blow() if windy else any_action(presenter, rng)
        cursor = session.cursor
        way(driver, action)
        assert session.entry(cursor) == (seat, action)
        done.add(type(action))
    assert len(done) == 9
    presenter.close()


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("gesture", [0, 1], ids=["button", "drag"])
def test_J_13_an_open_wind_is_blown_by_hand(gesture: int) -> None:
    # given a wind that lies open beside seat 0, and the jump of seat 1
    state, _ = trick(table(["wind"], [], red=[5], columns=(9, 3)), "wind", "jump")
    presenter = table_for(session_from("jump", state))
    driver, session = Driver(presenter), behind(presenter.play)
    driver.pass_on()
    assert presenter.viewer.seat == 0
    # when it is let go over the ground, or the button is pressed
    driver.make(driver.gestures(Blow())[gesture])
    # then it blows
    assert state_of(session).winds == (0,)
    driver.pass_on()
    driver.perform(Jump(5))
    driver.pass_on()
    driver.perform(Shift(+1))
    assert state_of(session).spaces[2 * (10 - 1)] == 5
    presenter.close()


def assert_picks_are_secret(presenter: Presenter) -> int:
    """Nobody sees, reads or hears which cards the others have picked; how many such cards there are."""
    state: JumpState = state_of(presenter.play)
    hidden = [seat for seat in range(state.seats) if seat != presenter.viewer.seat and face_down(state, seat)]
    backs = {piece.look for piece in presenter.scene.layout_shown.pieces if piece.id.startswith("back:")}
    for seat in hidden:
        shown, item = presenter.scene.item(f"pick:{seat}"), presenter.scene.item(f"card:{state.picks[seat]}")
        assert shown is not None
        assert item is None
        assert (shown.piece.kind, shown.piece.label, shown.toolTip()) == ("back", "a hidden card", "a hidden card")
        assert {shown.piece.look} | backs == {None}
    return len(hidden)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (5, 1)], ids=["two", "five"])
def test_a_whole_game_by_mouse_keeps_every_pick_secret(seats: int, seed: int) -> None:
    rng = random.Random(seed)
    presenter = table_for(session_of("jump", seats, seed), size=(800, 500))
    driver, session, hidden = Driver(presenter), behind(presenter.play), set()
    while session.to_act:
        hidden.add(assert_picks_are_secret(presenter))
        driver.pass_on()
        if presenter.pages.waits:
            turn_page(driver)
            continue
        seat = presenter.viewer.seat
        assert seat is not None
        hidden.add(assert_picks_are_secret(presenter))
        if state_of(session).phase is Phase.PICKING and rng.random() < 0.2:
            otherwise = session.game.determinize(session.view(seat), seat, rng)
            assert told(presenter) == told_if(presenter, otherwise)
        action, cursor = any_action(presenter, rng), session.cursor
        driver.make(rng.choice(driver.gestures(action)), clicking=rng.random() < 0.3)
        assert session.entry(cursor) == (seat, action)
    assert (state_of(session).phase, state_of(session).session) == (Phase.OVER, SESSIONS)
    # Whoever picked first waits for all the others, who see that many backs.
    assert hidden == set(range(seats))
    assert presenter.viewer.seat is None
    again = session_of("jump", seats, seed)
    again.seek(0)
    replay(again, session.entries)
    assert state_of(again) == state_of(session)
    presenter.close()


def aboard(presenter: Presenter) -> set[int | None]:
    return {pawn for places in state_of(presenter.play).aboard for pawn in places}


@pytest.mark.usefixtures("qapp")
def test_J_6_dragging_another_parachutist_than_the_next_is_refused_with_words() -> None:
    # given somebody who is to seat the first parachutist
    presenter = table_for(session_of("jump", 2, seed=10))
    driver = Driver(presenter)
    driver.pass_on()
    seat = presenter.viewer.seat
    assert seat is not None
    following = next_in(presenter.play.view(seat), seat)
    # when the third one is dragged into a plane
    driver.drag(f"pawn:{following + 2}", "place:red:0")
    # then nobody sits there, and the table says why
    assert aboard(presenter) == {None}
    assert "next parachutist" in presenter.view.toast.text()
    driver.drag(f"pawn:{following}", "place:red:0")
    assert aboard(presenter) == {None, following}
    presenter.close()


@pytest.mark.usefixtures("qapp")
def test_a_small_parachutist_can_be_taken_hold_of_from_just_beside_it() -> None:
    # given somebody who is to say who jumps, in a window of 1280 pixels
    state, _ = trick(table(["red+1"], ["red+2"], red=[None, None, 0], columns=(5, 0)), "jump", "red+2")
    presenter = table_for(session_from("jump", play(state, (1, Hold()))[0]), size=(1280, 720))
    driver = Driver(presenter)
    driver.pass_on()
    # when the parachutist is missed by eight pixels
    pawn = driver.piece("pawn:0")
    edge = presenter.view.table.mapFromScene(QPointF(pawn.x, pawn.y - pawn.height / 2))
    QTest.mouseClick(driver.viewport, LEFT, NO_MODIFIER, edge - QPoint(0, 8))
    # then it jumps all the same
    assert state_of(presenter.play).spaces.count(0) == 1
    presenter.close()
