"""The gestures of LOOPS: every legal action can be made by hand, and every other drop is judged by the rules."""

from __future__ import annotations

import pytest

from core.game import Action, Illegal, Seat
from core.loops.actions import Claim, Deal, Pass, Play
from core.loops.box import CARDS
from core.loops.events import Faulted
from core.loops.game import LOOPS
from core.loops.hand import cards_in
from core.loops.state import Faults, LoopsOptions, Phase
from tests.core.loops.scripted import AS_PRINTED, Table, given
from tests.ui.loops.moments import moment, positions
from ui.loops.gestures import alike, gestures, loose, reactions
from ui.loops.hints import hint
from ui.loops.interpret import interpret
from ui.loops.layout.whole_table import layout
from ui.loops.table import TABLE
from ui.table.input.offer import Offer, Outcome
from ui.table.pieces import Click, Place, Placement

TABLES = list(LOOPS.seats)


def put(zone: str, *pieces: str) -> frozenset[Placement]:
    return frozenset(Placement(piece, zone) for piece in pieces)


def cards_on(table: Table, faces: str, zone: str, seat: Seat = 0) -> frozenset[Placement]:
    return put(zone, *(f"card:{card}" for card in table.cards(seat, faces)))


def refusal(table: Table, placements: frozenset[Placement], seat: Seat = 0) -> tuple[str, str]:
    """The rule and the reason that answer a drop."""
    action = interpret(LOOPS.view(table.state, seat), seat, placements)
    assert action is not None
    with pytest.raises(Illegal) as caught:
        LOOPS.apply(table.state, seat, action)
    return caught.value.rule, caught.value.reason


def said(table: Table, placements: frozenset[Placement], seat: Seat = 0) -> str:
    return hint(LOOPS.view(table.state, seat), seat, placements)


def offered(table: Table, seat: Seat = 0) -> Offer:
    """What the kit makes of the gestures, those of interchangeable cards included."""
    view = LOOPS.view(table.state, seat)
    actions = [like for action in LOOPS.legal(view, seat) for like in alike(view, seat, action)]
    return Offer((action, way) for action in actions for way in gestures(view, seat, action))


# --- legal actions ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", TABLES)
def test_alike_actions_are_all_legal_and_lead_to_as_many_cards(seats: int) -> None:
    for state in positions(seats)[:30]:
        for seat in sorted(LOOPS.to_act(state) & set(range(seats))):
            now = moment(state, seat)
            for action in now.actions:
                likes = alike(now.view, seat, action)
                assert likes[0] == action
                assert len(set(likes)) == len(likes)
                LOOPS.apply(state, seat, likes[-1])


def test_any_equal_cards_can_be_played_at_once_and_each_choice_is_listed_once() -> None:
    table = given("5000 5000 5000 5000 7000", "1000", "1000", pile="4000")
    cards = [f"card:{card}" for card in table.cards(0, "5000 5000 5000 5000")]
    offer = offered(table)
    assert offer.together(cards)
    for chosen in (cards[2:3], cards[1:3], [cards[0], cards[3]], cards):
        dropped = offer.drop(chosen, ["pile"])
        assert dropped.outcome is Outcome.PLAYED
        assert len(dropped.actions) == 1
        LOOPS.apply(table.state, 0, dropped.actions[0])
    assert len(alike(table.state, 0, table.card(0, "5000 5000"))) == 6
    assert not offer.together([cards[0], f"card:{table.cards(0, '7000')[0]}"])


def test_the_pile_can_be_taken_by_button_or_by_hand() -> None:
    table = given("5000", "1000", "1000", pile="4000 6000")
    assert gestures(table.state, 0, Pass()) == (
        Click("button:pass"),
        Place(put("hand", f"card:{table.state.pile[-1]}")),
    )


def test_a_draw_card_goes_on_the_plate_of_who_has_to_draw() -> None:
    table = given("draw2 1000", "1000", "1000")
    assert gestures(table.state, 0, table.card(0, "draw2", 2)) == (Place(cards_on(table, "draw2", "seat:2")),)


def test_with_two_players_a_draw_card_may_also_go_on_the_pile() -> None:
    table = given("draw2 1000", "1000")
    assert offered(table).drop([f"card:{table.cards(0, 'draw2')[0]}"], ["pile"]).outcome is Outcome.PLAYED
    assert interpret(table.state, 0, cards_on(table, "draw2", "pile")) == table.card(0, "draw2", 1)


# --- loose cards and reactions ---------------------------------------------------------------------------


@pytest.mark.parametrize("seats", TABLES)
def test_own_cards_can_always_be_lifted(seats: int) -> None:
    for state in positions(seats):
        for seat in range(seats):
            now = moment(state, seat)
            lifted = loose(now.view, seat)
            assert lifted == {f"card:{card}" for card in cards_in(state.hands[seat])}
            assert lifted <= {piece.id for piece in layout(now).pieces}


def test_a_fault_as_printed_is_what_the_drop_means() -> None:
    table = given("3000 8000", "1000", "1000", pile="4000", options=AS_PRINTED)
    action = interpret(LOOPS.view(table.state, 0), 0, cards_on(table, "3000", "pile"))
    assert action == table.card(0, "3000")
    assert table.do(0, action).told(Faulted)


@pytest.mark.parametrize("seats", TABLES)
def test_everybody_but_the_opener_may_claim_while_speed_is_open(seats: int) -> None:
    for state in positions(seats):
        may = LOOPS.to_act(state) if state.phase is Phase.SPEED else frozenset()
        assert reactions(LOOPS.view(state, None)) == (dict.fromkeys(sorted(may), (Claim(),)),)


# --- what a drop means -----------------------------------------------------------------------------------


def test_drops_are_refused_by_the_rule_that_teaches_most() -> None:
    table = given("3000 8000 8000 draw2 attitude attitude", "1000 1000", "1000", pile="4000")
    assert refusal(table, cards_on(table, "3000", "pile")) == ("LP-5", "too_low")
    assert refusal(table, cards_on(table, "3000 8000", "pile")) == ("LP-5", "too_low")
    assert refusal(table, cards_on(table, "8000 attitude", "pile")) == ("LP-5", "mixed")
    assert refusal(table, cards_on(table, "attitude attitude", "pile")) == ("LP-5", "special_alone")
    assert refusal(table, cards_on(table, "draw2", "pile")) == ("LP-10", "needs_target")
    assert refusal(table, cards_on(table, "draw2", "seat:0")) == ("LP-10", "bad_target")
    assert refusal(table, cards_on(table, "8000", "seat:1")) == ("LP-10", "no_target")
    assert refusal(table, cards_on(table, "1000", "pile", 1), 1) == ("LP-5", "not_your_turn")
    assert refusal(table, put("hand", f"card:{table.state.pile[-1]}"), 1) == ("LP-5", "not_your_turn")


def test_some_drops_mean_nothing() -> None:
    table = given("3000 8000", "1000", "1000", pile="4000 5000")
    low, high = (f"card:{card}" for card in table.cards(0, "3000 8000"))
    other = f"card:{table.cards(1, '1000')[0]}"
    for placements in (
        put("hand", low),
        put("pile", other),
        put("pile", f"card:{table.state.draw[-1]}"),
        put("pile", "plane"),
        put("hand", f"card:{table.state.pile[0]}"),
        put("pile", low) | put("seat:1", high),
        frozenset[Placement](),
    ):
        assert interpret(LOOPS.view(table.state, 0), 0, placements) is None
        assert said(table, placements) == ""


# --- words -----------------------------------------------------------------------------------------------


def test_hints_for_altitudes() -> None:
    table = given("3000 5000 5000 5000 6000", "1000", "1000", pile="4000")
    assert said(table, cards_on(table, "5000", "pile")) == "5000. You may lay all 3"
    assert said(table, cards_on(table, "5000 5000 5000", "pile")) == "3 × 5000"
    assert said(table, cards_on(table, "3000", "pile")) == "Climbing: 4000 or higher"
    diving = given("5000", "1000", "1000", pile="4000", climbing=False)
    assert said(diving, cards_on(diving, "5000", "pile")) == "Diving: 4000 or lower"
    strict = given("3000", "1000", "1000", pile="4000", options=LoopsOptions(Faults.AS_PRINTED))
    assert said(strict, cards_on(strict, "3000", "pile")) == "A fault! Climbing: 4000 or higher"


def test_hints_for_special_cards_and_the_pile() -> None:
    table = given("attitude direction draw3 speed looping 1000", "1000", "1000", pile="4000")
    assert said(table, cards_on(table, "attitude", "pile")) == "Turns the plane to dive"
    assert said(table, cards_on(table, "direction", "pile")) == "Turns play to the right"
    assert said(table, cards_on(table, "draw3", "seat:2")) == "Must draw 3 cards"
    assert said(table, cards_on(table, "draw3", "pile")) == "Put it on a player"
    assert said(table, cards_on(table, "speed", "pile")) == "The fastest goes on"
    assert said(table, cards_on(table, "looping", "pile")) == "Clears the pile"
    assert said(table, put("hand", f"card:{table.state.pile[-1]}")) == "Take the pile: 1 card"


def test_undo_tells_no_more_than_the_kind_of_a_move() -> None:
    actions: tuple[Action, ...] = (Play((1,)), Pass(), Claim(), Deal())
    labels = [TABLE.label(action) for action in actions]
    assert len(set(labels)) == len(labels)
    assert not any(face in label for face in CARDS for label in labels)
