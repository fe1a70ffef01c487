"""Whoever is looking elsewhere is called back when it becomes their turn, once, and the title says so until it ends."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from core.players import Kind, Player
from core.record import header_of
from tests.ui.table.tables import session_of
from ui.shell.game_page import GamePage
from ui.shell.window import MainWindow

HUMAN, BOT = Kind.HUMAN, Kind.RANDOM


@pytest.fixture
def alerts(monkeypatch: pytest.MonkeyPatch) -> list[QWidget]:
    """The windows for which the desktop was asked to call somebody."""
    called: list[QWidget] = []
    monkeypatch.setattr(QApplication, "alert", called.append)
    return called


def shown(window: MainWindow, *kinds: Kind, game: str = "loops") -> GamePage:
    """A table whose bots wait."""
    session = session_of(game, len(kinds), 3)
    players = [Player(name, kind=kind) for name, kind in zip(("Ada", "Bea", "Cleo"), kinds, strict=False)]
    page = window.games.show(header_of(session, players), session)
    page.presenter.bots.halt(True)
    return page


def bots_turn(window: MainWindow, person: int = 0) -> GamePage:
    """A table of one person with two bots, one of which is to move."""
    kinds = [BOT, BOT, BOT]
    kinds[person] = HUMAN
    page = shown(window, *kinds)
    while page.session.to_act <= {person}:
        move(page)
    assert person not in page.session.to_act
    return page


def move(page: GamePage) -> None:
    """Whoever is to act does something."""
    seat = min(page.session.to_act)
    page.presenter.moves.answer(seat, page.play.legal(seat)[0], page.session.cursor)


def move_until(page: GamePage, seat: int, acts: bool) -> None:
    while (seat in page.session.to_act) is not acts:
        move(page)


def test_behind_other_windows_a_turn_calls_and_the_title_says_it(
    window: MainWindow, qtbot: QtBot, alerts: list[QWidget]
) -> None:
    # given a table at which a bot is to move, in a window that somebody has put away
    page = bots_turn(window)
    assert window.windowTitle() == "LOOPS[*] - Voltige"
    window.showMinimized()
    assert not alerts
    # when it becomes the person's turn, then they are called once
    move_until(page, 0, acts=True)
    assert alerts == [window]
    assert window.windowTitle() == "Your turn: LOOPS[*] - Voltige"
    page.presenter.refresh()
    page.presenter.changed.emit()
    assert alerts == [window]
    # and when they have moved, it is as it was
    move_until(page, 0, acts=False)
    assert window.windowTitle() == "LOOPS[*] - Voltige"
    # until the next time.
    move_until(page, 0, acts=True)
    assert alerts == [window, window]


def test_nobody_is_called_to_a_window_that_they_look_at(
    window: MainWindow, qtbot: QtBot, alerts: list[QWidget]
) -> None:
    page = bots_turn(window)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    move_until(page, 0, acts=True)
    assert not alerts
    assert window.windowTitle() == "LOOPS[*] - Voltige"
    # Whoever puts it away then knows that it is their turn.
    window.showMinimized()
    page.presenter.changed.emit()
    assert not alerts


def test_a_dialog_of_the_window_is_no_other_window(window: MainWindow, qtbot: QtBot, alerts: list[QWidget]) -> None:
    page = bots_turn(window)
    window.show_about()
    qtbot.waitUntil(lambda: QApplication.activeWindow() not in (None, window))
    move_until(page, 0, acts=True)
    assert not alerts


def test_several_people_are_called_by_name(window: MainWindow, qtbot: QtBot, alerts: list[QWidget]) -> None:
    page = shown(window, HUMAN, HUMAN, BOT)
    while page.session.to_act != {2}:
        move(page)
    window.showMinimized()
    while page.session.to_act == {2}:
        move(page)
    (seat,) = page.session.to_act
    assert alerts == [window]
    assert window.windowTitle() == f"{('Ada', 'Bea')[seat]}'s turn: LOOPS[*] - Voltige"


def test_where_bots_only_play_nobody_is_called(window: MainWindow, qtbot: QtBot, alerts: list[QWidget]) -> None:
    page = shown(window, BOT, BOT)
    window.showMinimized()
    for _ in range(20):
        move(page)
    assert not alerts
    assert window.windowTitle() == "LOOPS[*] - Voltige"


def test_a_table_in_another_tab_calls_too(window: MainWindow, qtbot: QtBot, alerts: list[QWidget]) -> None:
    page = bots_turn(window)
    window.tabs.setCurrentWidget(window.hangar)
    assert window.windowTitle() == "Voltige"
    window.showMinimized()
    move_until(page, 0, acts=True)
    assert alerts == [window]
    assert window.windowTitle() == "Your turn: LOOPS[*] - Voltige"
    # A closed table calls nobody any more.
    window.games.close(page)
    assert window.windowTitle() == "Voltige"


def test_a_name_with_signs_is_only_a_name(window: MainWindow, qtbot: QtBot, alerts: list[QWidget]) -> None:
    window.showMinimized()
    session = session_of("loops", 2, 3)
    window.games.show(header_of(session, [Player("A[*]"), Player("B[*]")]), session)
    assert alerts == [window]
    assert window.windowTitle() in ("A[*][*]'s turn: LOOPS[*] - Voltige", "B[*][*]'s turn: LOOPS[*] - Voltige")
