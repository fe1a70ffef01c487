"""Something over many games as lines: one per player, in their colour and ending in their shape."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPalette, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from ui.look.theme import LIVERIES
from ui.table.art.shapes import shape_path

MARK: Final = 14.0
"""The size of a shape at the end of a line."""
GAP: Final = 8.0
RIM: Final = QColor("#fffaf0")
MOST_POINTS: Final = 400
"""More than a line can show."""
LOWEST: Final = 10
"""How many lines of words it is high at least."""
LINES: Final = 4
"""How many levels are marked, about."""


class Series(NamedTuple):
    """One line: its points from left to right, and how far off each may be."""

    name: str
    livery: str
    points: Sequence[tuple[float, float, float]]
    """Where from left to right, how high, and the doubt."""
    stands_out: bool = False
    dashed: bool = False


class TimePlot(QWidget):
    """Draws in the players' colours; what it shows is also said in words."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._series: Sequence[Series] = ()
        self._ends = ("", "")
        self._written: Callable[[float], str] = str
        self._range: tuple[float, float] | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._take_height()

    def show_series(
        self,
        name: str,
        series: Sequence[Series],
        ends: tuple[str, str],
        written: Callable[[float], str],
        between: tuple[float, float] | None = None,
    ) -> None:
        """Draw lines between two moments; `written` says a height in words, which lies `between` two others."""
        self._series = [each._replace(points=_thinned(each.points)) for each in series if each.points]
        self._ends, self._written, self._range = ends, written, between
        self.setAccessibleName(name)
        self.setAccessibleDescription("; ".join(f"{each.name} {written(each.points[-1][1])}" for each in self._series))
        self.update()

    @property
    def series(self) -> Sequence[Series]:
        """What is drawn."""
        return self._series

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._take_height()

    def _take_height(self) -> None:
        """Have room for the names beside the lines."""
        self.setMinimumSize(220, LOWEST * self.fontMetrics().height())

    def sizeHint(self) -> QSize:
        return QSize(480, 260)

    # --- painting ----------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._series:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        low, high = self._low_and_high()
        levels = _levels(low, high)
        metrics = self.fontMetrics()
        numbers = max(metrics.horizontalAdvance(self._written(level)) for level in levels) + GAP
        room = QRectF(self.rect()).adjusted(
            numbers, metrics.height() / 2 + 2, -2 * MARK - self._widest_name() - 2 * GAP, -metrics.height() - GAP
        )
        first = min(each.points[0][0] for each in self._series)
        last = max(each.points[-1][0] for each in self._series)

        def at(x: float, y: float) -> QPointF:
            across = (x - first) / (last - first) if last > first else 1.0
            up = (y - low) / (high - low)
            return QPointF(room.left() + room.width() * across, room.bottom() - room.height() * up)

        self._scale(painter, room, levels, at)
        painter.save()
        painter.setClipRect(room.adjusted(-2, -2, 2, 2))
        for each in sorted(self._series, key=lambda each: each.stands_out):
            self._band(painter, each, at)
        for each in sorted(self._series, key=lambda each: each.stands_out):
            self._line(painter, each, at)
        painter.restore()
        self._marks(painter, room, at)
        painter.end()

    def _low_and_high(self) -> tuple[float, float]:
        if self._range is not None:
            return self._range
        heights = [y for each in self._series for _, y, _ in each.points]
        low, high = min(heights), max(heights)
        spare = max(20.0, (high - low) * 0.15)
        return low - spare, high + spare

    def _widest_name(self) -> float:
        widest = max(self._bold_width(each.name) for each in self._series)
        return min(float(widest), self.width() * 0.3)

    def _bold_width(self, words: str) -> int:
        return self.fontMetrics().horizontalAdvance(words) * 11 // 10

    def _scale(
        self, painter: QPainter, room: QRectF, levels: Sequence[float], at: Callable[[float, float], QPointF]
    ) -> None:
        palette, height = self.palette(), self.fontMetrics().height()
        ink = palette.color(QPalette.ColorRole.WindowText)
        for level in levels:
            y = at(0, level).y()
            painter.setPen(QPen(palette.color(QPalette.ColorRole.PlaceholderText), 1, Qt.PenStyle.DotLine))
            painter.drawLine(QPointF(room.left(), y), QPointF(room.right(), y))
            painter.setPen(ink)
            box = QRectF(0.0, y - height / 2, room.left() - GAP, height)
            painter.drawText(box, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, self._written(level))
        below = QRectF(room.left(), self.height() - height, room.width(), height)
        painter.drawText(below, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, self._ends[0])
        painter.drawText(below, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, self._ends[1])

    def _band(self, painter: QPainter, series: Series, at: Callable[[float, float], QPointF]) -> None:
        """How far off the line may be, for the one that stands out."""
        if not series.stands_out or not any(doubt for _, _, doubt in series.points):
            return
        upper = [at(x, y + doubt) for x, y, doubt in series.points]
        lower = [at(x, y - doubt) for x, y, doubt in reversed(series.points)]
        colour = QColor(LIVERIES[series.livery].fill)
        colour.setAlphaF(0.22)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        painter.drawPolygon(QPolygonF([*upper, *lower]))

    def _line(self, painter: QPainter, series: Series, at: Callable[[float, float], QPointF]) -> None:
        first, *others = [at(x, y) for x, y, _ in series.points]
        line = QPainterPath(first)
        for point in others:
            line.lineTo(point)
        width = 3.0 if series.stands_out else 1.8
        # A pale rim keeps lines apart that cross, and dark ones from the night.
        for pen in (QPen(RIM, width + 1.6), QPen(QColor(LIVERIES[series.livery].fill), width)):
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            if series.dashed:
                pen.setDashPattern([4.0, 2.0])
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPath(line)

    def _marks(self, painter: QPainter, room: QRectF, at: Callable[[float, float], QPointF]) -> None:
        """A shape where each line ends, and before the name; names that would lie on each other move apart."""
        height = self.fontMetrics().height()
        ends = sorted((at(*each.points[-1][:2]).y(), number) for number, each in enumerate(self._series))
        places = _apart([y for y, _ in ends], height, room.top() - height / 2, room.bottom() + height / 2)
        for (y, number), place in zip(ends, places, strict=True):
            each = self._series[number]
            end = at(*each.points[-1][:2])
            left = room.right() + MARK + GAP
            worn = LIVERIES[each.livery]
            painter.setPen(QPen(RIM, 1.5))
            painter.setBrush(QColor(worn.fill))
            for x, height_there in ((end.x(), y), (left, place)):
                painter.drawPath(shape_path(worn.shape, QRectF(x - MARK / 2, height_there - MARK / 2, MARK, MARK)))
            font = self.font()
            font.setBold(each.stands_out)
            painter.setFont(font)
            painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
            left += MARK
            box = QRectF(left, place - height / 2, self.width() - left, height)
            words = painter.fontMetrics().elidedText(each.name, Qt.TextElideMode.ElideRight, int(box.width()))
            painter.drawText(box, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, words)


def _thinned(points: Sequence[tuple[float, float, float]]) -> Sequence[tuple[float, float, float]]:
    """As many of the points as can be told apart, the first and the last among them."""
    step = -(-len(points) // MOST_POINTS)
    return points if step <= 1 else [*points[:-1:step], points[-1]]


def _levels(low: float, high: float) -> list[float]:
    """Round heights in between, some of them."""
    rough = (high - low) / LINES
    size = 10.0 ** len(str(int(rough))) / 10 if rough >= 1 else 0.01
    step = next(size * factor for factor in (1, 2, 2.5, 5, 10, 20, 25, 50, 100) if size * factor >= rough)
    first = int(low // step + 1) if low % step else int(low // step)
    return [level * step for level in range(first, int(high // step) + 1)]


def _apart(places: Sequence[float], distance: float, top: float, bottom: float) -> list[float]:
    """Places from top to bottom that keep their distance, each as near to where it should be as that allows."""
    found: list[float] = []
    for place in places:
        found.append(max(place, found[-1] + distance) if found else max(place, top + distance / 2))
    limit = bottom - distance / 2
    for index in range(len(found) - 1, -1, -1):
        found[index] = min(found[index], limit)
        limit = found[index] - distance
    return found
