"""Paper, panels and the soft shadows under them."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from ui.look.theme import Theme

VERMILION: Final = "#c33620"
"""The accent colour as a ground: by day and by night dark enough for pale letters."""


@lru_cache(maxsize=1024)
def tint(colour: str, other: str, share: float) -> str:
    """A colour with a share of another mixed in."""
    first, second = QColor(colour), QColor(other)
    pairs = ((first.red(), second.red()), (first.green(), second.green()), (first.blue(), second.blue()))
    return QColor(*(round(one + (two - one) * share) for one, two in pairs)).name()


def gilded(theme: Theme, share: float = 0.5) -> str:
    """Pale gold by day and old gold by night, as a ground for ink."""
    if theme.high:
        return theme.paper_shade
    return "#594716" if theme.dark else tint(theme.yellow, theme.paper, share)


def faded(colour: str, opacity: float) -> QColor:
    """A colour that lets through what lies under it."""
    made = QColor(colour)
    made.setAlphaF(opacity)
    return made


def rounded(rect: QRectF, radius: float) -> QPainterPath:
    """A rectangle with round corners."""
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    return path


def cast_shadow(painter: QPainter, path: QPainterPath, theme: Theme, depth: float = 3.0) -> None:
    """A soft shadow below a shape; it reaches about twice `depth` over the edge. A line for high contrast."""
    if theme.high:
        inked(painter, path, theme.ink, 2.0)
        return
    painter.save()
    painter.translate(QPointF(0, depth * 0.7))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faded(theme.shadow, 0.14 if theme.dark else 0.07))
    bounds = path.boundingRect()
    for reach in (2.6, 1.8, 1.0, 0.3):
        # Larger copies: a wide outline would look the same and take ten times as long.
        painter.save()
        painter.translate(bounds.center())
        painter.scale(1 + reach * depth / bounds.width(), 1 + reach * depth / bounds.height())
        painter.translate(-bounds.center())
        painter.drawPath(path)
        painter.restore()
    painter.restore()


def panel(
    painter: QPainter, rect: QRectF, theme: Theme, fill: str = "", radius: float = 10.0, outline: str = ""
) -> None:
    """A sheet of paper with its shadow."""
    path = rounded(rect, radius)
    cast_shadow(painter, path, theme)
    painter.setPen(QPen(QColor(outline), 1.5) if outline else Qt.PenStyle.NoPen)
    painter.setBrush(QColor(fill or theme.paper))
    painter.drawPath(path)


def inked(painter: QPainter, path: QPainterPath, colour: QColor | str, width: float) -> None:
    """A line along a path, with round ends."""
    pen = QPen(QColor(colour), width)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path)
