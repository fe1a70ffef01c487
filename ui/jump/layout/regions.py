"""The parts of the Jump! table: where each region lies for a given width, and what lies over what."""

from __future__ import annotations

from enum import IntEnum
from functools import cache
from typing import Final, NamedTuple

from core.jump.box import BOARD, INDEX, LAST, PLANES, START, Ground, Plane, column_of, ground_of
from ui.table.layout.boxes import Box, around
from ui.table.pieces import HEIGHT, WIDTHS

EDGE: Final = 16.0
CARD_RATIO: Final = 1.4
"""Height of a card by its width."""


class Z(IntEnum):
    """What lies over what, from the table up."""

    SKY = 0
    BOARD = 10
    PANEL = 12
    PILE = 20
    POINTER = 22
    CARD = 30
    LANDED = 50
    PLANE = 60
    PLACE = 61
    SEATED = 70
    MARKER = 90
    IN_EFFECT = 95
    """A card of the trick while it has its effect."""
    HAND = 100
    FALLING = 110
    PROMPT = 120
    RESULT = 150
    SCORED = 151
    """Pawns on the tables of a scored session."""


class Regions(NamedTuple):
    """The big parts of the table."""

    strip: Box
    board: Box
    hand: Box
    prompt: Box
    buttons: Box


@cache
def regions(width: float) -> Regions:
    """The parts of a table of this width: the board from edge to edge, the hand and the prompt under it."""
    column_width = 340.0 + 0.15 * (width - WIDTHS[0])
    left, top = width - EDGE - column_width, 758.0
    return Regions(
        strip=Box(EDGE, 8.0, width - 2 * EDGE, 100.0),
        board=Box(EDGE, 132.0, width - 2 * EDGE, 612.0),
        hand=Box(EDGE, top, left - 2 * EDGE, HEIGHT - 12.0 - top),
        prompt=Box(left, top, column_width, 112.0),
        buttons=Box(left, top + 122.0, column_width, HEIGHT - 12.0 - top - 122.0),
    )


# --- the score track -------------------------------------------------------------------------------------

_FIELDS_ACROSS: Final = 31
_FIELDS_DOWN: Final = 13
_START_FIELDS: Final = 5
"""The start takes the room of so many fields."""
TRACK: Final = 2 * (_FIELDS_ACROSS + _FIELDS_DOWN - 2) - _START_FIELDS + 1
"""So many fields has the track, the start with it; who passes it goes round again."""
_EDGE_HEIGHT: Final = 36.0
"""The height of the fields along the upper and the lower edge."""


@cache
def track(board: Box) -> dict[int, Box]:
    """The fields of the score track, clockwise round the edge; field 0 is the start."""
    wide, high = board.width / _FIELDS_ACROSS, (board.height - 2 * _EDGE_HEIGHT) / (_FIELDS_DOWN - 2)
    last = _FIELDS_ACROSS - 1
    rows = [_EDGE_HEIGHT + row * high for row in range(_FIELDS_DOWN - 2)]
    ring = [Box(column * wide, 0.0, wide, _EDGE_HEIGHT) for column in range(_START_FIELDS, _FIELDS_ACROSS)]
    ring += [Box(last * wide, top, wide, high) for top in rows]
    ring += [Box(column * wide, board.height - _EDGE_HEIGHT, wide, _EDGE_HEIGHT) for column in range(last, -1, -1)]
    ring += [Box(0.0, top, wide, high) for top in reversed(rows)]
    fields = [Box(0.0, 0.0, wide * _START_FIELDS, _EDGE_HEIGHT), *ring]
    return {number: field.moved(board.left, board.top) for number, field in enumerate(fields)}


# --- the coast -------------------------------------------------------------------------------------------

_START_WIDE: Final = 2.9
_BEYOND: Final = 0.97
"""The start space and the water after the last column, in columns: half a plane reaches so far."""
_LANE: Final = 152.0
_NUMBERS: Final = 26.0
_SPACE: Final = 56.0
"""The heights of a flight track, of the numbers beside it, and of a row of landing spaces."""
PLANE: Final = (212.0, 150.0)
"""A plane's length and its span."""
_FRONT: Final = 30.0
"""From the tip of a plane's nose to its front row."""
PLACE: Final = 34.0
"""A place of a cabin is so wide and so long."""


class Coast(NamedTuple):
    """The landscape inside of the score track."""

    box: Box
    column: float
    """The width of a column."""
    ground: Box
    """All columns under the two flight tracks: where parachutists come down, farthest from them on the outer row."""

    def lane(self, plane: Plane) -> Box:
        """A flight track; both run above the landing spaces, as in print."""
        return Box(self.box.left, self.box.top + INDEX[plane] * (_LANE + _NUMBERS), self.box.width, _LANE)

    def numbers(self, plane: Plane, column: int) -> Box:
        """The number of a column under a flight track; the start has one too."""
        over = self.over(column)
        return Box(over.left, self.lane(plane).bottom, over.width, _NUMBERS)

    def over(self, column: int) -> Box:
        """A column under the tracks; 0 is the start space."""
        if column == START:
            return Box(self.box.left, self.ground.top, _START_WIDE * self.column, self.ground.height)
        return Box(self.ground.left + (column - 1) * self.column, self.ground.top, self.column, self.ground.height)

    def plane(self, plane: Plane, column: int) -> Box:
        """Where a plane flies over a column."""
        return around(self.over(column).centre.x, self.lane(plane).centre.y, *PLANE)

    def ground_of(self, column: int, ground: Ground) -> Box:
        """A landing space, the lake or the island."""
        row = {Ground.INNER: 1, Ground.OUTER: 2}.get(ground, 0)
        over = self.over(column)
        return Box(over.left, self.ground.top + row * (_SPACE + 2.0) + 1.0, over.width, _SPACE)

    def space(self, space: int) -> Box:
        """A landing space by its number."""
        return self.ground_of(column_of(space), ground_of(space))

    @property
    def lake(self) -> Box:
        return self.ground_of(BOARD.lake, Ground.LAKE)

    @property
    def island(self) -> Box:
        return self.ground_of(BOARD.island, Ground.ISLAND)

    @property
    def shore(self) -> float:
        """Where land ends and sea begins."""
        return self.over(BOARD.last_land).right


@cache
def coast(board: Box) -> Coast:
    """The landscape of a board."""
    box = board.inset(board.width / _FIELDS_ACROSS + 4.0, _EDGE_HEIGHT + 4.0)
    column = box.width / (LAST + _START_WIDE + _BEYOND)
    tracks = len(PLANES) * (_LANE + _NUMBERS)
    ground = Box(box.left + _START_WIDE * column, box.top + tracks, LAST * column, box.height - tracks)
    return Coast(box, column, ground)


def place_in(plane: Box, place: int, turned: bool = False) -> Box:
    """A place in a plane's cabin, the front row where the nose is: at the right, or at the left of a turned plane."""
    row, seat = divmod(place, BOARD.abreast)
    from_nose = _FRONT + (row + 0.5) * PLACE
    x = plane.left + from_nose if turned else plane.right - from_nose
    return around(x, plane.centre.y + (seat - (BOARD.abreast - 1) / 2) * PLACE, PLACE, PLACE)


# --- the airfield ----------------------------------------------------------------------------------------


CAPTION: Final = 22.0
"""The height of the number under a pile."""


class Airfield(NamedTuple):
    """What lies on the start space under the tracks."""

    session: Box
    deck: Box
    discards: Box


def airfield(coast: Coast) -> Airfield:
    """The session over the two piles."""
    box = coast.over(START).inset(8.0, 6.0)
    wide = min(84.0, (box.width - 8.0) / 2)
    high = (wide - 12.0) * CARD_RATIO + CAPTION + 3.0
    deck = Box(box.centre.x - wide - 4.0, box.bottom - high, wide, high)
    return Airfield(
        session=Box(deck.left, box.top, 2 * wide + 8.0, box.height - high - 8.0),
        deck=deck,
        discards=deck.moved(wide + 8.0, 0.0),
    )
