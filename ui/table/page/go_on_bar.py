"""The strip above the table while bots wait for people who may react: it says so, and lets the bots go on."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QWidget

from ui.look.text import translate
from ui.look.widgets.aloud import say_aloud


class GoOnBar(QFrame):
    """Shown for as long as nothing happens unless a person reacts or declines."""

    declined = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("notice")
        self.words, self.button = QLabel(), QPushButton()
        self.words.setWordWrap(True)
        self.words.setMinimumWidth(1)
        self.words.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.button.clicked.connect(self.declined)
        row = QHBoxLayout(self)
        row.addWidget(self.words, 1)
        row.addWidget(self.button)
        self.retranslate()
        self.hide()

    def offer(self, offered: bool) -> None:
        """Come where bots wait, and go where they don't."""
        if offered == self.isHidden():
            self.setVisible(offered)
            if offered:
                say_aloud(self.words, self.words.text())

    def retranslate(self) -> None:
        """Say it again in another language."""
        self.words.setText(translate("table", "The bots wait for you: react whenever you like, or let them go on."))
        self.button.setText(translate("table", "Let them go on"))
        self.setAccessibleName(self.words.text())
