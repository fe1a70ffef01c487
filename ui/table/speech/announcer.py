"""What a table says aloud: each thing once, to screen readers and to the line that keeps the last of it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

MOST: Final = 24
"""How many things at most are told when a table that was out of sight comes back."""
_ENDS: Final = (".", "!", "?", "…", ":", "”", "»")


class Announcer(QObject):
    """Gathers what is said at one moment, so that nothing cuts another thing short, and speaks where it is seen."""

    said = Signal(str, bool)
    """One thing, and whether it can't wait."""
    last_changed = Signal(str)
    """All that was said in one go; nothing where it must not be read any more."""

    def __init__(self, source: QWidget) -> None:
        """`source` is the widget that speaks."""
        super().__init__(source)
        self.last = ""
        self.field: QWidget | None = None
        """What shows the last thing said: while it has the focus, readers read it from there."""
        self._source = source
        self._waiting: list[tuple[str, bool]] = []
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self.speak)
        source.installEventFilter(self)

    def say(self, words: str, urgent: bool = False) -> None:
        """Have something told; what is urgent cuts short what a reader is reading."""
        if words:
            self._waiting.append((words, urgent))
            self.said.emit(words, urgent)
            self._soon.start()

    def speak(self) -> None:
        """Tell all that waits, unless nobody sees the table."""
        if not self._waiting or not self._source.isVisible():
            del self._waiting[:-MOST]
            return
        told, self._waiting = self._waiting, []
        self.last = " ".join(_ended(words) for words, _ in told)
        self.last_changed.emit(self.last)
        if self.field is None or not self.field.hasFocus():
            event = QAccessibleAnnouncementEvent(self._source, self.last)
            politeness = QAccessible.AnnouncementPoliteness
            event.setPoliteness(politeness.Assertive if any(urgent for _, urgent in told) else politeness.Polite)
            QAccessible.updateAccessibility(event)

    def forget(self) -> None:
        """Leave nothing of what was said for the next person."""
        self._waiting.clear()
        self.last = ""
        self.last_changed.emit("")

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Show:
            self._soon.start()
        return False


def _ended(words: str) -> str:
    """Words that don't run into those after them."""
    return words if words.endswith(_ENDS) else f"{words}."
