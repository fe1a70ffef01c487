"""The scores of a whole game as lines: one per player, in their colour and ending in their shape."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, floor
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from ui.look.numbers import decimal
from ui.look.text import translate
from ui.look.theme import LIVERIES
from ui.review.fair_scores import FairScores
from ui.table.art.shapes import shape_path
from ui.table.story.score_history import Scores

MARK: Final = 14.0
"""The size of a shape at the end of a line."""
EDGE: Final = 6.0
RIM: Final = QColor("#fffaf0")
MOST_BANDS: Final = 3
"""Of luck; more would lie on each other and say nothing."""
SHADE: Final = 90
"""How dense they are, of 255,"""
LIGHTER: Final = 180
"""and by night in per cent how light, against the colour of the player."""
NUMBERS: Final = 34.0
"""What the numbers at the left need."""


class ScorePlot(QWidget):
    """Draws in the players' colours; who ended where is said in words beside it."""

    def __init__(self, liveries: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._liveries = tuple(liveries)
        self._history: list[Scores] = []
        self._fair: list[FairScores] = []
        """What the scores would have been with average luck, at the same positions."""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(120, 64)

    def show_history(self, history: list[Scores]) -> None:
        """Draw the scores from the first position to the last."""
        self._history = history
        self.setAccessibleName(translate("shell", "The scores over the game"))
        self.update()

    def show_luck(self, fair: list[FairScores]) -> None:
        """Draw the part of the scores that was luck, or nothing of it."""
        self._fair = fair
        words = translate("review", "The shaded part is luck; the hollow marks show where it ends with average luck.")
        self.setToolTip(words if fair else "")
        self.setAccessibleDescription(self.toolTip())
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
        self._luck(painter, room)
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
            painter.drawText(box, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, decimal(points, 0))

    def _luck(self, painter: QPainter, room: QRectF) -> None:
        """A band from each line to what it would have been, or only the ends of those where there are many."""
        ends: list[QPointF] = []
        for seat, livery in enumerate(self._liveries if self._fair else ()):
            colour, fair = QColor(LIVERIES[livery].fill), self._line(room, seat, self._fair)
            ends.append(fair.currentPosition())
            if len(self._liveries) <= MOST_BANDS:
                band = QPainterPath(self._line(room, seat))
                band.connectPath(fair.toReversed())
                shade = QColor(colour.lighter(LIGHTER) if self._by_night else colour)
                painter.setPen(QPen(shade, 1.2, Qt.PenStyle.DashLine))
                shade.setAlpha(SHADE)
                painter.fillPath(band, shade)
                painter.drawPath(fair)
        self._marks(painter, ends, hollow=True)

    @property
    def _by_night(self) -> bool:
        return self.palette().color(QPalette.ColorRole.Window).lightness() < 128

    def _line(self, room: QRectF, seat: int, among: Sequence[Sequence[float]] = ()) -> QPainterPath:
        """The way of a seat's scores, or of others `among` which its are."""
        history = among or self._history
        path = QPainterPath(QPointF(room.left(), self._y(room, history[0][seat])))
        steps = max(1, len(history) - 1)
        for index, scores in enumerate(history):
            path.lineTo(room.left() + room.width() * index / steps, self._y(room, scores[seat]))
        return path

    def _marks(self, painter: QPainter, ends: Sequence[QPointF], hollow: bool = False) -> None:
        """A shape at the end of each line; those that end together stand one beside the other, overlapping."""
        for seat, end in enumerate(ends):
            beside = sum(1 for other in ends[:seat] if abs(other.y() - end.y()) < MARK * 0.7)
            box = QRectF(end.x() - MARK / 2 - beside * MARK * 0.8, end.y() - MARK / 2, MARK, MARK)
            fill = QColor(LIVERIES[self._liveries[seat]].fill)
            painter.setPen(QPen(fill if hollow else RIM, 1.5))
            painter.setBrush(RIM if hollow else fill)
            painter.drawPath(shape_path(LIVERIES[self._liveries[seat]].shape, box))

    def _range(self) -> tuple[int, int]:
        values = [score for scores in (*self._history, *self._fair) for score in scores]
        low, high = floor(min(0, *values)), ceil(max(values))
        return low, max(high, low + 1)

    def _y(self, room: QRectF, points: float) -> float:
        low, high = self._range()
        return room.bottom() - room.height() * (points - low) / (high - low)
