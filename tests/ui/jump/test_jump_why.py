"""The reasons of hints in Jump!: what they say is what becomes of the position."""

from __future__ import annotations

import re

import pytest
from msgspec.structs import replace

from core.game import Action, Seat
from core.jump.actions import Blow, ChangePlace, Hold, Jump, NextSession, Pick, Shift, Sit, Steer
from core.jump.box import LAST, MOVES, Ground, Plane
from core.jump.events import Evacuated, Landed, PlaneMoved, Void, Voided
from core.jump.game import JUMP
from core.jump.state import JumpState, Phase, owner
from tests.core.bots.situations import situations
from tests.core.jump.scripted import card, happened, play, table, trick
from ui.jump.why import why
from ui.jump.words import where

PERHAPS = ", if nothing gets in the way"
RED = [0, 1, 5]
"""Two of seat 0 and one of seat 1."""


def reason(state: JumpState, action: Action, seat: Seat = 0) -> str:
    return why(JUMP.view(state, seat), seat, action)


def picking(state: JumpState, face: str, seat: Seat = 0) -> str:
    return reason(state, Pick(card(state, seat, face)), seat)


def landed(state: JumpState, seat: Seat, action: Action) -> list[str]:
    """Where somebody came down by an action, in words."""
    events = play(state, (seat, action))[1]
    return [where(event.column, event.ground) for event in events if isinstance(event, Landed)][:1]


# --- seats and planes ------------------------------------------------------------------------------------


def test_the_reason_to_sit_is_how_many_of_ones_own_sit_there_then() -> None:
    state = next(state for state, _ in situations("jump") if state.phase is Phase.SEATING)
    (seat,) = JUMP.to_act(state)
    for action in JUMP.legal(state, seat):
        assert isinstance(action, Sit)
        places = play(state, (seat, action))[0].aboard[action.plane is Plane.YELLOW]
        count = sum(pawn is not None and owner(state, pawn) == seat for pawn in places)
        assert reason(state, action, seat) == f"parachutists of yours in the {action.plane} plane then: {count}"


@pytest.mark.parametrize(
    ("face", "column", "words"),
    [
        ("red+3", 2, "takes the red plane to column 5, with 2 of yours and 1 of others aboard"),
        ("red-1", 2, "takes the red plane to column 1, with 2 of yours and 1 of others aboard"),
        ("red-4", 2, "the red plane is on its start space then, with 2 of yours and 1 of others aboard"),
        ("red-4", 0, "the red plane is on its start space then, with 2 of yours and 1 of others aboard"),
        ("red+3", 12, "takes the red plane to the end of its track, where 2 of yours and 1 of others must leave it"),
    ],
)
def test_the_reason_for_a_movement_card_is_where_its_plane_will_be(face: str, column: int, words: str) -> None:
    state = table([face], ["yellow+1"], red=RED, columns=(column, 3))
    assert picking(state, face) == words
    after, events = trick(state, face, "yellow+1")
    assert after.columns[0] == min(max(column + MOVES[face][1], 0), LAST)
    assert bool(happened(events, Evacuated)) == ("must leave" in words)


def test_where_a_plane_will_be_is_not_certain_for_those_who_are_not_first() -> None:
    state = table(["red+3", "white+1"], ["yellow+1"], red=RED, columns=(2, 3), black_pawn=1)
    assert picking(state, "red+3").endswith("aboard" + PERHAPS)
    assert picking(state, "white+1") == "you choose the plane when it is shown" + PERHAPS


def test_a_plane_that_is_out_moves_no_more() -> None:
    state = table(["red-2", "white+1"], ["yellow+1"], columns=(LAST, 3), landed=out_of_red())
    assert picking(state, "red-2") == "the red plane has reached the end of its track and moves no more"
    _, events = trick(state, "red-2", "yellow+1")
    assert happened(events, Voided)[0].why is Void.PLANE_OUT
    # and a white card leaves no choice
    assert picking(state, "white+1") == "takes the yellow plane to column 4, with 3 of yours and 4 of others aboard"


def out_of_red() -> dict[tuple[int, Ground], int]:
    return {(14, Ground.OUTER): 0, (14, Ground.INNER): 1, (13, Ground.OUTER): 5}


def test_a_white_card_leaves_the_choice_to_whoever_shows_it() -> None:
    state = table(["white+2"], ["yellow+1"], red=RED, columns=(12, 3))
    assert picking(state, "white+2") == "you choose the plane when it is shown"
    state, _ = trick(state, "white+2", "yellow+1")
    assert reason(state, Steer(Plane.RED)).startswith("takes the red plane to the end of its track, where 2 of yours")
    assert reason(state, Steer(Plane.YELLOW)).startswith("takes the yellow plane to column 5, with 3 of yours")


# --- jumps -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("columns", "words"),
    [
        ((4, 4), "one of yours lands in column 4, outer space"),
        ((4, 0), "one of yours lands in column 4, outer space or in column 1, outer space"),
        ((6, 12), "one of yours lands in the lake or on the island"),
    ],
)
def test_the_reason_to_pick_a_jump_is_where_one_would_land(columns: tuple[int, int], words: str) -> None:
    state = table([], ["yellow+1"], red=RED, columns=columns)
    assert picking(state, "jump") == words + PERHAPS
    state = play(trick(state, "jump", "yellow+1")[0], (1, Hold()))[0]
    found = [landed(state, 0, action)[0] for action in JUMP.legal(state, 0)]
    assert set(re.sub("one of yours lands ", "", words).split(" or ")) == set(found)


def test_nobody_aboard_can_neither_jump_nor_change_places() -> None:
    down = {(column, Ground.OUTER): pawn for pawn, column in enumerate((1, 2, 3, 4, 5))}
    state = table(["swap"], ["yellow+1"], landed=down)
    assert picking(state, "jump") == picking(state, "swap") == "you have nobody left aboard"


def test_the_reason_for_a_jumper_is_where_it_lands() -> None:
    state = table(["red+2"], [], red=RED, columns=(4, 3), landed={(3, Ground.OUTER): 2})
    state, _ = trick(state, "red+2", "jump")
    assert reason(state, Jump(5), 1) == "lands in the lake"
    assert reason(state, Jump(6), 1) == "lands in column 3, inner space"
    assert [landed(state, 1, Jump(pawn)) for pawn in (5, 6)] == [["in the lake"], ["in column 3, inner space"]]


def blown() -> JumpState:
    """Seat 0 jumps; the winds of seats 1 and 2 blow."""
    state, _ = trick(table([], ["wind"], ["wind"], red=[0, 4, 8], columns=(5, 3)), "jump", "wind", "wind")
    return play(state, (1, Blow()), (2, Blow()))[0]


def test_with_winds_to_blow_nobody_knows_yet_where_a_jump_ends() -> None:
    state = blown()
    assert reason(state, Jump(0)) == "winds still to blow: 2"
    state, _ = play(state, (0, Jump(0)))
    assert reason(state, Shift(+1), 1) == "winds still to blow: 1"


def test_the_reason_for_the_last_wind_is_where_the_jump_ends() -> None:
    state, _ = play(blown(), (0, Jump(0)), (1, Shift(-1)))
    for shift in (Shift(+1), Shift(-1)):
        assert reason(state, shift, 2) == f"lands {landed(state, 2, shift)[0]}"


def test_the_reason_to_answer_a_jump_is_what_ones_own_wind_does() -> None:
    state, _ = trick(table([], ["wind"], ["yellow+1"], red=[0, 4, 8]), "jump", "wind", "yellow+1")
    assert reason(state, Blow(), 1) == "your wind moves whoever jumps by one column"
    kept = "your wind leaves this jump alone and can blow on a later one of this trick"
    assert reason(state, Hold(), 1) == kept
    assert reason(state, Hold(), 2) == "you have laid no wind"


def test_the_reason_to_keep_a_wind_says_when_no_other_jump_can_come() -> None:
    state, _ = trick(table([], ["wind"], red=[0, 5]), "jump", "wind")
    assert reason(state, Hold(), 1) == "your wind leaves this jump alone, and no other can come in this trick"
    _, events = play(state, (1, Hold()), (0, Jump(0)))
    assert happened(events, Voided)[0].why is Void.WIND_UNUSED


# --- action cards ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("columns", "down", "count"),
    [
        ((3, 9), {}, 5),
        ((3, 10), {}, 1),
        ((6, 10), {}, 0),
        ((6, 10), {(6, Ground.LAKE): 2}, 1),
        ((10, 12), {}, 4),
        ((0, 10), {(10, Ground.OUTER): 2, (10, Ground.INNER): 3}, 5),
    ],
)
def test_the_reason_to_forbid_jumps_is_who_would_win_by_one(
    columns: tuple[int, int], down: dict[tuple[int, Ground], int], count: int
) -> None:
    state = table(["forbidden", "wind"], ["yellow+1"], red=RED, columns=columns, landed=down)
    who = f"parachutists of others that would win points by jumping now: {count}"
    assert picking(state, "forbidden") == f"forbids every jump of this trick; {who}"
    for holder in (0, 1):
        held = replace(state, black_pawn=holder)
        assert picking(held, "wind") == f"can blow on one jump of this trick; {who}"


def test_a_wind_that_is_shown_first_can_blow_as_it_is_said() -> None:
    state = table(["wind"], [])
    assert picking(state, "wind").startswith("can blow on one jump of this trick")
    state, _ = trick(state, "wind", "jump")
    assert Blow() in JUMP.legal(state, 0)


def test_the_reason_for_a_change_of_place_is_where_the_planes_are() -> None:
    state = table(["swap"], ["yellow+1"], red=RED, columns=(4, 5))
    assert picking(state, "swap") == "distance between the planes, in columns: 1"
    state, _ = trick(state, "swap", "yellow+1")
    to_yellow, to_red = ChangePlace(0, Plane.YELLOW, 7), ChangePlace(2, Plane.RED, 7)
    assert reason(state, to_yellow) == "the yellow plane is over column 5, the other one over column 4"
    assert reason(replace(state, columns=(0, 5)), to_red) == (
        "the red plane is on its start space, the other one over column 5"
    )
    within = "whoever sits in front leaves the plane first at the end of its track"
    assert reason(state, ChangePlace(0, Plane.RED, 7)) == within


def test_with_one_plane_left_a_change_of_place_is_one_within_it() -> None:
    state = table(["swap"], ["yellow+1"], columns=(LAST, 3), landed=out_of_red())
    assert picking(state, "swap") == "whoever sits in front leaves the plane first at the end of its track"


def test_the_reason_to_go_on_is_the_end_of_the_session() -> None:
    state, seat = next(found for found in situations("jump") if found[0].phase is Phase.SCORED)
    assert reason(state, NextSession(), seat) == "the session is over"


# --- anywhere --------------------------------------------------------------------------------------------


def test_whoever_is_said_to_land_lands_there() -> None:
    heard = 0
    for state, seat in situations("jump"):
        for action in JUMP.legal(state, seat):
            if isinstance(action, Jump | Shift) and (words := reason(state, action, seat)).startswith("lands"):
                assert words == f"lands {landed(state, seat, action)[0]}"
                heard += 1
    assert heard > 20


def test_a_card_of_whoever_is_first_moves_the_plane_where_it_is_said_to() -> None:
    """Everybody else jumps, which comes after it."""
    heard = set()
    for state, seat in situations("jump"):
        if state.phase is not Phase.PICKING:
            continue
        first = replace(state, black_pawn=seat, picks=(None,) * state.seats)
        jumps = [(other, Pick(other)) for other in range(state.seats) if other != seat]
        for held in state.hands[seat]:
            words, (_, events) = reason(first, Pick(held), seat), play(first, *jumps, (seat, Pick(held)))
            moved = [event for event in events if isinstance(event, PlaneMoved)]
            if moved and moved[0].seat == seat:
                place = {0: "on its start space", LAST: "end of its track"}.get(
                    moved[0].stop, f"column {moved[0].stop},"
                )
                assert f"the {moved[0].plane} plane" in words
                assert place in words
                heard.add(place)
    assert len(heard) > 5
