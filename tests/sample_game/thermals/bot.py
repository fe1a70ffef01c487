"""The opponents: Cadet, Pilot and Ace."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, Final

from thermals.actions import Circle
from thermals.box import THERMALS
from thermals.state import ThermalsState, climb, lift

from core.bots.bot import Bot
from core.bots.budget import Budget
from core.bots.search import Search
from core.game import Action, Game, Seat

_KEEP: Final = 80
"""What each point of a card's lift is worth in hand, in metres."""
_DENY: Final = 20
"""What each pip of a die is worth to those who play next."""
_ROUNDS: Final = 2
"""How far the Ace plays on before it looks at the heights."""
_FAR: Final = 6000
"""A lead that nobody catches up with."""


def moves(view: ThermalsState, seat: Seat) -> list[Circle]:
    """All moves, the best at a glance first: height, less the card that is gone, and a strong thermal taken away."""

    def worth(action: Circle) -> float:
        carried, strength = lift(view, action.card), view.air[action.thermal]
        return climb(carried, strength) - _KEEP * carried + _DENY * strength

    everything = [Circle(card, thermal) for card in view.hands[seat] for thermal in THERMALS]
    return sorted(everything, key=worth, reverse=True)


class ThermalsPilot:
    """Decides at a glance, and does something else, whatever it is, `slips` of the time."""

    def __init__(self, slips: float = 0.0) -> None:
        self._slips = slips

    def choose(self, game: Game[Any, Any], view: Any, seat: Seat, rng: random.Random, budget: Budget) -> Action:
        return game.sample(view, seat, rng) if rng.random() < self._slips else moves(view, seat)[0]


class ThermalsGuide:
    """What the Ace knows of Thermals."""

    def candidates(self, view: ThermalsState, seat: Seat, rng: random.Random) -> Sequence[Action]:
        return moves(view, seat)

    def believe(self, state: ThermalsState, view: ThermalsState, seat: Seat, rng: random.Random) -> ThermalsState:
        return state

    def policy(self, state: ThermalsState, seat: Seat, rng: random.Random) -> Action:
        return moves(state, seat)[0]

    def enough(self, state: ThermalsState, moves: int) -> bool:
        return moves >= _ROUNDS * state.seats

    def evaluate(self, state: ThermalsState) -> Sequence[float]:
        """By the lead over the best of the others."""
        best = [max(state.heights[:seat] + state.heights[seat + 1 :]) for seat in range(state.seats)]
        leads = [height - other for height, other in zip(state.heights, best, strict=True)]
        return [min(max(0.5 + lead / _FAR, 0.0), 1.0) for lead in leads]


LEVELS: Final[dict[str, Bot]] = {
    "cadet": ThermalsPilot(slips=0.5),
    "pilot": ThermalsPilot(slips=0.2),
    "ace": Search(ThermalsGuide()),
}
