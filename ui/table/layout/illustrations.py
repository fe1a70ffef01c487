"""Pictures for a rulebook: pieces on a sheet of their own, cut out of a table, or side by side."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import Final, NamedTuple

from msgspec.structs import replace

from ui.table.layout.boxes import Box, around
from ui.table.pieces import Layout, Piece

Illustration = Callable[[], Layout]
"""What a picture shows; it is laid out when it is asked for, in the language of that moment."""

CALLOUT: Final = "kit:callout"
"""The kind of piece that is a number beside what the text explains; the kit draws it."""
_CALLOUT: Final = 34.0
_Z: Final = 5000.0
_MARGIN: Final = 12.0
_GAP: Final = 22.0


class Shown(NamedTuple):
    """A piece that is shown by itself."""

    kind: str
    look: Hashable
    width: float
    height: float


def cut_out(box: Box, pieces: Iterable[Piece]) -> Layout:
    """What lies in a box, which is all that is seen of them."""
    moved = [replace(piece, x=piece.x - box.left, y=piece.y - box.top) for piece in pieces]
    return Layout(box.width, tuple(moved), height=box.height)


def around_all(pieces: Sequence[Piece]) -> Layout:
    """All of the pieces, with a margin for their shadows."""
    left = min(piece.x - piece.width / 2 for piece in pieces) - _MARGIN
    top = min(piece.y - piece.height / 2 for piece in pieces) - _MARGIN
    right = max(piece.x + piece.width / 2 for piece in pieces) + _MARGIN
    bottom = max(piece.y + piece.height / 2 for piece in pieces) + _MARGIN
    return cut_out(Box(left, top, right - left, bottom - top), pieces)


def side_by_side(*shown: Shown, gap: float = _GAP) -> list[Piece]:
    """Pieces in a row, on one line through their middles."""
    pieces: list[Piece] = []
    left = 0.0
    for place, one in enumerate(shown):
        box = Box(left, -one.height / 2, one.width, one.height)
        pieces.append(box.piece(f"shown:{place}", one.kind, one.look, place))
        left += one.width + gap
    return pieces


def callout(number: int, x: float, y: float) -> Piece:
    """A number that the text refers to."""
    return around(x, y, _CALLOUT, _CALLOUT).piece(f"callout:{number}", CALLOUT, number, _Z + number)
