"""Asking which of several actions a gesture means."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QMenu, QWidget

from core.game import Action


def ask(parent: QWidget, moves: Iterable[tuple[str, Action]], play: Callable[[Action], None]) -> QMenu:
    """Offer the moves in words at the cursor; leaving the menu plays nothing."""
    menu = QMenu(parent)
    for words, action in moves:
        menu.addAction(words).triggered.connect(_playing(play, action))
    menu.aboutToHide.connect(menu.deleteLater)
    menu.popup(QCursor.pos())
    return menu


def _playing(play: Callable[[Action], None], action: Action) -> Callable[[bool], None]:
    """Qt tells with every click whether the line is checked, which no line here is."""
    return lambda checked: play(action)
