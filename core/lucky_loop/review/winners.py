"""Who wins among several, from the chances between every two of them.

Whoever does well is ahead of all at once, so chances between two must not simply be multiplied. How somebody will do is
taken for a normal figure, with the same spread for everybody who has a turn left and none for those who have not.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import erf, inf, sqrt
from statistics import NormalDist
from typing import Final

_FORTUNES: Final = 8
"""How well somebody may do is followed in so many steps, each as likely as the others."""
_NORMAL: Final = NormalDist()
_ROOT: Final = sqrt(2.0)


def shares(ahead: Sequence[Sequence[float]], active: Sequence[bool]) -> list[float]:
    """Everybody's chance to win, from the chances to be ahead of each other and from who has a turn left."""
    if len(active) == 2:
        return [ahead[0][1], ahead[1][0]]
    chances = [
        _active(row, active, seat) if active[seat] else _settled(row, active, seat) for seat, row in enumerate(ahead)
    ]
    whole = sum(chances)
    return [chance / whole if whole else 1 / len(chances) for chance in chances]


def _settled(row: Sequence[float], active: Sequence[bool], seat: int) -> float:
    """The chance of somebody whose points are known: how the others do is independent of it, and of each other."""
    chance, tied = 1.0, 1
    for other, ahead in enumerate(row):
        if other == seat:
            continue
        if active[other] or ahead != 0.5:
            chance *= ahead
        else:
            tied += 1
    return chance / tied


def _active(row: Sequence[float], active: Sequence[bool], seat: int) -> float:
    """The chance of somebody who has a turn left: who is ahead of the best of those that have none is so of all."""
    others = [other for other in range(len(row)) if other != seat]
    enough = min([row[other] for other in others if not active[other]], default=1.0)
    distances = [_distance(row[other]) for other in others if active[other]]
    if not enough or not distances:
        return enough
    chance = 0.0
    for fortune in _fortunes(enough):
        product = 1.0
        for distance in distances:
            product *= 0.5 + 0.5 * erf(distance + fortune)
        chance += product
    return enough * chance / _FORTUNES


@lru_cache(maxsize=1024)
def _fortunes(best: float) -> tuple[float, ...]:
    """How well somebody does who belongs to the `best` share of what may happen, as `erf` wants it."""
    steps = [1.0 - best * (step + 0.5) / _FORTUNES for step in range(_FORTUNES)]
    return tuple([_NORMAL.inv_cdf(step) / _ROOT for step in steps])


def _distance(chance: float) -> float:
    """How far one is ahead of another for this chance to stay so, as `erf` wants it."""
    if chance <= 0.0:
        return -inf
    return inf if chance >= 1.0 else _NORMAL.inv_cdf(chance)
