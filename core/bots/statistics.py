"""How much a number of games proves."""

from __future__ import annotations

import math
from typing import Final

_Z: Final = 1.96
"""Standard errors to either side that 95 % certainty takes,"""
_FEW: Final = {1: 12.71, 2: 4.30}
"""and how many it takes where the error itself is known from so few differences."""


def wilson(wins: float, games: float, z: float = _Z) -> tuple[float, float]:
    """The interval in which the true win rate lies with 95 % certainty, if no game has to do with another."""
    rate, doubt = wins / games, z * z / games
    middle = (rate + doubt / 2) / (1 + doubt)
    reach = z * math.sqrt(rate * (1 - rate) / games + doubt / games / 4) / (1 + doubt)
    return middle - reach, middle + reach


def rate_interval(rate: float, games: int, deals: int, squares: float) -> tuple[float, float]:
    """The interval of a win rate where the games of one deal have to do with each other, and deals don't.

    `squares` is the sum over the deals of how far the wins of each are from what the rate promises, squared. From it
    follows how many independent games would be as telling, which are more or fewer than there were: two bots of a
    level at one table can't both win, and the luck of a deal that everybody has had in turn favours nobody.
    """
    if deals < 2 or not 0 < rate < 1:
        return wilson(rate * deals, deals)
    # However much alike the deals are, the next one could be the first to differ by a win.
    variance = deals / (deals - 1) * max(squares, 1.0) / games**2
    as_telling = rate * (1 - rate) / variance * (_Z / _student(deals - 1)) ** 2
    return wilson(rate * as_telling, as_telling)


def _student(freedom: int) -> float:
    """As `_Z` where the error is known from that many differences and one."""
    if freedom in _FEW:
        return _FEW[freedom]
    z = _Z
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + (first + (second + third / freedom) / freedom) / freedom
