"""The line of a timeline: turns in their players' colours, marks above and below it, and a handle to pull along it."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QHelpEvent,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QPixmap,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QApplication, QSizePolicy, QSlider, QToolTip

from core.game import Seat
from core.review.marks import Mark
from ui.look.style import text_scale
from ui.look.theme import LIVERIES
from ui.look.widgets.plain_text import tooltip
from ui.review.signs import RIM, draw_sign
from ui.table.art.shapes import shape_path
from ui.timeline.marks import OF_A_REVIEW, MarkKind, TimelineMark

SIDES: Final = 12.0
"""What the handle needs beyond both ends."""
BAND: Final = 9.0
"""How high the colours of the turns are,"""
ABOVE: Final = 17.0
"""and the room above them, for what happened,"""
BELOW: Final = 16.0
"""and below, for what a review says."""
SIGN: Final = 13.0
SCORED: Final = 9.0
"""The size of the marks of a review, and of a score."""
NEAR: Final = 7.0
"""How many pixels beside a mark still mean it."""
VEIL: Final = 145
"""How dense the paper is over the turns that are still to come, of 255."""


class Track(QSlider):
    """Arrows go step by step, Home and End to both ends, Page Up and Down further, Ctrl and an arrow to a mark."""

    mark_asked = Signal(int)
    """The next mark is asked for in this direction: 1 or −1."""

    def __init__(self, liveries: Sequence[str]) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self._liveries = tuple(liveries)
        self._turns: Sequence[Seat | None] = ()
        self._marks: Sequence[TimelineMark] = ()
        self._pressed_at: float | None = None
        """Where it was pressed, until the mouse has moved away: a hand that trembles still means a mark."""
        self._picture: QPixmap | None = None
        """All but the handle, drawn once; pulling the handle along would draw a long game many times a second."""
        self.setPageStep(10)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setMouseTracking(True)

    def show_course(self, turns: Sequence[Seat | None], marks: Sequence[TimelineMark]) -> None:
        """Draw whose turns there were, and these marks, in order."""
        self._turns, self._marks = turns, marks
        self._draw_anew()

    @property
    def marks(self) -> Sequence[TimelineMark]:
        """What is drawn."""
        return self._marks

    def sizeHint(self) -> QSize:
        return QSize(240, round((ABOVE + BAND + BELOW) * self._grown))

    def minimumSizeHint(self) -> QSize:
        return QSize(120, self.sizeHint().height())

    # --- where everything is -----------------------------------------------------------------------------

    @property
    def _grown(self) -> float:
        return min(text_scale(), 1.5)

    @property
    def _room(self) -> QRectF:
        """Where the colours of the turns are."""
        return QRectF(SIDES, ABOVE * self._grown, max(1.0, self.width() - 2 * SIDES), BAND * self._grown)

    def x_of(self, cursor: int) -> float:
        """Where a position is."""
        return self._room.left() + self._room.width() * cursor / max(1, self.maximum())

    def cursor_at(self, x: float) -> int:
        """The position at a place: that of a mark that is near, or else the nearest."""
        near = min(self._marks_near(x), key=lambda mark: abs(self.x_of(mark.cursor) - x), default=None)
        if near is not None:
            return near.cursor
        part = (x - self._room.left()) / self._room.width()
        return max(0, min(self.maximum(), round(part * self.maximum())))

    def _marks_near(self, x: float) -> Sequence[TimelineMark]:
        """Those that a press there means; what merely was to be seen has no place of its own."""
        reach = NEAR * self.maximum() / self._room.width()
        middle = (x - self._room.left()) * self.maximum() / self._room.width()
        start = bisect_left(self._marks, middle - reach, key=lambda mark: mark.cursor)
        stop = bisect_right(self._marks, middle + reach, key=lambda mark: mark.cursor)
        return [mark for mark in self._marks[start:stop] if mark.kind is not MarkKind.BEAT]

    def sliderChange(self, change: QSlider.SliderChange) -> None:
        super().sliderChange(change)
        if change == QSlider.SliderChange.SliderRangeChange:
            self._draw_anew()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if not self.isEnabled():
            self._let_go()
        self._draw_anew()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._draw_anew()

    def _draw_anew(self) -> None:
        self._picture = None
        self.update()

    # --- what people do ----------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._pressed_at = event.position().x()
            self.setSliderDown(True)
            self.setSliderPosition(self.cursor_at(self._pressed_at))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        x = event.position().x()
        if not self.isSliderDown():
            return
        if self._pressed_at is None or abs(x - self._pressed_at) >= QApplication.startDragDistance():
            self._pressed_at = None
            self.setSliderPosition(round((x - self._room.left()) / self._room.width() * self.maximum()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.setSliderDown(False)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._let_go()

    def _let_go(self) -> None:
        """Follow the mouse no more: what is released then is not told to what is hidden or can't be used."""
        self._pressed_at = None
        self.setSliderDown(False)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """One notch is one step."""
        notches = event.angleDelta().y() or event.angleDelta().x()
        self.setValue(self.value() + (notches < 0) - (notches > 0))
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        control = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if control and event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self.mark_asked.emit(1 if event.key() == Qt.Key.Key_Right else -1)
        elif event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            # Up is back in a list of moves, and would be on for a slider.
            self.setValue(self.value() + (1 if event.key() == Qt.Key.Key_Down else -1))
        elif event.key() in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown):
            step = self.pageStep()
            self.setValue(self.value() + (step if event.key() == Qt.Key.Key_PageDown else -step))
        else:
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            words = "\n".join(dict.fromkeys(mark.words for mark in self._marks_near(event.x())[:4] if mark.words))
            QToolTip.showText(event.globalPos(), tooltip(words), self)
            return True
        return super().event(event)

    # --- drawing -----------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._picture is None or self._picture.devicePixelRatio() != self.devicePixelRatioF():
            self._picture = self._drawn()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.drawPixmap(0, 0, self._picture)
        veil, room, x = self.palette().color(QPalette.ColorRole.Window), self._room, self.x_of(self.value())
        veil.setAlpha(VEIL)
        painter.fillRect(QRectF(x, room.top(), room.right() - x, room.height()), veil)
        self._draw_handle(painter, x, room)
        painter.end()

    def _drawn(self) -> QPixmap:
        ratio = self.devicePixelRatioF()
        picture = QPixmap(self.size() * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._draw_turns(painter)
        for mark in self._marks:
            self._draw_mark(painter, mark)
        painter.end()
        return picture

    def _draw_turns(self, painter: QPainter) -> None:
        room = self._room
        painter.fillRect(room, self.palette().color(QPalette.ColorRole.AlternateBase))
        start = 0
        for index, seat in enumerate(self._turns):
            if index + 1 < len(self._turns) and self._turns[index + 1] == seat:
                continue
            if seat is not None:
                left, right = self.x_of(start), self.x_of(index + 1)
                turn = QRectF(left, room.top(), right - left, room.height())
                painter.fillRect(turn, QColor(LIVERIES[self._liveries[seat]].fill))
            start = index + 1
        painter.setPen(QPen(self.palette().color(QPalette.ColorRole.WindowText), 1.0))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(room.adjusted(-0.5, -0.5, 0.5, 0.5))

    def _draw_mark(self, painter: QPainter, mark: TimelineMark) -> None:
        x, room, ink = self.x_of(mark.cursor), self._room, self.palette().color(QPalette.ColorRole.WindowText)
        match mark.kind:
            case MarkKind.CHAPTER:
                painter.setPen(QPen(ink, 2.0))
                painter.drawLine(QPointF(x, 2.0), QPointF(x, room.bottom() + 3.0))
                flag = QRectF(x, 2.0, 8.0, 6.0)
                painter.fillRect(flag, ink)
            case MarkKind.SCORE:
                self._draw_score(painter, mark, x)
            case MarkKind.BEAT:
                painter.setPen(QPen(self.palette().color(QPalette.ColorRole.PlaceholderText), 1.0))
                painter.drawLine(QPointF(x, room.top() - 4.0), QPointF(x, room.top() - 1.0))
            case MarkKind.TURNING_POINT:
                self._draw_below(painter, x, None)
            case _:
                self._draw_below(painter, x, Mark(mark.kind.value))

    def _draw_score(self, painter: QPainter, mark: TimelineMark, x: float) -> None:
        """In the colour and the shape of the player, or of nobody's where several scored."""
        side = SCORED * self._grown
        box = QRectF(x - side / 2, self._room.top() - side - 2.5, side, side)
        livery = None if mark.seat is None else LIVERIES[self._liveries[mark.seat]]
        painter.setPen(QPen(RIM, 1.0))
        painter.setBrush(self.palette().color(QPalette.ColorRole.WindowText) if livery is None else QColor(livery.fill))
        painter.drawPath(shape_path("circle" if livery is None else livery.shape, box))

    def _draw_below(self, painter: QPainter, x: float, sign: Mark | None) -> None:
        side = SIGN * self._grown
        box = QRectF(x - side / 2, self._room.bottom() + 2.0, side, side)
        if sign is not None:
            draw_sign(painter, box, sign)
            return
        painter.setPen(QPen(RIM, 1.0))
        painter.setBrush(self.palette().color(QPalette.ColorRole.Accent))
        painter.drawPath(shape_path("star", box))

    def _draw_handle(self, painter: QPainter, x: float, room: QRectF) -> None:
        ink, paper = (self.palette().color(role) for role in (QPalette.ColorRole.WindowText, QPalette.ColorRole.Window))
        handle = QRectF(x - 6.0, room.top() - 5.0, 12.0, room.height() + 10.0)
        painter.setPen(QPen(ink, 3.0 if self.hasFocus() else 2.0))
        painter.setBrush(self.palette().color(QPalette.ColorRole.Accent) if self.hasFocus() else paper)
        painter.drawRoundedRect(handle, 4.0, 4.0)


def in_order(marks: Sequence[TimelineMark]) -> list[TimelineMark]:
    """By position; those of a review come last, so that nothing is drawn over them."""
    return sorted(marks, key=lambda mark: (mark.cursor, mark.kind in OF_A_REVIEW))
