"""A short message over the table: why a move was refused, with a link to its rule."""

from __future__ import annotations

from html import escape
from typing import Final

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleEvent, QMouseEvent
from PySide6.QtWidgets import QLabel, QWidget

SHOWN_FOR: Final = 7000
WIDEST: Final = 620
MARGIN: Final = 16


class Toast(QLabel):
    """Lies over the upper part of the table, goes by itself or on a click, and takes no focus."""

    rule_asked = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("toast")
        self._page = parent
        self.setTextFormat(Qt.TextFormat.RichText)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.linkActivated.connect(self.rule_asked)
        self._clock = QTimer(self)
        self._clock.setSingleShot(True)
        self._clock.setInterval(SHOWN_FOR)
        self._clock.timeout.connect(self.hide)
        self.hide()

    def say(self, sentence: str, rule: str = "") -> None:
        """Show a sentence, and the rule it comes from."""
        link = f' <a href="{escape(rule)}">{escape(rule)}</a>' if rule else ""
        self.setText(f"{escape(sentence)}{link}")
        self.setAccessibleName(f"{sentence} {rule}".strip())
        self.place()
        self.show()
        self.raise_()
        self._clock.start()
        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.Alert))

    def place(self) -> None:
        """Lie in the middle, near the top of what it covers, no wider than the words."""
        room = self._page.size()
        widest = min(WIDEST, room.width() - 2 * MARGIN)
        self.setWordWrap(False)
        size = self.sizeHint()
        if size.width() > widest:
            self.setWordWrap(True)
            size = QSize(widest, self.heightForWidth(widest))
        self.resize(size)
        self.move((room.width() - self.width()) // 2, MARGIN + room.height() // 9)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        # What lies under a message is not meant.
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Be gone; a link that was clicked has asked for its rule by then."""
        super().mouseReleaseEvent(event)
        self.hide()
