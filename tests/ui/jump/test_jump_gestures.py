"""The gestures of Jump!: every legal action can be made by hand, and every other drop is refused by a rule."""

from __future__ import annotations

from functools import cache

import pytest

from core.game import Illegal, Seat
from core.jump import actions as a
from core.jump.box import LAST, Plane
from core.jump.game import JUMP
from core.jump.state import JumpState, Phase, next_in
from tests.core.jump.scripted import play, table, trick
from tests.ui.jump.moments import moment, positions
from tests.ui.moments import by_id
from ui.jump.gestures import loose
from ui.jump.hints import hint
from ui.jump.interpret import interpret
from ui.jump.labels import LABELS
from ui.jump.layout.whole_table import layout
from ui.jump.table import TABLE
from ui.table.pieces import Layout, Moment, Placement

TABLES = list(JUMP.seats)
ONE_WIND = ("jump", "wind")


def put(piece: str, zone: str) -> frozenset[Placement]:
    return frozenset({Placement(piece, zone)})


def refusal(state: JumpState, seat: Seat, piece: str, zone: str) -> tuple[str, str]:
    """The rule and the reason that answer a drop."""
    action = interpret(JUMP.view(state, seat), seat, put(piece, zone))
    assert action is not None
    with pytest.raises(Illegal) as caught:
        JUMP.apply(state, seat, action)
    return caught.value.rule, caught.value.reason


def said(state: JumpState, seat: Seat, piece: str, zone: str) -> str:
    return hint(JUMP.view(state, seat), seat, put(piece, zone))


def asking(red: tuple[int, ...] = (), columns: tuple[int, int] = (0, 0)) -> JumpState:
    """Ada's jump lies open, and Blériot is asked for wind but has none."""
    return trick(table(["red+1"], ["red+2"], red=red, columns=columns), "jump", "red+2")[0]


def jumping(red: tuple[int, ...] = (), columns: tuple[int, int] = (0, 0)) -> JumpState:
    """Ada is to choose who jumps, and no wind blows."""
    return play(asking(red, columns), (1, a.Hold()))[0]


@cache
def shown(seats: int) -> list[tuple[JumpState, Seat, Moment[JumpState], Layout]]:
    """Every kept position as each player sees it; laid out once, since every test asks for all of them."""
    views = [(state, seat, moment(state, seat)) for state in positions(seats) for seat in range(seats)]
    return [(state, seat, now, layout(now)) for state, seat, now in views]


# --- legal actions ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", TABLES)
def test_what_may_be_lifted_at_any_time_is_on_the_table_and_ones_own(seats: int) -> None:
    for _, seat, now, found in shown(seats):
        pieces = {piece.id for piece in found.pieces}
        own = loose(now.view, seat)
        assert own <= pieces
        assert {id for id in pieces if id.startswith("card:")} <= own


def test_every_action_has_a_label_and_no_label_tells_who_has_a_wind() -> None:
    assert set(LABELS) == {a.Sit, a.Pick, a.Steer, a.Blow, a.Hold, a.Jump, a.Shift, a.ChangePlace, a.NextSession}
    assert TABLE.label(a.Blow()) == TABLE.label(a.Hold())


# --- what a drop means -----------------------------------------------------------------------------------


def test_cards_out_of_their_time_are_refused_with_a_reason() -> None:
    state = table(["red+1", "wind"], ["red+2"])
    picked, _ = play(state, (0, a.Pick(state.hands[0][1])))
    assert refusal(picked, 0, f"card:{state.hands[0][2]}", "board") == ("J-7", "already_picked")
    assert refusal(state, 0, f"card:{state.hands[1][1]}", "pick") == ("J-7", "not_in_hand")
    assert refusal(jumping(), 0, "card:0", "ground") == ("J-9", "choose_a_jumper")


def test_parachutists_out_of_their_time_are_refused_with_a_reason() -> None:
    state = jumping(red=(0, 5))
    assert state.phase is Phase.JUMPING
    assert refusal(state, 0, "pawn:5", "ground") == ("J-9", "not_your_parachutist")
    assert refusal(state, 0, "pawn:0", "place:yellow:7") == ("J-9", "choose_a_jumper")
    picking = table(["red+1"], ["red+2"])
    assert refusal(picking, 0, "pawn:0", "column:3") == ("J-7", "pick_a_card")
    assert refusal(picking, 0, "pawn:0", "place:red:3") == ("J-7", "pick_a_card")


def test_only_ones_own_card_blows_or_steers() -> None:
    state = asking()
    assert refusal(state, 1, "pick:1", "ground") == ("J-13", "no_wind")
    assert interpret(state, 1, put("pick:0", "ground")) is None
    assert interpret(state, 1, put("pick:0", "plane:red")) is None
    assert refusal(state, 1, "pick:1", "plane:red") == ("J-13", "say_if_it_blows")


def test_an_open_wind_is_lifted_from_beside_its_owner_and_dropped_where_it_blows() -> None:
    # given a wind that was turned over before somebody else's white card
    waiting, _ = trick(table(["wind"], ["white+2"]), "wind", "white+2")
    assert "pick:0" in loose(JUMP.view(waiting, 0), 0)
    assert "pick:0" not in loose(JUMP.view(waiting, 1), 1)
    assert refusal(waiting, 0, "pick:0", "ground") == ("J-8", "not_your_turn")
    # when somebody jumps instead
    jumping, _ = trick(table(["wind"], []), "wind", "jump")
    assert interpret(JUMP.view(jumping, 0), 0, put("pick:0", "ground")) == a.Blow()
    assert a.Blow() in JUMP.legal(jumping, 0)


def test_J_6_only_the_next_parachutist_gets_in_and_the_others_are_told_why() -> None:
    state = next(state for state in positions(2) if state.phase is Phase.SEATING)
    (seat,) = JUMP.to_act(state)
    view, following = JUMP.view(state, seat), next_in(state, seat)
    assert interpret(view, seat, put(f"pawn:{following}", "place:yellow:6")) == a.Sit(Plane.YELLOW, 6)
    assert refusal(state, seat, f"pawn:{following + 1}", "place:yellow:6") == ("J-6", "seat_someone")
    found = by_id(layout(moment(state, seat)))
    waiting = [found[f"pawn:{pawn}"].width for pawn in range(10) if pawn != following]
    assert found[f"pawn:{following}"].width > max(waiting)
    asked = f"Drag your parachutist {following % 5 + 1} into any free seat of a plane."
    assert found["prompt"].label == f"All aboard. {asked}"
    assert refusal(state, seat, f"pawn:{5 * (1 - seat)}", "place:red:0") == ("J-6", "seat_someone")


@pytest.mark.parametrize(("column", "back", "on"), [(1, 1, 2), (5, 4, 6), (LAST - 1, LAST - 2, LAST)])
def test_wind_blows_the_falling_parachutist_one_column_and_stops_at_the_edge(column: int, back: int, on: int) -> None:
    state = trick(table(["red+1"], ["wind"], red=(0,), columns=(column, 0)), *ONE_WIND)[0]
    state, _ = play(state, (1, a.Blow()), (0, a.Jump(0)))
    assert state.phase is Phase.SHIFTING
    assert interpret(state, 1, put("pawn:0", f"column:{back}")) == a.Shift(-1)
    assert interpret(state, 1, put("pawn:0", f"column:{on}")) == a.Shift(+1)
    assert refusal(state, 1, "pawn:0", "column:9") == ("J-13", "one_column_only")
    assert {"shift:on", "shift:back"} <= {piece.id for piece in layout(moment(state, 1)).pieces}
    assert not {"shift:on", "shift:back"} & {piece.id for piece in layout(moment(state, 0)).pieces}


def test_some_drops_mean_nothing() -> None:
    state = table(["red+1"], ["red+2"])
    two = put("card:0", "pick") | put("card:2", "pick")
    assert interpret(state, 0, two) is None
    assert interpret(state, 0, frozenset()) is None
    assert interpret(state, 0, put("pawn:0", "pick")) is None
    assert interpret(state, 0, put("marker:0", "board")) is None


# --- hints -----------------------------------------------------------------------------------------------


def test_hints_for_cards_and_planes() -> None:
    state = table(["white+3"], ["red+2"], columns=(4, 12))
    assert said(state, 0, f"card:{state.hands[0][1]}", "board") == "Lay White +3 face down"
    steering = trick(state, "white+3", "red+2")[0]
    assert said(steering, 0, "pick:0", "plane:red") == "The red plane flies on to column 7."
    assert said(steering, 0, "pick:0", "plane:yellow") == "The yellow plane reaches the end of its track."
    assert said(steering, 1, "pick:1", "plane:red") == ""


def test_hints_for_jumps() -> None:
    state = jumping(red=(0, 5), columns=(5, 6))
    assert said(state, 0, "pawn:0", "ground") == "Lands in column 5, outer space"
    assert said(state, 0, "pawn:1", "ground") == "Lands in the lake"
    windy = trick(table(["red+1"], ["wind"], red=(0,), columns=(5, 0)), *ONE_WIND)[0]
    assert said(windy, 1, "pick:1", "ground") == "Your wind blows on this jump"
    windy, _ = play(windy, (1, a.Blow()))
    assert said(windy, 0, "pawn:0", "ground") == "Above column 5, and then the wind blows"
    windy, _ = play(windy, (0, a.Jump(0)))
    assert said(windy, 1, "pawn:0", "column:4") == "Lands in column 4, outer space"


def test_hints_for_places() -> None:
    state = trick(table(["swap"], ["red+2"], red=(0, 5)), "swap", "red+2")[0]
    assert said(state, 0, "pawn:0", "place:red:2") == "The red plane: row 2, seat 3"
    assert said(state, 0, "pawn:0", "place:red:1") == "The red plane: row 1, seat 2: they swap places"
    assert said(state, 0, "pawn:0", "place:red:0") == ""
