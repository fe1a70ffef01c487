"""What games can work out for people: odds, where there are any."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Protocol, cast

from core.game import Action, Seat


class OddsSource(Protocol):
    """A game's `odds.answers` module."""

    OddsAnswer: type[Any]
    """What it finds out."""

    def answer(self, view: Any, seat: Seat, action: Action | None) -> Any:
        """What is known of an action, or of the position; None where there is nothing to know."""
        ...


def odds_of(game: str) -> OddsSource:
    """The reckoner of a game that has one; it is imported when somebody asks."""
    return cast(OddsSource, import_module(f"core.{game}.odds.answers"))
