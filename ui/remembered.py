"""What is remembered of people: how they set tables, and how far they came in guided games."""

from __future__ import annotations

from typing import Any

from core.game import Value
from core.players import Player, TakeBack


class Choices(Value, frozen=True):
    """How a table of one game was set last time."""

    players: tuple[Player, ...]
    options: dict[str, Any]
    take_back: TakeBack | None = None
    """None where the table left it to the number of people."""
    hints: bool = True


class Learned(Value, frozen=True):
    """How far somebody came in the guided first game of one game."""

    moves: tuple[Any, ...] = ()
    """What they did, as it is written in records."""
    finished: bool = False
    """Whether they have ever come to its end."""
