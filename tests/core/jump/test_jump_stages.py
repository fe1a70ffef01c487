"""What people see between the last pick and the next choice: one card turned over and carried out after the other."""

from __future__ import annotations

import random

import pytest

from core.cards import FACE_DOWN
from core.game import NATURE, ONLY_NATURE, Action, Event, Seat, Step
from core.jump.actions import Blow, ChangePlace, Hold, Jump, Pick, Shift, Steer
from core.jump.box import Ground, Plane
from core.jump.events import (
    BlackPawnPassed,
    Discarded,
    Evacuated,
    Jumped,
    Landed,
    Picked,
    PlaceChanged,
    PlaneMoved,
    Revealed,
    SessionScored,
    Shifted,
    Voided,
    WindOpened,
)
from core.jump.game import JUMP
from core.jump.state import JumpOptions, JumpState, Phase, face_down, on_turn
from tests.core.jump.scripted import card, play, table, trick

Kinds = list[list[type[Event]]]


def last_pick(state: JumpState, *faces: str) -> Step[JumpState]:
    """Everyone picks, in the order of the seats; the step of the last one."""
    last = len(faces) - 1
    state, _ = play(state, *((seat, Pick(card(state, seat, face))) for seat, face in enumerate(faces[:-1])))
    return JUMP.apply(state, last, Pick(card(state, last, faces[last])))


def told(step: Step[JumpState]) -> Kinds:
    """The kinds of events from stage to stage, up to where the step rests."""
    stops = [stage.events for stage in step.stages]
    spans = zip([0, *stops], [*stops, len(step.events)], strict=True)
    return [[type(event) for event in step.events[start:stop]] for start, stop in spans]


def done(state: JumpState, seat: Seat, action: Action) -> Kinds:
    return told(JUMP.apply(state, seat, action))


def test_J_7_every_card_is_turned_over_and_then_carried_out() -> None:
    # given two movement cards
    step = last_pick(table(["red+3"], ["red-1"], columns=(4, 0)), "red+3", "red-1")
    # then people see them face down, each turned over, and each carried out while it still lies there
    assert told(step) == [
        [Picked],
        [Revealed],
        [PlaneMoved],
        [Revealed],
        [PlaneMoved],
        [Discarded, BlackPawnPassed],
    ]
    assert [stage.state.revealed for stage in step.stages] == [(), (0,), (0,), (0, 1), (0, 1)]
    assert [stage.state.columns[0] for stage in step.stages] == [4, 4, 7, 7, 6]
    assert [on_turn(stage.state) for stage in step.stages] == [0, 0, 0, 1, 1]


def test_a_card_that_asks_for_a_choice_is_turned_over_first() -> None:
    step = last_pick(table(["white+2"], ["red+1"]), "white+2", "red+1")
    assert told(step) == [[Picked], [Revealed], []]
    assert (step.stages[-1].state.phase, step.state.phase) == (Phase.REVEALING, Phase.STEERING)
    # and what it did is seen before the next card is turned over
    assert done(step.state, 0, Steer(Plane.RED))[:3] == [[PlaneMoved], [Revealed], [PlaneMoved]]


def test_J_12_a_forbidden_shows_itself_after_the_jump_and_before_it_is_void() -> None:
    step = last_pick(table([], ["forbidden"]), "jump", "forbidden")
    assert told(step)[:4] == [[Picked], [Revealed], [Revealed], [Voided]]
    assert [stage.state.revealed for stage in step.stages] == [(), (0,), (0, 1), (0, 1)]


def test_J_14_a_plane_arrives_before_everybody_leaves_it() -> None:
    state = table(["red+4"], ["yellow+1"], red=[0, 5], columns=(12, 0))
    step = last_pick(state, "red+4", "yellow+1")
    assert told(step)[1:4] == [[Revealed], [PlaneMoved], [Evacuated, Landed, Landed]]
    arrived = step.stages[2].state
    assert arrived.columns[0] == 14
    assert arrived.aboard[0][:2] == (0, 5)


def test_J_13_a_wind_blows_before_the_parachutist_lands() -> None:
    state, _ = trick(table(["red+1"], ["wind"], red=[0], columns=(5, 0)), "jump", "wind")
    state, _ = play(state, (1, Blow()), (0, Jump(0)))
    step = JUMP.apply(state, 1, Shift(+1))
    assert told(step)[:2] == [[Shifted], [Landed]]
    in_the_air = step.stages[0].state.falling
    assert in_the_air is not None
    assert in_the_air.column == 6
    assert step.stages[1].state.lake == 0


def test_J_13_a_wind_that_waited_in_vain_is_seen_to_before_the_cards_go() -> None:
    state = table(["wind"], ["red+1"])
    step = last_pick(state, "wind", "red+1")
    assert told(step)[1:] == [
        [Revealed],
        [WindOpened],
        [Revealed],
        [PlaneMoved],
        [Voided],
        [Discarded, BlackPawnPassed],
    ]
    assert None not in step.stages[-1].state.picks


def test_jumps_and_changes_of_place_are_seen_while_their_card_lies_there() -> None:
    state, _ = trick(table(["red+1"], ["red+2"], red=[0], columns=(5, 0)), "jump", "red+2")
    state, _ = play(state, (1, Hold()))
    assert done(state, 0, Jump(0))[:2] == [[Jumped, Landed], [Revealed]]
    state, _ = trick(table(["swap"], ["red+2"], red=[0]), "swap", "red+2")
    assert done(state, 0, ChangePlace(0, Plane.RED, 3))[:2] == [[PlaceChanged], [Revealed]]


def test_J_17_the_last_landing_is_seen_before_the_session_is_scored() -> None:
    grounds = [(column, ground) for column in range(7, 12) for ground in (Ground.OUTER, Ground.INNER)]
    landed = {ground: pawn for pawn, ground in enumerate(grounds[:9], start=1)}
    state, _ = trick(table(["red+1"], ["red+2"], red=[0], landed=landed, columns=(5, 14)), "jump", "red+2")
    state, _ = play(state, (1, Hold()))
    step = JUMP.apply(state, 0, Jump(0))
    assert told(step)[0] == [Jumped, Landed]
    assert told(step)[-1] == [Discarded, BlackPawnPassed, SessionScored]
    assert len(step.stages) == 1


@pytest.mark.parametrize("seats", list(JUMP.seats))
def test_no_stage_shows_a_card_that_is_face_down(seats: int) -> None:
    rng = random.Random(seats)
    state, met = JUMP.setup(seats, JumpOptions()), 0
    while actors := JUMP.to_act(state):
        seat = NATURE if actors == ONLY_NATURE else rng.choice(sorted(actors))
        action = JUMP.nature(state, rng) if seat == NATURE else JUMP.sample(state, seat, rng)
        step = JUMP.apply(state, seat, action)
        for stage in step.stages:
            met += 1
            assert stage.state.phase is Phase.REVEALING
            assert not JUMP.to_act(stage.state)
            for viewer in (None, *range(seats)):
                view = JUMP.view(stage.state, viewer)
                hidden = [other for other in range(seats) if other != viewer and face_down(stage.state, other)]
                assert all(view.picks[other] == FACE_DOWN for other in hidden)
        state = step.state
    assert met > 100
