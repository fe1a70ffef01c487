"""Buttons with the signs of a tape recorder, drawn in the colours of the window."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QGuiApplication, QPainter, QPaintEvent, QPalette, QPolygonF
from PySide6.QtWidgets import QToolButton

from ui.look.style import text_scale


class Sign(StrEnum):
    """What a button stands for."""

    FIRST = "first"
    MARK_BEFORE = "mark before"
    BACK = "back"
    PLAY = "play"
    STOP = "stop"
    ON = "on"
    MARK_AFTER = "mark after"
    LAST = "last"


_BAR_LEFT: Final = ((0.0, 0.0), (0.18, 0.0), (0.18, 1.0), (0.0, 1.0))
_BAR_RIGHT: Final = ((0.82, 0.0), (1.0, 0.0), (1.0, 1.0), (0.82, 1.0))
_TO_LEFT: Final = ((0.78, 0.0), (0.78, 1.0), (0.12, 0.5))
_TO_RIGHT: Final = ((0.22, 0.0), (0.22, 1.0), (0.88, 0.5))
_RHOMB_LEFT: Final = ((0.16, 0.18), (0.32, 0.5), (0.16, 0.82), (0.0, 0.5))
_RHOMB_RIGHT: Final = ((0.84, 0.18), (1.0, 0.5), (0.84, 0.82), (0.68, 0.5))
_SHORT_LEFT: Final = ((1.0, 0.0), (1.0, 1.0), (0.42, 0.5))
_SHORT_RIGHT: Final = ((0.0, 0.0), (0.0, 1.0), (0.58, 0.5))
_FAR_LEFT: Final = ((1.0, 0.0), (1.0, 1.0), (0.26, 0.5))
_FAR_RIGHT: Final = ((0.0, 0.0), (0.0, 1.0), (0.74, 0.5))
_PAUSE: Final = (
    ((0.12, 0.0), (0.4, 0.0), (0.4, 1.0), (0.12, 1.0)),
    ((0.6, 0.0), (0.88, 0.0), (0.88, 1.0), (0.6, 1.0)),
)
Shape = Sequence[tuple[float, float]]
SHAPES: Final[Mapping[Sign, Sequence[Shape]]] = {
    Sign.FIRST: (_BAR_LEFT, _FAR_LEFT),
    Sign.MARK_BEFORE: (_RHOMB_LEFT, _SHORT_LEFT),
    Sign.BACK: (_TO_LEFT,),
    Sign.PLAY: (_TO_RIGHT,),
    Sign.STOP: _PAUSE,
    Sign.ON: (_TO_RIGHT,),
    Sign.MARK_AFTER: (_SHORT_RIGHT, _RHOMB_RIGHT),
    Sign.LAST: (_FAR_RIGHT, _BAR_RIGHT),
}
"""Each in a square of one, from its upper left corner."""
SIDE: Final = 12.0
"""How large a sign is at the usual text size; that of a button that is pressed most is larger."""


class TransportButton(QToolButton):
    """Shows a sign; its words are for tooltips and screen readers."""

    def __init__(self, sign: Sign) -> None:
        super().__init__()
        self._sign = sign
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def show_sign(self, sign: Sign) -> None:
        """Stand for something else from now on."""
        if sign is not self._sign:
            self._sign = sign
            self.update()

    def call(self, words: str) -> None:
        """Be called this."""
        self.setToolTip(words)
        self.setAccessibleName(words)

    def sizeHint(self) -> QSize:
        side = round(SIDE * text_scale())
        return QSize(side + 18, side + 14)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        side = SIDE * text_scale() * (1.0 if self._sign not in (Sign.ON, Sign.BACK) else 0.82)
        box = QRectF(0, 0, side, side)
        box.moveCenter(QRectF(self.rect()).center())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        # A style sheet changes the widget's own palette with its ground.
        painter.setBrush(QGuiApplication.palette().color(self._ink))
        for shape in SHAPES[self._sign]:
            corners = [QPointF(box.left() + x * side, box.top() + y * side) for x, y in shape]
            painter.drawPolygon(QPolygonF(corners))
        painter.end()

    @property
    def _ink(self) -> QPalette.ColorRole:
        """The colour in which the style sheet would write in this state."""
        if not self.isEnabled():
            return QPalette.ColorRole.PlaceholderText
        if self.hasFocus():
            # There its ground is that of the keyboard, also under the mouse.
            return QPalette.ColorRole.Window
        return QPalette.ColorRole.BrightText if self.underMouse() else QPalette.ColorRole.WindowText
