"""The parts of the LOOPS table: where each region lies for a given width, and what lies over what."""

from __future__ import annotations

from enum import IntEnum
from functools import cache
from typing import Final, NamedTuple

from core.loops.box import BOX
from ui.table.layout.boxes import Box, around, spread
from ui.table.pieces import HEIGHT, WIDTHS

EDGE: Final = 16.0
CARD_RATIO: Final = 1.4
"""Height of a card by its width."""
PLATE: Final = 86.0
FAN: Final = 42.0
"""How far the cards of the others stick out under their plates."""
BAND: Final = 40.0
"""The width of the ring round the board that shows the direction."""
CEILING: Final = BOX.altitudes[-1].altitude


class Z(IntEnum):
    """What lies over what, from the table up."""

    SKY = 0
    BOARD = 10
    PLACE = 20
    CARD = 30
    SIGNED = 50
    MARKER = 60
    TUCKED = 70
    """Cards under a plate; a whole deck of them fits below the plates."""
    PLATE = 200
    RIBBON = 210
    HAND = 220
    """Another whole deck may lie in the hand."""
    TOGETHER = 390
    PROMPT = 400
    RESULT = 500


class Regions(NamedTuple):
    """The big parts of the table."""

    board: Box
    hand: Box
    prompt: Box
    buttons: Box
    plate: float
    """The width of a plate."""


@cache
def regions(width: float) -> Regions:
    """The board in the middle of the players, the hand in front, and beside it what is to be done."""
    plate = 236.0 + 0.12 * (width - WIDTHS[0])
    column = 340.0 + 0.15 * (width - WIDTHS[0])
    column_left = width - EDGE - column
    top, bottom, front = 8.0 + PLATE + FAN + 10.0, 728.0, 746.0
    board_left = EDGE + plate + 16.0
    return Regions(
        board=Box(board_left, top, width - 2 * board_left, bottom - top),
        hand=Box(EDGE, front, column_left - 2 * EDGE, HEIGHT - 10.0 - front),
        prompt=Box(column_left, front, column, 110.0),
        buttons=Box(column_left, front + 120.0, column, HEIGHT - 12.0 - front - 120.0),
        plate=plate,
    )


# --- the players -----------------------------------------------------------------------------------------

_SIDES: Final = {1: (0, 1), 2: (1, 0), 3: (1, 1), 4: (1, 2), 5: (1, 3), 6: (2, 2), 7: (2, 3)}
"""By how many others there are: how many sit at either side, and how many at the top."""


@cache
def places(others: int, width: float) -> tuple[Box, ...]:
    """The plates round the table, clockwise: the one in front first, then up the left side, along the top and down."""
    parts = regions(width)
    board, wide = parts.board, parts.plate
    beside, above = _SIDES[others]
    own = Box(EDGE, board.bottom - PLATE - 6.0, wide, PLATE)
    column = _column(beside, Box(EDGE, board.top + 14.0, wide, own.top - board.top - 34.0))
    row = [Box(x - wide / 2, 8.0, wide, PLATE) for x in spread(above, board.inset(20.0, 0.0), wide, 56.0)]
    right = width - EDGE - wide
    return (own, *reversed(column), *row, *(Box(right, box.top, wide, PLATE) for box in column))


def _column(count: int, box: Box) -> list[Box]:
    """Plates one under the other, with room for the cards under each."""
    step = box.height / max(1, count)
    tops = [box.top + step * (place + 0.5) - (PLATE + FAN) / 2 for place in range(count)]
    return [Box(box.left, top, box.width, PLATE) for top in tops]


# --- the board -------------------------------------------------------------------------------------------


class Middle(NamedTuple):
    """What lies on the board."""

    altimeter: Box
    plaque: Box
    """What fits now, in words."""
    pile: Box
    pile_count: Box
    dial: Box
    condition: Box
    """The dial in words."""
    draw: Box
    draw_count: Box


@cache
def middle(board: Box) -> Middle:
    """The altimeter at the left, the pile in the middle, the condition dial over the draw pile at the right."""
    inner = board.inset(BAND + 14.0, BAND + 10.0)
    spare = inner.width - 796.0
    altimeter = Box(inner.left, inner.top, 186.0 + 0.2 * spare, inner.height)
    dial = 250.0
    right = inner.right - dial - 0.1 * spare
    left = altimeter.right + 24.0 + 0.1 * spare
    centre = Box(left, inner.top, right - 24.0 - 0.1 * spare - left, inner.height)
    draw_high = inner.height - dial - 42.0 - 46.0
    return Middle(
        altimeter=altimeter,
        plaque=Box(centre.left, centre.top, centre.width, 92.0),
        pile=Box(centre.left, centre.top + 110.0, centre.width, centre.height - 110.0 - 32.0),
        pile_count=Box(centre.left, centre.bottom - 26.0, centre.width, 26.0),
        dial=Box(right, inner.top, dial, dial),
        condition=Box(right - 14.0, inner.top + dial + 4.0, dial + 28.0, 34.0),
        draw=around(right + dial / 2, inner.top + dial + 46.0 + draw_high / 2, draw_high / CARD_RATIO, draw_high),
        draw_count=Box(right - 14.0, inner.bottom - 26.0, dial + 28.0, 26.0),
    )


def height_at(altimeter: Box, metres: int) -> float:
    """Where an altitude lies on the altimeter."""
    ground, top = altimeter.bottom - 44.0, altimeter.top + 40.0
    return ground + (top - ground) * metres / CEILING
