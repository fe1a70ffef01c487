"""The free programme and the end: LL-24 to LL-32."""

from __future__ import annotations

from itertools import combinations

import pytest
from msgspec.structs import replace

from core.game import NOBODY, Outcome
from core.lucky_loop.actions import (
    BUY_RED_DIE,
    EXCHANGE,
    LAND,
    STOP_EARLY,
    THROW,
    Complete,
    Draw,
    Highlight,
    PresentFree,
    PresentOne,
    PresentThree,
    Reroll,
)
from core.lucky_loop.events import (
    CardHighlighted,
    FinalPhaseReached,
    FlightFailed,
    FlightSucceeded,
    FreeProgrammePresented,
    FreeProgrammeRejected,
    FreeProgrammeScored,
    GameEnded,
    LossReason,
    PointsLost,
    RoundBegan,
    TokenEarned,
    TokenReason,
)
from core.lucky_loop.game import LUCKY_LOOP
from core.lucky_loop.reasons import Reason
from core.lucky_loop.state import Edition, FreeResult, LuckyLoopOptions, Phase
from tests.core.lucky_loop.scripted import ALL_FOUR, Table, given

HAND = "T8 L8 D5 R4 R12 D12"
SET = "T8 L8 D5 R4"


def final(hand: str = HAND, **more: object) -> Table:
    """The first seat in the final phase, with 38 points."""
    more = {"scores": {0: ALL_FOUR}, **more}
    return given(hands=[hand], **more)  # type: ignore[arg-type]


def pass_turns(table: Table) -> Table:
    """Let the others exchange until it is the first seat's turn again."""
    while table.state.turn != 0:
        table.play(table.legal()[0])
    return table


def fail(table: Table) -> Table:
    """A first throw of three ones."""
    return table.throw(1, 1, 1)


# --- entering the final phase ----------------------------------------------------------------------------


def test_LL_24_the_fourth_result_opens_the_final_phase_from_the_next_turn_on() -> None:
    # given three results, when the fourth is scored
    table = given(hands=["R7 T4 L12"], scores={0: (8, 9, 10, 0)}).present("mighty_eagle", "R7 T4 L12")
    table.throw(1, 3, 5).complete("R7", 3, 5).throw(6, 6, 4).complete("L12", 6, 6).throw(5, 4).complete("T4", 4)
    assert table.told(FinalPhaseReached) == [FinalPhaseReached(0)]
    # then this turn still ends with a refill
    assert (table.state.phase, table.state.to_draw) == (Phase.REFILL, 3)
    # and from the next turn on only the free programme counts
    for _ in range(3):
        table.play(Draw(0))
    table = pass_turns(table.play(EXCHANGE))
    assert {type(action) for action in table.legal()} <= {type(EXCHANGE), PresentFree}


def test_LL_24_programmes_are_closed_to_the_final_phase() -> None:
    table = final("R7 L12 T4 T9 D5 L3", sides={"mighty_eagle": "R8 T7 L11"})
    table.refuses("LL-24", Reason.FREE_PROGRAMME_ONLY, PresentThree("mighty_eagle", table.cards("R7 T4 L12")))
    table.refuses("LL-24", Reason.FREE_PROGRAMME_ONLY, PresentOne("mighty_eagle", table.card("T9")))


def test_LL_24_the_free_programme_is_closed_before() -> None:
    table = given(hands=[HAND], scores={0: (8, 9, 10, 0)})
    table.refuses("LL-24", Reason.FREE_PROGRAMME_LATER, PresentFree(table.cards(SET)))


@pytest.mark.parametrize(("edition", "prices"), [(Edition.A, [1, 0, 0, 0]), (Edition.B, [0, 1, 1, 1])])
def test_LL_25_an_exchange_costs_points(edition: Edition, prices: list[int]) -> None:
    table = final(options=LuckyLoopOptions(edition=edition))
    total = 38
    for action, price in zip((EXCHANGE, Draw(0), Draw(1), Draw(0)), prices, strict=True):
        table.play(action)
        total -= price
        assert table.state.totals[0] == total
        assert table.told(PointsLost) == ([PointsLost(0, 1, LossReason.EXCHANGE)] if price else [])


@pytest.mark.parametrize("edition", Edition)
def test_LL_25_the_main_track_never_drops_below_0(edition: Edition) -> None:
    table = final(options=LuckyLoopOptions(edition=edition))
    table.state = replace(table.state, totals=(0, 0))
    table.play(EXCHANGE).play(Draw(0))
    assert table.state.totals[0] == 0
    assert not table.told(PointsLost)


@pytest.mark.parametrize("edition", Edition)
def test_LL_25_before_the_final_phase_and_for_a_refill_it_is_free(edition: Edition) -> None:
    table = given(scores={0: (8, 9, 10, 0)}, options=LuckyLoopOptions(edition=edition))
    table.play(EXCHANGE).play(Draw(0))
    assert table.state.totals[0] == 27


# --- the set ---------------------------------------------------------------------------------------------


def test_LL_26_the_rest_of_the_hand_is_discarded_without_a_refill() -> None:
    table = final()
    rest = table.cards("R12 D12")
    cards = table.cards(SET)
    table.play(PresentFree(cards))
    assert table.events == [FreeProgrammePresented(0, cards, rest)]
    assert table.faces(table.state.discards[1]) == "R12 D12"
    assert (table.state.hands[0], table.state.free[0]) == ((), cards)
    # and a failed flight doesn't refill it either
    table = fail(table.highlight("T8"))
    assert (table.state.turn, table.state.hands[0]) == (1, ())


def test_LL_26_a_set_needs_25_in_all() -> None:
    table = final("T9 L9 D6 R7 R3 D3")
    easy = table.refuses("LL-26", Reason.SET_TOO_EASY, PresentFree(table.cards("T9 L9 D6")))
    assert easy.params == {"total": 24, "least": 25}
    table.play(PresentFree(table.cards("T9 L9 R7")))
    assert table.state.phase is Phase.HIGHLIGHT


def test_LL_26_a_set_must_be_flyable_with_six_dice() -> None:
    # a difficulty up to 6 needs one die, 7 to 12 two
    table = final("T7 L7 D7 R6 R5 D5")
    many = table.refuses("LL-26", Reason.SET_NEEDS_TOO_MANY_DICE, PresentFree(table.cards("T7 L7 D7 R6")))
    assert many.params == {"needed": 7, "dice": 6}
    table.play(PresentFree(tuple(sorted(table.cards("T7 L7 R6 R5")))))
    assert table.state.phase is Phase.HIGHLIGHT


def test_LL_26_three_to_six_different_cards_of_the_hand() -> None:
    table = final("T6 L6 D6 R6 R5 D5")
    hand = tuple(sorted(table.state.hands[0]))
    for cards in ((), hand[:1], hand[:2], (*hand, 63)):
        table.refuses("LL-26", Reason.WRONG_SET_SIZE, PresentFree(cards))
    for cards in (table.state.hands[1][:4], (-3, -2, -1), (64, 65, 10**20)):
        table.refuses("LL-26", Reason.NOT_IN_HAND, PresentFree(cards))
    for cards in (hand[::-1], (hand[0],) * 6, (hand[0], *hand[:5])):
        table.refuses("LL-26", Reason.SET_NOT_SORTED, PresentFree(cards))
    table.play(PresentFree(hand))
    assert table.state.discards == ((), ())


def test_LL_26_every_sound_set_is_listed_once() -> None:
    table = final("T12 L12 D12 R3 R4 D3")
    sets = [table.faces(action.cards) for action in table.legal() if isinstance(action, PresentFree)]
    # two twelves take four dice and leave one or two for the easy cards; three twelves take all six
    with_two = [{*pair, *easy} for pair in PAIRS for size in (1, 2) for easy in combinations(("R3", "R4", "D3"), size)]
    expected = [*with_two, {"T12", "L12", "D12"}]
    assert sorted(sorted(faces.split()) for faces in sets) == sorted(map(sorted, expected))


def test_LL_26_too_few_cards_that_no_others_in_hand_could_complete() -> None:
    # given a hand that makes a set with each of its cards, one of them is only too few
    table = final("T12 L12 D12 R8 R7 D7")
    table.refuses("LL-26", Reason.WRONG_SET_SIZE, PresentFree((table.card("D7"),)))
    # given a hand of which no set at all is hard enough
    table = final("T3 L3 D3 R3 R4 D4")
    # when one card of it is laid, then its number is not what is wrong
    refused = table.refuses("LL-26", Reason.NO_SUCH_SET, PresentFree((table.card("R4"),)))
    assert refused.params == {"least": 25, "dice": 6}
    # and where faults are punished, everything may be tried
    strict = final("T3 L3 D3 R3 R4 D4", options=LuckyLoopOptions(strict=True))
    strict.refuses("LL-26", Reason.WRONG_SET_SIZE, PresentFree((strict.card("R4"),)))


PAIRS = (("T12", "L12"), ("T12", "D12"), ("L12", "D12"))


# --- the flight ------------------------------------------------------------------------------------------


def test_LL_27_the_highlight_comes_before_the_first_throw() -> None:
    table = final()
    table.refuses("LL-27", Reason.NOT_HIGHLIGHTING, Highlight(table.card("T8")))
    table.play(PresentFree(table.cards(SET)))
    table.refuses("LL-12", Reason.NOT_BEFORE_A_THROW, THROW)
    for card in (table.state.hands[1][0], table.state.discards[1][0], -1, 10**20):
        table.refuses("LL-27", Reason.NOT_IN_SET, Highlight(card))
    assert table.legal() == [Highlight(card) for card in table.state.free[0]]
    table.highlight("T8")
    assert table.events == [CardHighlighted(0, table.state.free[0][0])]


def test_LL_27_the_highlighted_card_may_only_be_met_exactly() -> None:
    table = final().present_free(SET, highlight="T8").throw(6, 2, 1)
    t8 = table.state.free[0][0]
    over = table.refuses("LL-27", Reason.HIGHLIGHT_NOT_EXACT, Complete(t8, (0, 1, 2)))
    assert over.params == {"total": 9, "difficulty": 8}
    # Too little is refused for the same reason: "at least 8" would not be true of this card.
    under = table.refuses("LL-27", Reason.HIGHLIGHT_NOT_EXACT, Complete(t8, (0, 2)))
    assert under.params == {"total": 7, "difficulty": 8}
    assert [a.dice for a in table.legal() if isinstance(a, Complete) and a.card == t8] == [(0, 1)]


def test_LL_27_a_throw_that_can_only_exceed_the_highlight_ends_the_flight() -> None:
    # given only the highlighted 8 open
    table = final().present_free(SET, highlight="T8")
    table.throw(6, 2, 5).complete("D5", 5).throw(4, 1, 1).complete("R4", 4).throw(6, 2, 1).complete("L8", 6, 2)
    # when 6·5 comes up
    table.throw(6, 5)
    # then the flight has failed at the last card
    assert table.told(FlightFailed) == [FlightFailed(0, None, 3)]


def test_LL_28_one_throw_per_card_and_no_early_stop() -> None:
    table = final().present_free(SET, highlight="T8")
    table.throw(6, 2, 5).complete("D5", 5).throw(4, 1, 1).complete("R4", 4)
    table.refuses("LL-28", Reason.NO_STOP_IN_FREE_PROGRAMME, STOP_EARLY)
    table.refuses("LL-12", Reason.STILL_IN_THE_AIR, LAND)
    assert table.legal() == [THROW]
    # after a throw it is no matter of the moment either
    table.throw(6, 2, 1).refuses("LL-28", Reason.NO_STOP_IN_FREE_PROGRAMME, STOP_EARLY)


def test_LL_28_tokens_may_be_used() -> None:
    table = final(tokens=[2]).present_free(SET, highlight="T8")
    assert table.legal() == [THROW, BUY_RED_DIE]
    table.throw(1, 1, 1)
    assert LAND in table.legal()
    assert Reroll((0, 1, 2)) in table.legal()


def test_LL_28_without_dice_the_red_die_or_landing() -> None:
    # given all six dice on two cards of four, and a token
    table = final(tokens=[1]).present_free(SET, highlight="T8")
    table.throw(5, 5, 5).complete("D5", 5, 5, 5).throw(4, 4, 4).complete("R4", 4, 4, 4)
    assert table.legal() == [BUY_RED_DIE, LAND]
    # when the player lands, then the flight has failed
    table.play(LAND)
    assert table.told(FlightFailed) == [FlightFailed(0, None, 2)]
    assert table.state.tokens[0] == 1


def test_LL_28_without_dice_and_token_the_flight_ends() -> None:
    table = final().present_free(SET, highlight="T8")
    table.throw(5, 5, 5).complete("D5", 5, 5, 5).throw(4, 4, 4).complete("R4", 4, 4, 4)
    assert table.told(FlightFailed) == [FlightFailed(0, None, 2)]


def test_LL_29_failure_costs_two_points_and_the_same_set_must_be_flown_again() -> None:
    # given a failed free programme
    table = fail(final().present_free(SET, highlight="T8"))
    assert table.told(PointsLost) == [PointsLost(0, 2, LossReason.FREE_PROGRAMME_FAILED)]
    assert table.state.totals[0] == 36
    assert not table.told(TokenEarned)
    laid = table.state.free[0]
    # when it is the player's turn again
    table = pass_turns(table)
    # then there is no exchange and no other set, but the highlight may move
    assert table.legal() == [Highlight(card) for card in laid]
    table.refuses("LL-29", Reason.FLY_YOUR_SET, EXCHANGE)
    table.refuses("LL-29", Reason.FLY_YOUR_SET, PresentFree(laid))
    table.highlight("D5")
    assert table.state.flight is not None
    assert (table.state.flight.cards, table.state.flight.highlight) == (laid, laid[2])


def test_LL_29_failing_at_the_last_card_only_earns_a_token() -> None:
    table = final().present_free(SET, highlight="T8")
    table.throw(6, 2, 5).complete("D5", 5).throw(4, 1, 1).complete("R4", 4).throw(6, 2, 1).complete("T8", 6, 2)
    table.throw(1, 1)
    assert table.told(TokenEarned) == [TokenEarned(0, TokenReason.LAST_CARD)]
    assert (table.state.tokens[0], table.state.totals[0]) == (1, 36)


def test_LL_29_never_below_0() -> None:
    table = final().present_free(SET, highlight="T8")
    table.state = replace(table.state, totals=(1, 0))
    fail(table)
    assert table.told(PointsLost) == [PointsLost(0, 1, LossReason.FREE_PROGRAMME_FAILED)]
    assert table.state.totals[0] == 0


def fly_for_18(table: Table) -> Table:
    """8★ exact, 8 exceeded, 5 exceeded, 4 exact, with the red die bought and one die left."""
    table.present_free(SET, highlight="T8").play(BUY_RED_DIE)
    table.throw(6, 2, 1).complete("T8", 6, 2).throw(6, 3, 1).complete("L8", 6, 3)
    return table.throw(6, 1, 1).complete("D5", 6).throw(4, 1).complete("R4", 4)


def test_LL_30_the_example_of_the_rulebook() -> None:
    # given a worst result of 10 in Mighty Eagle
    table = fly_for_18(final(tokens=[1], scores={0: (12, 11, 15, 10)}))
    # then 2×6 + 2 + 1 + 2 + 1 = 18 replaces it, and the main track gains 8
    assert table.told(FlightSucceeded) == [FlightSucceeded(0, None, (12, 2, 1, 2), 1, 18)]
    assert table.told(FreeProgrammeScored) == [FreeProgrammeScored(0, 18, "mighty_eagle", 8)]
    assert table.state.free_results == (FreeResult(18, "mighty_eagle"), None)
    assert table.state.totals[0] == 48 + 8
    assert table.state.scores[0] == (12, 11, 15, 10)
    assert not table.told(TokenEarned)


def test_LL_30_a_lower_result_counts_too_and_there_is_no_minimum() -> None:
    table = final("D6 D6 R6 R5 T3 T4", scores={0: (20, 20, 25, 20)})
    table.present_free("D6 D6 R6 R5 T3", highlight="T3").throw(3, 6, 6).complete("T3", 3)
    for face in ("D6", "D6", "R6"):
        table.throw(6, 6, 6).complete(face, 6)
    table.throw(6, 6).complete("R5", 6)
    # 2×1 + 4 + 4 + 4 + 1 + 1 die = 16, four less than the worst
    assert table.told(FreeProgrammeScored) == [FreeProgrammeScored(0, 16, "red_rooster", -4)]
    assert table.state.totals[0] == 81


def test_LL_30_the_main_track_stops_at_0() -> None:
    table = final(tokens=[1], scores={0: (24, 24, 24, 24)})
    table.state = replace(table.state, totals=(3, 0))
    fly_for_18(table)
    assert table.told(FreeProgrammeScored) == [FreeProgrammeScored(0, 18, "red_rooster", -3)]
    assert table.state.totals[0] == 0


# --- strict tables and the end ---------------------------------------------------------------------------


@pytest.mark.parametrize("faces", ["T9 L9 D6", "T9 L9 R7 D6"])
def test_LL_31_a_strict_table_punishes_a_faulty_set(faces: str) -> None:
    # given a strict table, when a set is too easy or needs seven dice
    table = final("T9 L9 D6 R7 R3 D3", options=LuckyLoopOptions(strict=True))
    action = PresentFree(tuple(sorted(table.cards(faces))))
    assert action in table.legal()
    hand = set(table.state.hands[0])
    table.play(action)
    # then set and hand are discarded, it costs 3 points, and six new cards end the turn
    assert table.told(FreeProgrammeRejected)
    assert table.told(PointsLost) == [PointsLost(0, 3, LossReason.FAULTY_SET)]
    assert table.state.totals[0] == 35
    assert {*table.state.discards[0], *table.state.discards[1]} == hand
    assert table.state.free[0] == ()
    for _ in range(6):
        assert table.state.turn == 0
        table.play(Draw(1))
    assert (table.state.turn, len(table.state.hands[0])) == (1, 6)


def test_LL_31_even_a_strict_table_refuses_what_is_no_set_at_all() -> None:
    table = final(options=LuckyLoopOptions(strict=True))
    hand = tuple(sorted(table.state.hands[0]))
    table.refuses("LL-26", Reason.WRONG_SET_SIZE, PresentFree(hand[:2]))
    table.refuses("LL-26", Reason.NOT_IN_HAND, PresentFree(table.state.hands[1][:3]))
    table.refuses("LL-26", Reason.SET_NOT_SORTED, PresentFree((hand[0], hand[0], hand[1])))
    assert len(table.legal()) == 1 + 20 + 15 + 6 + 1


def test_LL_32_the_round_is_played_out() -> None:
    # given three seats, the first player in the middle, and a success by the one who began
    table = given(seats=3, first=1, turn=1, hands=["", HAND], scores={1: ALL_FOUR}, tokens=[0, 1])
    fly_for_18(table)
    # then the seats up to the right of the first player still have their turn
    for seat in (2, 0):
        assert LUCKY_LOOP.to_act(table.state) == {seat}
        assert LUCKY_LOOP.outcome(table.state) is None
        table.play(EXCHANGE)
        while table.state.turn == seat and LUCKY_LOOP.to_act(table.state):
            table.play(table.legal()[0])
    # and then the game is over
    assert table.told(GameEnded) == [GameEnded((1,))]
    assert not table.told(RoundBegan)
    assert LUCKY_LOOP.to_act(table.state) == NOBODY
    assert LUCKY_LOOP.outcome(table.state) == Outcome((0, 48, 0), (1,))
    table.refuses("LL-32", Reason.GAME_OVER, EXCHANGE)


def test_LL_32_a_tie_is_shared() -> None:
    # given the last seat of the round about to draw level: 38 + 18 - 8 = 48
    scores = {0: (12, 12, 12, 12), 1: ALL_FOUR}
    table = given(hands=["", HAND], turn=1, scores=scores, tokens=[0, 1])
    fly_for_18(table)
    assert table.told(GameEnded) == [GameEnded((0, 1))]
    assert LUCKY_LOOP.outcome(table.state) == Outcome((48, 48), (0, 1))


def test_LL_32_without_a_success_the_next_round_begins() -> None:
    table = given(hands=["", HAND], turn=1, scores={1: ALL_FOUR})
    fail(table.present_free(SET, highlight="T8"))
    assert table.told(RoundBegan) == [RoundBegan(3)]
    assert LUCKY_LOOP.to_act(table.state) == {0}
