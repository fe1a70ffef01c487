"""The bot protocol and the bot that plays at random."""

from __future__ import annotations

import random
from typing import Any, Protocol

from core.bots.budget import Budget
from core.game import Action, Game, Seat


class Bot(Protocol):
    """Chooses an action for a seat from what that seat sees."""

    def choose(self, game: Game[Any, Any], view: Any, seat: Seat, rng: random.Random, budget: Budget) -> Action: ...


class RandomBot:
    """Plays any legal action."""

    def choose(self, game: Game[Any, Any], view: Any, seat: Seat, rng: random.Random, budget: Budget) -> Action:
        return game.sample(view, seat, rng)
