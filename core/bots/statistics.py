"""How much a number of games proves."""

from __future__ import annotations

import math


def wilson(wins: float, games: int, z: float = 1.96) -> tuple[float, float]:
    """The interval in which the true win rate lies with 95 % certainty."""
    rate, doubt = wins / games, z * z / games
    middle = (rate + doubt / 2) / (1 + doubt)
    reach = z * math.sqrt(rate * (1 - rate) / games + doubt / games / 4) / (1 + doubt)
    return middle - reach, middle + reach
