"""What is in the box (TH-1): the table of `resources/cards.json`, and what follows from it."""

from __future__ import annotations

from typing import Final

from core.data import load, rules_version
from core.game import Value

PACKAGE: Final = "thermals"


class Box(Value, frozen=True):
    """How many cards there are of each lift, how many a player holds, and how many thermals there are."""

    copies: dict[int, int]
    hand: int
    thermals: int


BOX: Final = load("resources", "cards", Box, PACKAGE)
RULES: Final = rules_version("resources", 1, "cards", package=PACKAGE)
SEATS: Final = range(2, 5)
THERMALS: Final = range(BOX.thermals)
DECK: Final = tuple(str(lift) for lift, copies in BOX.copies.items() for _ in range(copies))
"""The faces of all cards: a card shows its lift."""
