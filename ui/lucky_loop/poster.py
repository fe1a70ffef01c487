"""Lucky Loop's poster: a biplane over the top of its loop."""

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
        drawing.sunbeams(painter, seen, QPointF(80, 112), light, 16)
        drawing.disc(painter, QPointF(80, 104), 26, "#f3e7c9" if theme.dark else theme.yellow)
        drawing.cloud(painter, QPointF(24, 34), 30, "#2a3860" if theme.dark else "#fffaf0")
        drawing.cloud(painter, QPointF(143, 58), 34, "#2a3860" if theme.dark else "#fffaf0")
        drawing.band(painter, _trail(), 8, (theme.accent, theme.yellow, CREAM))
        with drawing.placed(painter, QPointF(69, 21), 0.25, -186):
            drawing.biplane(painter, theme.blue, CREAM, drawing.outline(theme), CREAM)


def _trail() -> QPainterPath:
    path = QPainterPath(QPointF(-80, 88))
    path.cubicTo(-10, 92, 30, 86, 70, 82)
    path.cubicTo(126, 76, 124, 20, 84, 20)
    return path


POSTER: Final = GamePoster(_paint, Phrase("lucky_loop", "Aerobatics with cards and dice"))
