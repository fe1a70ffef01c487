"""The parts of the Targets table: where each region lies for a given width, and what lies over what."""

from __future__ import annotations

from enum import IntEnum
from functools import cache
from typing import Final, NamedTuple

from ui.table.layout.boxes import Box
from ui.table.pieces import HEIGHT

EDGE: Final = 10.0


class Z(IntEnum):
    """What lies over what, from the sky up."""

    SKY = 0
    FALLEN = 2
    WOOD = 4
    DISC = 10
    SHADOW = 30
    STANDING = 40
    """Dice and pucks, the nearer and the higher the later; they reach up to the next."""
    BADGE = 120
    MAT = 125
    """The sky round the table, over everything that reaches beyond its edge."""
    PANEL = 130
    LAID = 135
    """Discs and dice on plates and panels."""
    RIBBON = 160
    PROMPT = 170
    RESULT = 180


class Corner(NamedTuple):
    """A player's place beside the table."""

    plate: Box
    ribbon: Box
    keys: Box


class Regions(NamedTuple):
    """The big parts of the table."""

    wood: Box
    """Through which the table is seen."""
    corners: tuple[Corner, ...]
    """At the left below, at the left above, at the right above, at the right below."""
    side_panel: Box
    films: Box
    """The buttons to watch shots again, and to practise."""
    prompt: Box
    buttons: Box


CORNERS: Final = {2: (0, 2), 3: (0, 1, 2), 4: (0, 1, 2, 3)}
"""By seats: each seat's corner, clockwise as they sit."""
_WOOD: Final = 990.0
_COLUMNS: Final = (208.0, 300.0)
"""How wide the table is where a column at either side has its width, and how narrow and how wide a column may be."""
_PLATE: Final = 166.0
_RIBBON: Final = 24.0
_KEYS: Final = 90.0
_PROMPT: Final = 150.0
_FILMS: Final = 40.0


@cache
def regions(width: float) -> Regions:
    """The table in the middle; a column at either side, with plates in the corners."""
    wide = min(max((width - _WOOD - 4 * EDGE) / 2, _COLUMNS[0]), _COLUMNS[1])
    wood = Box(wide + 2 * EDGE, EDGE, width - 2 * (wide + 2 * EDGE), HEIGHT - 2 * EDGE)
    left, right = EDGE, wood.right + EDGE
    taken = EDGE + _PLATE + _RIBBON + _KEYS + 8.0
    middle = Box(right, taken, wide, HEIGHT - 2 * taken)
    return Regions(
        wood=wood,
        corners=(_low(left, wide), _high(left, wide), _high(right, wide), _low(right, wide)),
        side_panel=Box(left, taken, wide, middle.height - _FILMS - 8.0),
        films=Box(left, taken + middle.height - _FILMS, wide, _FILMS),
        prompt=Box(right, middle.top, wide, _PROMPT),
        buttons=Box(right, middle.top + _PROMPT + 8.0, wide, middle.height - _PROMPT - 8.0),
    )


def _high(left: float, wide: float) -> Corner:
    """Plate, ribbon and keys, from the top down."""
    plate = Box(left, EDGE, wide, _PLATE)
    ribbon = Box(left, plate.bottom, wide, _RIBBON)
    return Corner(plate, ribbon, Box(left, ribbon.bottom + 4.0, wide, _KEYS))


def _low(left: float, wide: float) -> Corner:
    """The same from the bottom up."""
    plate = Box(left, HEIGHT - EDGE - _PLATE, wide, _PLATE)
    ribbon = Box(left, plate.top - _RIBBON, wide, _RIBBON)
    return Corner(plate, ribbon, Box(left, ribbon.top - _KEYS - 4.0, wide, _KEYS))


# --- plates ----------------------------------------------------------------------------------------------

_BLOCK: Final = 49.0
"""From a plate's left edge to what is told on it."""


class Plate(NamedTuple):
    """The parts of a player's plate."""

    upper: Box
    won: Box
    """The row of discs won for good."""
    dice: Box
    """The row of the three dice."""
    stored: Box


def plate(box: Box) -> Plate:
    """Name and score, under them the discs, then the dice and what is stored."""
    inside = Box(box.left + _BLOCK, box.top + 5.0, box.width - _BLOCK - 12.0, box.height - 12.0)
    row = (inside.height - 44.0 - 10.0) / 2
    won = Box(inside.left, inside.top + 46.0, inside.width, row)
    below = won.bottom + 8.0
    wide = min(row + 10.0, inside.width * 0.26)
    return Plate(
        upper=Box(inside.left, inside.top, inside.width, 42.0),
        won=won,
        dice=Box(inside.left, below, inside.width - wide - 6.0, row),
        stored=Box(inside.right - wide, below, wide, row),
    )


# --- the panel about the round ---------------------------------------------------------------------------

_TALLY: Final = 47.0
_CAPTION: Final = 20.0
_ASIDE: Final = 33.0


class SidePanelParts(NamedTuple):
    """The parts of the panel that tells of the round."""

    head: Box
    tallies: tuple[Box, ...]
    """A row for each disc of the centre."""
    captions: tuple[Box, Box]
    reserve: Box
    removed: Box


def side_panel_parts(box: Box) -> SidePanelParts:
    """The round at the top, the discs of the centre, then the discs put aside."""
    inside = box.inset(12.0, 8.0)
    head = Box(inside.left, inside.top, inside.width, 60.0)
    high = _CAPTION + _ASIDE + 3.0
    reserve = Box(inside.left, inside.bottom - high - _ASIDE, inside.width, _ASIDE)
    removed = reserve.moved(0.0, high)
    caption = Box(inside.left, reserve.top - _CAPTION, inside.width, _CAPTION)
    return SidePanelParts(
        head,
        tuple(Box(inside.left, head.bottom + row * (_TALLY + 4.0), inside.width, _TALLY) for row in range(3)),
        (caption, caption.moved(0.0, high)),
        reserve,
        removed,
    )
