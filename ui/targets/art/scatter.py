"""The trail of a practised shot, and where its die came to rest."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from core.targets.box import DIE
from ui.look.drawing import CREAM, NAVY
from ui.look.theme import LIVERIES, Theme
from ui.table.art.surfaces import faded
from ui.targets.aiming.practice import Lie
from ui.targets.layout.scatter import Trail

_LATEST, _OLDER = 0.95, 0.5
"""How dense the latest shot is drawn, and those before it."""


def paint_trail(painter: QPainter, rect: QRectF, look: Trail, theme: Theme) -> None:
    """A dotted line and the outline of the die: filled on a bull's-eye, paler on a disc, a cross off the table."""
    dense, scale = _LATEST if look.last else _OLDER, rect.width() / look.width
    points = [QPointF(*point) * scale for point in look.points]
    path = QPainterPath(points[0])
    for point in points[1:]:
        path.lineTo(point)
    for colour, width in ((NAVY, 4.0), (CREAM, 2.4)):
        pen = QPen(faded(colour, dense if look.last else dense * 0.6), width)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setDashPattern([0.1, 6.0 / width])
        painter.strokePath(path, pen)
    painter.save()
    painter.translate(points[-1])
    _rest(painter, look, DIE * scale, dense)
    painter.restore()


def _rest(painter: QPainter, look: Trail, size: float, dense: float) -> None:
    """Where the die lies, around the middle."""
    half = size / 2
    if look.heading is None:
        for colour, width in ((NAVY, 5.0), (CREAM, 2.5)):
            painter.setPen(QPen(faded(colour, dense), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.drawLine(QPointF(-half, -half), QPointF(half, half))
            painter.drawLine(QPointF(-half, half), QPointF(half, -half))
    else:
        painter.rotate(look.heading)
        square = QRectF(-half, -half, size, size)
        colour = LIVERIES[look.livery].fill
        filled = {Lie.ON_BULLSEYE: dense, Lie.ON_DISC: dense * 0.45, Lie.ELSEWHERE: 0.0}[look.lie]
        painter.setBrush(faded(colour, filled))
        painter.setPen(QPen(faded(NAVY, dense), 3.5))
        painter.drawRoundedRect(square, 3, 3)
        painter.setPen(QPen(faded(CREAM, dense), 1.6))
        painter.drawRoundedRect(square, 3, 3)
