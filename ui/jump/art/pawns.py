"""The parachutists, sitting, standing and under their parachutes, and the black pawn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from ui.jump.art.parachute import canopy
from ui.look import drawing
from ui.look.theme import LIVERIES, Theme
from ui.table.art.common import CREAM, NAVY, chip
from ui.table.art.lettering import write
from ui.table.art.surfaces import cast_shadow, faded, inked, rounded, tint

Look = tuple[str, int]
"""Livery and number."""

_LOW: Final[Mapping[str, float]] = {"triangle": 0.13, "drop": 0.1, "star": 0.03}
"""How far below the middle of a shape its number belongs."""
_THIN: Final = frozenset({"star", "cross", "propeller"})
"""Shapes that are filled out where the number stands."""


def paint_pawn(painter: QPainter, rect: QRectF, look: Look, theme: Theme) -> None:
    """A parachutist from above: the livery's shape with its number."""
    livery, number = look
    shape, size = LIVERIES[livery].shape, rect.width()
    chip(painter, rect, livery, theme)
    if shape in _THIN:
        drawing.disc(painter, rect.center(), size * 0.31, LIVERIES[livery].fill)
    text = rect.translated(0, size * _LOW.get(shape, 0.0))
    write(painter, text, str(number), size * (0.57 if shape in _LOW else 0.6), LIVERIES[livery].on_fill, bold=True)


def paint_landed(painter: QPainter, rect: QRectF, look: Look, theme: Theme) -> None:
    """A parachutist under its parachute."""
    fill = LIVERIES[look[0]].fill
    ink = CREAM if theme.dark else NAVY
    scale = rect.width() / 60
    painter.save()
    painter.translate(rect.center().x(), rect.top() + 35 * scale)
    painter.scale(scale, scale)
    dome = QPainterPath(QPointF(-28, -4))
    dome.cubicTo(-28, -22, -16, -34, 0, -34)
    dome.cubicTo(16, -34, 28, -22, 28, -4)
    dome.closeSubpath()
    cast_shadow(painter, dome, theme, 1.6)
    canopy(painter, fill, "#fffaf0", ink, 1.2)
    inked(painter, dome, faded(NAVY, 0.75), 1.2)
    painter.restore()
    size = rect.width() * 0.6
    figure = QRectF(rect.center().x() - size / 2, rect.bottom() - size, size, size)
    paint_pawn(painter, figure, look, theme)


def paint_black_pawn(painter: QPainter, rect: QRectF, look: None, theme: Theme) -> None:
    """The pawn of whoever begins the trick."""
    x, y, wide, high = rect.left(), rect.top(), rect.width(), rect.height()
    body = QPainterPath(QPointF(x + wide * 0.5, y + high * 0.3))
    body.cubicTo(x + wide * 0.7, y + high * 0.5, x + wide * 0.75, y + high * 0.7, x + wide * 0.98, y + high * 0.9)
    body.lineTo(x + wide * 0.02, y + high * 0.9)
    body.cubicTo(x + wide * 0.25, y + high * 0.7, x + wide * 0.3, y + high * 0.5, x + wide * 0.5, y + high * 0.3)
    path = QPainterPath()
    path.addEllipse(QPointF(x + wide / 2, y + high * 0.24), wide * 0.34, wide * 0.34)
    path = path.united(body).united(rounded(QRectF(x, y + high * 0.86, wide, high * 0.14), 3))
    cast_shadow(painter, path, theme, 2.0)
    drawing.fill(painter, path, "#17181f")
    inked(painter, path, tint("#17181f", CREAM, 0.75 if theme.dark else 0.5), 1.6)
    drawing.disc(painter, QPointF(x + wide * 0.4, y + high * 0.19), wide * 0.09, "#8d90a0")
