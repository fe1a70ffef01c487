"""The keys of undo while nothing can be undone: they say why, since a greyed menu entry can't."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QAction, QShortcut
from PySide6.QtWidgets import QWidget


class UndoKey(QShortcut):
    """Listens for an action's keys exactly while the action itself is greyed."""

    def __init__(self, action: QAction, window: QWidget, explain: Callable[[], None]) -> None:
        super().__init__(window)
        self._action = action
        self.setAutoRepeat(False)
        self.activated.connect(explain)
        action.changed.connect(self._follow)
        self._follow()

    def _follow(self) -> None:
        if self.keys() != self._action.shortcuts():
            self.setKeys(self._action.shortcuts())
        self.setEnabled(not self._action.isEnabled())
