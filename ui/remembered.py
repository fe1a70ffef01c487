"""What is remembered of people: how they set tables."""

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
