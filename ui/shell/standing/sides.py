"""On which side of the table docks stand in a wide window and in an upright one, each as people left it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QByteArray
from PySide6.QtWidgets import QDockWidget, QMainWindow

Arrangements = Mapping[bool, QByteArray]
"""How docks stand in a wide window, and (true) in an upright one; nothing where they never stood so."""


class Sides:
    """Has docks change sides when their window is turned; which of them are shown stays the same."""

    def __init__(self, home: QMainWindow, docks: Sequence[QDockWidget], stand: Callable[[bool], None]) -> None:
        """`stand` puts docks that are shown, and don't float, where they belong in a wide or an upright window."""
        self._home, self._docks, self._stand = home, docks, stand
        self._kept: dict[bool, QByteArray] = {}
        self._noted: QByteArray | None = None
        self.upright = False
        """For which shape of the window they stand now."""

    def arrangements(self, now: QByteArray) -> Arrangements:
        """How they stand `now`, and how they stood when the window was turned last."""
        return {**self._kept, self.upright: now}

    def restore(self, arrangements: Arrangements, upright: bool) -> None:
        """Stand as once in a window of this shape, or else as once in another; garbage leaves them as they are."""
        self._kept = dict(arrangements)
        for shape in (upright, not upright):
            if self._home.restoreState(arrangements.get(shape, QByteArray())):
                self.upright = shape
                break

    def note(self) -> None:
        """Remember how they stand in a window of this shape; after it was turned, everything has another size."""
        self._noted = self._home.saveState()

    def turn(self, upright: bool) -> bool:
        """Stand as the shape of the window wants it; whether that changed anything."""
        if upright == self.upright:
            return False
        hidden = {dock for dock in self._docks if dock.isHidden()}
        front = [dock for dock in self._docks if not dock.visibleRegion().isEmpty()]
        self._kept[self.upright] = self._noted or self._home.saveState()
        self._noted, self.upright = None, upright
        if not self._home.restoreState(self._kept.get(upright, QByteArray())):
            for dock in self._docks:
                # Qt finds no place beside one that is hidden.
                dock.setHidden(dock.isFloating() and dock in hidden)
            self._stand(upright)
        for dock in self._docks:
            dock.setHidden(dock in hidden)
        for dock in front:
            dock.raise_()
        return True
