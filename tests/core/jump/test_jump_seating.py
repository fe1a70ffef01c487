"""J-6: the black pawn and the seats in the planes."""

from __future__ import annotations

import random

import msgspec
import pytest

from core.cards import FirstPlayerDrawn
from core.game import NATURE, ONLY_NATURE, ChanceReason, Seat
from core.jump.actions import Pick, Sit
from core.jump.box import Plane
from core.jump.events import HolderDrawn, Seated
from core.jump.game import JUMP
from core.jump.reasons import Reason
from core.jump.state import JumpOptions, JumpState, Phase
from tests.core.jump.scripted import happened, play, refusal


def boarding(seats: int = 3, holder: Seat = 1) -> JumpState:
    """The cards are dealt and the holder is about to seat the first parachutist."""
    state, _ = play(JUMP.setup(seats, JumpOptions()), (NATURE, FirstPlayerDrawn(holder)))
    state, _ = play(state, (NATURE, JUMP.nature(state, random.Random(1))))
    return state


def test_J_6_the_first_holder_is_drawn_by_lot() -> None:
    state = JUMP.setup(4, JumpOptions())
    assert JUMP.to_act(state) == ONLY_NATURE
    assert {JUMP.nature(state, random.Random(seed)) for seed in range(50)} == set(map(FirstPlayerDrawn, range(4)))
    state, events = play(state, (NATURE, FirstPlayerDrawn(3)))
    assert state.black_pawn == 3
    assert events == [HolderDrawn(3)]


def test_J_6_the_table_may_name_the_first_holder() -> None:
    state = JUMP.setup(4, JumpOptions(begins=2))
    assert {JUMP.nature(state, random.Random(seed)) for seed in range(20)} == {FirstPlayerDrawn(2)}
    assert refusal(state, NATURE, FirstPlayerDrawn(1)) == ("J-6", ChanceReason.NO_SUCH_SEAT)
    state, _ = play(state, (NATURE, FirstPlayerDrawn(2)))
    assert state.black_pawn == 2


@pytest.mark.parametrize("named", [-1, 4, 10**30])
def test_J_6_a_seat_that_nobody_has_leaves_it_to_the_lot(named: Seat) -> None:
    state = JUMP.setup(4, JumpOptions(begins=named))
    assert {JUMP.nature(state, random.Random(seed)) for seed in range(50)} == set(map(FirstPlayerDrawn, range(4)))


def test_J_6_options_of_older_games_leave_it_to_the_lot() -> None:
    assert msgspec.convert({"refill": "strict"}, JumpOptions).begins is None


def test_J_6_from_the_holder_on_each_seats_one_at_a_time_until_all_sit() -> None:
    # given
    state = boarding(seats=3, holder=1)
    # when everyone takes the first free place
    order, pawns = [], []
    while state.phase is Phase.SEATING:
        (seat,) = JUMP.to_act(state)
        state, events = play(state, (seat, JUMP.legal(state, seat)[0]))
        order.append(seat)
        pawns += [event.pawn for event in happened(events, Seated)]
    # then they sat down in turn, and the first trick begins
    assert order == [1, 2, 0] * 4
    assert pawns == [4, 8, 0, 5, 9, 1, 6, 10, 2, 7, 11, 3]
    assert state.phase is Phase.PICKING
    assert JUMP.to_act(state) == {0, 1, 2}


def test_J_6_any_free_place_of_either_plane_can_be_taken() -> None:
    state = boarding()
    assert len(JUMP.legal(state, 1)) == 16
    state, _ = play(state, (1, Sit(Plane.YELLOW, 5)))
    assert state.aboard[1][5] == 4
    assert Sit(Plane.YELLOW, 5) not in JUMP.legal(state, 2)
    assert refusal(state, 2, Sit(Plane.YELLOW, 5)) == ("J-6", Reason.PLACE_TAKEN)


@pytest.mark.parametrize("place", [-1, 8, 10**30])
def test_J_2_there_is_no_place_outside_the_plane(place: int) -> None:
    assert refusal(boarding(), 1, Sit(Plane.RED, place)) == ("J-2", Reason.NO_SUCH_PLACE)


def test_J_6_nobody_sits_down_out_of_turn() -> None:
    state = boarding(holder=1)
    assert refusal(state, 2, Sit(Plane.RED, 0)) == ("J-6", Reason.NOT_YOUR_TURN)
    assert refusal(state, 99, Sit(Plane.RED, 0)) == ("J-6", Reason.NOT_YOUR_TURN)
    assert refusal(state, NATURE, Sit(Plane.RED, 0)) == ("J-6", Reason.NOT_YOUR_TURN)
    assert refusal(state, 1, Pick(1)) == ("J-6", Reason.SEAT_SOMEONE)
    assert refusal(state, 1, FirstPlayerDrawn(1)) == ("J-6", Reason.SEAT_SOMEONE)


def test_J_6_before_the_lot_only_chance_acts() -> None:
    state = JUMP.setup(2, JumpOptions())
    assert refusal(state, 0, Sit(Plane.RED, 0)) == ("J-6", Reason.CHANCE_FIRST)
    assert refusal(state, NATURE, Sit(Plane.RED, 0)) == ("J-6", Reason.DRAW_LOT)
    assert refusal(state, NATURE, FirstPlayerDrawn(2)) == ("J-6", ChanceReason.NO_SUCH_SEAT)
    drawn, _ = play(state, (NATURE, FirstPlayerDrawn(0)))
    assert refusal(drawn, NATURE, FirstPlayerDrawn(0)) == ("J-5", Reason.SHUFFLE)
