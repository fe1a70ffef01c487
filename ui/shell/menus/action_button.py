"""A button beside the menus or a table that does what a menu offers, and says with which keys."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QToolButton, QWidget

from ui.look.text import Phrase

SINCE: Final = Phrase("shell", "What the others did since your last turn, shown once more ({keys})")
TIMELINE: Final = Phrase("shell", "Any position of this game, and what led there ({keys})")


class ActionButton(QToolButton):
    """There as long as its action is possible; whoever plays by keys has those, so Tab goes on to what has none."""

    def __init__(self, action: QAction, told: Phrase, parent: QWidget) -> None:
        """`told` is said with the keys of the action in it."""
        super().__init__(parent)
        self._action, self._told = action, told
        self.setDefaultAction(action)
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        action.changed.connect(self._follow)
        self._follow()

    def _follow(self) -> None:
        self.setVisible(self._action.isEnabled())
        keys = self._action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        self._action.setToolTip(self._told().format(keys=keys))
