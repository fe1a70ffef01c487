"""What players can do; nature's `FirstPlayerDrawn` and `Shuffled` are shared with other games."""

from __future__ import annotations

from core.cards import Cards, FirstPlayerDrawn, Shuffled
from core.game import Action, Seat


class Play(Action, frozen=True, gc=False):
    """Lay one special card, or one or more altitudes of the same value; `target` draws from a draw card."""

    cards: Cards
    target: Seat | None = None


class Pass(Action, frozen=True, gc=False):
    """Take the whole pile into hand instead of playing."""


class Claim(Action, frozen=True, gc=False):
    """Be the first after a speed card, before choosing what to play."""


class Deal(Action, frozen=True, gc=False):
    """Go on to the next round."""


Actions = Play | Pass | Claim | Deal | Shuffled | FirstPlayerDrawn
