"""The gestures of Lucky Loop: every legal action can be made by hand, and every other drop is refused by a rule."""

from __future__ import annotations

import pytest

from core.game import Illegal
from core.lucky_loop.actions import (
    BUY_RED_DIE,
    Complete,
    Discard,
    Draw,
    Highlight,
    PresentFree,
    PresentOne,
    PresentThree,
    Reroll,
)
from core.lucky_loop.box import RED_DIE
from core.lucky_loop.events import DiceRolled
from core.lucky_loop.game import LUCKY_LOOP
from tests.core.lucky_loop.scripted import ALL_FOUR, Table, given
from ui.lucky_loop.gestures import tumbled, tumbling
from ui.lucky_loop.hints import hint
from ui.lucky_loop.interpret import interpret
from ui.table.pieces import Piece, Placement

TABLES = list(LUCKY_LOOP.seats)


def put(zone: str, *pieces: str) -> frozenset[Placement]:
    return frozenset(Placement(piece, zone) for piece in pieces)


def cards_on(table: Table, faces: str, zone: str) -> frozenset[Placement]:
    return put(zone, *(f"card:{card}" for card in table.cards(faces)))


def refusal(table: Table, placements: frozenset[Placement]) -> tuple[str, str]:
    """The rule and the reason that answer a drop."""
    action = interpret(table.state, table.state.turn, placements)
    assert action is not None
    with pytest.raises(Illegal) as caught:
        LUCKY_LOOP.apply(table.state, table.state.turn, action)
    return caught.value.rule, caught.value.reason


def said(table: Table, placements: frozenset[Placement]) -> str:
    return hint(LUCKY_LOOP.view(table.state, table.state.turn), table.state.turn, placements)


# --- legal actions ---------------------------------------------------------------------------------------


# --- what a drop means -----------------------------------------------------------------------------------


def test_lone_cards_are_refused_by_the_rule_that_teaches_most() -> None:
    table = given(hands=["T7 D9 R4 L5"], sides={"red_rooster": "T9 D4 L4"})
    assert refusal(table, cards_on(table, "T7", "side:red_rooster")) == ("LL-10", "not_harder")
    assert refusal(table, cards_on(table, "R4", "side:red_rooster")) == ("LL-10", "no_such_figure_there")
    assert refusal(table, cards_on(table, "R4", "side:rubber_duck")) == ("LL-9", "wrong_figures")
    assert refusal(table, cards_on(table, "D9", "side:mighty_eagle")) == ("LL-9", "no_such_figure_there")
    first = given(hands=["D9"], sides={"mighty_eagle": "R8 T7 L11"}, round_=1)
    assert refusal(first, cards_on(first, "D9", "side:mighty_eagle")) == ("LL-10", "no_such_figure_there")
    assert refusal(table, cards_on(table, "T7 D9", "side:red_rooster")) == ("LL-9", "wrong_figures")
    assert refusal(table, cards_on(table, "T7", "discard:0")) == ("LL-7", "not_discarding")
    assert refusal(table, cards_on(table, "T7 D9 L5", "free")) == ("LL-24", "free_programme_later")


def test_cards_mean_the_same_in_any_order() -> None:
    table = given(hands=["L4 T7 D9"])
    loop, turn, dive = table.cards("L4 T7 D9")
    assert interpret(table.state, 0, cards_on(table, "D9 L4 T7", "side:red_rooster")) == PresentThree(
        "red_rooster", (turn, dive, loop)
    )
    assert interpret(table.state, 0, cards_on(table, "D9 L4 T7", "free")) == PresentFree((loop, turn, dive))


def test_a_hand_card_on_a_flown_card_asks_for_its_place() -> None:
    table = given(hands=["R7 T4 L12 T9"]).present("mighty_eagle", "R7 T4 L12")
    flight = table.state.flight
    assert flight is not None
    card = table.card("T9")
    assert interpret(table.state, 0, put(f"card:{flight.cards[0]}", f"card:{card}")) == PresentOne("mighty_eagle", card)


def test_piles_tokens_and_dice() -> None:
    table = given(hands=["R7 T4 L12"], tokens=[1]).present("mighty_eagle", "R7 T4 L12").throw(1, 3, 5)
    state, top = table.state, table.state.decks[1][0]
    flight = state.flight
    assert flight is not None
    assert interpret(state, 0, put("hand", f"card:{top}")) == Draw(1)
    assert interpret(state, 0, put("discard:0", f"card:{state.hands[0][0]}")) == Discard(state.hands[0][0])
    assert interpret(state, 0, put("cup", "token:0:0")) == BUY_RED_DIE
    assert interpret(state, 0, put("cup", f"die:{RED_DIE}")) == BUY_RED_DIE
    assert interpret(state, 0, put(f"die:{RED_DIE}", "token:0:0")) == BUY_RED_DIE
    assert interpret(state, 0, put("cup", "die:2", "die:0")) == Reroll((0, 2))
    token = frozenset({Placement("token:0:0", "die:1"), Placement("token:0:0", "die:0")})
    assert interpret(state, 0, token) == Reroll((0, 1))
    assert interpret(state, 0, put(f"card:{flight.cards[2]}", "die:2", "die:1")) == Complete(flight.cards[2], (1, 2))
    assert interpret(state, 0, put(f"card:{flight.cards[0]}", "highlight")) == Highlight(flight.cards[0])
    assert refusal(table, put(f"card:{flight.cards[0]}", "die:1")) == ("LL-12", "too_little")


def test_some_drops_mean_nothing() -> None:
    table = given(hands=["T7 D9"])
    turn, dive = table.cards("T7 D9")
    two_sides = put("side:red_rooster", f"card:{turn}") | put("side:rubber_duck", f"card:{dive}")
    assert interpret(table.state, 0, two_sides) is None
    assert interpret(table.state, 0, put("hand", f"card:{turn}")) is None
    assert interpret(table.state, 0, put("hand", "die:1")) is None
    assert interpret(table.state, 0, frozenset()) is None


# --- hints -----------------------------------------------------------------------------------------------


def test_hints_for_dice() -> None:
    table = given(hands=["R7 T4 L12"], tokens=[2]).present("mighty_eagle", "R7 T4 L12").throw(4, 3, 5)
    flight = table.state.flight
    assert flight is not None
    roll = f"card:{flight.cards[0]}"
    assert said(table, put(roll, "die:1")) == "3 so far, 4 missing"
    assert said(table, put(roll, "die:0", "die:1")) == "Exactly 7: 5 points"
    assert said(table, put(roll, "die:1", "die:2")) == "3 + 5 = 8: exceeds 7, 2 points"
    assert said(table, put("cup", "die:1")) == "Roll 1 die again for 1 token"
    assert said(table, put("cup", "die:1", "die:2")) == "Roll 2 dice again for 1 token"
    assert said(table, put("cup", "token:0:1")) == "Buy the red die for 1 token"
    assert said(table, put(f"die:{RED_DIE}", "token:0:1")) == "Buy the red die for 1 token"


def test_hints_for_programmes() -> None:
    table = given(hands=["T7 D9 L4"])
    assert said(table, cards_on(table, "T7 D9", "side:red_rooster")) == "Loop missing"
    assert said(table, cards_on(table, "T7 D9 L4", "side:red_rooster")) == "Fly Red Rooster: 7 + 9 + 4, up to 15 points"


def test_a_hint_for_a_repeat_says_what_can_be_gained() -> None:
    # given 13 points in Red Rooster, when three cards are put down that bring 15 at best
    table = given(hands=["T7 D9 L4"], scores={0: (13, 0, 0, 0)})
    better = cards_on(table, "T7 D9 L4", "side:red_rooster")
    assert said(table, better) == "Fly Red Rooster again: 7 + 9 + 4, up to +2 to your 13"
    # with a token the red die may bring one more
    rich = given(hands=["T7 D9 L4"], scores={0: (13, 0, 0, 0)}, tokens=[1])
    better = cards_on(rich, "T7 D9 L4", "side:red_rooster")
    assert said(rich, better) == "Fly Red Rooster again: 7 + 9 + 4, up to +3 to your 13"
    # and where nothing can be gained, or nothing be scored at all, it says so
    full = given(hands=["T7 D9 L4"], scores={0: (16, 0, 0, 0)})
    worse = cards_on(full, "T7 D9 L4", "side:red_rooster")
    assert said(full, worse) == "Fly Red Rooster again: 7 + 9 + 4, nothing to gain, you have 16"
    easy = given(hands=["T3 D3 L4"])
    low = cards_on(easy, "T3 D3 L4", "side:red_rooster")
    assert said(easy, low) == "Fly Red Rooster: 3 + 3 + 4, up to 7 points, too few to score"


def test_hints_for_the_free_programme() -> None:
    table = given(hands=["T7 D9 L5"], scores={0: ALL_FOUR})
    assert said(table, cards_on(table, "T7 D9 L5", "free")) == "21 of 25, 5 of 6 dice"
    laid = given(free={0: "T8 L8 D5 R4"}, scores={0: ALL_FOUR})
    card = laid.card("T8", laid.state.free[0])
    assert said(laid, put(f"card:{card}", "highlight")) == "Highlight Turn 8: only exact counts, 12 points"


# --- tumbling --------------------------------------------------------------------------------------------


def test_rolled_dice_tumble_through_their_other_faces() -> None:
    assert tumbled(DiceRolled(0, (1, 6), (3, 4), False)) == ("die:1", "die:6")
    die = Piece("die:6", "die", (4, True), 0.0, 0.0, 60.0, 60.0)
    assert {value for value, _ in tumbling(die)} == {1, 2, 3, 5, 6}
    assert all(red for _, red in tumbling(die))
    assert tumbling(Piece("cup", "cup", None, 0.0, 0.0, 60.0, 60.0)) == ()
