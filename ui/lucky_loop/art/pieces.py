"""Lucky Loop's dice, bonus tokens and flat markers."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from ui.look import drawing
from ui.look.theme import Theme
from ui.table.art.common import CREAM, MUSTARD, NAVY, PIPS, chip
from ui.table.art.shapes import shape_path
from ui.table.art.surfaces import VERMILION, cast_shadow, faded, rounded, tint


def paint_die(painter: QPainter, rect: QRectF, look: tuple[int, bool], theme: Theme) -> None:
    """A black die, or the red one; one that shows nothing yet carries a propeller."""
    value, red = look
    size = rect.width()
    body = rounded(rect, size * 0.2)
    fill = VERMILION if red else "#20232f"
    cast_shadow(painter, body, theme, max(1.5, size * 0.05))
    painter.setPen(QPen(QColor(tint(fill, CREAM, 0.45)), max(1.0, size * 0.03)))
    painter.setBrush(QColor(fill))
    painter.drawPath(body)
    shine = rounded(rect.adjusted(size * 0.09, size * 0.09, -size * 0.09, -size * 0.09), size * 0.22)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(tint(fill, "#ffffff", 0.09)))
    painter.drawPath(shine)
    if not value:
        _propeller(painter, rect, faded(CREAM, 0.62))
    for across, down in PIPS.get(value, ()):
        spot = rect.center() + QPointF(across * size * 0.25, down * size * 0.25)
        drawing.disc(painter, spot, size * 0.095, "#fff6e0")


def _propeller(painter: QPainter, rect: QRectF, colour: QColor) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    size = rect.width()
    for angle in (35.0, 125.0):
        painter.save()
        painter.translate(rect.center())
        painter.rotate(angle)
        painter.drawEllipse(QPointF(size * 0.16, 0), size * 0.15, size * 0.055)
        painter.drawEllipse(QPointF(-size * 0.16, 0), size * 0.15, size * 0.055)
        painter.restore()


def paint_token(painter: QPainter, rect: QRectF, look: None, theme: Theme) -> None:
    """A bonus token: a mustard coin with a winged star."""
    disc = shape_path("circle", rect)
    cast_shadow(painter, disc, theme, max(1.5, rect.width() * 0.05))
    coin(painter, rect)


def coin(painter: QPainter, rect: QRectF) -> None:
    """The coin itself, also for printing it small."""
    radius = rect.width() / 2
    drawing.disc(painter, rect.center(), radius, "#a9760f")
    drawing.disc(painter, rect.center() - QPointF(0, radius * 0.07), radius * 0.94, MUSTARD)
    painter.setPen(QPen(QColor(NAVY), max(0.8, radius * 0.07)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(rect.center(), radius * 0.74, radius * 0.74)
    star = QRectF(0, 0, radius * 0.86, radius * 0.86)
    star.moveCenter(rect.center())
    drawing.fill(painter, shape_path("star", star), NAVY)


def paint_flat(painter: QPainter, rect: QRectF, look: str, theme: Theme) -> None:
    """A player's flat marker."""
    chip(painter, rect, look, theme)
