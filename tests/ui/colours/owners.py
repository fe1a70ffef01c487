"""Pieces that say whose they are, and what they would look like in everybody else's livery."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, Final

import msgspec
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from core.catalog import CATALOG
from tests.ui.colours.eyes import Eyes
from tests.ui.colours.pixels import bright_pixels
from tests.ui.moments import shown
from ui.catalog import TABLES
from ui.look.theme import LIVERIES, Livery, Theme
from ui.table.pieces import Piece

SCALE: Final = 0.62
"""Pixels for a unit of the table, in a window of 1280 by 720 with its panels."""
KEPT: Final = 2
"""So many looks of a kind are painted, with more or fewer liveries on them; more would show the same marks."""
HINTS: Final = QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing
ONE_COLOUR: Final = ("#69707e", "#fff6e0")
"""What everybody wears where shapes alone count: the colour, and what is drawn on it."""


@cache
def owned(game: str) -> dict[str, list[Piece]]:
    """By kind, some of the pieces on the fullest table of a game that show a livery."""
    found: dict[str, list[Piece]] = {}
    met: set[tuple[str, int]] = set()
    pieces = (piece for _, layout in shown(game, CATALOG[game].seats[-1]) for piece in layout.pieces)
    for piece in pieces:
        worn = sum(word in LIVERIES for word in _words(piece.look))
        if worn and (piece.kind, worn) not in met and len(found.get(piece.kind, ())) < KEPT:
            met.add((piece.kind, worn))
            found.setdefault(piece.kind, []).append(piece)
    return found


def in_every_livery(game: str, piece: Piece, theme: Theme) -> dict[str, list[float]]:
    """How bright every pixel of a piece is, by the livery that one of those on it is changed for."""
    first = next(word for word in _words(piece.look) if word in LIVERIES)
    return {name: _painted(game, piece, _changed(piece.look, first, name), theme) for name in LIVERIES}


def uniforms() -> dict[str, Livery]:
    """The liveries, all in one colour."""
    return {name: Livery(*ONE_COLOUR, livery.shape) for name, livery in LIVERIES.items()}


def _painted(game: str, piece: Piece, look: object, theme: Theme) -> list[float]:
    image = QImage(round(piece.width * SCALE), round(piece.height * SCALE), QImage.Format.Format_RGB32)
    image.fill(QColor(theme.sky))
    painter = QPainter(image)
    painter.setRenderHints(HINTS)
    painter.scale(SCALE, SCALE)
    TABLES[game].painters[piece.kind](painter, QRectF(0, 0, piece.width, piece.height), look, theme)
    painter.end()
    return bright_pixels(image, Eyes.GREY)


def _words(look: Any) -> Iterator[str]:
    """Every word in a look."""
    match look:
        case str():
            yield look
        case msgspec.Struct():
            for name in look.__struct_fields__:
                yield from _words(getattr(look, name))
        case tuple():
            for part in look:
                yield from _words(part)


def _changed(look: Any, worn: str, other: str) -> Any:
    """A look with one livery in the place of another."""
    match look:
        case str():
            return other if look == worn else look
        case msgspec.Struct():
            fields = {name: _changed(getattr(look, name), worn, other) for name in look.__struct_fields__}
            return msgspec.structs.replace(look, **fields)
        case tuple():
            parts = [_changed(part, worn, other) for part in look]
            return type(look)(*parts) if hasattr(look, "_fields") else tuple(parts)
    return look
