"""A rulebook beside the tables of a window, and how it is asked for."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QDockWidget

from tests.ui.rulebook.pages import press
from tests.ui.shell.walking import keyboard_of
from ui.rulebook.dock import RulebookDock
from ui.shell.docks import Docks
from ui.shell.window import MainWindow

WIDE, NARROW, TINY = QSize(1700, 800), QSize(1280, 720), QSize(640, 360)


def dock_of(window: MainWindow) -> RulebookDock:
    assert window.rules.dock is not None
    return window.rules.dock


def docks_of(window: MainWindow) -> Docks:
    assert window.docks is not None
    return window.docks


def panels(window: MainWindow) -> list[QDockWidget]:
    docks = docks_of(window)
    return [dock for dock in (docks.scores, docks.odds, docks.log, docks.moves) if not dock.isHidden()]


def f1(window: MainWindow) -> str:
    """Press F1; the title of the book that has the keyboard then."""
    keyboard_of(window)
    press(window, "F1")
    dock = dock_of(window)
    assert dock.isVisible()
    assert keyboard_of(dock.window()) is dock.view.reader
    return dock.windowTitle()
