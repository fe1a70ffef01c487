"""The small buttons with which shots are watched again and practised."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath, QPolygonF

from ui.look import drawing
from ui.look.theme import Theme
from ui.table.art.lettering import write
from ui.table.art.surfaces import VERMILION, inked, panel, rounded
from ui.targets.art.discs import target_icon


def paint_film(painter: QPainter, rect: QRectF, look: tuple[str, bool], theme: Theme) -> None:
    """A sign on paper; one that stays down is in the accent colour."""
    sign, pressed = look
    ground, ink = (VERMILION, theme.on_accent) if pressed else (theme.paper, theme.ink)
    panel(painter, rect, theme, ground, 9)
    inked(painter, rounded(rect.adjusted(2, 2, -2, -2), 8), ink, 1.6)
    icon = QRectF(0, 0, 24, 24)
    icon.moveCenter(rect.center())
    match sign:
        case "slowly":
            write(painter, rect, "½×", 25, ink, bold=True)
        case "practise":
            target_icon(painter, icon, ink, ground)
        case "retry":
            _round_arrow(painter, icon, ink)
        case _:
            _play(painter, icon, ink)


def _play(painter: QPainter, rect: QRectF, ink: str) -> None:
    """Back to the beginning, and forward."""
    drawing.fill(painter, QRectF(rect.left(), rect.top() + 2, 4, 20), ink)
    corners = QPointF(rect.left() + 7, rect.top() + 1), QPointF(rect.right(), rect.center().y())
    drawing.fill(painter, QPolygonF([*corners, QPointF(rect.left() + 7, rect.bottom() - 1)]), ink)


def _round_arrow(painter: QPainter, rect: QRectF, ink: str) -> None:
    """An arrow that goes round against the clock."""
    circle = rect.adjusted(2, 3, -2, -1)
    path = QPainterPath()
    path.arcMoveTo(circle, 110)
    path.arcTo(circle, 110, 290)
    inked(painter, path, ink, 3.6)
    tip = path.pointAtPercent(0.0)
    head = [tip + QPointF(x, y) for x, y in ((-8, 1), (3, -6), (3, 7))]
    drawing.fill(painter, QPolygonF(head), ink)
