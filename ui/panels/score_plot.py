"""The scores of a whole game as lines: one per player, in their colour and ending in their shape."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from ui.look.text import translate
from ui.look.theme import LIVERIES
from ui.table.art.shapes import shape_path
from ui.table.story.score_history import Scores

MARK: Final = 14.0
"""The size of a shape at the end of a line."""
EDGE: Final = 6.0
RIM: Final = QColor("#fffaf0")
NUMBERS: Final = 34.0
"""What the numbers at the left need."""


class ScorePlot(QWidget):
    """Draws in the players' colours; who ended where is said in words beside it."""

    def __init__(self, liveries: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._liveries = tuple(liveries)
        self._history: list[Scores] = []
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(120, 64)

    def show_history(self, history: list[Scores]) -> None:
        """Draw the scores from the first position to the last."""
        self._history = history
        self.setAccessibleName(translate("shell", "The scores over the game"))
        self.update()

    @property
    def history(self) -> list[Scores]:
        """What is drawn."""
        return self._history

    def sizeHint(self) -> QSize:
        return QSize(320, 92)

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._history:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room = QRectF(self.rect()).adjusted(NUMBERS, EDGE + MARK / 2, -EDGE - MARK, -EDGE - MARK / 2)
        self._scale(painter, room)
        ends: list[QPointF] = []
        for seat, livery in enumerate(self._liveries):
            line = self._line(room, seat)
            colour = QColor(LIVERIES[livery].fill)
            # A pale rim keeps lines apart that cross, and dark ones from the night.
            for pen in (QPen(RIM, 4.0), QPen(colour, 2.5)):
                pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
                painter.setPen(pen)
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawPath(line)
            ends.append(line.currentPosition())
        self._marks(painter, ends)
        painter.end()

    def _scale(self, painter: QPainter, room: QRectF) -> None:
        """The lowest and the highest number of points, with a line each."""
        ink = self.palette().color(QPalette.ColorRole.WindowText)
        low, high = self._range()
        for points in (low, high):
            y = self._y(room, points)
            painter.setPen(QPen(self.palette().color(QPalette.ColorRole.PlaceholderText), 1, Qt.PenStyle.DotLine))
            painter.drawLine(QPointF(room.left(), y), QPointF(room.right(), y))
            painter.setPen(ink)
            box = QRectF(0.0, y - 10, NUMBERS - 6, 20)
            painter.drawText(box, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, str(points))

    def _line(self, room: QRectF, seat: int) -> QPainterPath:
        path = QPainterPath(QPointF(room.left(), self._y(room, self._history[0][seat])))
        steps = max(1, len(self._history) - 1)
        for index, scores in enumerate(self._history):
            path.lineTo(room.left() + room.width() * index / steps, self._y(room, scores[seat]))
        return path

    def _marks(self, painter: QPainter, ends: Sequence[QPointF]) -> None:
        """A shape at the end of each line; those that end together stand one beside the other, overlapping."""
        for seat, end in enumerate(ends):
            beside = sum(1 for other in ends[:seat] if abs(other.y() - end.y()) < MARK * 0.7)
            box = QRectF(end.x() - MARK / 2 - beside * MARK * 0.8, end.y() - MARK / 2, MARK, MARK)
            painter.setPen(QPen(RIM, 1.5))
            painter.setBrush(QColor(LIVERIES[self._liveries[seat]].fill))
            painter.drawPath(shape_path(LIVERIES[self._liveries[seat]].shape, box))

    def _range(self) -> tuple[int, int]:
        values = [score for scores in self._history for score in scores]
        low, high = min(0, *values), max(values)
        return low, max(high, low + 1)

    def _y(self, room: QRectF, points: int) -> float:
        low, high = self._range()
        return room.bottom() - room.height() * (points - low) / (high - low)
