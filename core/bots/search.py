"""Search over determinised views: a race between the candidates, run over the same imagined tables.

Every round of the race imagines one table that fits the view and plays it on once per candidate, with the same
luck. What decides is the difference between candidates at equal tables, which needs far fewer of them than
comparing averages over different ones. Candidates that are clearly behind drop out, so the time goes to those that
are hard to tell apart.

Others choose by the policy from what they would see at the imagined table, never in answer to the candidate where
the choices are simultaneous: the search averages over their picks and can't exploit what it couldn't know.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from math import sqrt
from typing import Any

from core.bots.budget import Budget
from core.bots.rollout import Guide, rollout
from core.game import Action, Game, Seat

_EARLIEST = 6
"""Tables before anyone drops out."""
_AGAIN = 1.4
"""How many times as many tables there must be before the field is looked at again."""
_BEHIND = 1.7
"""Standard errors behind the leader that put a candidate out of the race."""


class Search:
    """A bot that searches; `guide` knows the game. A node is a rollout."""

    def __init__(self, guide: Guide[Any], doubt: float = 0.5) -> None:
        self._guide = guide
        self._doubt = doubt
        """How many standard errors better a candidate must be than the policy's own choice."""

    def choose(self, game: Game[Any, Any], view: Any, seat: Seat, rng: random.Random, budget: Budget) -> Action:
        account = budget.begin()
        field = self._guide.candidates(view, seat, rng)
        if len(field) == 1:
            return field[0]
        race = Race(len(field))
        while len(race.running) > 1:
            table = self._guide.believe(game.determinize(view, seat, rng), view, seat, rng)
            luck = rng.random()
            for candidate in race.running:
                if not account.allows():
                    return field[race.winner(self._doubt)]
                ahead = game.apply(table, seat, field[candidate]).state
                result = rollout(game, self._guide, ahead, random.Random(luck))
                race.results[candidate].append(result[seat])
            race.close_round()
        return field[race.winner(self._doubt)]


class Race:
    """The results so far: the n-th of each candidate was had at the same table as the n-th of any other."""

    def __init__(self, candidates: int) -> None:
        self.running = list(range(candidates))
        self.results: list[list[float]] = [[] for _ in range(candidates)]
        self._look = _EARLIEST

    def close_round(self) -> None:
        """After a table was played by all: now and then, drop those that are clearly behind."""
        tables = len(self.results[self.running[0]])
        if tables < self._look:
            return
        self._look = int(tables * _AGAIN) + 1
        leader = max(self.running, key=lambda candidate: sum(self.results[candidate]))
        self.running = [
            candidate
            for candidate in self.running
            if candidate == leader or not self._worse(candidate, leader, _BEHIND)
        ]

    def winner(self, doubt: float) -> int:
        """The best candidate; the first, which is the policy's choice, unless another is better beyond doubt."""
        tables = min(len(self.results[candidate]) for candidate in self.running)
        if tables < 2:
            return 0
        best = max(self.running, key=lambda candidate: sum(self.results[candidate][:tables]))
        return best if best == 0 or self._worse(0, best, doubt) else 0

    def _worse(self, candidate: int, other: int, errors: float) -> bool:
        mean, error = _difference(self.results[other], self.results[candidate])
        return mean > errors * error


def _difference(ours: Sequence[float], theirs: Sequence[float]) -> tuple[float, float]:
    """The mean difference at equal tables, and its standard error."""
    differences = [one - another for one, another in zip(ours, theirs, strict=False)]
    count = len(differences)
    mean = sum(differences) / count
    spread = sum((difference - mean) ** 2 for difference in differences)
    return mean, sqrt(spread / (count * max(count - 1, 1)))
