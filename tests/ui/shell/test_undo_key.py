"""The keys of undo: they take back, and where nothing may be taken back they are answered with the reason."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from core.lucky_loop.actions import Draw, Exchange
from core.players import Kind, Player, TakeBack
from core.record import header_of
from tests.ui.table.tables import session_of
from ui.shell.game_page import GamePage
from ui.shell.window import MainWindow


def started(window: MainWindow, qtbot: QtBot, take_back: TakeBack) -> GamePage:
    """A game of one person and one bot, in a window that has the keyboard, with the person to move."""
    session = session_of("lucky_loop", 2)
    person = min(session.to_act)
    kinds = [Kind.HUMAN if seat == person else Kind.RANDOM for seat in range(2)]
    players = [Player(name, kind=kind) for name, kind in zip(("Ada", "Cleo"), kinds, strict=True)]
    page = window.games.start(header_of(session, players, take_back=take_back))
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    return page


def press_undo(page: GamePage, qtbot: QtBot) -> str:
    """Press the keys, and read what the table says to it."""
    page.presenter.view.toast.hide()
    qtbot.keyClick(page.presenter.view.table, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    toast = page.presenter.view.toast
    return toast.accessibleName() if toast.isVisible() else ""


def test_before_the_first_move(window: MainWindow, qtbot: QtBot) -> None:
    page = started(window, qtbot, TakeBack.FREE)
    assert press_undo(page, qtbot) == "There is nothing to take back."


@pytest.mark.parametrize(
    ("take_back", "why"),
    [
        (TakeBack.UNTIL_REVEALED, "Something has been revealed since: dice, a drawn card or a hidden one."),
        (TakeBack.OFF, "Moves can't be taken back at this table."),
    ],
)
def test_where_it_is_not_allowed(window: MainWindow, qtbot: QtBot, take_back: TakeBack, why: str) -> None:
    # given a card that was drawn
    page = started(window, qtbot, take_back)
    page.presenter.moves.submit(Exchange())
    page.presenter.moves.submit(Draw(0))
    cursor = page.session.cursor
    # when the keys are pressed, then nothing is taken back, and the table and the menu say why
    assert press_undo(page, qtbot) == why
    assert page.session.cursor == cursor
    assert not window.menu_actions.undo.isEnabled()
    assert window.menu_actions.undo.toolTip() == why


def test_where_it_is_allowed_nothing_is_said(window: MainWindow, qtbot: QtBot) -> None:
    page = started(window, qtbot, TakeBack.FREE)
    start = page.session.cursor
    page.presenter.moves.submit(Exchange())
    page.presenter.moves.submit(Draw(0))
    assert press_undo(page, qtbot) == ""
    assert page.session.cursor == start + 1
    assert press_undo(page, qtbot) == ""
    assert page.session.cursor == start
    assert press_undo(page, qtbot) == "There is nothing to take back."


def test_in_the_hangar_the_keys_mean_nothing(window: MainWindow, qtbot: QtBot) -> None:
    page = started(window, qtbot, TakeBack.FREE)
    page.presenter.moves.submit(Exchange())
    cursor = page.session.cursor
    window.tabs.setCurrentWidget(window.hangar)
    qtbot.keyClick(window.hangar, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert page.session.cursor == cursor
