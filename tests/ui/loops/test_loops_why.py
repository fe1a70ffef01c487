"""The reasons of hints in LOOPS: what they say is what becomes of the position."""

from __future__ import annotations

import random
import re
from functools import cache
from itertools import chain

import pytest
from msgspec.structs import replace

from core.game import NATURE, Action, Illegal, Seat
from core.loops.actions import Claim, Deal, Pass, Play
from core.loops.box import CARDS, POINTS
from core.loops.events import Drew, RoundScored
from core.loops.game import LOOPS
from core.loops.hand import cards_in
from core.loops.state import LoopsState, Phase
from tests.core.bots.situations import situations
from tests.core.fuzz import positions
from tests.core.loops.scripted import REFUSED, Table, given
from ui.loops.why import why


def reason(table: Table, action: Action, seat: Seat = 0) -> str:
    return why(LOOPS.view(table.state, seat), seat, action)


def fitting(state: LoopsState, seat: Seat) -> int:
    """How many altitudes of a hand the rules would take if it were that seat's turn."""
    asked = replace(state, options=REFUSED, phase=Phase.TURN, turn=seat)
    return sum(_fits(asked, seat, card) for card in altitudes(state, seat))


def _fits(state: LoopsState, seat: Seat, card: int) -> bool:
    try:
        LOOPS.apply(state, seat, Play((card,)))
    except Illegal:
        return False
    return True


def altitudes(state: LoopsState, seat: Seat) -> list[int]:
    return [card for card in cards_in(state.hands[seat]) if CARDS[state.faces[card]].altitude]


def points(state: LoopsState, seat: Seat) -> int:
    return sum(len(group) * each for group, each in zip(state.hands[seat], POINTS, strict=False))


# --- altitudes -------------------------------------------------------------------------------------------


def test_the_reason_for_the_last_cards_is_the_round() -> None:
    table = given("3000 3000", "1000", "1000", pile="2000")
    play = table.card(0, "3000 3000")
    assert reason(table, play) == "your hand is empty then, and the round is yours"
    (scored,) = table.do(0, play).told(RoundScored)
    assert isinstance(scored, RoundScored)
    assert scored.winner == 0


def test_the_reason_for_several_cards_is_their_number() -> None:
    table = given("3000 3000 5000", "1000", "1000", pile="2000")
    assert reason(table, table.card(0, "3000 3000")) == "gets rid of 2 cards at once"


@pytest.mark.parametrize(
    ("hand", "climbing", "count"),
    [("3000 3000 5000 1000", True, 2), ("3000 5000 1000 speed", True, 1), ("3000 1000 1000 4000", False, 2)],
)
def test_the_reason_for_one_altitude_is_what_fits_after_it(hand: str, climbing: bool, count: int) -> None:
    table = given(hand, "1000", "1000", pile="3000", climbing=climbing)
    play = table.card(0, "3000")
    assert reason(table, play) == f"altitudes of yours that still fit after it: {count}"
    assert fitting(table.do(0, play).state, 0) == count


def test_the_reason_for_the_last_altitude_that_fits_is_the_specials_that_are_kept() -> None:
    table = given("5000 1000 speed looping", "1000", "1000", pile="3000")
    assert reason(table, table.card(0, "5000")) == "keeps your special cards for later: 2"


@pytest.mark.parametrize(("face", "words"), [("1000", "1 point"), ("9000", "9 points")])
def test_the_reason_for_an_altitude_with_nothing_to_follow_is_its_points(face: str, words: str) -> None:
    table = given(f"{face} 5000", "1000", "1000", pile=face, climbing=face == "9000")
    assert reason(table, table.card(0, face)) == f"rids you of {words}"


# --- specials --------------------------------------------------------------------------------------------


def test_the_reason_to_change_the_attitude_is_what_fits_then() -> None:
    table = given("attitude 1000 2000 9000", "1000", "1000", pile="5000")
    assert reason(table, table.card(0, "attitude")) == "altitudes of yours that fit: 2 instead of 1"


@pytest.mark.parametrize("pile", ["", "5000"])
def test_no_attitude_is_praised_in_which_no_more_altitudes_fit(pile: str) -> None:
    table = given("attitude 5000", "1000", "1000", pile=pile)
    assert reason(table, table.card(0, "attitude")) == "rids you of 10 points"


@pytest.mark.parametrize("direction", [1, -1])
def test_the_reason_to_change_the_direction_is_the_hand_of_whoever_is_next(direction: int) -> None:
    hands = ("1000", "2000 2000 3000") if direction == 1 else ("2000 2000 3000", "1000")
    table = given("direction 4000", *hands, direction=direction)
    play = table.card(0, "direction")
    assert reason(table, play) == "whoever is next then holds 3 cards instead of 1 card"
    assert table.do(0, play).sizes()[table.state.turn] == 3


@pytest.mark.parametrize("last", ["2000 2000", "2000"])
def test_no_direction_is_praised_that_leads_to_as_few_cards_or_fewer(last: str) -> None:
    table = given("direction 4000", "1000 1000", last)
    assert reason(table, table.card(0, "direction")) == "rids you of 10 points"


def test_the_reason_for_a_looping_is_the_pile_it_clears() -> None:
    table = given("looping 4000", "1000", "1000", pile="5000")
    assert reason(table, table.card(0, "looping")) == "clears the pile of 1 card"


def test_a_looping_with_no_pile_only_saves_its_points() -> None:
    table = given("looping 4000", "1000", "1000")
    assert reason(table, table.card(0, "looping")) == "rids you of 20 points"


def test_a_speed_card_saves_its_points() -> None:
    table = given("speed 4000", "1000", "1000")
    assert reason(table, table.card(0, "speed")) == "rids you of 15 points"


# --- draw cards ------------------------------------------------------------------------------------------


def drawing(*hands: str, target: Seat = 1, sheet: tuple[tuple[int, ...], ...] = ()) -> str:
    table = given("draw2 4000 5000", *hands, sheet=sheet)
    return reason(table, table.card(0, "draw2", target))


def test_the_reason_for_who_draws_is_a_hand_smaller_than_others() -> None:
    assert drawing("1000", "2000 2000 3000") == "whoever draws has only 1 card in hand"
    assert drawing("1000", "2000") == "whoever draws has only 1 card in hand"


def test_no_hand_is_called_small_that_is_as_large_as_all_others() -> None:
    assert drawing("1000 1000 1000", "2000 2000 3000") == "whoever draws has 3 cards in hand"


def test_of_two_players_only_a_hand_smaller_than_ones_own_is_called_small() -> None:
    assert drawing("1000 1000") == "whoever draws has only 2 cards in hand"
    assert drawing("1000 1000 1000") == "whoever draws has 3 cards in hand"
    assert drawing("1000 1000 1000 2000") == "whoever draws has 4 cards in hand"


def test_the_reason_for_who_draws_may_be_the_lead_over_other_opponents() -> None:
    hands = "1000 1000 1000", "2000"
    ahead = "whoever draws is ahead of your other opponents in the game"
    assert drawing(*hands, sheet=((50, 10, 20),)) == ahead
    # One's own lead takes nothing from that.
    assert drawing(*hands, sheet=((0, 10, 20),)) == ahead
    assert drawing(*hands, sheet=((0, 20, 20),)) == "whoever draws has 3 cards in hand"


def test_a_draw_card_that_makes_nobody_draw_is_not_said_to() -> None:
    table = given("draw2 4000", "1000", "2000", spare=0)
    play = table.card(0, "draw2", 1)
    assert reason(table, play) == "the draw pile is empty, so nobody draws, but it rids you of 10 points"
    assert table.do(0, play).told(Drew) == [Drew(1, ())]


# --- everything else -------------------------------------------------------------------------------------


def test_the_reason_to_pass_is_that_nothing_fits_or_what_is_kept() -> None:
    laid = "5000 5000 6000"
    assert reason(given("1000", "1000", "1000", pile=laid), Pass()) == "nothing in your hand fits"
    special = given("7000 speed", "1000", "1000", pile=laid)
    assert reason(special, Pass()) == "keeps your special cards for later: 1"
    fits = given("1000 7000 8000", "1000", "1000", pile=laid)
    assert reason(fits, Pass()) == "keeps your altitudes that fit for later: 2"


def test_the_reason_to_claim_a_window_is_that_the_first_goes_on() -> None:
    table = given("speed 4000", "1000 2000", "1000 2000").play(0, "speed")
    assert reason(table, Claim(), 2) == "whoever is first goes on; the pile has 1 card"


def test_the_reason_to_deal_is_the_end_of_the_round() -> None:
    table = given("4000", "1000", "1000").play(0, "4000")
    assert reason(table, Deal(), table.state.turn) == "the round is over"


# --- anywhere --------------------------------------------------------------------------------------------


@cache
def anywhere() -> list[tuple[LoopsState, Seat, Action]]:
    """Moves that may be made in many positions."""
    rng = random.Random(12)
    games = chain.from_iterable(positions(LOOPS, seats, LOOPS.options(), rng) for seats in (2, 3, 6))
    met = [(state, seat) for state, seat, _ in games if seat != NATURE and rng.random() < 0.15]
    found = []
    for state, seat in situations("loops") + met:
        actions = list(LOOPS.legal(LOOPS.view(state, seat), seat))
        found += [(state, seat, action) for action in rng.sample(actions, min(6, len(actions)))]
    return found


def test_all_numbers_in_reasons_are_those_of_the_position() -> None:
    checked = set()
    for state, seat, action in anywhere():
        words = why(LOOPS.view(state, seat), seat, action)
        for beginning, numbers in figures(state, seat, action).items():
            if words.startswith(beginning):
                assert [int(number) for number in re.findall(r"\d+", words)] == numbers, words
                checked.add(beginning)
    assert len(checked) == 8


def figures(state: LoopsState, seat: Seat, action: Action) -> dict[str, list[int]]:
    """The numbers that a reason must have, by how it begins, from what the rules make of the move."""
    after = LOOPS.apply(state, seat, action).state
    sizes, left = [len(cards_in(hand)) for hand in state.hands], len(cards_in(after.hands[seat]))
    now, then = fitting(state, seat), fitting(after, seat)
    return {
        "altitudes of yours that still fit": [then],
        "altitudes of yours that fit": [then, now],
        "whoever is next": [sizes[after.turn], sizes[(seat + state.direction) % len(sizes)]],
        "rids you of": [points(state, seat) - points(after, seat)],
        "gets rid of": [sizes[seat] - left],
        "clears the pile": [len(state.pile)],
        "keeps your special": [sizes[seat] - len(altitudes(state, seat))],
        "keeps your altitudes": [now],
    }


def test_nothing_is_said_to_fit_only_where_the_rules_take_nothing() -> None:
    heard = {True: 0, False: 0}
    for state, seat, action in anywhere():
        if isinstance(action, Pass):
            stuck = fitting(state, seat) == 0 and len(altitudes(state, seat)) == len(cards_in(state.hands[seat]))
            assert (why(LOOPS.view(state, seat), seat, action) == "nothing in your hand fits") == stuck
            heard[stuck] += 1
    assert all(heard.values())
