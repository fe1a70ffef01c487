"""The wood of the table as far as it is shown, and the sky round it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from ui.table.layout.boxes import Box, Point
from ui.table.layout.part import Part
from ui.table.pieces import HEIGHT, Piece
from ui.targets.layout.context import LayoutContext
from ui.targets.layout.regions import Z
from ui.targets.layout.surface import Surface

CORNER: Final = 12.0
"""How round the corners of the table's frame are."""


class Wood(NamedTuple):
    """Which part of the table is seen, and how large."""

    middle: Point
    scale: float


class Sky(NamedTuple):
    """A part of the sky, and the table that casts its shadow on it."""

    part: Box
    width: float
    wood: Box


def ground_part(context: LayoutContext) -> Part:
    """The sky beyond the edge of the table, the table, and over what reaches beyond that the sky again."""
    width, wood = context.moment.width, context.regions.wood
    mat = [part.piece(f"sky:{at}", "sky", Sky(part, width, wood), Z.MAT) for at, part in enumerate(_mat(wood, width))]
    sky = wood.piece("sky", "sky", Sky(wood, width, wood), Z.SKY)
    return Part([sky, wood_piece(context.surface, context.surface), *mat])


def _mat(wood: Box, width: float) -> Iterator[Box]:
    """What lies round the table: the sky at each side, and what its round corners leave free."""
    yield Box(0.0, 0.0, wood.left, HEIGHT)
    yield Box(wood.right, 0.0, width - wood.right, HEIGHT)
    yield Box(wood.left, 0.0, wood.width, wood.top)
    yield Box(wood.left, wood.bottom, wood.width, HEIGHT - wood.bottom)
    for left in (wood.left, wood.right - CORNER):
        for top in (wood.top, wood.bottom - CORNER):
            yield Box(left, top, CORNER, CORNER)


def wood_piece(drawn: Surface, seen: Surface) -> Piece:
    """The wood as one surface shows it, enlarged to lie as another does."""
    share = seen.scale / drawn.scale
    look = Wood(drawn.middle, drawn.scale)
    at, wide, high = seen.at(*drawn.middle), drawn.box.width * share, drawn.box.height * share
    return Piece("wood", "wood", look, *at, wide, high, Z.WOOD, ground=True)
