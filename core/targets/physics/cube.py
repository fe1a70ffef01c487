"""The 24 ways a die can lie, and how they follow from each other by tipping over an edge and by turning.

Side 0 of a die is the one its heading points to (to the right at heading 0), then clockwise as seen from above.
The faces are arranged as on a western die: opposite ones sum to 7, and 1, 2, 3 run anticlockwise around their corner.
"""

from __future__ import annotations

from collections import deque
from typing import Final

from core.dice import PIPS
from core.targets.physics.tabletop import FACINGS, facing_of

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


def _routes(start: int) -> tuple[tuple[int, ...], ...]:
    """The fewest tips from one facing to each; to itself, a whole turn."""
    routes: dict[int, tuple[int, ...]] = {start: ()}
    open_ = deque([start])
    while open_:
        facing = open_.popleft()
        for side in range(SIDES):
            if (new := TIPPED[facing][side]) not in routes:
                routes[new] = (*routes[facing], side)
                open_.append(new)
    routes[start] = (0,) * SIDES
    return tuple(routes[facing] for facing in range(FACINGS))


ROUTES: Final = tuple(_routes(start) for start in range(FACINGS))
"""The sides to tip over to get from one facing to another; never empty."""
LONGEST_ROUTE: Final = max(len(route) for routes in ROUTES for route in routes)
