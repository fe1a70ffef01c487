"""Captions: a few words beside a piece, inside the table and beside each other."""

from __future__ import annotations

from collections.abc import Sequence
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
            box = _place(layout, beside, caption.text, taken)
            taken.append(box)
            look = (caption.text, caption.loud)
            added.append(box.piece(f"caption:{index}", CAPTION, look, _Z, caption.text))
    return replace(layout, pieces=(*layout.pieces, *added)) if added else layout


def _place(layout: Layout, beside: Piece, text: str, taken: Sequence[Box]) -> Box:
    """Under the piece, or over it near the lower edge; a second one below the first."""
    width = min(_WIDEST, _PADDING + _LETTER * len(text))
    height = _HEIGHT if _PADDING + _LETTER * len(text) <= _WIDEST else 1.6 * _HEIGHT
    down = beside.y + beside.height / 2 + _GAP + height / 2
    over = down + height / 2 > layout.height - _EDGE
    step = -(height + _GAP) if over else height + _GAP
    y = beside.y - beside.height / 2 - _GAP - height / 2 if over else down
    x = min(max(beside.x, _EDGE + width / 2), layout.width - _EDGE - width / 2)
    box = around(x, y, width, height)
    while any(_meet(box, other) for other in taken):
        box = box.moved(0.0, step)
    return box


def _meet(one: Box, other: Box) -> bool:
    return one.left < other.right and other.left < one.right and one.top < other.bottom and other.top < one.bottom
