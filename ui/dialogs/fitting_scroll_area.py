"""A scroll area that is as large as its content wherever the screen has room for it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtWidgets import QApplication, QFrame, QScrollArea, QWidget

from ui.look.style import text_scale
from ui.look.widgets.screen_fit import room_for

BELOW: Final = 80
"""What stands under this place: the buttons of the dialog."""


class FittingScrollArea(QScrollArea):
    """Claims the size of what is in it, up to the size of the screen."""

    def __init__(self, content: QWidget, above: int = 0) -> None:
        """`above` is the height of what stands over this place."""
        super().__init__()
        self._above = above
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.viewport().setAutoFillBackground(False)
        content.setAutoFillBackground(False)
        self._content = content
        self.setWidget(content)
        content.installEventFilter(self)
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        # Qt scrolls to what the Tab key leads to only from within.
        application.focusChanged.connect(self._show_focus)

    def _show_focus(self, _: QWidget | None, now: QWidget | None) -> None:
        if now is not None and self._content.isAncestorOf(now):
            self.ensureWidgetVisible(now)

    def sizeHint(self) -> QSize:
        return self.minimumSizeHint()

    def minimumSizeHint(self) -> QSize:
        wanted, most = self._content.minimumSizeHint(), room_for(self)
        high = min(wanted.height(), most.height() - round(BELOW * text_scale()) - self._above)
        # A bar takes its room from what is scrolled.
        bar = self.verticalScrollBar().sizeHint().width() if wanted.height() > high else 0
        return QSize(min(wanted.width() + bar, most.width()), high)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)
