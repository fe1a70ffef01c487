"""The rulebook beside the table, or over it where the window has no room for both."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QByteArray, QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QApplication, QDockWidget, QMainWindow, QWidget
from shiboken6 import isValid

from ui.look.screen_fit import keep_on_screen, room_for
from ui.rulebook.view import RulebookView

WIDTH: Final = 420
FLOATING: Final = QSize(560, 700)
TABLE: Final = 400
"""A narrower table could not be played at: the book floats over it instead."""


class RulebookDock(QDockWidget):
    """Gives the keyboard back, when it is closed, to what had it before."""

    left_alone = Signal()
    """It was closed, and what had the keyboard before is gone."""
    shifted = Signal()
    """It takes room beside the table now, or leaves it."""

    def __init__(self, view: RulebookView, desk: QMainWindow, last: QByteArray) -> None:
        super().__init__(desk)
        self.view = view
        self._desk = desk
        self._came_from: QWidget | None = None
        self._has_no_room = False
        """Whether it floats only because there is no room for it."""
        self.setObjectName("rulebook_dock")
        self.setAllowedAreas(Qt.DockWidgetArea.LeftDockWidgetArea | Qt.DockWidgetArea.RightDockWidgetArea)
        self.setWidget(view)
        desk.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, self)
        width = min(WIDTH, desk.window().width() // 3)
        desk.resizeDocks([self], [width], Qt.Orientation.Horizontal)
        desk.restoreState(last)
        self.hide()
        view.titled.connect(self.setWindowTitle)
        view.left.connect(self.close)
        self.topLevelChanged.connect(self.shifted)

    @property
    def arrangement(self) -> QByteArray:
        """Where it is, or will be when it is opened again."""
        if self._has_no_room:
            self.setFloating(False)
        return self._desk.saveState()

    @property
    def takes_room(self) -> bool:
        """Whether it stands beside the table."""
        return not self.isHidden() and not self.isFloating()

    def bring(self) -> None:
        """Come into sight and take the keyboard."""
        self.show()
        self.raise_()
        if self.isFloating():
            self.activateWindow()
        self.view.reader.setFocus()

    def prepare(self, room: int) -> None:
        """Note who has the keyboard, and find a place where the table and the book may be so wide together."""
        focused = QApplication.focusWidget()
        if focused is not None and not self.isAncestorOf(focused):
            self._came_from = focused
        if self.isHidden():
            self._find_its_place(room)

    def _find_its_place(self, room: int) -> None:
        narrow = room < TABLE + self.view.minimumSizeHint().width()
        if narrow and not self.isFloating():
            self._has_no_room = True
            self.setFloating(True)
            self.resize(FLOATING.boundedTo(room_for(self)))
        elif self._has_no_room and not narrow:
            self._has_no_room = False
            self.setFloating(False)
        if self.isFloating():
            keep_on_screen(self)

    def closeEvent(self, event: QCloseEvent) -> None:
        focused = QApplication.focusWidget()
        if focused is not None and self.isAncestorOf(focused):
            # Otherwise Qt would hand the keyboard to whatever comes next.
            focused.clearFocus()
        super().closeEvent(event)
        self.hide()
        self.shifted.emit()
        if QApplication.focusWidget() is None:
            self._give_keyboard_back()

    def _give_keyboard_back(self) -> None:
        if self.isFloating():
            self._desk.window().activateWindow()
        before, self._came_from = self._came_from, None
        if before is not None and isValid(before) and before.isVisible():
            before.setFocus()
        else:
            self.left_alone.emit()
