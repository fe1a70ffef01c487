"""What lights up a place or a piece: a ring in two colours, one of which stands out on any ground."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsPathItem, QStyleOptionGraphicsItem, QWidget

from ui.table.stage.smooth import smooth

BRIGHT: Final = "#ffdc5e"
DARK: Final = "#141c30"
"""The ring, and the rim at both sides of it: by day and by night."""
_RIM: Final = 2.0
_DASH, _GAP = 16.0, 10.0
"""How long the bright parts of a dashed ring are, and the dark ones between them."""


class Glow(QGraphicsPathItem):
    """A ring that nobody can press."""

    def __init__(self) -> None:
        super().__init__()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def shine(self, width: float, veil: QColor | None = None, dashed: bool = False) -> None:
        """Be so strong a ring, round a veil over what it lights where one is wanted; dashed where the keyboard is."""
        pen = QPen(QColor(BRIGHT), width)
        if dashed:
            pen.setCapStyle(Qt.PenCapStyle.FlatCap)
            pen.setDashPattern([_DASH / width, _GAP / width])
        self.setPen(pen)
        self.setBrush(QColor(0, 0, 0, 0) if veil is None else veil)

    def boundingRect(self) -> QRectF:
        return super().boundingRect().adjusted(-_RIM, -_RIM, _RIM, _RIM)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        with smooth(painter):
            painter.setBrush(self.brush())
            for pen in (QPen(QColor(DARK), self.pen().widthF() + 2 * _RIM), self.pen()):
                painter.setPen(pen)
                painter.drawPath(self.path())
                painter.setBrush(Qt.BrushStyle.NoBrush)
