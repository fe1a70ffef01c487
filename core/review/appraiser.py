"""Who appraises positions and decisions of a game for a review."""

from __future__ import annotations

import random
from typing import Any, Final, NamedTuple, Protocol, runtime_checkable

from core.catalog import GAMES
from core.game import Action, AnyGame, Seat
from core.registry import part
from core.review.estimate import EXACTLY_NOTHING, Estimate
from core.review.review import Standing


class Loss(NamedTuple):
    """What a decision gave away against the best one known: of the chance to win, and in points."""

    chance: Estimate
    points: Estimate
    better: Action | None
    """The best decision, where it was another one."""


NO_LOSS: Final = Loss(EXACTLY_NOTHING, EXACTLY_NOTHING, None)
"""Of the best decision."""


class Appraiser(Protocol):
    """What a review knows of a game beyond its rules. The same arguments always lead to the same answer."""

    def loss(self, game: AnyGame, view: Any, seat: Seat, action: Action, rng: random.Random, nodes: int) -> Loss | None:
        """What a decision gave away, from what its seat saw; None where there was nothing to decide."""
        ...

    def standing(self, game: AnyGame, state: Any, rng: random.Random, nodes: int) -> Standing:
        """How everybody stands in a whole position, what lies face down included.

        Where chance is to act, it is what can be expected of it; at the end it is the result.
        """
        ...


@runtime_checkable
class DrawAppraiser(Protocol):
    """An appraiser that tells the luck of a draw from the merit of who drew."""

    def before_sight(self, game: AnyGame, state: Any, seat: Seat, action: Action) -> Standing | None:
        """How everybody stands once a decision is made, before it is seen what it turns up; None where that is nothing.

        As where chance is to act, it is what can be expected; the position after it is what came.
        """
        ...


def appraiser_for(game: str) -> Appraiser:
    """The appraiser of a game; one that brings none is played on at random."""
    entry = GAMES[game]
    if entry.appraiser:
        appraiser: Appraiser = part(entry.appraiser)
        return appraiser
    from core.review.random_guide import AT_RANDOM

    return AT_RANDOM
