"""The chance of every number of points, for a pilot who always takes the best decision."""

from __future__ import annotations

from collections import defaultdict
from functools import cache
from typing import Final, NamedTuple

from core.lucky_loop.box import BOX
from core.lucky_loop.odds.problem import FlightProblem
from core.lucky_loop.odds.solver import Ready, Rolling, Solver
from core.lucky_loop.odds.throws import NUMBER, PARTS, Values, rolls

SAME: Final = 1e-12
"""Values this close are the same but for rounding."""

Chances = dict[int | None, float]
"""The chance of every number of points, and (at None) of a failure."""

_FAILURE: Final[Chances] = {None: 1.0}
_rolls = cache(rolls)


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


class Forecast:
    """The chances at every point of one flight, under the decisions that its solver values most.

    Of decisions with the same value the pilot takes the one that keeps more: a landing before a throw in vain, a throw
    before the red die; few dice on a card before many, any card before a re-roll.
    """

    def __init__(self, solver: Solver) -> None:
        self._solver = solver
        self._ready: dict[Ready, Chances] = {}
        self._rolling: dict[Rolling, Chances] = {}
        self._plans: dict[Ready, Plan] = {}

    def chances(self, point: Ready | Rolling) -> Chances:
        """What comes of a flight from this point on."""
        return self._from_ready(point) if isinstance(point, Ready) else self._from_roll(point)

    def _from_ready(self, at: Ready) -> Chances:
        if not at.open.cards:
            return {at.earned + at.left: 1.0}
        if self._solver.is_doomed(at.open, at.left, at.red_die):
            return _FAILURE
        chances = self._ready.get(at)
        if chances is None:
            chances = self._ready[at] = self._before_a_throw(at)
        return chances

    def _before_a_throw(self, at: Ready) -> Chances:
        solver = self._solver
        least = solver.value(at) - SAME
        if solver.may_land(at.open, at.left) and solver.failure(at.open, at.tokens) >= least:
            return _FAILURE
        if at.left and solver.thrown(*at).expected >= least:
            return self._from_roll(Rolling(at, ()))
        return self._from_ready(at.with_red_die())

    def _from_roll(self, at: Rolling) -> Chances:
        ready = at.ready
        if self._solver.is_doomed(ready.open, ready.left, ready.red_die):
            return _FAILURE
        chances = self._rolling.get(at)
        if chances is None:
            chances = self._rolling[at] = self._after_a_roll(ready, at.kept)
        return chances

    def _after_a_roll(self, ready: Ready, kept: Values) -> Chances:
        plan = self._plans.get(ready)
        if plan is None:
            plan = self._plans[ready] = Plan(self._solver, ready)
        total: defaultdict[int | None, float] = defaultdict(float)
        for point, chance in plan.outcomes(kept):
            for points, then in (_FAILURE if point is None else self.chances(point)).items():
                total[points] += chance * then
        return total


class Used(NamedTuple):
    """The decision to complete a card with dice of the throw."""

    dice: int
    total: int


class Kept(NamedTuple):
    """The decision to roll again, except for some dice."""

    values: Values


class Plan:
    """The best decision after each throw from one point."""

    def __init__(self, solver: Solver, ready: Ready) -> None:
        self._solver = solver
        self._ready = ready
        self._thrown = solver.thrown(*ready)
        self._stuck = ready.open.stuck[self._thrown.dice]
        self._landing = solver.failure(ready.open, ready.tokens)
        self._decisions: dict[Values, Used | Kept | None] = {}
        self._points: dict[Used | Kept, Ready | Rolling] = {}

    def outcomes(self, kept: Values) -> list[tuple[Ready | Rolling | None, float]]:
        """Where the flight goes if `kept` stay and the rest is rolled, with the chances; None: to a landing."""
        decisions = self._decisions
        chances: defaultdict[Used | Kept | None, float] = defaultdict(float)
        for values, chance in _rolls(self._thrown.dice, kept):
            if values not in decisions:
                decisions[values] = self._decision(values)
            chances[decisions[values]] += chance
        return [(None if decision is None else self._point(decision), chance) for decision, chance in chances.items()]

    def _decision(self, values: Values) -> Used | Kept | None:
        thrown, number = self._thrown, NUMBER[values]
        least = thrown.best[number] - SAME
        for part in PARTS[values][1:]:
            if thrown.used[part.size][part.total] >= least:
                return Used(part.size, part.total)
        if number in self._stuck and self._landing >= least:
            return None
        assert thrown.kept is not None, "a throw completes a card, lands, or is paid for to be rolled again"
        parts = PARTS[values][:-1]
        return Kept(next(part.values for part in parts if thrown.kept[part.size][NUMBER[part.values]] >= least))

    def _point(self, decision: Used | Kept) -> Ready | Rolling:
        point = self._points.get(decision)
        if point is None:
            point = self._points[decision] = self._found(decision)
        return point

    def _found(self, decision: Used | Kept) -> Ready | Rolling:
        ready = self._ready
        match decision:
            case Kept(values):
                return Rolling(ready.paid(), values)
            case Used(dice, total):
                least = self._thrown.used[dice][total] - SAME
                points = [
                    ready._replace(open=use.then, earned=ready.earned + use.earned, left=ready.left - dice)
                    for use in ready.open.uses[dice]
                    if use.takes(total)
                ]
                return next(point for point in points if self._solver.value(point) >= least)
