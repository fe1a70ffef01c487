"""J-7, J-8, J-11, J-15 and J-16: picks, movement, change of place, and the end of a trick."""

from __future__ import annotations

import pytest

from core.cards import FACE_DOWN, UNSEEN, Shuffled
from core.game import NATURE, ONLY_NATURE
from core.jump.actions import ChangePlace, Hold, Jump, Pick, Steer
from core.jump.box import Ground, Plane
from core.jump.events import (
    BlackPawnPassed,
    Dealt,
    DeckShuffled,
    Discarded,
    Picked,
    PlaceChanged,
    PlaneMoved,
    Revealed,
    Void,
    Voided,
)
from core.jump.game import JUMP
from core.jump.reasons import Reason
from core.jump.state import JumpOptions, JumpState, Phase, Refill
from tests.core.jump.scripted import STRICT, Landings, card, happened, play, refusal, table, trick, waiting_for

TWO_DOWN = {(3, Ground.OUTER): 0, (3, Ground.INNER): 5}
"""With two of ten parachutists down, the others fit into the yellow plane."""


def test_J_7_everyone_picks_at_the_same_time_and_unseen() -> None:
    # given
    state = table(["red+2"], ["yellow+3"], ["swap"])
    assert JUMP.to_act(state) == {0, 1, 2}
    # when seat 2 picks before the others
    picked = card(state, 2, "swap")
    state, events = play(state, (2, Pick(picked)))
    # then nobody learns which card it was, but its owner knows
    assert JUMP.to_act(state) == {0, 1}
    assert events == [Picked(2)]
    assert JUMP.view(state, 0).picks == (None, None, FACE_DOWN)
    assert JUMP.view(state, None).picks == (None, None, FACE_DOWN)
    assert JUMP.view(state, 2).picks == (None, None, picked)
    assert JUMP.view(state, 0).faces[picked] == UNSEEN
    assert picked in state.hands[2]


def test_J_7_even_a_picked_jump_card_does_not_show() -> None:
    state, _ = play(table(["red+2"], ["yellow+3"]), (1, Pick(1)))
    assert JUMP.view(state, 0).picks == (None, FACE_DOWN)
    assert 1 in JUMP.view(state, 0).hands[1]


def test_J_7_cards_are_revealed_from_the_black_pawn_clockwise() -> None:
    state = table(["red+2"], ["red+3"], ["yellow+2"], black_pawn=1)
    _, events = trick(state, "red+2", "red+3", "yellow+2")
    assert [event.seat for event in happened(events, Revealed)] == [1, 2, 0]
    assert [event.stop for event in happened(events, PlaneMoved)] == [3, 2, 5]


def test_J_7_each_player_picks_one_card_of_their_own_hand() -> None:
    state, _ = play(table(["red+2"], ["yellow+3"]), (0, Pick(0)))
    assert refusal(state, 0, Pick(2)) == ("J-7", Reason.ALREADY_PICKED)
    assert refusal(state, 1, Pick(0)) == ("J-7", Reason.NOT_IN_HAND)
    assert refusal(state, 1, Pick(-(10**20))) == ("J-7", Reason.NOT_IN_HAND)
    assert refusal(state, 1, Hold()) == ("J-7", Reason.PICK_A_CARD)
    assert refusal(state, 7, Pick(0)) == ("J-7", Reason.NOT_YOUR_TURN)


def test_J_8_red_and_yellow_move_their_plane_and_never_below_the_start() -> None:
    state = table(["red+4"], ["yellow-3"], columns=(2, 1))
    state, events = trick(state, "red+4", "yellow-3")
    assert state.columns == (6, 0)
    assert happened(events, PlaneMoved) == [PlaneMoved(0, Plane.RED, 2, 6), PlaneMoved(1, Plane.YELLOW, 1, 0)]


def test_J_8_white_moves_the_plane_of_the_players_choice() -> None:
    # given
    state = table(["white+3"], ["yellow+2"])
    state, _ = trick(state, "white+3", "yellow+2")
    assert waiting_for(state) == (Phase.STEERING, {0})
    assert list(JUMP.legal(state, 0)) == [Steer(Plane.RED), Steer(Plane.YELLOW)]
    assert refusal(state, 1, Steer(Plane.RED)) == ("J-8", Reason.NOT_YOUR_TURN)
    assert refusal(state, 0, Jump(0)) == ("J-8", Reason.CHOOSE_A_PLANE)
    # when, then
    state, _ = play(state, (0, Steer(Plane.YELLOW)))
    assert state.columns == (0, 5)


def test_J_8_white_steers_itself_when_only_one_plane_flies() -> None:
    state = table(["white+3"], ["yellow+2"], columns=(14, 1), landed=TWO_DOWN)
    state, _ = trick(state, "white+3", "yellow+2")
    assert state.columns == (14, 6)
    assert state.phase is Phase.PICKING


def test_J_8_an_empty_plane_still_moves_but_one_at_its_end_is_out() -> None:
    empty = table(["red+2"], ["red-1"], columns=(3, 1), landed=TWO_DOWN)
    assert trick(empty, "red+2", "red-1")[0].columns == (4, 1)
    out = table(["red+2"], ["red-1"], columns=(14, 1), landed=TWO_DOWN)
    state, events = trick(out, "red+2", "red-1")
    assert state.columns == (14, 1)
    assert [event.why for event in happened(events, Voided)] == [Void.PLANE_OUT] * 2


def test_J_8_a_plane_stops_at_the_end_of_its_track() -> None:
    state = table(["red+4"], ["yellow+1"], red=[0], columns=(13, 0), landed={(1, Ground.OUTER): 9})
    state, events = trick(state, "red+4", "yellow+1")
    assert state.columns == (14, 1)
    assert happened(events, PlaneMoved)[0] == PlaneMoved(0, Plane.RED, 13, 14)


def test_J_8_a_plane_that_flies_back_is_turned_round_until_it_flies_on() -> None:
    # given planes that face the sea
    state = table(["red-2", "red+1", "white-1"], ["yellow-3", "yellow+1", "yellow+2"], columns=(5, 0))
    assert state.turned == (False, False)
    # when one flies back and the other can't
    state, _ = trick(state, "red-2", "yellow-3")
    assert (state.columns, state.turned) == ((3, 0), (True, False))
    # then it faces the sea again once it flies on
    state, _ = trick(state, "red+1", "yellow+1")
    assert (state.columns, state.turned) == ((4, 1), (False, False))
    # and a white card turns the one that it moves
    state, _ = trick(state, "white-1", "yellow+2")
    state, _ = play(state, (0, Steer(Plane.RED)))
    assert (state.columns, state.turned) == ((3, 3), (True, False))


def changing(landed: Landings | None = None) -> JumpState:
    """Seat 0 is to change a place: pawns 0 and 5 sit in front of the red plane."""
    state = table(["swap"], ["yellow+2"], red=[0, 5], landed=landed)
    return trick(state, "swap", "yellow+2")[0]


def test_J_11_a_parachutist_can_move_to_a_free_place_of_the_other_plane() -> None:
    state = changing(landed={(1, Ground.OUTER): 9})
    assert state.phase is Phase.CHANGING
    state, events = play(state, (0, ChangePlace(0, Plane.YELLOW, 7)))
    assert state.aboard[0][:2] == (None, 5)
    assert state.aboard[1][7] == 0
    assert happened(events, PlaceChanged) == [PlaceChanged(0, 0, Plane.YELLOW, 7, None)]


def test_J_11_a_parachutist_swaps_with_the_one_on_a_taken_place() -> None:
    state, events = play(changing(), (0, ChangePlace(0, Plane.RED, 1)))
    assert state.aboard[0][:2] == (5, 0)
    assert happened(events, PlaceChanged)[0].swapped == 5


def test_J_11_every_place_but_ones_own_can_be_chosen() -> None:
    state = changing()
    choices = JUMP.legal(state, 0)
    assert len(set(choices)) == len(choices) == 5 * 15
    assert ChangePlace(0, Plane.RED, 0) not in choices


def test_J_11_only_ones_own_parachutists_aboard_move_and_only_to_places_of_flying_planes() -> None:
    state = changing()
    assert refusal(state, 0, ChangePlace(5, Plane.RED, 3)) == ("J-11", Reason.NOT_YOUR_PARACHUTIST)
    assert refusal(state, 0, ChangePlace(-1, Plane.RED, 3)) == ("J-11", Reason.NOT_YOUR_PARACHUTIST)
    assert refusal(state, 0, ChangePlace(0, Plane.RED, 0)) == ("J-11", Reason.SAME_PLACE)
    assert refusal(state, 0, ChangePlace(0, Plane.RED, 8)) == ("J-2", Reason.NO_SUCH_PLACE)
    assert refusal(state, 0, Pick(0)) == ("J-11", Reason.CHANGE_A_PLACE)
    landed = table(["swap"], ["yellow+2"], landed=TWO_DOWN, columns=(14, 3))
    state, _ = trick(landed, "swap", "yellow+2")
    assert refusal(state, 0, ChangePlace(0, Plane.YELLOW, 7)) == ("J-11", Reason.NOT_ABOARD)
    assert refusal(state, 0, ChangePlace(1, Plane.RED, 0)) == ("J-11", Reason.PLANE_OUT)
    changes = JUMP.legal(state, 0)
    assert all(isinstance(change, ChangePlace) and change.plane is Plane.YELLOW for change in changes)


def nobody_of_seat_0() -> Landings:
    """Where the parachutists of seat 0 are in scenes where it has nobody aboard."""
    return {(column, Ground.OUTER): pawn for pawn, column in enumerate((1, 2, 3, 4, 5))}


def test_J_11_a_swap_card_is_void_for_a_player_with_nobody_aboard() -> None:
    state = table(["swap"], ["yellow+2"], landed=nobody_of_seat_0())
    state, events = trick(state, "swap", "yellow+2")
    assert happened(events, Voided)[0].why is Void.NOBODY_ABOARD
    assert state.columns == (0, 2)


def test_J_15_cards_are_discarded_jump_cards_return_and_the_black_pawn_passes() -> None:
    state = table(["red+2"], ["yellow+2"], ["forbidden"], black_pawn=2)
    state, events = trick(state, "red+2", "jump", "forbidden")
    assert [state.faces[gone] for gone in state.discards] == ["forbidden", "red+2"]
    assert happened(events, Discarded) == [Discarded(state.discards)]
    assert happened(events, BlackPawnPassed) == [BlackPawnPassed(0)]
    assert 1 in state.hands[1]
    assert state.picks == (None, None, None)


def test_J_15_players_with_nobody_aboard_still_play() -> None:
    state = table(["red+2"], ["yellow+2"], landed=nobody_of_seat_0())
    assert JUMP.to_act(state) == {0, 1}
    assert trick(state, "red+2", "yellow+2")[0].columns == (2, 2)


def test_J_16_a_player_with_only_the_jump_card_left_draws_six() -> None:
    # given seat 0 about to play the last card
    state = table(["red+2"], ["yellow+2", "yellow+1"], spare=0)
    state, events = trick(state, "red+2", "yellow+2")
    assert [len(hand) for hand in state.hands] == [7, 2]
    assert [event.seat for event in happened(events, Dealt)] == [0]
    assert state.phase is Phase.PICKING


def test_J_16_in_the_strict_game_nobody_draws_and_the_jump_card_must_be_played() -> None:
    state = table(["red+2"], ["yellow+2", "yellow+1"], options=STRICT, spare=0)
    state, events = trick(state, "red+2", "yellow+2")
    assert not happened(events, Dealt)
    assert list(JUMP.legal(state, 0)) == [Pick(0)]


def test_J_16_an_exhausted_deck_is_rebuilt_in_the_middle_of_a_refill() -> None:
    # given a deck of four cards, and two players on their last card
    hands = ["red+2"], ["yellow+2"]
    state = table(*hands, discards=44, spare=0)
    assert len(state.deck) == 4
    # when the trick ends
    state, events = trick(state, "red+2", "yellow+2")
    # then the holder of the black pawn draws four, and nature must shuffle
    assert [(event.seat, len(event.cards)) for event in happened(events, Dealt)] == [(1, 4)]
    assert JUMP.to_act(state) == ONLY_NATURE
    assert state.owed == (6, 2)
    assert refusal(state, 1, Pick(1)) == ("J-5", Reason.CHANCE_FIRST)
    # and the drawing goes on by itself
    faces = tuple(sorted((state.faces[gone] for gone in state.discards), reverse=True))
    state, events = play(state, (NATURE, Shuffled(faces)))
    assert happened(events, DeckShuffled) == [DeckShuffled(46)]
    assert [(event.seat, len(event.cards)) for event in happened(events, Dealt)] == [(1, 2), (0, 6)]
    assert [len(hand) for hand in state.hands] == [7, 7]
    assert (len(state.deck), state.discards, state.owed) == (38, (), (0, 0))
    assert state.phase is Phase.PICKING


@pytest.mark.parametrize("refill", Refill)
def test_J_16_the_table_chooses_the_refill(refill: Refill) -> None:
    assert JUMP.setup(2, JumpOptions(refill)).options.refill is refill
    assert JumpOptions().refill is Refill.WHEN_DRY
