"""A small bar plot: how likely every number of points is."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QHelpEvent, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QToolTip, QWidget

from ui.look.numbers import percent
from ui.look.phrases import points_text
from ui.look.text import listed, titled, translate

HEIGHT: Final = 92
LABELS: Final = 18.0
"""What the numbers under the bars need."""
GAP: Final = 0.18
"""The part of its room that a bar leaves free."""
LEAST: Final = 1.5
"""The height of a bar that would hardly be seen."""

Distribution = tuple[tuple[int, float], ...]


class OddsPlot(QWidget):
    """Draws in the colours of the palette; what it shows is also said in words."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bars: Distribution = ()
        self.setMinimumHeight(HEIGHT)

    @property
    def bars(self) -> Distribution:
        """What is drawn."""
        return self._bars

    def show_bars(self, distribution: Distribution) -> None:
        self._bars = distribution
        self.setAccessibleName(translate("shell", "Chance of each number of points"))
        self.setAccessibleDescription(listed([_in_words(points, chance) for points, chance in distribution]))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(200, HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._bars:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette = self.palette()
        text = palette.color(QPalette.ColorRole.WindowText)
        most = max(chance for _, chance in self._bars)
        ground = self.height() - LABELS
        for points, chance in self._bars:
            room = self._room(points)
            tall = max(LEAST, (ground - LABELS) * chance / most)
            # What brings nothing, or less, stands apart.
            role = QPalette.ColorRole.Accent if points > 0 else QPalette.ColorRole.PlaceholderText
            bar = QRectF(room.left() + room.width() * GAP / 2, ground - tall, room.width() * (1 - GAP), tall)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(palette.color(role))
            painter.drawRect(bar)
            if chance == most:
                self._write(painter, percent(chance), bar.center().x(), bar.top() - LABELS, text)
        painter.setPen(text)
        painter.drawLine(0, round(ground), self.width(), round(ground))
        for points in self._marked():
            self._write(painter, str(points).replace("-", "−"), self._room(points).center().x(), ground + 1, text)
        painter.end()

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            under = [bar for bar in self._bars if _spans(self._room(bar[0]), event.pos().x())]
            QToolTip.showText(event.globalPos(), _in_words(*under[0]) if under else "", self)
            return True
        return super().event(event)

    def _room(self, points: int) -> QRectF:
        """The column of a number of points, all of them equally wide."""
        first, last = self._bars[0][0], self._bars[-1][0]
        wide = self.width() / (last - first + 1)
        return QRectF((points - first) * wide, 0.0, wide, float(self.height()))

    def _marked(self) -> list[int]:
        """The numbers that are written below: both ends, and fives where there is room."""
        first, last = self._bars[0][0], self._bars[-1][0]
        ends = {first, last}
        return sorted(ends | {points for points in range(first, last) if not points % 5 and _clear(points, ends)})

    def _write(self, painter: QPainter, words: str, middle: float, top: float, colour: QColor) -> None:
        font = self.font()
        font.setPointSizeF(font.pointSizeF() * 0.82)
        painter.setFont(font)
        painter.setPen(colour)
        wide = painter.fontMetrics().horizontalAdvance(words) + 4.0
        left = min(max(middle - wide / 2, 0.0), self.width() - wide)
        painter.drawText(QRectF(left, top, wide, LABELS), Qt.AlignmentFlag.AlignCenter, words)


def _in_words(points: int, chance: float) -> str:
    return titled(points_text(points), percent(chance, 1))


def _spans(room: QRectF, x: float) -> bool:
    return room.left() <= x < room.right()


def _clear(points: int, ends: set[int]) -> bool:
    return all(abs(points - end) > 2 for end in ends)
