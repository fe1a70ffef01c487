"""A view of the record that is scrolled as a whole where it has not enough room."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

MARGIN: Final = 20


class ScrolledPage(QScrollArea):
    """What is in it stands in a column."""

    def __init__(self) -> None:
        super().__init__()
        self._page = QWidget()
        self.column = QVBoxLayout(self._page)
        self.column.setContentsMargins(MARGIN, 8, MARGIN, MARGIN)
        self.setWidget(self._page)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        # Everything in it that is read takes the focus itself, and is scrolled to.
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
