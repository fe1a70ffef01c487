"""An action that tells its keys from its place in a menu."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QAction


class PanelAction(QAction):
    """Chosen from the menu it is triggered; by its keys it is `pressed` instead."""

    pressed = Signal()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Shortcut:
            self.pressed.emit()
            return True
        return super().event(event)
