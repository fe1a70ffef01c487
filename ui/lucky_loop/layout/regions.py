"""The parts of the Lucky Loop table: where each region lies for a given width, and what lies over what."""

from __future__ import annotations

from enum import IntEnum
from functools import cache
from typing import Final, NamedTuple

from core.lucky_loop.box import BOX, CARDS_PER_PROGRAMME, PROGRAMMES
from ui.table.layout.boxes import Box
from ui.table.pieces import HEIGHT, WIDTHS

EDGE: Final = 16.0
CARD_RATIO: Final = 1.4
"""Height of a card by its width."""


class Z(IntEnum):
    """What lies over what, from the table up."""

    SKY = 0
    BOARD = 10
    SIDE = 11
    PANEL = 12
    PLACE = 20
    PILE = 21
    CARD = 30
    OVER_CARD = 60
    """Marks and missing figures on cards that lie there; staged cards."""
    TOKEN = 70
    DIE = 80
    MARKER = 90
    STAMP = 97
    HAND = 100
    PROMPT = 120
    RESULT = 150


class Regions(NamedTuple):
    """The big parts of the table."""

    strip: Box
    board: Box
    column: Box
    round: Box
    purse: Box
    """The viewer's tokens."""
    stage: Box
    """The viewer's hand, and free programmes."""
    prompt: Box
    buttons: Box


@cache
def regions(width: float) -> Regions:
    """The parts of a table of this width: the board over the hand, and beside both a column with everything else."""
    column_width = 340.0 + 0.15 * (width - WIDTHS[0])
    column_left = width - EDGE - column_width
    middle, bottom, stage_top = 120.0, 706.0, 766.0
    purse_width, stage_height = 118.0, HEIGHT - 12.0 - stage_top
    stage_left = EDGE + purse_width + EDGE
    return Regions(
        strip=Box(EDGE, 8.0, width - 2 * EDGE, 86.0),
        board=Box(EDGE, middle, column_left - 2 * EDGE, stage_top - 12.0 - middle),
        column=Box(column_left, middle, column_width, 574.0),
        round=Box(EDGE, stage_top, purse_width, 56.0),
        purse=Box(EDGE, stage_top + 66.0, purse_width, stage_height - 66.0),
        stage=Box(stage_left, stage_top, column_left - EDGE - stage_left, stage_height),
        prompt=Box(column_left, bottom, column_width, 108.0),
        buttons=Box(column_left, bottom + 118.0, column_width, HEIGHT - 12.0 - bottom - 118.0),
    )


# --- the board -------------------------------------------------------------------------------------------

_FIELDS_ACROSS: Final = 31
_FIELDS_DOWN: Final = 17
_START_FIELDS: Final = 4
"""The start takes the room of so many fields; so the ring of 92 holds the start and the 88 numbers of the track."""


@cache
def track(board: Box) -> dict[int, Box]:
    """The fields of the main track, clockwise round the edge; field 0 is the start."""
    wide, high = board.width / _FIELDS_ACROSS, board.height / _FIELDS_DOWN
    ring = [(column, 0) for column in range(_FIELDS_ACROSS)]
    ring += [(_FIELDS_ACROSS - 1, row) for row in range(1, _FIELDS_DOWN)]
    ring += [(column, _FIELDS_DOWN - 1) for column in range(_FIELDS_ACROSS - 2, -1, -1)]
    ring += [(0, row) for row in range(_FIELDS_DOWN - 2, 0, -1)]
    fields = {0: Box(board.left, board.top, wide * _START_FIELDS, high)}
    for number, (column, row) in zip(range(BOX.track_first, BOX.track_last + 1), ring[_START_FIELDS:], strict=True):
        fields[number] = Box(board.left + column * wide, board.top + row * high, wide, high)
    return fields


class Side(NamedTuple):
    """A programme's side of the board."""

    box: Box
    title: Box
    places: tuple[Box, ...]
    emblem: Box
    scale: dict[int, Box]


@cache
def sides(board: Box) -> tuple[Side, ...]:
    """The four sides inside of the track, in the order of the programmes."""
    inner = board.inset(board.width / _FIELDS_ACROSS + 8.0, board.height / _FIELDS_DOWN + 8.0)
    gap = 8.0
    wide, high = (inner.width - gap) / 2, (inner.height - gap) / 2
    boxes = [
        Box(inner.left + column * (wide + gap), inner.top + row * (high + gap), wide, high)
        for row in (0, 1)
        for column in (0, 1)
    ]
    return tuple(side(box) for box, _ in zip(boxes, PROGRAMMES, strict=True))


@cache
def side(box: Box) -> Side:
    """The parts of a programme's side."""
    pad, title_height, scale_height = 10.0, 41.0, 56.0
    scale_top = box.bottom - scale_height - 5.0
    card_height = scale_top - 7.0 - (box.top + title_height + 4.0)
    card_width = card_height / CARD_RATIO
    step = card_width + min(26.0, (box.width - 440.0) / 6)
    places = tuple(
        Box(box.left + pad + place * step, box.top + title_height + 4.0, card_width, card_height)
        for place in range(CARDS_PER_PROGRAMME)
    )
    return Side(
        box=box,
        title=Box(box.left + pad + 2.0, box.top + 3.0, places[-1].right - box.left - pad, title_height),
        places=places,
        emblem=Box(
            places[-1].right + 8.0, box.top + 6.0, box.right - places[-1].right - 16.0, scale_top - box.top - 10.0
        ),
        scale=_scale(Box(box.left + pad, scale_top, box.width - 2 * pad, scale_height)),
    )


def _scale(box: Box) -> dict[int, Box]:
    """The fields of a scale; the last has room for two, since everybody from there on meets there."""
    numbers = range(BOX.scale_first, BOX.scale_last + 1)
    field = box.width / (len(numbers) + 1)
    fields = {number: Box(box.left + place * field, box.top, field, box.height) for place, number in enumerate(numbers)}
    return fields | {numbers[-1]: Box(box.right - 2 * field, box.top, 2 * field, box.height)}


def scale_room(field: Box) -> Box:
    """The part of a scale's field under its number, for markers."""
    return Box(field.left, field.top + 16.0, field.width, field.height - 17.0)


# --- the column at the right -----------------------------------------------------------------------------


class Column(NamedTuple):
    """Decks, dice and the score sheet."""

    decks: tuple[Box, Box]
    discards: tuple[Box, Box]
    cup: Box
    tray: Box
    dice: Box
    """The dice that are not thrown."""
    red_die: Box
    supply: Box
    sheet: Box


@cache
def column(box: Box) -> Column:
    """The parts of the right column."""
    pile = 76.0
    lefts = [box.left + 2.0 + (box.width - pile - 4.0) * share for share in (0.0, 0.315, 0.685, 1.0)]
    piles = [Box(left, box.top, pile, pile * CARD_RATIO) for left in lefts]
    tray_top, row_top = box.top + 142.0, box.top + 270.0
    cup_width = 94.0
    return Column(
        decks=(piles[0], piles[2]),
        discards=(piles[1], piles[3]),
        cup=Box(box.left, tray_top, cup_width, 118.0),
        tray=Box(box.left + cup_width + 8.0, tray_top, box.width - cup_width - 8.0, 118.0),
        dice=Box(box.left, row_top, box.width - 146.0, 52.0),
        red_die=Box(box.right - 136.0, row_top, 66.0, 52.0),
        supply=Box(box.right - 62.0, row_top, 62.0, 52.0),
        sheet=Box(box.left, box.top + 332.0, box.width, box.height - 332.0),
    )
