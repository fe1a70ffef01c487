"""The parachute: on the poster, on cards, and over everybody who comes down."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from ui.look import drawing

_EDGES: Final = (-28.0, -18.0, -6.5, 6.5, 18.0, 28.0)


def canopy(painter: QPainter, colour: str, pale: str, ink: str, lines: float = 0.8) -> None:
    """A striped canopy 56 wide, its top at (0, -34), its lines down to (0, 27)."""
    painter.setPen(QPen(QColor(ink), lines))
    for x in (-27.0, -13.5, 0.0, 13.5, 27.0):
        painter.drawLine(QPointF(x, -4), QPointF(0, 27))
    for index, (left, right) in enumerate(pairwise(_EDGES)):
        gore = QPainterPath(QPointF(0, -34))
        gore.cubicTo(left * 0.75, -34, left, -18, left, -4)
        gore.quadTo((left + right) / 2, -9, right, -4)
        gore.cubicTo(right, -18, right * 0.75, -34, 0, -34)
        drawing.fill(painter, gore, colour if index % 2 == 0 else pale)


def jumper(painter: QPainter, suit: str, ink: str) -> None:
    """The figure under a canopy, its head at (0, 24.5)."""
    limbs = QPen(QColor(ink), 3.0)
    limbs.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(limbs)
    for start, end in (((-1, 30), (-7, 22)), ((1, 30), (7, 22)), ((-1, 38), (-5, 47)), ((1, 38), (5, 46))):
        painter.drawLine(QPointF(*start), QPointF(*end))
    body = QPolygonF([QPointF(-4, 28), QPointF(4, 28), QPointF(3, 40), QPointF(-3, 40)])
    drawing.fill(painter, body, suit)
    drawing.disc(painter, QPointF(0, 24.5), 3.6, ink)
