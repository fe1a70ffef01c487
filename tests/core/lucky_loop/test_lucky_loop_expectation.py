"""What a flight brings in another coin than the one it is flown for, against all outcomes of it by the rules."""

from __future__ import annotations

import pytest

from core.game import Action
from core.lucky_loop.actions import STOP_EARLY
from core.lucky_loop.bot.worth import ProgrammeWorth
from core.lucky_loop.odds.expectation import Payoff
from core.lucky_loop.odds.flight_odds import Landing, Solution, Worth
from core.lucky_loop.odds.problem import problem_of
from core.lucky_loop.state import LuckyLoopState, flight_of
from tests.core.lucky_loop.enumeration import alike, chances
from tests.core.lucky_loop.scripted import Table, given

FOR_POINTS = Worth(ProgrammeWorth(first=True))


def payoff(landing: Landing) -> Payoff:
    return FOR_POINTS.of(landing), float(landing.points is None), float(landing.points or 0), float(landing.completed)


def in_the_air(tokens: int) -> Table:
    table = given(hands=["T5 L6 D9 R6 T11 T12"], tokens=(tokens, 0)).present("red_rooster", "T5 D9 L6")
    return table.throw(6, 3, 1).complete("D9", 6, 3)


@pytest.mark.parametrize("tokens", [0, 1])
def test_another_coin_is_counted_under_the_decisions_for_the_first(tokens: int) -> None:
    state = in_the_air(tokens).state
    solution = Solution(problem_of(state, flight_of(state)), FOR_POINTS)
    expectation = solution.expectation(payoff)
    outlook = solution.outlook(state)
    worth, failed, points, completed = expectation.of(outlook.point)
    assert worth == pytest.approx(outlook.value)
    assert failed == pytest.approx(1.0 - outlook.odds.success)

    known: dict[object, Action] = {}

    def decide(position: LuckyLoopState) -> Action:
        return known.setdefault(alike(position), solution.decisions(position)[0].action)

    by_the_rules = chances(state, decide)
    assert points == pytest.approx(sum((score or 0) * chance for score, chance in by_the_rules.items()))
    assert failed == pytest.approx(by_the_rules.get(None, 0.0))
    assert 3 * (1 - failed) < completed < 3


def test_what_is_decided_counts_before_it_is_done() -> None:
    """Every decision leads to what can be expected of it, landings included."""
    table = in_the_air(tokens=1).throw(6, 1, 1)
    solution = Solution(problem_of(table.state, flight_of(table.state)), FOR_POINTS)
    expectation = solution.expectation(payoff)
    for choice in solution.decisions(table.state):
        assert expectation.of(choice.outlook.point)[0] == pytest.approx(choice.value)
    table.complete("L6", 6)
    (stopped,) = [choice for choice in solution.decisions(table.state) if choice.action == STOP_EARLY]
    assert expectation.of(stopped.outlook.point)[1:] == (1.0, 0.0, 2.0)
