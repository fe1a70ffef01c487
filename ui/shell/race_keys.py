"""Everybody's keys work wherever the keyboard is, also while somebody reads the log."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QKeyEvent

from ui.table.presenter import Presenter


class RaceKeys(QObject):
    """Listens at the panels beside the table: a list would take a letter for a search."""

    def __init__(self) -> None:
        super().__init__()
        self.presenter: Presenter | None = None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if self.presenter is None or not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress:
            return False
        return not event.isAutoRepeat() and self.presenter.reactions.press(event.text().upper())
