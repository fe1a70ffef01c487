"""Asking which of several actions a gesture means."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QPoint
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QMenu, QWidget

from core.game import Action
from ui.look.widgets.plain_text import caption


class Chooser:
    """A menu at the cursor, or where the keyboard is if a key asked; at most one at a time."""

    def __init__(self, parent: QWidget, keyboard: Callable[[], QPoint | None] = lambda: None) -> None:
        """`keyboard` is where on the screen a key asks, or None where the mouse does."""
        self.menu: QMenu | None = None
        self._parent = parent
        self._keyboard = keyboard

    def ask(self, moves: Iterable[tuple[str, Action]], play: Callable[[Action], None]) -> None:
        """Offer the moves in words; leaving the menu plays nothing."""
        self.menu = menu = QMenu(self._parent)
        for words, action in moves:
            menu.addAction(caption(words)).triggered.connect(_playing(play, action))
        menu.aboutToHide.connect(menu.deleteLater)
        menu.aboutToHide.connect(self._forget)
        at = self._keyboard()
        menu.popup(QCursor.pos() if at is None else at)
        if at is not None:
            menu.setActiveAction(menu.actions()[0])

    def close(self) -> None:
        """Ask no more: the position is another one, or somebody else looks."""
        if self.menu is not None:
            self.menu.close()

    def _forget(self) -> None:
        self.menu = None


def _playing(play: Callable[[Action], None], action: Action) -> Callable[[bool], None]:
    """Qt tells with every click whether the line is checked, which no line here is."""
    return lambda checked: play(action)
