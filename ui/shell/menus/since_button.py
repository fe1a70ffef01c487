"""The button beside the menus that shows once more what the others did."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QToolButton, QWidget

from ui.look.text import translate


class SinceButton(QToolButton):
    """There as long as its action has something to show."""

    def __init__(self, action: QAction, parent: QWidget) -> None:
        super().__init__(parent)
        self._action = action
        self.setObjectName("corner")
        self.setDefaultAction(action)
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        action.changed.connect(self._follow)
        self._follow()

    def _follow(self) -> None:
        self.setVisible(self._action.isEnabled())
        words = translate("shell", "What the others did since your last turn, shown once more ({keys})")
        keys = self._action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        self._action.setToolTip(words.format(keys=keys))
