"""Where the panels stand before anybody has moved them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDockWidget, QMainWindow

from ui.shell.standing.below import table_leaves

WIDTH: Final = 240
ODDS, LOG = 300, 260
"""How the height that the scores leave is shared at first, by those who want the odds."""
_ACROSS, _DOWN = Qt.Orientation.Horizontal, Qt.Orientation.Vertical


def stand(window: QMainWindow, single: Sequence[QDockWidget], tabs: Sequence[QDockWidget], upright: bool) -> None:
    """Put panels below an upright table, or in a column at the right of another; those that float are left alone."""
    single = [dock for dock in single if not dock.isFloating()]
    tabs = [dock for dock in tabs if not dock.isFloating()]
    columns = [*single[:1], *tabs[:1]]
    for dock in columns:
        if upright:
            window.addDockWidget(Qt.DockWidgetArea.BottomDockWidgetArea, dock, _ACROSS)
        else:
            window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock, _DOWN)
    # Below a table that leaves little height, nothing stands on something else.
    low = upright and table_leaves(window) < ODDS + LOG
    for dock in single[1:]:
        window.splitDockWidget(single[0], dock, _ACROSS if low else _DOWN)
    for dock in tabs[1:]:
        window.tabifyDockWidget(tabs[0], dock)
    share = window.width() // 3
    window.resizeDocks(columns, [share, 2 * share] if upright else [WIDTH, WIDTH], _ACROSS)
