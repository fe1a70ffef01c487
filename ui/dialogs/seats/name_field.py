"""A field for a player's name, in which the people of the household are offered."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QSignalBlocker
from PySide6.QtWidgets import QComboBox, QCompleter, QLineEdit

from ui.household import LONGEST_NAME

SHORTEST: Final = 8
"""Letters that a field has room for at least."""


class NameField(QComboBox):
    """Any name can be typed, and one of a list be chosen; without a list it is just a line."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setEditable(True)
        self.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        # Qt's own would finish the name of somebody who is called like the beginning of another; this one knows none.
        self.setCompleter(QCompleter(self))
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(SHORTEST)
        self.line.setMaxLength(LONGEST_NAME)
        self.setText(name)

    @property
    def line(self) -> QLineEdit:
        line = self.lineEdit()
        assert line is not None
        return line

    def text(self) -> str:
        return self.currentText()

    def setText(self, name: str) -> None:
        self.setEditText(name)

    def offer(self, names: Iterable[str]) -> None:
        """Have these names in the list, and leave the one that is written."""
        written = self.text()
        with QSignalBlocker(self), QSignalBlocker(self.line):
            self.clear()
            self.addItems(list(names))
            self.setCurrentIndex(self.findText(written))
            self.setEditText(written)
        self.setProperty("bare", not self.count())
        self.style().unpolish(self)
        self.style().polish(self)
