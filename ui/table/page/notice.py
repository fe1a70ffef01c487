"""A note that stays above the table: something is wrong, the game goes on, and a person can have it tried again."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QWidget

from ui.look.phrases import OK
from ui.look.text import translate

Words = Callable[[], str]


class Notice(QFrame):
    """Takes a strip of its own above the table, until somebody has it tried again or has read it."""

    again = Signal()
    said = Signal(str)
    """A sentence to be read aloud."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("notice")
        self._says: Words | None = None
        self.words, self.retry, self.close_ = QLabel(), QPushButton(), QPushButton()
        self.words.setWordWrap(True)
        self.words.setMinimumWidth(1)
        self.words.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.retry.clicked.connect(self._try_again)
        self.close_.clicked.connect(self.hide)
        row = QHBoxLayout(self)
        row.addWidget(self.words, 1)
        row.addWidget(self.retry)
        row.addWidget(self.close_)
        self.hide()

    def say(self, words: Words) -> None:
        """Show a sentence, which is asked for again where the language changes."""
        self._says = words
        self.retranslate()
        self.show()
        self.said.emit(self.words.text())

    def retranslate(self) -> None:
        """Say it again in another language."""
        self.retry.setText(translate("table", "Try again"))
        self.close_.setText(OK())
        if self._says is not None:
            self.words.setText(self._says())
            self.setAccessibleName(self.words.text())

    def _try_again(self) -> None:
        self.hide()
        self.again.emit()
