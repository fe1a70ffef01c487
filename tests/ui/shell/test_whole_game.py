"""From the hangar to the final score by mouse, as two people at one screen play it."""

from __future__ import annotations

import secrets

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialogButtonBox
from pytestqt.qtbot import QtBot

from core.loading import load
from core.players import Kind
from core.record import dump
from tests.ui.lucky_loop.pilots import FEATURES, Pilots, script_the_dice
from tests.ui.table.driver import LEFT, Driver
from tests.whole import state_of
from ui.dialogs.new_game import NewGame
from ui.hangar.tiles import GameTile
from ui.shell.window import MainWindow

SEED = 2


def seat_two_people() -> None:
    """Answer the dialog: two seats, both of them people."""
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, NewGame)
    QTest.mouseClick(dialog.number(2), LEFT)
    for row in dialog.seats.rows:
        QTest.keyClick(row.kind, Qt.Key.Key_Home)
    QTest.mouseClick(dialog.buttons.button(QDialogButtonBox.StandardButton.Ok), LEFT)


def test_from_the_hangar_to_the_final_score(window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    pilots = Pilots()
    script_the_dice(monkeypatch, pilots)
    monkeypatch.setattr(secrets, "randbits", lambda bits: SEED)
    tile = next(tile for tile in window.hangar.findChildren(GameTile) if tile.game == "lucky_loop")
    QTimer.singleShot(50, seat_two_people)
    QTest.mouseClick(tile, LEFT)
    page = window.tabs.page
    assert page is not None
    assert [player.kind for player in page.header.seats] == [Kind.HUMAN, Kind.HUMAN]

    driver, session = Driver(page.presenter), page.session
    while session.to_act:
        driver.pass_on()
        view = session.view(page.presenter.viewer.seat)
        action = pilots.choose(view, session.game.legal(view, view.turn))
        cursor = session.cursor
        driver.perform(action)
        assert session.entry(cursor) == (view.turn, action)

    assert pilots.shown == FEATURES
    assert session.outcome is not None
    assert page.presenter.showing.scores == session.outcome.scores
    assert driver.piece("result").label
    assert state_of(load(dump(page.header, session)).session) == state_of(session)
    QApplication.processEvents()
    assert state_of(load(page.journal.path.read_bytes()).session) == state_of(session)
