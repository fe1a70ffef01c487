"""The reasons of hints in Lucky Loop: what they say is what becomes of the position, and of its dice."""

from __future__ import annotations

import re
from itertools import combinations, product

import pytest
from msgspec.structs import replace

from core.game import Action
from core.lucky_loop.actions import (
    BUY_RED_DIE,
    EXCHANGE,
    LAND,
    STOP_EARLY,
    THROW,
    Complete,
    Discard,
    Draw,
    Highlight,
    PresentFree,
)
from core.lucky_loop.box import BOX, PROGRAMMES, deck_of
from core.lucky_loop.events import PointsLost
from core.lucky_loop.game import LUCKY_LOOP
from core.lucky_loop.odds.answers import answer
from core.lucky_loop.state import Edition, LuckyLoopOptions, Phase
from tests.core.lucky_loop.scripted import ALL_FOUR, Table, given
from ui.look.numbers import decimal, percent
from ui.lucky_loop.why import why

HAND = "T8 L8 D5 R4 R12 D12"
SET = "T8 L8 D5 R4"
EAGLE = "mighty_eagle"


def reason(table: Table, action: Action) -> str:
    seat = table.state.turn
    view = LUCKY_LOOP.view(table.state, seat)
    return why(view, seat, action, answer(view, seat, action))


def final(hand: str = HAND, options: LuckyLoopOptions | None = None) -> Table:
    return given(hands=[hand], scores={0: ALL_FOUR}, options=options)


# --- cards -----------------------------------------------------------------------------------------------


def test_the_reason_to_draw_from_a_deck_is_how_many_of_its_cards_are_in_hand() -> None:
    table = given(hands=["T8 L8 T5 L4 R12 D12"]).play(EXCHANGE)
    for deck, count in ((0, 4), (1, 2)):
        assert reason(table, Draw(deck)) == f"you hold {count} of its cards"
        assert sum(deck_of(card) == deck for card in table.state.hands[0]) == count


def drawn(hand: str, more: str, final_phase: bool = False) -> Table:
    """Nine cards in hand, of which three have to go."""
    scores = {0: ALL_FOUR} if final_phase else {}
    table = given(hands=[hand], next_cards=more, scores=scores).play(EXCHANGE)
    for face in more.split():
        table.play(Draw(int(face[0] in "DR")))
    assert table.state.phase is Phase.DISCARD
    return table


@pytest.mark.parametrize(
    ("hand", "more", "face", "words"),
    [
        ("T8 T7 L8 L7 D8 R8", "T9 L9 D9", "T8", "you keep all four figures"),
        ("T8 T7 L8 L7 D8 D7", "T9 L9 D9", "T8", "you hold another Turn"),
        ("T8 L7 L8 L9 D8 D7", "L10 L11 D9", "T8", "you keep these figures: Loop and Dive"),
    ],
)
def test_the_reason_to_discard_a_card_is_the_figures_that_stay(hand: str, more: str, face: str, words: str) -> None:
    table = drawn(hand, more)
    discard = Discard(table.card(face))
    assert reason(table, discard) == words
    table.play(discard)
    kept = {table.state.faces[card][0] for card in table.state.hands[0]}
    assert (len(kept) == 4, "T" in kept) == ("all four" in words, "these" not in words)


@pytest.mark.parametrize(
    ("hand", "more", "makes"), [(HAND, "T3 L3 D3", "still makes a"), ("T3 L3 D3 R3 T4 L4", "D4 R4 L5", "makes no")]
)
def test_in_the_final_phase_it_is_the_free_programme_that_counts(hand: str, more: str, makes: str) -> None:
    table = drawn(hand, more, final_phase=True)
    discard = Discard(table.card("T3"))
    assert reason(table, discard) == f"without it your hand {makes} free programme"
    rest = replace(table.play(discard).state, phase=Phase.CHOOSE)
    assert any(isinstance(action, PresentFree) for action in LUCKY_LOOP.legal(rest, 0)) == ("still" in makes)


# --- exchange or present ---------------------------------------------------------------------------------


def test_the_reason_to_exchange_may_be_that_nothing_can_be_flown() -> None:
    for table in (given(hands=["T3 T4 T5 T6 T7 L12"]), final("T3 L3 D3 R3 T4 L4")):
        assert table.legal() == [EXCHANGE]
        assert reason(table, EXCHANGE) == "no programme can be flown with this hand"


def test_the_reason_to_exchange_is_what_the_best_programme_promises() -> None:
    table = given(hands=["T11 L11 D12 R12 T12 L12"])
    flights = {answer(table.state, 0, action): action for action in table.legal() if action != EXCHANGE}
    best = flights[max(flights, key=lambda flight: flight.value if flight else 0)]
    assert reason(table, EXCHANGE) == f"the best programme in hand: {reason(table, best)}"


@pytest.mark.parametrize(("edition", "price"), [(Edition.A, "1 point"), (Edition.B, "3 points")])
def test_the_reason_for_an_exchange_in_the_final_phase_names_its_price(edition: Edition, price: str) -> None:
    table = final(options=LuckyLoopOptions(edition))
    words = reason(table, EXCHANGE)
    assert re.fullmatch(rf"costs {price}; your hand offers \d+\s% to succeed, [\d.]+ points expected", words)
    before = table.state.totals[0]
    table.play(EXCHANGE).play(Draw(0)).play(Draw(0)).play(Draw(1))
    assert before - table.state.totals[0] == int(price[0])


def test_nobody_pays_more_for_an_exchange_than_there_is() -> None:
    table = final(options=LuckyLoopOptions(Edition.B))
    table.state = replace(table.state, totals=(2, 0))
    assert reason(table, EXCHANGE).startswith("costs 2 points;")


def test_the_reason_for_a_free_programme_names_the_card_that_is_highlighted() -> None:
    table = final()
    words = reason(table, PresentFree(tuple(sorted(table.cards(SET)))))
    table.play(PresentFree(tuple(sorted(table.cards(SET)))))
    highlight = Highlight(table.card("D5", table.state.free[0]))
    assert words == f"with Dive 5 highlighted: {reason(table, highlight)}"


def test_a_set_that_a_strict_table_rejects_is_not_praised() -> None:
    table = final(options=LuckyLoopOptions(strict=True))
    lay = PresentFree(tuple(sorted(table.cards("D5 R4 L8"))))
    assert reason(table, lay) == "this set breaks the rules: it goes with your hand and costs 3 points"
    (lost,) = table.play(lay).told(PointsLost)
    assert isinstance(lost, PointsLost)
    assert lost.points == 3


# --- in the air ------------------------------------------------------------------------------------------


def last_card(own: int = 0, tokens: tuple[int, ...] = ()) -> Table:
    """Three dice are left for a 12; the other cards have earned seven points."""
    scores = {0: tuple(own if programme.id == EAGLE else 0 for programme in PROGRAMMES)}
    table = given(hands=["R4 T12 L7"], scores=scores, tokens=tokens).present(EAGLE, "R4 T12 L7")
    return table.throw(4, 1, 1).complete("R4", 4).throw(3, 4, 1).complete("L7", 3, 4)


def results() -> list[int | None]:
    """What comes of every throw of three dice at a 12, the best way; None: it is missed."""
    found: list[int | None] = []
    for throw in product(range(1, 7), repeat=3):
        choices = [dice for size in (1, 2, 3) for dice in combinations(throw, size) if sum(dice) >= 12]
        earned = [7 + (10 if sum(dice) == 12 else 4) + 3 - len(dice) for dice in choices]
        found.append(max(earned, default=None))
    return found


CHANCE = percent(sum(points is not None for points in results()) / 216)


@pytest.mark.parametrize(("own", "what"), [(0, "points expected"), (12, "points gained on average")])
def test_the_reason_to_throw_is_what_all_throws_bring_on_average(own: int, what: str) -> None:
    average = sum(max(points - own, 0) for points in results() if points is not None) / 216
    assert reason(last_card(own), THROW) == f"{CHANCE} to succeed, {decimal(average)} {what}"


def test_the_reason_to_stop_early_is_the_token_that_it_brings() -> None:
    table = last_card()
    assert reason(table, STOP_EARLY) == f"going on succeeds {CHANCE} of the time; this brings a token for certain"
    assert table.play(STOP_EARLY).state.tokens[0] == 1


def test_no_token_is_promised_that_the_supply_has_not() -> None:
    table = last_card(tokens=(0, BOX.bonus_tokens))
    assert reason(table, STOP_EARLY) == f"going on succeeds {CHANCE} of the time; the supply has no token left"
    assert table.play(STOP_EARLY).state.tokens[0] == 0


def test_the_reason_to_complete_the_last_card_is_the_points_it_brings() -> None:
    table = last_card().throw(6, 6, 1)
    for action in table.legal():
        assert isinstance(action, Complete)
        landed = LUCKY_LOOP.apply(table.state, 0, action).state.landed
        assert landed is not None
        assert reason(table, action) == f"100\N{NO-BREAK SPACE}% to succeed, {landed.points}.0 points expected"


def laid() -> Table:
    return given(free={0: SET}, scores={0: ALL_FOUR}, tokens=(1,)).highlight("R4")


def test_the_reason_to_land_is_that_no_card_can_be_completed() -> None:
    table = laid().throw(1, 1, 1)
    assert not [action for action in table.legal() if isinstance(action, Complete)]
    assert reason(table, LAND) == "no card can be completed with this throw"


def test_the_reason_to_land_is_that_no_die_is_left() -> None:
    table = laid().throw(6, 6, 6).complete("L8", 6, 6, 6).throw(6, 6, 6).complete("T8", 6, 6, 6)
    assert set(table.legal()) == {LAND, BUY_RED_DIE}
    assert reason(table, LAND) == "there is no die left to throw"
