"""A few words beside the cursor: what letting go here would do."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QWidget

from ui.look.plain_text import PlainLabel


class Bubble(PlainLabel):
    """Floats over the table and never catches the mouse."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("bubble")
        self._page = parent
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def say(self, words: str) -> None:
        """Say something; without words be gone."""
        self.setVisible(bool(words))
        if words:
            self.setText(words)
            self.adjustSize()

    def follow(self, cursor: QPoint) -> None:
        """Float above the cursor, inside the page."""
        if self.isVisible():
            right = self._page.width() - self.width() - 4
            self.move(max(4, min(cursor.x() + 18, right)), max(4, cursor.y() - self.height() - 14))
