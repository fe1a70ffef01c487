"""Captions: a few words beside a piece, inside the table and beside each other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec.structs import replace

from ui.table.layout.boxes import Box, around
from ui.table.pieces import Layout, Piece
from ui.table.story.beats import Caption

CAPTION: Final = "kit:caption"
"""The kind of piece; the kit draws it."""
_Z: Final = 5000.0
"""Above everything that lies on a table, below what hands carry."""
_HEIGHT: Final = 46.0
_LETTER: Final = 11.6
"""How wide a letter is on average, with some to spare."""
_PADDING: Final = 44.0
_WIDEST: Final = 560.0
_GAP: Final = 8.0
_EDGE: Final = 10.0


def with_captions(layout: Layout, captions: Sequence[Caption]) -> Layout:
    """The layout with captions on top, those of pieces that are not there left out."""
    places = {piece.id: piece for piece in layout.pieces}
    added: list[Piece] = []
    taken: list[Box] = []
    for index, caption in enumerate(captions):
        beside = places.get(caption.piece)
        if beside is not None:
            box = _place(layout, beside, caption, taken)
            taken.append(box)
            look = (caption.text, caption.loud)
            added.append(box.piece(f"caption:{index}", CAPTION, look, _Z, caption.text))
    return replace(layout, pieces=(*layout.pieces, *added)) if added else layout


def _place(layout: Layout, beside: Piece, caption: Caption, taken: Sequence[Box]) -> Box:
    """Where a caption hides neither another one nor a piece of the same kind; a second one beyond the first."""
    length = _PADDING + _LETTER * len(caption.text)
    width, height = min(_WIDEST, length), _HEIGHT if length <= _WIDEST else 1.6 * _HEIGHT
    places = list(_around(layout, beside, width, height))
    if caption.above:
        places = [box for box in places if box.centre.y < beside.y] or places
    alike = [_box(piece) for piece in layout.pieces if piece.kind == beside.kind and piece.id != beside.id]
    for box in places:
        if not any(_meet(box, other) for other in (*taken, *alike)):
            return box
    box = places[0]
    step = height + _GAP if box.centre.y > beside.y else -(height + _GAP)
    while any(_meet(box, other) for other in taken):
        box = box.moved(0.0, step)
    return box


def _around(layout: Layout, beside: Piece, width: float, height: float) -> Iterator[Box]:
    """Under the piece, over it, at its right and at its left, as far as there is room."""
    x = min(max(beside.x, _EDGE + width / 2), layout.width - _EDGE - width / 2)
    down, across = (beside.height + height) / 2 + _GAP, (beside.width + width) / 2 + _GAP
    below, above = around(x, beside.y + down, width, height), around(x, beside.y - down, width, height)
    if below.bottom <= layout.height - _EDGE:
        yield below
    if above.top >= _EDGE or below.bottom > layout.height - _EDGE:
        yield above
    if beside.x + across + width / 2 <= layout.width - _EDGE:
        yield around(beside.x + across, beside.y, width, height)
    if beside.x - across - width / 2 >= _EDGE:
        yield around(beside.x - across, beside.y, width, height)


def _box(piece: Piece) -> Box:
    return around(piece.x, piece.y, piece.width, piece.height)


def _meet(one: Box, other: Box) -> bool:
    return one.left < other.right and other.left < one.right and one.top < other.bottom and other.top < one.bottom
