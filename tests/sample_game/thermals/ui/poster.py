"""Thermals' poster: a glider circling up to its cloud."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath, QPolygonF

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
        drawing.cloud(painter, QPointF(82, 30), 46, "#2a3860" if theme.dark else "#fffaf0")
        with drawing.placed(painter, QPointF(118, 46), 1.1, -16):
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
    """A glider that banks: the far wing is seen longer than the near one."""
    ink = drawing.outline(theme)
    tail = QPolygonF([QPointF(-19, 1), QPointF(-23, -7), QPointF(-19, -7), QPointF(-13, 0)])
    far = QPolygonF([QPointF(-3, 0), QPointF(-7, -27), QPointF(-3, -27), QPointF(7, 0)])
    near = QPolygonF([QPointF(-3, 1), QPointF(-5, 14), QPointF(-2, 14), QPointF(7, 1)])
    body = QPainterPath(QPointF(-22, 1))
    body.cubicTo(-4, -3.4, 12, -4.4, 19, 0.4)
    body.cubicTo(12, 4.2, 0, 3.4, -22, 2.6)
    for part in (tail, far):
        drawing.fill(painter, part, theme.red, ink)
    drawing.fill(painter, body, CREAM, ink)
    drawing.fill(painter, near, theme.red, ink)


POSTER: Final = GamePoster(_paint, Phrase("thermals", "The right card for each thermal"))
