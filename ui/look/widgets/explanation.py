"""A sentence under a field that says what it means."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLabel


class Explanation(QLabel):
    """Wraps, and claims the height that this takes; layouts inside layouts would cut it off."""

    def __init__(self, words: str = "") -> None:
        super().__init__(words)
        self.setObjectName("explanation")
        self.setWordWrap(True)

    def setText(self, words: str) -> None:
        super().setText(words)
        self._claim()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._claim()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._claim()

    def _claim(self) -> None:
        # Qt counts what was claimed before as needed.
        self.setMinimumHeight(0)
        self.setMinimumHeight(max(0, self.heightForWidth(self.width())))
