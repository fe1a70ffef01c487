"""Thermals' poster: a glider circling up to its cloud."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from ui.hangar.game_posters import PICTURE, GamePoster
from ui.look import drawing
from ui.look.drawing import CREAM
from ui.look.text import Phrase
from ui.look.theme import Theme


def _paint(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    ground, light = drawing.sky(theme)
    with drawing.covering(painter, rect, PICTURE) as seen:
        drawing.fill(painter, seen, ground)
        drawing.rays(painter, seen, QPointF(80, 104), light, 16)
        land = QRectF(seen.left(), 76, seen.width(), seen.bottom() - 76)
        drawing.hill(painter, land, 0.6, 0.95, 0.5, "#1f3b33" if theme.dark else "#6c9a55")
        drawing.hill(painter, land, 0.3, 0.5, 0.8, "#183029" if theme.dark else theme.green)
        drawing.band(painter, _spiral(), 5, (theme.accent, theme.yellow, CREAM))
        drawing.cloud(painter, QPointF(82, 18), 52, "#2a3860" if theme.dark else "#fffaf0")
        with drawing.placed(painter, QPointF(112, 38), 1.0, -14):
            _glider(painter, theme)


def _spiral() -> QPainterPath:
    """Three turns, wider towards the cloud."""
    path = QPainterPath(QPointF(70, 84))
    for turn, wide in enumerate((16, 22, 28)):
        y = 78 - 15 * turn
        path.cubicTo(80 - wide, y + 8, 80 - wide, y - 6, 80, y - 4)
        path.cubicTo(80 + wide, y - 2, 80 + wide, y - 12, 78 - wide / 3, y - 9)
    return path


def _glider(painter: QPainter, theme: Theme) -> None:
    ink = drawing.outline(theme)
    body = QPainterPath(QPointF(-20, 1))
    body.cubicTo(-4, -3, 10, -4, 16, 0)
    body.cubicTo(10, 4, 0, 3, -20, 2.4)
    drawing.fill(painter, body, CREAM, ink)
    wing = QPainterPath(QPointF(-2, 0))
    wing.lineTo(-14, -20)
    wing.lineTo(-9, -20)
    wing.lineTo(8, 0)
    drawing.fill(painter, wing, theme.red, ink)
    fin = QPainterPath(QPointF(-20, 1))
    fin.lineTo(-24, -7)
    fin.lineTo(-19, -6)
    fin.lineTo(-14, 0)
    drawing.fill(painter, fin, theme.red, ink)


POSTER: Final = GamePoster(_paint, Phrase("thermals", "Three dice of warm air, and the right card for each"))
