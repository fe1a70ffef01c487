"""The chance of every number of points, for a pilot who always takes the best decision."""

from __future__ import annotations

from collections import defaultdict
from typing import Final, NamedTuple

from core.lucky_loop.box import BOX
from core.lucky_loop.odds.best_play import BestPlay
from core.lucky_loop.odds.problem import FlightProblem
from core.lucky_loop.odds.solver import Landed, Ready

Chances = dict[int | None, float]
"""The chance of every number of points, and (at None) of a failure."""

_FAILURE: Final[Chances] = {None: 1.0}


class Odds(NamedTuple):
    """The chances of a flight under best play."""

    success: float
    """All cards completed."""
    valid: float
    """A result that counts: 8 or more (LL-17); in the free programme every success (LL-30)."""
    at_least_12: float
    at_least_20: float
    expected_points: float
    """The mean of the distribution."""
    distribution: tuple[tuple[int, float], ...]
    """Each score with its chance, in ascending order.

    In a programme 0 is a failure or a result under 8; in the free programme a failure counts the points it costs, -2.
    What the player had before is not subtracted: a repeat that changes nothing still has its result here.
    """


def odds(problem: FlightProblem, chances: Chances) -> Odds:
    """The chances of a flight, summed up."""
    scores: defaultdict[int, float] = defaultdict(float)
    for points, chance in chances.items():
        scores[problem.result(points)] += chance
    success = sum([chance for points, chance in chances.items() if points is not None], 0.0)

    def at_least(least: int) -> float:
        return sum([chance for score, chance in scores.items() if score >= least], 0.0)

    return Odds(
        success,
        success if problem.free else at_least(BOX.scale_first),
        at_least(BOX.token_from),
        at_least(BOX.scale_last),
        sum(score * chance for score, chance in scores.items()),
        tuple(sorted(scores.items())),
    )


class Forecast(BestPlay[Chances]):
    """The chances at every point of one flight."""

    def success(self, points: int, tokens: int) -> Chances:
        return {points: 1.0}

    def failure(self, at: Landed) -> Chances:
        return _FAILURE

    def settled(self, at: Ready) -> Chances | None:
        return _FAILURE if self._solver.is_doomed(at.open, at.left, at.red_die) else None

    def mixed(self, parts: list[tuple[Chances, float]]) -> Chances:
        total: defaultdict[int | None, float] = defaultdict(float)
        for chances, chance in parts:
            for points, then in chances.items():
                total[points] += chance * then
        return total
