"""Flights, results and tokens: LL-12 to LL-23."""

from __future__ import annotations

import pytest

from core.dice import Rolled
from core.game import NATURE, ONLY_NATURE, ChanceReason
from core.lucky_loop.actions import BUY_RED_DIE, EXCHANGE, LAND, STOP_EARLY, THROW, Complete, Draw, Reroll
from core.lucky_loop.box import BOX
from core.lucky_loop.events import (
    CardCompleted,
    DiceRolled,
    FlightFailed,
    FlightSucceeded,
    ProgrammeScored,
    RedDieBought,
    ResultTooLow,
    TokenEarned,
    TokenReason,
    TokenSpent,
)
from core.lucky_loop.game import LUCKY_LOOP
from core.lucky_loop.reasons import Reason
from core.lucky_loop.state import Phase
from tests.core.lucky_loop.scripted import Table, given, side

HAND = "R7 T4 L12 T9 D5 L3"


def eagle(**more: object) -> Table:
    """Mighty Eagle with yellow 7, red 4 and blue 12, before the first throw."""
    return given(hands=[HAND], **more).present("mighty_eagle", "R7 T4 L12")  # type: ignore[arg-type]


def two_done(**more: object) -> Table:
    """The same after yellow 7 and blue 12, with two dice left."""
    table = eagle(**more).throw(1, 3, 5).complete("R7", 3, 5)
    return table.throw(6, 6, 4).complete("L12", 6, 6)


def no_dice_left(**more: object) -> Table:
    """The same with three dice on each of two cards."""
    table = eagle(**more).throw(1, 3, 5).complete("R7", 1, 3, 5)
    return table.throw(6, 6, 4).complete("L12", 6, 6, 4)


# --- throws and cards ------------------------------------------------------------------------------------


def test_LL_12_the_example_of_the_rulebook() -> None:
    # given Mighty Eagle with yellow 7, blue 12 and red 4
    table = eagle()
    # when 1·3·5 gives 3+5 on yellow, 6·6·4 gives 6+6 on blue, and 5·4 gives 4 on red
    table.throw(1, 3, 5).complete("R7", 3, 5)
    assert table.told(CardCompleted) == [CardCompleted(0, table.state.sides[3][0], (1, 2), False)]
    table.throw(6, 6, 4).complete("L12", 6, 6)
    assert table.told(CardCompleted) == [CardCompleted(0, table.state.sides[3][2], (0, 3), True)]
    assert table.state.flight is not None
    assert len(table.state.flight.left) == 2
    table.throw(5, 4).complete("T4", 4)
    # then that makes 2 + 2 + 10 + 1 = 15
    assert table.told(FlightSucceeded) == [FlightSucceeded(0, "mighty_eagle", (2, 2, 10), 1, 15)]
    assert table.state.scores[0] == (0, 0, 0, 15)
    assert table.state.totals == (15, 0)
    assert table.told(TokenEarned) == [TokenEarned(0, TokenReason.FIRST_HIGH)]
    assert table.state.landed is not None
    assert table.state.landed.points == 15


def test_LL_12_three_dice_or_all_that_are_left() -> None:
    table = eagle().play(THROW)
    assert LUCKY_LOOP.to_act(table.state) == ONLY_NATURE
    for values in ((1, 2), (1, 2, 3, 4), (0, 1, 2), (1, 2, 7), ()):
        table.refuses("LL-12", ChanceReason.NOT_A_ROLL, Rolled(values), NATURE)
    table.refuses("LL-12", Reason.CHANCE_FIRST, THROW)
    two = two_done().play(THROW)
    two.refuses("LL-12", ChanceReason.NOT_A_ROLL, Rolled((1, 2, 3)), NATURE)
    two.play(Rolled((5, 4)), NATURE)
    assert two.state.phase is Phase.COMPLETE


def test_LL_12_any_dice_of_the_throw_that_reach_the_difficulty_even_wastefully() -> None:
    table = eagle().throw(1, 3, 5)
    done = {(table.faces([a.card]), a.dice) for a in table.legal() if isinstance(a, Complete)}
    r7 = {("R7", (1, 2)), ("R7", (0, 1, 2))}
    t4 = {("T4", dice) for dice in [(2,), (0, 1), (0, 2), (1, 2), (0, 1, 2)]}
    assert done == r7 | t4
    assert len(table.legal()) == 7


def test_LL_12_what_can_not_complete_a_card() -> None:
    table = eagle().throw(1, 3, 5)
    r7, t4, l12 = table.state.sides[3]
    little = table.refuses("LL-12", Reason.TOO_LITTLE, Complete(r7, (0, 2)))
    assert little.params == {"total": 6, "difficulty": 7}
    table.refuses("LL-12", Reason.TOO_LITTLE, Complete(l12, (0, 1, 2)))
    for dice in ((), (2, 1), (1, 1, 2), (1, 2, 3), (3, 4), (6,), (-1,), (10**20,)):
        table.refuses("LL-12", Reason.NOT_OF_THIS_THROW, Complete(t4, dice))
    for card in (table.state.hands[0][0], -1, 64, 10**20):
        table.refuses("LL-12", Reason.NOT_ON_THIS_FLIGHT, Complete(card, (1, 2)))
    table.complete("R7", 3, 5).refuses("LL-12", Reason.NOT_AFTER_A_THROW, Complete(t4, (0,)))
    table.throw(6, 1, 1).refuses("LL-12", Reason.ALREADY_COMPLETED, Complete(r7, (0, 3)))


def test_LL_12_dice_not_used_go_back() -> None:
    table = eagle().throw(1, 3, 5).complete("R7", 3, 5)
    assert table.state.flight is not None
    assert table.state.flight.left == (0, 3, 4, 5)
    assert table.state.flight.values == (0, 3, 5, 0, 0, 0, 0)


def test_LL_13_a_possible_completion_can_not_be_declined() -> None:
    table = eagle(tokens=[1]).throw(1, 3, 5)
    table.refuses("LL-13", Reason.MUST_COMPLETE, LAND)
    assert Reroll((0, 1, 2)) in table.legal()


def test_LL_14_a_throw_that_completes_nothing_ends_the_flight() -> None:
    # given no token, when 1·1·1 comes up
    table = eagle().throw(1, 1, 1)
    # then the flight has failed, its dice still lie there, and the hand is refilled
    assert table.told(FlightFailed) == [FlightFailed(0, "mighty_eagle", 0)]
    assert table.state.flight is None
    assert table.state.landed is not None
    assert table.state.landed.throw == (0, 1, 2)
    assert (table.state.phase, table.state.to_draw) == (Phase.REFILL, 3)
    assert table.state.tokens == (0, 0)


def test_LL_14_with_a_token_the_player_decides() -> None:
    table = eagle(tokens=[1]).throw(1, 1, 1)
    assert table.legal() == [LAND, *[Reroll(d) for d in ((0,), (1,), (2,), (0, 1), (0, 2), (1, 2), (0, 1, 2))]]
    table.play(LAND)
    assert table.told(FlightFailed) == [FlightFailed(0, "mighty_eagle", 0)]
    assert table.state.tokens == (1, 0)


def test_LL_14_landing_needs_a_flight_that_is_lost() -> None:
    given(hands=[HAND]).refuses("LL-14", Reason.NOT_AFTER_A_THROW, LAND)
    eagle().refuses("LL-12", Reason.STILL_IN_THE_AIR, LAND)


def test_LL_15_stopping_early_earns_a_token_and_no_points() -> None:
    table = two_done()
    assert table.legal() == [THROW, STOP_EARLY]
    table.play(STOP_EARLY)
    assert table.told(TokenEarned) == [TokenEarned(0, TokenReason.TWO_CARDS)]
    assert (table.state.totals[0], table.state.tokens[0]) == (0, 1)
    assert side(table, "mighty_eagle") == "R7 T4 L12"


def test_LL_15_only_after_the_second_card_and_before_a_throw() -> None:
    table = eagle()
    table.refuses("LL-15", Reason.STOP_TOO_EARLY, STOP_EARLY)
    table.throw(1, 3, 5).refuses("LL-15", Reason.STOP_TOO_EARLY, STOP_EARLY)
    table.complete("R7", 3, 5).refuses("LL-15", Reason.STOP_TOO_EARLY, STOP_EARLY)
    two_done().throw(5, 4).refuses("LL-15", Reason.NOT_BEFORE_A_THROW, STOP_EARLY)
    given(hands=[HAND]).refuses("LL-15", Reason.NOT_BEFORE_A_THROW, STOP_EARLY)


def test_LL_16_no_dice_left_ends_the_flight_with_two_cards() -> None:
    table = no_dice_left()
    assert table.told(FlightFailed) == [FlightFailed(0, "mighty_eagle", 2)]
    assert table.told(TokenEarned) == [TokenEarned(0, TokenReason.TWO_CARDS)]
    assert table.state.phase is Phase.REFILL


def test_LL_16_a_token_may_still_buy_the_red_die() -> None:
    # given no dice left but a token
    table = no_dice_left(tokens=[1])
    assert table.legal() == [BUY_RED_DIE, STOP_EARLY]
    table.refuses("LL-16", Reason.NO_DICE_LEFT, THROW)
    table.refuses("LL-12", Reason.STILL_IN_THE_AIR, LAND)
    # when the red die is bought and shows 4
    table.play(BUY_RED_DIE).throw(4).complete("T4", 4)
    # then 2 (yellow) + 2 (red) + 4 (blue, exceeded by the third die) make 8
    assert table.told(FlightSucceeded) == [FlightSucceeded(0, "mighty_eagle", (2, 2, 4), 0, 8)]


# --- results ---------------------------------------------------------------------------------------------


def test_LL_17_points_for_cards_and_dice_left() -> None:
    # given the red die bought before the second throw
    table = eagle(tokens=[1]).throw(6, 1, 4).complete("R7", 6, 1).play(BUY_RED_DIE)
    # when both other cards are met exactly with three dice
    table.throw(6, 6, 1).complete("L12", 6, 6).throw(4, 1, 1).complete("T4", 4)
    # then the red die counts among the two left
    assert table.told(FlightSucceeded) == [FlightSucceeded(0, "mighty_eagle", (5, 2, 10), 2, 19)]


def test_LL_17_under_8_nothing_is_scored() -> None:
    # given an easy Red Rooster flown wastefully: 0 + 1 + 0 points and one die
    table = given(hands=["T4 D5 L3"], scores={0: (0, 9, 0, 0)}).present("red_rooster", "T4 D5 L3")
    table.throw(6, 6, 6).complete("T4", 6).throw(6, 6, 6).complete("D5", 6, 6).throw(6, 6, 6).complete("L3", 6, 6)
    # then there is neither a score nor a token
    assert table.told(ResultTooLow) == [ResultTooLow(0, "red_rooster", 2)]
    assert not table.told(TokenEarned)
    assert (table.state.scores[0], table.state.totals[0]) == ((0, 9, 0, 0), 9)


def test_LL_18_only_an_improvement_counts() -> None:
    # given a score of 10 in Mighty Eagle, improved to 14
    table = given(hands=["R7 T4 L11"], scores={0: (0, 0, 0, 10)}).present("mighty_eagle", "R7 T4 L11")
    table.throw(1, 3, 5).complete("R7", 3, 5).throw(6, 5, 4).complete("L11", 6, 5).throw(5, 4).complete("T4", 4)
    assert table.told(FlightSucceeded) == [FlightSucceeded(0, "mighty_eagle", (2, 2, 9), 1, 14)]
    # then the scale shows 14 and the main track gains 4
    assert table.told(ProgrammeScored) == [ProgrammeScored(0, "mighty_eagle", 14, 4)]
    assert (table.state.scores[0][3], table.state.totals[0]) == (14, 14)


def test_LL_18_a_lower_or_equal_result_changes_nothing() -> None:
    table = two_done(scores={0: (0, 0, 0, 15)}).throw(5, 4).complete("T4", 4)
    assert table.told(ResultTooLow) == [ResultTooLow(0, "mighty_eagle", 15)]
    assert (table.state.scores[0][3], table.state.totals[0], table.state.tokens[0]) == (15, 15, 0)


def test_LL_18_the_whole_of_20_and_more_goes_to_the_main_track() -> None:
    table = _twenty_two()
    assert (table.state.scores[0][3], table.state.totals[0]) == (22, 22)


def _twenty_two() -> Table:
    table = given(hands=["R11 T7 L10"]).present("mighty_eagle", "R11 T7 L10")
    table.throw(6, 5, 1).complete("R11", 6, 5).throw(6, 1, 1).complete("T7", 6, 1)
    return table.throw(6, 4).complete("L10", 6, 4)


def test_LL_19_the_cards_stay_and_the_hand_is_refilled_one_by_one() -> None:
    table = eagle(next_cards="T12 L10 D12").throw(1, 1, 1)
    assert side(table, "mighty_eagle") == "R7 T4 L12"
    for deck, face in ((0, "T12"), (1, "D12"), (0, "L10")):
        assert table.state.turn == 0
        assert table.legal() == [Draw(0), Draw(1)]
        table.play(Draw(deck))
        assert table.faces(table.state.hands[0][-1:]) == face
    assert len(table.state.hands[0]) == 6
    assert table.state.turn == 1


def test_LL_19_a_single_card_is_replaced_by_a_single_draw() -> None:
    table = given(hands=[HAND], sides={"mighty_eagle": "R8 T7 L11"}).present("mighty_eagle", "T9").throw(1, 1, 1)
    table.play(Draw(0))
    assert (table.state.turn, len(table.state.hands[0])) == (1, 6)


def test_LL_19_the_last_flight_stays_to_be_seen_until_the_next_turn_begins() -> None:
    table = eagle().throw(1, 1, 1)
    for _ in range(3):
        table.play(Draw(0))
    assert table.state.turn == 1
    assert table.state.landed is not None
    table.play(table.legal()[0])
    assert table.state.landed is None


# --- tokens ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("others", "own", "why"),
    [
        (0, 0, TokenReason.FIRST_HIGH),
        (11, 0, TokenReason.FIRST_HIGH),
        (14, 0, TokenReason.NEW_BEST),
        (0, 14, TokenReason.NEW_BEST),
        (15, 0, None),
        (16, 14, None),
    ],
)
def test_LL_20_a_first_or_best_result_of_12_or_more(others: int, own: int, why: TokenReason | None) -> None:
    # given earlier results in Mighty Eagle, when it is flown for 15
    table = two_done(scores={0: (0, 0, 0, own), 1: (0, 0, 0, others)}).throw(5, 4).complete("T4", 4)
    # then a token is earned for the first 12, or for beating the best
    assert table.told(TokenEarned) == ([TokenEarned(0, why)] if why else [])
    assert table.state.tokens[0] == (1 if why else 0)


def test_LL_20_under_12_earns_none() -> None:
    table = given(hands=["R7 T4 L6"]).present("mighty_eagle", "R7 T4 L6")
    table.throw(1, 3, 5).complete("R7", 3, 5).throw(6, 5, 4).complete("L6", 6).throw(5, 4, 1).complete("T4", 4)
    assert table.state.scores[0][3] == 2 + 4 + 2 + 2
    assert table.state.tokens[0] == 0


def test_LL_20_twenty_or_more_earns_one_and_only_one() -> None:
    table = _twenty_two()
    assert table.told(TokenEarned) == [TokenEarned(0, TokenReason.SCALE_FULL)]
    assert table.state.tokens[0] == 1


def test_LL_20_an_empty_supply_gives_none() -> None:
    table = two_done(tokens=[0, BOX.bonus_tokens])
    table.play(STOP_EARLY)
    assert not table.told(TokenEarned)
    assert table.state.tokens == (0, 23)


def test_LL_21_the_red_die_joins_the_dice_left() -> None:
    table = eagle(tokens=[2])
    assert table.legal() == [THROW, BUY_RED_DIE]
    table.play(BUY_RED_DIE)
    assert table.events == [TokenSpent(0), RedDieBought(0)]
    table.refuses("LL-21", Reason.RED_DIE_BOUGHT, BUY_RED_DIE)
    # a throw is still of three dice, the red one among them
    table.throw(1, 3, 5)
    assert table.state.flight is not None
    assert table.state.flight.throw == (0, 1, 6)


def test_LL_21_not_without_a_token_nor_after_a_throw() -> None:
    eagle().refuses("LL-21", Reason.NO_TOKEN, BUY_RED_DIE)
    # Without a token no other moment would do.
    eagle().throw(1, 3, 5).refuses("LL-21", Reason.NO_TOKEN, BUY_RED_DIE)
    eagle(tokens=[1]).throw(1, 3, 5).refuses("LL-21", Reason.NOT_BEFORE_A_THROW, BUY_RED_DIE)
    given(hands=[HAND], tokens=[1]).refuses("LL-21", Reason.NOT_BEFORE_A_THROW, BUY_RED_DIE)


def test_LL_21_a_new_turn_may_buy_it_again() -> None:
    # given a player who bought the red die last turn
    table = eagle(tokens=[2], next_cards="R6 T3 L4").play(BUY_RED_DIE).throw(1, 1, 1).play(LAND)
    for deck in (1, 0, 0):
        table.play(Draw(deck))
    table.play(EXCHANGE)
    while table.state.turn == 1:
        table.play(table.legal()[0])
    # when the next flight begins
    table.present("mighty_eagle", "R6 T3 L4")
    # then it begins with six dice, and the red one is for sale
    assert table.state.flight is not None
    assert len(table.state.flight.left) == 6
    assert BUY_RED_DIE in table.legal()


def test_LL_22_re_rolls_as_long_as_tokens_last() -> None:
    # given two tokens left and a lost throw with the red die in it
    table = eagle(tokens=[3]).play(BUY_RED_DIE).throw(1, 1, 1)
    # when the red die is rolled again, then all three
    table.play(Reroll((6,)))
    assert LUCKY_LOOP.to_act(table.state) == ONLY_NATURE
    table.refuses("LL-12", ChanceReason.NOT_A_ROLL, Rolled((1, 2)), NATURE)
    table.play(Rolled((2,)), NATURE)
    assert table.events == [DiceRolled(0, (6,), (2,), True)]
    # then even a throw that completes a card (1 + 1 + 2 on red 4) may be rolled again
    assert any(isinstance(action, Complete) for action in table.legal())
    table.play(Reroll((0, 1, 6))).play(Rolled((6, 6, 6)), NATURE)
    assert table.events == [DiceRolled(0, (0, 1, 6), (6, 6, 6), True)]
    assert table.state.tokens[0] == 0
    table.refuses("LL-22", Reason.NO_TOKEN, Reroll((0,)))


def test_LL_22_only_dice_of_this_throw() -> None:
    table = eagle(tokens=[1])
    table.refuses("LL-22", Reason.NOT_AFTER_A_THROW, Reroll((0,)))
    table.throw(1, 1, 1)
    for dice in ((), (3,), (1, 0), (0, 0), (0, 1, 2, 3), (-1,), (10**20,)):
        table.refuses("LL-22", Reason.NOT_OF_THIS_THROW, Reroll(dice))


def test_LL_22_a_lost_re_roll_without_a_token_ends_the_flight() -> None:
    table = eagle(tokens=[1]).throw(1, 1, 1).play(Reroll((0,))).play(Rolled((1,)), NATURE)
    assert table.told(FlightFailed) == [FlightFailed(0, "mighty_eagle", 0)]


def test_LL_23_spent_tokens_return_to_the_supply() -> None:
    table = eagle(tokens=[3, 20])
    assert table.state.supply == 0
    table.play(BUY_RED_DIE)
    assert table.state.supply == 1
    # and so this very flight can earn one again
    table.throw(1, 3, 5).complete("R7", 3, 5).throw(6, 6, 4).complete("L12", 6, 6).play(STOP_EARLY)
    assert table.state.tokens == (3, 20)
