"""Passes the players' reaction keys on to the table while a panel beside it has the keyboard."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QKeyEvent

from ui.table.input.reactions import Reactions


class RaceKeys(QObject):
    """Listens at the panels beside the table: a list would take a letter for a search."""

    def __init__(self) -> None:
        super().__init__()
        self._reactions: Reactions | None = None

    def follow(self, reactions: Reactions | None) -> None:
        """Listen for the game that is shown, or for none."""
        self._reactions = reactions

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if self._reactions is None or not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress:
            return False
        return not event.isAutoRepeat() and self._reactions.press(event.text().upper())
