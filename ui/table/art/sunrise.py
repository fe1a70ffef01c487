"""The head of a winner's poster: a rising sun with a biplane on either side."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from ui.look import drawing
from ui.table.art.common import CREAM, NAVY
from ui.table.art.surfaces import VERMILION

_PLANE = 0.55


def paint_sunrise(painter: QPainter, rect: QRectF, aside: float, down: float) -> None:
    """Rays from the middle of the lower edge; the planes stand `aside` and `down`, as shares of the picture."""
    drawing.fill(painter, rect, "#efb93f")
    drawing.rays(painter, rect, QPointF(rect.center().x(), rect.bottom()), "#f6ce6b", 18)
    for side in (-1, 1):
        painter.save()
        painter.translate(rect.center().x() + side * rect.width() * aside, rect.top() + rect.height() * down)
        painter.scale(-side * _PLANE, _PLANE)
        painter.rotate(8)
        drawing.biplane(painter, VERMILION, CREAM, NAVY, CREAM)
        painter.restore()
