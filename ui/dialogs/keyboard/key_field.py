"""A field that takes the next keys as its content."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QKeySequenceEdit, QLineEdit

LEAVING: Final = frozenset({Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Enter})
"""What means the dialog also here."""


class KeyField(QKeySequenceEdit):
    """One key with its modifiers; Tab and Escape lead out of it."""

    def __init__(self) -> None:
        super().__init__()
        self.setMaximumSequenceLength(1)
        self._inside = self.findChild(QLineEdit)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in LEAVING and event.modifiers() == Qt.KeyboardModifier.NoModifier:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._mark(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._mark(False)

    def _mark(self, focused: bool) -> None:
        """The line inside is what is drawn, but has never the focus itself."""
        if self._inside is not None:
            self._inside.setProperty("keyboard", focused)
            self._inside.style().polish(self._inside)
