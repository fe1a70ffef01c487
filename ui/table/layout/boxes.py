"""Rectangles of the table by their edges, and rows of things in them."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final, NamedTuple

from ui.table.pieces import Piece, Zone

_OVERLAP: Final = 1.3
"""How much larger than its cell a thing in a crowd may be."""


class Point(NamedTuple):
    """A place on the table."""

    x: float
    y: float


class Box(NamedTuple):
    """A rectangle by its left upper corner and its size."""

    left: float
    top: float
    width: float
    height: float

    @property
    def right(self) -> float:
        return self.left + self.width

    @property
    def bottom(self) -> float:
        return self.top + self.height

    @property
    def centre(self) -> Point:
        return Point(self.left + self.width / 2, self.top + self.height / 2)

    def inset(self, dx: float, dy: float) -> Box:
        """The box with this much less at each side."""
        return Box(self.left + dx, self.top + dy, self.width - 2 * dx, self.height - 2 * dy)

    def moved(self, dx: float, dy: float) -> Box:
        return Box(self.left + dx, self.top + dy, self.width, self.height)

    def piece(
        self,
        id: str,
        kind: str,
        look: Hashable,
        z: float,
        label: str = "",
        side: str = "",
        origin: str = "",
        goal: str = "",
    ) -> Piece:
        """A piece that fills the box."""
        return Piece(id, kind, look, *self.centre, self.width, self.height, z, 0.0, label, side, origin, goal)

    def zone(self, id: str, label: str = "", piece: str = "") -> Zone:
        """A zone that fills the box."""
        return Zone(id, *self.centre, self.width, self.height, label, piece)


def around(x: float, y: float, width: float, height: float) -> Box:
    """The box of this size with this centre."""
    return Box(x - width / 2, y - height / 2, width, height)


def spread(count: int, box: Box, width: float, gap: float, at: float = 0.5) -> list[float]:
    """The centres of a row of things in a box: `gap` apart, or overlapping where there is no room.

    `at` says where the row lies if there is room to spare: 0 at the left, 0.5 centred, 1 at the right.
    """
    step = min(width + gap, (box.width - width) / max(1, count - 1)) if count > 1 else 0.0
    spare = box.width - width - step * (count - 1)
    return [box.left + spare * at + width / 2 + step * place for place in range(count)]


def shared(count: int, box: Box, largest: float) -> tuple[float, list[Point]]:
    """The size and the centres of square things that share one place: a grid of them, so that all are seen."""
    columns = max(range(1, count + 1), key=lambda columns: _cell(count, columns, box))
    # A crowd of small things reads worse than one of larger things that overlap a little.
    size = min(largest, _OVERLAP * _cell(count, columns, box))
    rows = -(-count // columns)
    across, down = min(size, box.width / columns), min(size, box.height / rows)
    points = []
    for place in range(count):
        row, column = divmod(place, columns)
        in_row = min(columns, count - row * columns)
        x = box.centre.x + (column - (in_row - 1) / 2) * across
        points.append(Point(x, box.centre.y + (row - (rows - 1) / 2) * down))
    return size, points


def _cell(count: int, columns: int, box: Box) -> float:
    """The side of a square cell in a grid of so many columns."""
    return min(box.width / columns, box.height / -(-count // columns))
