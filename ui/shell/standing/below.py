"""How high docks are that stand below the table: as high as the table leaves room, until somebody drags their edge."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtWidgets import QDockWidget, QMainWindow, QStyle, QWidget

from ui.table.pieces import HEIGHT, WIDTHS

LEAST: Final = 210
"""Lower docks would be of no use."""
SLACK: Final = 12
"""A table that is so much higher or lower than it has to be was not made so by hand."""


def table_leaves(window: QWidget) -> int:
    """How much of the height of an upright window is left by a table that is as wide as the window."""
    return window.height() - round(window.width() * HEIGHT / WIDTHS[0])


class Below(QObject):
    """Shares the height of an upright window between the table and the docks below it."""

    dragged = Signal()
    """Somebody has moved an edge between docks."""

    def __init__(self, window: QMainWindow, docks: Sequence[QDockWidget]) -> None:
        super().__init__(window)
        self._window, self._docks = window, docks
        self._table: QWidget | None = None
        self._by_hand = False
        """Whether people chose the height themselves."""
        self._restored = False
        self._tried = 0
        """How much was too much the last time; Qt gives way only as far as all docks let it."""
        window.installEventFilter(self)

    def follow(self, table: QWidget | None) -> None:
        """Leave room for this table from now on."""
        self._table = table

    def stand(self) -> None:
        """Stand there anew, as nobody has chosen yet."""
        self._by_hand = self._restored = False

    def restore(self) -> None:
        """Be as high as once; whether somebody chose that shows when there is a table again."""
        self._restored = True

    def fit(self) -> bool:
        """Give the table what it can use of its width, and the docks the rest; whether that has to be seen to again."""
        dock, before = self._tallest(), self._tried
        self._tried = 0
        if dock is None or self._table is None or not self._table.isVisible():
            return False
        if self._restored:
            self._by_hand, self._restored = self._is_odd(), False
        surplus = self._surplus()
        if self._by_hand or abs(surplus) <= 1 or surplus == before:
            return False
        self._window.resizeDocks([dock], [max(LEAST, self._room() + surplus)], Qt.Orientation.Vertical)
        self._tried = surplus
        return True

    def _surplus(self) -> int:
        """How much higher the table is than it has to be."""
        if self._table is None:
            return 0
        return self._table.height() - round(self._table.width() * HEIGHT / WIDTHS[0])

    def _room(self) -> int:
        """How high they are, with the tabs of those that stand behind each other."""
        edge = self._window.style().pixelMetric(QStyle.PixelMetric.PM_DockWidgetSeparatorExtent, None, self._window)
        middle = self._window.centralWidget()
        return 0 if middle is None else self._window.height() - middle.geometry().bottom() - 1 - edge

    def _is_odd(self) -> bool:
        """Whether the height of the docks is not what the table leaves them."""
        return abs(self._surplus()) > SLACK

    def _tallest(self) -> QDockWidget | None:
        """One that goes from the table to the lower edge, if there is any."""
        below = [dock for dock in self._docks if self._stands_below(dock)]
        return max(below, key=QWidget.height, default=None)

    def _stands_below(self, dock: QDockWidget) -> bool:
        seen = dock.isVisible() and not dock.isFloating() and not dock.visibleRegion().isEmpty()
        return seen and self._window.dockWidgetArea(dock) == Qt.DockWidgetArea.BottomDockWidgetArea

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # What the window itself hears of the mouse is about the edges between its docks.
        if event.type() == QEvent.Type.MouseButtonRelease:
            self._by_hand = self._tallest() is not None and self._is_odd()
            self.dragged.emit()
        return False
