"""The strip at the left of a plate: livery, partner, the first player's rosette and a bot's face."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from ui.look import drawing
from ui.look.drawing import CREAM, NAVY
from ui.look.theme import LIVERIES, Theme
from ui.table.art.faces import paint_face
from ui.table.art.lettering import write
from ui.table.art.shapes import shape_path
from ui.table.art.surfaces import rounded
from ui.table.layout.badge import BADGE, Badge, badge_parts
from ui.table.layout.boxes import Box


def paint_badge(painter: QPainter, rect: QRectF, badge: Badge, theme: Theme) -> None:
    """The strip of a plate that fills the rectangle."""
    worn = LIVERIES[badge.livery]
    painter.save()
    painter.setClipPath(rounded(rect, 10), Qt.ClipOperation.IntersectClip)
    drawing.fill(painter, QRectF(rect.left(), rect.top(), BADGE, rect.height()), worn.fill)
    painter.restore()
    for part, box in badge_parts(Box(rect.left(), rect.top(), rect.width(), rect.height()), badge).items():
        at = QRectF(*box)
        match part:
            case "partner":
                _partner(painter, at, badge.partner)
            case "shape":
                drawing.fill(painter, shape_path(worn.shape, at), worn.on_fill)
            case "rosette":
                _rosette(painter, at)
            case "face":
                paint_face(painter, at, badge.kind, theme)


def _partner(painter: QPainter, rect: QRectF, livery: str) -> None:
    """The partner's shape on a disc of its own."""
    drawing.disc(painter, rect.center(), rect.width() / 2, CREAM)
    inset = rect.width() / 5
    shape = shape_path(LIVERIES[livery].shape, rect.adjusted(inset, inset, -inset, -inset))
    drawing.fill(painter, shape, LIVERIES[livery].fill)


def _rosette(painter: QPainter, rect: QRectF) -> None:
    """The first player's rosette."""
    with drawing.placed(painter, QPointF(rect.center().x(), rect.top()), rect.height() / 29):
        drawing.fill(painter, shape_path("triangle", QRectF(-9, 11, 18, 18)), NAVY)
        drawing.disc(painter, QPointF(0, 13), 13, NAVY)
        drawing.disc(painter, QPointF(0, 13), 10, CREAM)
        write(painter, QRectF(-9, 3, 18, 20), "1", 20, NAVY, bold=True)
