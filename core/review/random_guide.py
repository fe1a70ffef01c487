"""Reviews of games that bring no appraiser: every choice is worth a thought, and everybody plays on at random."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, Final

from core.bots.rollout import Guide
from core.game import Action, AnyGame, Seat
from core.review.appraiser import Loss
from core.review.review import Standing
from core.review.search_appraiser import SearchAppraiser


class RandomGuide:
    """Knows the rules of a game, and nothing else."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game

    def candidates(self, view: Any, seat: Seat, rng: random.Random) -> Sequence[Action]:
        return self._game.legal(view, seat)

    def believe(self, state: Any, view: Any, seat: Seat, rng: random.Random) -> Any:
        return state

    def policy(self, state: Any, seat: Seat, rng: random.Random) -> Action:
        return self._game.sample(state, seat, rng)

    def enough(self, state: Any, moves: int) -> bool:
        return False

    def evaluate(self, state: Any) -> Sequence[float]:
        outcome = self._game.outcome(state)
        assert outcome is not None, "a rollout without an end of its own reaches that of the game"
        return [(seat in outcome.winners) / len(outcome.winners) for seat in range(len(outcome.scores))]

    def points(self, state: Any) -> Sequence[float]:
        """The scores; that more are better is a guess."""
        outcome = self._game.outcome(state)
        assert outcome is not None, "a rollout without an end of its own reaches that of the game"
        return outcome.scores


class RandomAppraiser:
    """Appraises any game by playing on at random."""

    def loss(self, game: AnyGame, view: Any, seat: Seat, action: Action, rng: random.Random, nodes: int) -> Loss | None:
        return self._of(game).loss(game, view, seat, action, rng, nodes)

    def standing(self, game: AnyGame, state: Any, rng: random.Random, nodes: int) -> Standing:
        return self._of(game).standing(game, state, rng, nodes)

    def _of(self, game: AnyGame) -> SearchAppraiser:
        guide = RandomGuide(game)
        knows: Guide[Any] = guide
        return SearchAppraiser(knows, guide.points)


AT_RANDOM: Final = RandomAppraiser()
