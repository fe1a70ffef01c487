"""A short message over the table: why a move was refused, with a link to its rule."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Sequence
from html import escape
from typing import Final

from PySide6.QtCore import QPoint, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QLabel, QWidget

SHOWN_FOR: Final = 7000
WIDEST: Final = 620
MARGIN: Final = 16
USUAL: Final = 1 / 9
"""How far down it lies where that covers nothing."""
STEP: Final = 12
"""The pixels between the heights at which it may lie instead."""
ACROSS: Final = (0.5, 0.25, 0.75, 0.0, 1.0)
"""Where it may lie between the left edge and the right one; the middle is best."""

Ids = frozenset[str]
Rects = Callable[[Ids], Sequence[QRect]]
"""What must be kept free on the page for a sentence about some pieces and zones."""


class Toast(QLabel):
    """Lies over the table where it covers least, goes by itself or on a click, and takes no focus."""

    rule_asked = Signal(str)
    said = Signal(str, bool)
    """A sentence to be read aloud, and whether it can't wait."""

    def __init__(self, parent: QWidget, kept_free: Rects = lambda about: ()) -> None:
        super().__init__(parent)
        self.setObjectName("toast")
        self._page, self._kept_free = parent, kept_free
        self._number = 0
        self._about: Ids = frozenset()
        self.setTextFormat(Qt.TextFormat.RichText)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.linkActivated.connect(self.rule_asked)
        self._clock = QTimer(self)
        self._clock.setSingleShot(True)
        self._clock.setInterval(SHOWN_FOR)
        self._clock.timeout.connect(self.hide)
        self.hide()

    def say(self, sentence: str, rule: str = "", about: Ids = frozenset(), aloud: str | None = None) -> int:
        """Show a sentence, and the rule it comes from; beside the pieces and zones it is about.

        What is read `aloud` is the same, unless a part of it was read before.
        The result is a number that no other sentence has, for `says` and `withdraw`.
        """
        self._number += 1
        self._about = about
        link = f' <a href="{escape(rule)}">{escape(rule)}</a>' if rule else ""
        self.setText(f"{escape(sentence)}{link}")
        self.setAccessibleName(f"{sentence} {rule}".strip())
        self.place()
        self.show()
        self.raise_()
        self._clock.start()
        self.said.emit(self.accessibleName() if aloud is None else aloud, bool(rule))
        return self._number

    def says(self, number: int | None) -> bool:
        """Whether a sentence still stands there."""
        return self.isVisible() and number == self._number

    def withdraw(self, number: int | None) -> None:
        """Be gone, unless something else has been said since."""
        if number == self._number:
            self.hide()

    def place(self) -> None:
        """Lie near the top of the table and its middle, no wider than the words, where the least is covered."""
        room = self._page.size()
        widest = min(WIDEST, room.width() - 2 * MARGIN)
        self.setWordWrap(False)
        size = self.sizeHint()
        if size.width() > widest:
            self.setWordWrap(True)
            size = self._balanced(widest)
        self.resize(size)
        kept_free = self._kept_free(self._about)
        usual, *others = self._spots(size)
        self.move(
            min((usual, *others), key=lambda spot: (_covered(QRect(spot, size), kept_free), _distance(spot, usual)))
        )

    def _spots(self, size: QSize) -> list[QPoint]:
        """Where it may lie, the usual place first."""
        spare = self._page.size() - size
        lefts = [MARGIN + round((spare.width() - 2 * MARGIN) * across) for across in ACROSS]
        highest = min(MARGIN + round(self._page.height() * USUAL), max(MARGIN, spare.height() - MARGIN))
        tops = [highest, *range(MARGIN, spare.height() - MARGIN, STEP)]
        return [QPoint(left, top) for top in tops for left in lefts]

    def _balanced(self, widest: int) -> QSize:
        """As narrow as the same number of lines allows, so that no word stands alone on the last of them."""
        high = self.heightForWidth(widest)
        narrowest = bisect_left(range(widest), -high, key=lambda wide: -self.heightForWidth(wide))
        return QSize(narrowest, high)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        # What lies under a message is not meant.
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Be gone; a link that was clicked has asked for its rule by then."""
        super().mouseReleaseEvent(event)
        self.hide()


def _covered(place: QRect, kept_free: Sequence[QRect]) -> int:
    """How many pixels of what is to be kept free would be covered."""
    common = [place.intersected(rect) for rect in kept_free]
    return sum(part.width() * part.height() for part in common if not part.isEmpty())


def _distance(spot: QPoint, usual: QPoint) -> int:
    """How far a place is from the usual one; aside is worse than below."""
    return abs(spot.y() - usual.y()) + 2 * abs(spot.x() - usual.x())
