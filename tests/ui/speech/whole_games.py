"""Whole games by keyboard alone, from the first paint to the result: a person against a bot, and all that is told."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final

from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from core.game import Action, Seat
from core.session import Entry, Session
from core.targets.actions import Flick
from tests.ui.shell.walking import MOST, keyboard_of
from tests.ui.table.driver import NO_MODIFIER, Driver
from ui.dialogs.new_game import NewGame
from ui.hangar.tiles import GameTile
from ui.shell.game_page import GamePage
from ui.shell.window import MainWindow
from ui.table.bots.bot_process import Errand, Task, Then
from ui.table.bots.worker_process import Trouble
from ui.table.pieces import NEXT

PERSON: Final[Seat] = 0
Mind = Callable[[Session[Any, Any], Seat], Action | None]
"""What a seat does now; None where somebody else does something first."""


def by_the_book(entries: Sequence[Entry]) -> Mind:
    """Everybody does what is written, when it is their turn to."""

    def mind(session: Session[Any, Any], seat: Seat) -> Action | None:
        mover, action = entries[session.cursor]
        return action if mover == seat else None

    return mind


class Opponent:
    """A bot that thinks right here, with a mind of its own."""

    trouble: Trouble | None = None

    def __init__(self, begun: Sequence[Session[Any, Any]], mind: Mind) -> None:
        """`begun` are the games of the window so far: it plays in the last of them."""
        self._begun, self._mind = begun, mind

    def ask(self, errand: Errand, then: Then) -> None:
        assert isinstance(errand, Task)
        action = self._mind(self._begun[-1], errand.seat)
        if action is not None:
            then(action)

    def forget(self) -> None:
        """There is never anything to forget."""

    def close(self) -> None:
        """There is nothing that runs."""


class Keyboard(Driver):
    """Sends every key to the window, as a keyboard does: what has the focus gets it."""

    def __init__(self, window: MainWindow, page: GamePage) -> None:
        super().__init__(page.presenter)
        self._window = window

    def key(self, key: Qt.Key, modifier: Qt.KeyboardModifier = NO_MODIFIER, times: int = 1) -> None:
        for _ in range(times):
            assert QApplication.focusWidget() is self.table
            QTest.keyClick(self._window.windowHandle(), key, modifier)


def begin(window: MainWindow, game: str, seats: int) -> GamePage:
    """Go to a game in the hangar, seat somebody and bots, and take off: all by keys."""
    keyboard_of(window)
    for _ in range(MOST):
        tile = QApplication.focusWidget()
        if isinstance(tile, GameTile) and tile.game == game:
            break
        QTest.keyClick(window.windowHandle(), Qt.Key.Key_Tab)
    assert isinstance(tile, GameTile)
    QTimer.singleShot(0, partial(_seat, seats))
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_Return)
    page = window.tabs.page
    assert page is not None
    # Without a window manager nobody gives the keyboard back to the window.
    window.activateWindow()
    keyboard_of(window)
    return page


def _seat(seats: int) -> None:
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, NewGame)
    keyboard_of(dialog)
    while len(dialog.players) > seats:
        QTest.keyClick(dialog.windowHandle(), Qt.Key.Key_Left)
    assert len(dialog.players) == seats
    QTest.keyClick(dialog.windowHandle(), Qt.Key.Key_Return)


def play(window: MainWindow, page: GamePage, mind: Mind, qtbot: QtBot) -> None:
    """Do what the person has in mind, until the game is over."""
    keyboard, presenter, session = Keyboard(window, page), page.presenter, page.session

    def asked() -> bool:
        """Whether the person is to do something, or nobody ever again."""
        return not session.to_act or presenter.pages.waits or _to_do() is not None

    def _to_do() -> Action | None:
        return mind(session, PERSON) if presenter.context.legal else None

    while session.to_act:
        qtbot.waitUntil(asked)
        action, cursor = _to_do(), session.cursor
        if presenter.pages.waits:
            keyboard.use(NEXT)
        elif action is not None:
            _do(keyboard, action)
            assert session.cursor > cursor, f"{action} was not played"
    qtbot.waitUntil(lambda: not presenter.story.holding)


def _do(keyboard: Keyboard, action: Action) -> None:
    reactions = keyboard.presenter.reactions
    for kind, keys in zip(reactions.open, reactions.keys, strict=False):
        if action in kind.get(PERSON, ()):
            keyboard.key(Qt.Key[f"Key_{keys[PERSON]}"])
            return
    if isinstance(action, Flick):
        keyboard.flick_by_keys(action)
    else:
        keyboard.perform_by_keys(action)
