"""What games can work out for people: odds, where there are any."""

from __future__ import annotations

from typing import Any, Protocol

from core.catalog import GAMES
from core.game import Action, Seat
from core.registry import part


class OddsSource(Protocol):
    """A module that works something out for a game."""

    OddsAnswer: type[Any]
    """What it finds out."""

    def answer(self, view: Any, seat: Seat, action: Action | None) -> Any:
        """What is known of an action, or of the position; None where there is nothing to know."""
        ...


def odds_of(game: str) -> OddsSource:
    """The odds of a game that has any; imported when they are asked for."""
    source: OddsSource = part(GAMES[game].odds)
    return source
