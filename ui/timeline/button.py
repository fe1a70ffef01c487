"""The button beside the last line that brings the timeline."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QToolButton, QWidget

from ui.look.text import translate


class TimelineButton(QToolButton):
    """There where its action is possible; the menu and its key do the same."""

    def __init__(self, action: QAction, parent: QWidget) -> None:
        super().__init__(parent)
        self._action = action
        self.setDefaultAction(action)
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
        # Whoever plays by keys has the key; Tab goes on to what has none.
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        action.changed.connect(self._follow)
        self._follow()

    def _follow(self) -> None:
        self.setVisible(self._action.isEnabled())
        words = translate("shell", "Any position of this game, and what led there ({keys})")
        keys = self._action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        self._action.setToolTip(words.format(keys=keys))
