"""What a flight brings on average in any other coin than the one that its pilot flies for."""

from __future__ import annotations

from collections.abc import Callable
from operator import mul

from core.lucky_loop.odds.best_play import BestPlay
from core.lucky_loop.odds.problem import Landing
from core.lucky_loop.odds.solver import Landed, Solver

Payoff = tuple[float, ...]
"""Several things that somebody may want to know of a landing."""


class Expectation(BestPlay[Payoff]):
    """The mean of every part of a payoff, at every point of one flight."""

    def __init__(self, solver: Solver, payoff: Callable[[Landing], Payoff]) -> None:
        super().__init__(solver)
        self._payoff = payoff
        self._cards = len(solver.problem.difficulties)

    def success(self, points: int, tokens: int) -> Payoff:
        return self._payoff(self._solver.problem.landing(points, self._cards, tokens))

    def failure(self, at: Landed) -> Payoff:
        return self._payoff(self._solver.problem.landing(None, self._cards - len(at.open.cards), at.tokens))

    def mixed(self, parts: list[tuple[Payoff, float]]) -> Payoff:
        return mean_payoff(parts)


def mean_payoff(parts: list[tuple[Payoff, float]]) -> Payoff:
    """What several possibilities, each with its chance, pay on average."""
    payoffs, chances = zip(*parts, strict=True)
    return tuple([sum(map(mul, column, chances)) for column in zip(*payoffs, strict=True)])
