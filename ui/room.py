"""A place for what may be taller than the screen: as tall as it wants where there is room, and scrolled where not."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

AROUND: Final = 140
"""What the screen needs besides: the frame of the window, and what stands below this place."""


class Room(QScrollArea):
    """Claims the height of what is in it, up to the height of the screen."""

    def __init__(self, content: QWidget) -> None:
        super().__init__()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.viewport().setAutoFillBackground(False)
        content.setAutoFillBackground(False)
        self._content = content
        self.setWidget(content)
        content.installEventFilter(self)

    def sizeHint(self) -> QSize:
        return self.minimumSizeHint()

    def minimumSizeHint(self) -> QSize:
        wanted = self._content.minimumSizeHint()
        screen = self.screen().availableGeometry().height() - AROUND
        bar = self.verticalScrollBar().sizeHint().width() if wanted.height() > screen else 0
        return QSize(wanted.width() + bar, min(wanted.height(), screen))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)
