"""Appraising by the adviser's search: positions are played on by its policy, and decisions over imagined tables.

A decision is judged in two steps. First the candidates race for the best of them, then the best and the one that was
made are compared at fresh tables with the same luck: at those of the race the winner owes a part of its lead to chance.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from core.bots.rollout import Guide, played_on
from core.bots.search import Race
from core.game import Action, AnyGame, Seat
from core.review.appraiser import NO_LOSS, Loss
from core.review.estimate import mean_of
from core.review.review import Standing
from core.review.standings import standing_of

Points = Callable[[Any], Sequence[float]]
"""What everybody is going to have at the end; more is better."""


class SearchAppraiser:
    """Appraises any game that has a guide. A node is a rollout."""

    def __init__(self, guide: Guide[Any], points: Points, longer: Guide[Any] | None = None) -> None:
        """`longer` is the guide for standings, where it has to see more before it says what a position is worth."""
        self._guide = guide
        self._points = points
        self._longer = longer or guide

    def loss(self, game: AnyGame, view: Any, seat: Seat, action: Action, rng: random.Random, nodes: int) -> Loss | None:
        if len(game.legal(view, seat)) < 2:
            return None
        field = list(dict.fromkeys([action, *self._guide.candidates(view, seat, rng)]))
        if len(field) < 2:
            return NO_LOSS
        tables = _Tables(game, self._guide, self._points, view, seat, rng)
        best = _winner(field, tables, nodes // 2)
        if best == action:
            return NO_LOSS
        chances, points = [], []
        for _ in range(max(2, nodes // 4)):
            tables.imagine()
            ours, theirs = tables.worth(action), tables.worth(best)
            chances.append(theirs.chance - ours.chance)
            points.append(theirs.points - ours.points)
        lost = mean_of(chances)
        # What won the race by luck is no better than what was done.
        return Loss(lost, mean_of(points), best) if lost.value > 0 else NO_LOSS

    def standing(self, game: AnyGame, state: Any, rng: random.Random, nodes: int) -> Standing:
        guide = self._longer
        ends = [played_on(game, guide, state, rng) for _ in range(max(2, nodes))]
        return standing_of([guide.evaluate(end) for end in ends], [self._points(end) for end in ends])


class _Worth(NamedTuple):
    chance: float
    points: float


class _Tables:
    """Imagined tables that fit a view, one after the other; all decisions meet the same luck at each."""

    def __init__(
        self, game: AnyGame, guide: Guide[Any], points: Points, view: Any, seat: Seat, rng: random.Random
    ) -> None:
        self._game, self._guide, self._points = game, guide, points
        self._view, self._seat, self._rng = view, seat, rng
        self._table: Any = None
        self._luck = 0.0

    def imagine(self) -> None:
        """Go to the next table."""
        view, seat, rng = self._view, self._seat, self._rng
        self._table = self._guide.believe(self._game.determinize(view, seat, rng), view, seat, rng)
        self._luck = rng.random()

    def worth(self, action: Action) -> _Worth:
        """What comes of a decision at this table."""
        ahead = self._game.apply(self._table, self._seat, action).state
        end = played_on(self._game, self._guide, ahead, random.Random(self._luck))
        points = self._points(end)
        lead = points[self._seat] - sum(points) / len(points)
        return _Worth(self._guide.evaluate(end)[self._seat], lead)


def _winner(field: Sequence[Action], tables: _Tables, nodes: int) -> Action:
    """The best of some decisions, of which the first was made: another one has to be better in the race."""
    race = Race(len(field))
    while len(race.running) > 1 and nodes >= len(race.running):
        tables.imagine()
        for candidate in race.running:
            race.results[candidate].append(tables.worth(field[candidate]).chance)
            nodes -= 1
        race.close_round()
    return field[race.winner(doubt=0.0)]
