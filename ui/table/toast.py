"""A short message over the table: why a move was refused, with a link to its rule."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Sequence
from html import escape
from typing import Final

from PySide6.QtCore import QPoint, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleEvent, QMouseEvent
from PySide6.QtWidgets import QLabel, QWidget

SHOWN_FOR: Final = 7000
WIDEST: Final = 620
MARGIN: Final = 16
USUAL: Final = 1 / 9
"""How far down it lies."""
ASIDE: Final = (0.0, USUAL, 0.6, 0.45, 0.3)
"""How far down it may lie instead to leave something free, the best first."""

Rects = Callable[[], Sequence[QRect]]


class Toast(QLabel):
    """Lies over the upper part of the table, goes by itself or on a click, and takes no focus."""

    rule_asked = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("toast")
        self._page = parent
        self._number = 0
        self._shown: Rects | None = None
        """What a sentence is about, if it must not cover it."""
        self.setTextFormat(Qt.TextFormat.RichText)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.linkActivated.connect(self.rule_asked)
        self._clock = QTimer(self)
        self._clock.setSingleShot(True)
        self._clock.setInterval(SHOWN_FOR)
        self._clock.timeout.connect(self.hide)
        self.hide()

    def say(self, sentence: str, rule: str = "", about: Rects | None = None) -> int:
        """Show a sentence, and the rule it comes from; beside what it is about, if that is known.

        The result is a number that no other sentence has, for `says` and `withdraw`.
        """
        self._number += 1
        self._shown = about
        link = f' <a href="{escape(rule)}">{escape(rule)}</a>' if rule else ""
        self.setText(f"{escape(sentence)}{link}")
        self.setAccessibleName(f"{sentence} {rule}".strip())
        self.place()
        self.show()
        self.raise_()
        self._clock.start()
        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.Alert))
        return self._number

    def says(self, number: int | None) -> bool:
        """Whether a sentence still stands there."""
        return self.isVisible() and number == self._number

    def withdraw(self, number: int | None) -> None:
        """Be gone, unless something else has been said since."""
        if number == self._number:
            self.hide()

    def place(self) -> None:
        """Lie in the middle, near the top of the table, no wider than the words."""
        room = self._page.size()
        widest = min(WIDEST, room.width() - 2 * MARGIN)
        self.setWordWrap(False)
        size = self.sizeHint()
        if size.width() > widest:
            self.setWordWrap(True)
            size = self._balanced(widest)
        self.resize(size)
        left = (room.width() - self.width()) // 2
        spots = [QPoint(left, MARGIN + round(room.height() * down)) for down in self._heights()]
        shown = self._shown() if self._shown is not None else ()
        self.move(min(spots, key=lambda spot: _covered(QRect(spot, size), shown)))

    def _balanced(self, widest: int) -> QSize:
        """As narrow as the same number of lines allows, so that no word stands alone on the last of them."""
        high = self.heightForWidth(widest)
        narrowest = bisect_left(range(widest), -high, key=lambda wide: -self.heightForWidth(wide))
        return QSize(narrowest, high)

    def _heights(self) -> Sequence[float]:
        return (USUAL,) if self._shown is None else ASIDE

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        # What lies under a message is not meant.
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Be gone; a link that was clicked has asked for its rule by then."""
        super().mouseReleaseEvent(event)
        self.hide()


def _covered(place: QRect, shown: Sequence[QRect]) -> int:
    """How many pixels of something would be covered."""
    common = [place.intersected(rect) for rect in shown]
    return sum(part.width() * part.height() for part in common if not part.isEmpty())
