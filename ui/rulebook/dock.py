"""The rulebook beside the table, or over it where the window has no room for both."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QByteArray, QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QApplication, QDockWidget, QMainWindow, QWidget
from shiboken6 import isValid

from ui.look.widgets.screen_fit import keep_on_screen, room_for
from ui.rulebook.view import RulebookView

WIDTH: Final = 420
HEIGHT: Final = 380
"""How wide it is at first beside the table, and how high below it."""
FLOATING: Final = QSize(560, 700)
TABLE: Final = 400
"""A narrower table could not be played at: the book floats over it instead."""


class RulebookDock(QDockWidget):
    """Gives the keyboard back, when it is closed, to what had it before."""

    left_alone = Signal()
    """It was closed, and what had the keyboard before is gone."""
    shifted = Signal()
    """It takes room beside the table now, or leaves it."""

    def __init__(self, view: RulebookView, desk: QMainWindow) -> None:
        super().__init__(desk)
        self.view = view
        self._desk = desk
        self._came_from: QWidget | None = None
        self._has_no_room = False
        """Whether it floats only because there is no room for it."""
        self.setObjectName("rulebook_dock")
        area = Qt.DockWidgetArea
        self.setAllowedAreas(area.LeftDockWidgetArea | area.RightDockWidgetArea | area.BottomDockWidgetArea)
        self.setWidget(view)
        self.stand(upright=False)
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

    def stand(self, upright: bool) -> None:
        """Stand below the table of an upright window, or at its right in another, unless somebody lets it float."""
        if self.isFloating():
            return
        room = self._desk.window().size()
        if upright:
            self._desk.addDockWidget(Qt.DockWidgetArea.BottomDockWidgetArea, self)
            self._desk.resizeDocks([self], [min(HEIGHT, room.height() // 3)], Qt.Orientation.Vertical)
        else:
            self._desk.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, self)
            self._desk.resizeDocks([self], [min(WIDTH, room.width() // 3)], Qt.Orientation.Horizontal)

    def bring(self) -> None:
        """Come into sight and take the keyboard."""
        self.show()
        self.raise_()
        if self.isFloating():
            self.activateWindow()
        self.view.reader.setFocus()

    def prepare(self, upright: bool) -> None:
        """Note who has the keyboard, and find a place where there is room for the table and the book together."""
        focused = QApplication.focusWidget()
        if focused is not None and not self.isAncestorOf(focused):
            self._came_from = focused
        if self.isHidden():
            self._find_its_place(upright)

    def _find_its_place(self, upright: bool) -> None:
        narrow = not upright and self._desk.window().width() < TABLE + self.view.minimumSizeHint().width()
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
