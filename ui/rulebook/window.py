"""The rulebook in a window of its own, beside a dialog that holds everything else up."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QCloseEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QDialog, QVBoxLayout, QWidget

from ui.look.style import Style
from ui.look.widgets.screen_fit import FRAME, inner_room, keep_on_screen, room_for, within
from ui.rulebook.view import RulebookView
from ui.settings import Settings

USUAL: Final = QSize(560, 700)
NARROWEST: Final = 480


class RulebookWindow(QWidget):
    """Goes with its dialog."""

    def __init__(self, settings: Settings, style: Style, dialog: QDialog) -> None:
        super().__init__(dialog, Qt.WindowType.Window)
        self._settings = settings
        self._style = style
        self.view = RulebookView(settings, style.theme)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.view)
        self.view.titled.connect(self.setWindowTitle)
        self.view.left.connect(self.close)
        dialog.finished.connect(self.close)
        style.changed.connect(self._dress)
        QShortcut(QKeySequence.StandardKey.Close, self, self.close)
        self._find_its_place(dialog)

    def bring(self) -> None:
        """Come into sight and take the keyboard."""
        self.show()
        self.raise_()
        self.activateWindow()
        self.view.reader.setFocus()

    def closeEvent(self, event: QCloseEvent) -> None:
        self._settings.rulebook_window = self.saveGeometry()
        super().closeEvent(event)

    def _dress(self) -> None:
        self.view.set_theme(self._style.theme)

    def _find_its_place(self, dialog: QDialog) -> None:
        """Lie where it lay last time, or beside the dialog."""
        if self.restoreGeometry(self._settings.rulebook_window):
            keep_on_screen(self)
        else:
            size = USUAL.boundedTo(room_for(dialog))
            self.setGeometry(beside(dialog.frameGeometry(), dialog.screen().availableGeometry(), size))


def beside(dialog: QRect, screen: QRect, size: QSize) -> QRect:
    """A place to the right of a dialog, or, where that is too narrow, to its left, over the edge if it has to be."""
    edge = FRAME.width() // 2
    to_the_right, to_the_left = screen.right() - dialog.right(), dialog.left() - screen.left()
    room = to_the_right if to_the_right >= NARROWEST else max(to_the_left, NARROWEST)
    width = min(size.width(), room - FRAME.width())
    left = dialog.right() + 1 + edge if room == to_the_right else dialog.left() - edge - width
    top = dialog.top() + FRAME.height() - edge
    return within(QRect(left, top, width, size.height()), inner_room(screen))
