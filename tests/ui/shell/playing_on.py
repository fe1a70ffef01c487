"""Asking for a game from a past position, and answering the dialog."""

from __future__ import annotations

import random
from collections.abc import Callable

from PySide6.QtCore import QTimer
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from core.players import Kind, Player
from tests.ui.shell.flights import header, play_on
from tests.ui.shell.walking import keyboard_of
from ui.dialogs.play_on import PlayOn
from ui.look.names import NAMES
from ui.look.theme import LIGHT
from ui.shell.game_page import GamePage
from ui.shell.window import MainWindow

KEYS = "Ctrl+Shift+P"


def finished_page(window: MainWindow, game: str = "loops") -> GamePage:
    """A table of two people whose game is over."""
    page = window.games.start(header(game, humans=2))
    play_on(page.session, 100_000, random.Random(3))
    page.presenter.refresh(animated=False)
    assert page.play.outcome is not None
    return page


def begun_page(window: MainWindow, game: str = "loops", moves: int = 8) -> GamePage:
    """A table of two people whose game goes on."""
    page = window.games.start(header(game, humans=2))
    play_on(page.session, moves, random.Random(3))
    page.presenter.refresh(animated=False)
    return page


def dialog_over(window: MainWindow, seats: int = 8) -> PlayOn:
    """The dialog as it is for so many players, whatever is on the table."""
    players = [Player(name, kind=Kind.PILOT) for name in NAMES[:seats]]
    return PlayOn(1037, 2140, players, (), LIGHT, window)


def while_asked(window: MainWindow, answer: Callable[[PlayOn], object]) -> bool:
    """Press the keys, and have the dialog answered; whether there was one."""
    seen: list[PlayOn] = []
    looking = QTimer(window, interval=10)

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, PlayOn):
            looking.stop()
            seen.append(dialog)
            try:
                keyboard_of(dialog)
                answer(dialog)
            finally:
                if dialog.isVisible():
                    dialog.reject()

    # Without a desktop nobody brings the window forward after a dialog.
    window.activateWindow()
    keyboard_of(window)
    looking.timeout.connect(look)
    looking.start()
    QTest.keySequence(window.windowHandle(), QKeySequence(KEYS))
    looking.stop()
    return bool(seen)
