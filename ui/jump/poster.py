"""The poster of Jump!: a parachutist over the coast."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from ui.hangar.game_posters import PICTURE, GamePoster
from ui.jump.art.parachute import canopy, jumper
from ui.look import drawing
from ui.look.drawing import CREAM, NAVY
from ui.look.text import Phrase
from ui.look.theme import Theme


def _paint(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    ground, light = drawing.sky(theme)
    with drawing.covering(painter, rect, PICTURE) as seen:
        drawing.fill(painter, seen, ground)
        drawing.sunbeams(painter, seen, QPointF(134, 66), light, 16)
        drawing.disc(painter, QPointF(134, 66), 15, "#f3e7c9" if theme.dark else theme.yellow)
        _coast(painter, theme)
        drawing.cloud(painter, QPointF(128, 26), 30, "#2a3860" if theme.dark else "#fffaf0")
        with drawing.placed(painter, QPointF(30, 22), 0.2, -6):
            drawing.biplane(painter, theme.yellow, CREAM, drawing.outline(theme), CREAM)
        _parachute(painter, QPointF(84, 42), theme)


def _coast(painter: QPainter, theme: Theme) -> None:
    drawing.fill(painter, QRectF(-80, 70, 320, 120), "#25417a" if theme.dark else theme.blue)
    painter.setPen(QPen(QColor("#3a5a9c" if theme.dark else "#7fa8cf"), 1.6))
    for y, start in ((77, 92), (83, 112), (89, 84), (94, 120)):
        painter.drawLine(QPointF(start, y), QPointF(start + 22, y))
    land = QPainterPath(QPointF(-80, 66))
    land.cubicTo(0, 58, 30, 66, 52, 74)
    land.cubicTo(72, 82, 60, 90, 84, 102)
    land.lineTo(84, 200)
    land.lineTo(-80, 200)
    drawing.fill(painter, land, "#1f3b33" if theme.dark else theme.green)


def _parachute(painter: QPainter, at: QPointF, theme: Theme) -> None:
    """A striped canopy and the figure under it."""
    ink = CREAM if theme.dark else NAVY
    with drawing.placed(painter, at, angle=5):
        canopy(painter, theme.red, CREAM, ink)
        jumper(painter, theme.yellow, ink)


POSTER: Final = GamePoster(_paint, Phrase("jump", "Parachutists, wind and hidden cards"))
