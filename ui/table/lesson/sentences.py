"""A short list of sentences, each with a dot before its first line."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from ui.look.widgets.plain_text import PlainLabel


class Sentences(QWidget):
    """As high as its sentences are in the width that there is."""

    def __init__(self) -> None:
        super().__init__()
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(8)
        self._grid.setVerticalSpacing(3)
        self._grid.setColumnStretch(1, 1)

    def tell(self, sentences: Sequence[str]) -> None:
        """Say these instead of what was said before."""
        while (item := self._grid.takeAt(0)) is not None:
            label = item.widget()
            assert label is not None, "there are only labels"
            label.hide()
            label.deleteLater()
        for row, sentence in enumerate(sentences):
            dot, words = PlainLabel(self), PlainLabel(self)
            dot.setText("•")
            words.setText(sentence)
            words.setWordWrap(True)
            self._grid.addWidget(dot, row, 0, Qt.AlignmentFlag.AlignTop)
            self._grid.addWidget(words, row, 1)
        self._grid.setRowStretch(len(sentences), 1)
