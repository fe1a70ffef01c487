"""The texts of all pieces that lie on the tables of a game, each on what lies under it there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QTransform

from core.catalog import CATALOG
from tests.ui.contrast.written import Written, noted
from tests.ui.moments import shown
from ui.catalog import TABLES
from ui.look.theme import Theme
from ui.table.art.caption import paint_caption
from ui.table.kit import Painter
from ui.table.layout.captions import CAPTION
from ui.table.pieces import Layout, Piece
from ui.table.stage.painting import MARGIN, Pictures

HINTS = QPainter.RenderHint.TextAntialiasing
"""Shapes have hard edges: soft ones are blends of two grounds that are both measured, and take half as long again."""
SCALE = 1.0
"""Pixels for a unit of the table."""


class OnPiece(NamedTuple):
    """A text of a piece."""

    kind: str
    look: object
    written: Written


def texts_of(game: str, theme: Theme) -> Iterator[OnPiece]:
    """Every text that is seen on the tables of all numbers of seats; what looks alike on the same ground comes once."""
    reader = Reader(game, theme)
    for seats in CATALOG[game].seats:
        for _, layout in shown(game, seats):
            yield from reader.read(layout)


class Reader:
    """Reads the tables of a game in one theme."""

    def __init__(self, game: str, theme: Theme) -> None:
        self._painters: dict[str, Painter] = {**TABLES[game].painters, CAPTION: paint_caption}
        self._theme = theme
        self._pictures = Pictures(self._painters, theme)
        self._opaque: dict[tuple[object, ...], bool] = {}
        """The looks that were met, and whether each of their texts has a ground of its own."""
        self._met: set[tuple[object, ...]] = set()

    def read(self, layout: Layout) -> Iterator[OnPiece]:
        """The texts of a layout that were not met before."""
        for piece in layout.pieces:
            look = piece.kind, piece.look, piece.width, piece.height
            found: list[Written] = []
            if look not in self._opaque:
                found = self._paint(piece, ())
                self._opaque[look] = all(text.opaque for text in found)
            if not self._opaque[look]:
                below = _below(piece, layout)
                lying = look, *((other.kind, other.look, other.x - piece.x, other.y - piece.y) for other in below)
                found = [] if lying in self._met else self._paint(piece, below, self._theme.sky)
                self._met.add(lying)
            yield from (OnPiece(piece.kind, piece.look, text) for text in found)

    def _paint(self, piece: Piece, below: tuple[Piece, ...], ground: str = "") -> list[Written]:
        """Paint a piece over those that lie below it, or over nothing."""
        wide, high = (round((side + 2 * MARGIN) * SCALE) for side in (piece.width, piece.height))
        image = QImage(wide, high, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(QColor(ground) if ground else QColor(0, 0, 0, 0))
        painter = QPainter(image)
        painter.setRenderHints(HINTS)
        painter.scale(SCALE, SCALE)
        painter.translate(MARGIN, MARGIN)
        for other in sorted(below, key=lambda other: other.z):
            painter.save()
            painter.translate(piece.width / 2, piece.height / 2)
            painter.rotate(-piece.angle)
            painter.translate(other.x - piece.x, other.y - piece.y)
            painter.rotate(other.angle)
            corner = QPointF(-other.width / 2 - MARGIN, -other.height / 2 - MARGIN)
            painter.drawPixmap(corner, self._pictures.of(other, SCALE))
            painter.restore()
        with noted(image) as found:
            self._painters[piece.kind](painter, QRectF(0, 0, piece.width, piece.height), piece.look, self._theme)
        painter.end()
        return found


def _below(piece: Piece, layout: Layout) -> tuple[Piece, ...]:
    covered = _covered(piece)
    return tuple(other for other in layout.pieces if other.z < piece.z and covered.intersects(_covered(other)))


def _covered(piece: Piece) -> QRectF:
    turned = QTransform().translate(piece.x, piece.y).rotate(piece.angle)
    return turned.mapRect(QRectF(-piece.width / 2, -piece.height / 2, piece.width, piece.height))
