"""Words on one line, with an ellipsis where there is no room for all of them."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ui.look.widgets.plain_text import PlainLabel, tooltip


class OneLine(PlainLabel):
    """Takes whatever width there is; all words are in its tooltip, and in its name for screen readers."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.words = ""
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def show_words(self, words: str) -> None:
        """Say this."""
        self.words = words
        self.setToolTip(tooltip(words))
        self.setAccessibleName(words)
        self._fit()

    def minimumSizeHint(self) -> QSize:
        return QSize(1, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        line = " ".join(self.words.split())
        self.setText(self.fontMetrics().elidedText(line, Qt.TextElideMode.ElideRight, self.contentsRect().width()))
