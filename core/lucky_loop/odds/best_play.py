"""Following a flight to its landings under the decisions that its solver values most.

Of decisions with the same value the pilot takes the one that keeps more: a landing before a throw in vain, a throw
before the red die; few dice on a card before many, any card before a re-roll.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import defaultdict
from functools import cache
from typing import Final, Generic, NamedTuple, TypeVar

from core.lucky_loop.odds.solver import Landed, Point, Ready, Rolling, Solver
from core.lucky_loop.odds.throws import NUMBER, PARTS, Values, rolls

SAME: Final = 1e-12
"""Values this close are the same but for rounding."""

T = TypeVar("T")
_rolls = cache(rolls)


class BestPlay(ABC, Generic[T]):
    """What comes of a flight from every point of it; what was worked out once is remembered."""

    def __init__(self, solver: Solver) -> None:
        self._solver = solver
        self._ready: dict[Ready, T] = {}
        self._rolling: dict[Rolling, T] = {}
        self._plans: dict[Ready, Plan] = {}

    @abstractmethod
    def success(self, points: int, tokens: int) -> T:
        """A landing with all cards completed."""

    @abstractmethod
    def failure(self, at: Landed) -> T:
        """A landing with some cards still open."""

    @abstractmethod
    def mixed(self, parts: list[tuple[T, float]]) -> T:
        """What comes of several possibilities, each with its chance."""

    def settled(self, at: Ready) -> T | None:
        """What is known at a point without looking further."""
        return None

    def of(self, point: Point) -> T:
        """What comes of a flight from this point on."""
        match point:
            case Ready():
                return self._from_ready(point)
            case Rolling():
                return self._from_roll(point)
            case Landed():
                return self.failure(point)

    def _from_ready(self, at: Ready) -> T:
        if not at.open.cards:
            return self.success(at.earned + at.left, at.tokens)
        known = self.settled(at)
        if known is None:
            known = self._ready.get(at)
        if known is None:
            known = self._ready[at] = self._before_a_throw(at)
        return known

    def _before_a_throw(self, at: Ready) -> T:
        solver = self._solver
        least = solver.value(at) - SAME
        if solver.may_land(at.open, at.left) and solver.failure(at.open, at.tokens) >= least:
            return self.failure(Landed(at.open, at.tokens))
        if at.left and solver.thrown(*at).expected >= least:
            return self._from_roll(Rolling(at, ()))
        return self._from_ready(at.with_red_die())

    def _from_roll(self, at: Rolling) -> T:
        known = self.settled(at.ready)
        if known is None:
            known = self._rolling.get(at)
        if known is None:
            known = self._rolling[at] = self._after_a_roll(at.ready, at.kept)
        return known

    def _after_a_roll(self, ready: Ready, kept: Values) -> T:
        plan = self._plans.get(ready)
        if plan is None:
            plan = self._plans[ready] = Plan(self._solver, ready)
        return self.mixed([(self.of(point), chance) for point, chance in plan.outcomes(kept)])


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
        self._points: dict[Used | Kept | None, Point] = {}

    def outcomes(self, kept: Values) -> list[tuple[Point, float]]:
        """Where the flight goes if `kept` stay and the rest is rolled, with the chances."""
        decisions = self._decisions
        chances: defaultdict[Used | Kept | None, float] = defaultdict(float)
        for values, chance in _rolls(self._thrown.dice, kept):
            if values not in decisions:
                decisions[values] = self._decision(values)
            chances[decisions[values]] += chance
        return [(self._point(decision), chance) for decision, chance in chances.items()]

    def _decision(self, values: Values) -> Used | Kept | None:
        """The best decision; None: to land."""
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

    def _point(self, decision: Used | Kept | None) -> Point:
        point = self._points.get(decision)
        if point is None:
            point = self._points[decision] = self._found(decision)
        return point

    def _found(self, decision: Used | Kept | None) -> Point:
        ready = self._ready
        match decision:
            case None:
                return Landed(ready.open, ready.tokens)
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
