"""Every legal move as a line: the way to play without a mouse, and with a screen reader."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QWidget

from core.game import Action
from ui.look.text import translate
from ui.table.presenter import Presenter


class MovesList(QListWidget):
    """Return or a double-click plays the line."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._presenter: Presenter | None = None
        self._moves: list[tuple[str, Action]] = []
        self._why_none = ""
        """What is said instead, where there are none."""
        self.setWordWrap(True)
        self.setAlternatingRowColors(True)
        self.setUniformItemSizes(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.itemDoubleClicked.connect(self._play)

    def follow(self, presenter: Presenter | None) -> None:
        """List what the viewer of the table may do now."""
        self._presenter = presenter
        moves = [] if presenter is None else presenter.moves.in_words()
        why_none = "" if presenter is None or moves else _why_nothing(presenter)
        if (moves, why_none) == (self._moves, self._why_none) and self.count():
            return
        self._moves, self._why_none = moves, why_none
        self.clear()
        self.addItems([words for words, _ in moves])
        if moves:
            self.setCurrentRow(0)
        elif why_none:
            self._say(why_none)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        item = self.currentItem()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and item is not None and self._moves:
            self._play(item)
        else:
            super().keyPressEvent(event)

    def _say(self, words: str) -> None:
        item = QListWidgetItem(words)
        item.setFlags(Qt.ItemFlag.NoItemFlags)
        self.addItem(item)

    def _play(self, item: QListWidgetItem) -> None:
        if self._presenter is not None and self._moves:
            self._presenter.moves.submit(self._moves[self.row(item)][1])


def _why_nothing(presenter: Presenter) -> str:
    if presenter.viewer.looking_back:
        return translate("shell", "You are looking back; go back to the game to move.")
    return translate("shell", "There is nothing for you to do right now.")
