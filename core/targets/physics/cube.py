"""The 24 ways a die can lie, and how they follow from each other by tipping over an edge and by turning.

Side 0 of a die is the one its heading points to (to the right at heading 0), then clockwise as seen from above.
The faces are arranged as on a western die: opposite ones sum to 7, and 1, 2, 3 run anticlockwise around their corner.
"""

from __future__ import annotations

import random
from typing import Final, NamedTuple

from core.dice import PIPS
from core.targets.physics.tabletop import facing_of

SIDES: Final = 4

_Way = tuple[int, int, int]
"""The values on top, on side 0 and on side 1; the others are opposite."""


def _tipped(way: _Way, side: int) -> _Way:
    top, right, near = way
    # What was on top goes to the side it tips to; what was on the opposite side comes up.
    if side == 0:
        return 7 - right, top, near
    if side == 1:
        return 7 - near, right, top
    if side == 2:
        return right, 7 - top, near
    return near, right, 7 - top


def _turned(way: _Way) -> _Way:
    top, right, near = way
    return top, 7 - near, right


def _all_ways() -> tuple[_Way, ...]:
    """By facing. Quarter 0 has the least value on side 0."""
    found = {(1, 3, 2)}
    open_ = list(found)
    while open_:
        way = open_.pop()
        new = {_tipped(way, side) for side in range(SIDES)} - found
        found |= new
        open_ += new
    ways: list[_Way] = []
    for value in PIPS:
        way = min(way for way in found if way[0] == value)
        for _ in range(SIDES):
            ways.append(way)
            way = _turned(way)
    return tuple(ways)


_WAYS: Final = _all_ways()
_FACING: Final = {way: facing for facing, way in enumerate(_WAYS)}

AROUND: Final = tuple((right, near, 7 - right, 7 - near) for _, right, near in _WAYS)
"""The values on the four sides, by facing."""
TIPPED: Final = tuple(tuple(_FACING[_tipped(way, side)] for side in range(SIDES)) for way in _WAYS)
"""The facing after tipping over an edge, by facing and side."""


def tip(facing: int, side: int) -> int:
    """The facing after tipping over the edge on `side`."""
    return TIPPED[facing][side % SIDES]


def turned(facing: int, quarters: int) -> int:
    """The facing after quarter turns clockwise, for the same heading."""
    return facing_of(facing // SIDES + 1, facing + quarters)


class Tumble(NamedTuple):
    """How a die turns over in the air: some tips the way it flies, the first one with a twist about its own axis.

    The tip that follows them, whenever that is, has a twist too.
    """

    tips: int
    twist: int
    """Quarter turns clockwise."""
    next_twist: int


MOST_TIPS: Final = SIDES
_TIPS: Final = (1, 1, 2, 3, 3, 4)


def any_tumble(rng: random.Random) -> Tumble:
    """A tumble that no finger can foresee, after which each of the 24 facings is as likely as any other (T-28).

    After one or three tips a side is up, any of the four as the twist is drawn; after two the lower face, after four
    the upper one again: hence twice as many draws for one and three. The second twist does the same for the sides,
    so that what comes after, and how much of it, favours no face.
    """
    return Tumble(_TIPS[rng.randrange(len(_TIPS))], rng.randrange(SIDES), rng.randrange(SIDES))
