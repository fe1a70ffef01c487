"""Thermals by mouse: a whole game against an Ace that thinks in a process of its own."""

from __future__ import annotations

import random

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from thermals.actions import Circle

from core.bots.budget import NO_THOUGHT
from core.bots.levels import bot_for
from core.players import Kind
from tests.ui.table.driver import Driver
from tests.ui.table.tables import HUMAN, session_of, table_for
from ui.table.bots import bot_seats
from ui.table.bots.bot_process import BotProcess


def test_a_whole_game_by_mouse_against_an_ace_in_its_own_process(
    qtbot: QtBot, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_seats, "SECONDS", 0.05)
    session, rng = session_of("thermals", 2, 6), random.Random(6)
    presenter = table_for(session, (HUMAN, Kind.ACE), size=(1000, 640), thinker=BotProcess())
    driver = Driver(presenter)
    made = 0
    while session.to_act:
        if 0 not in session.to_act:
            qtbot.waitUntil(lambda: 0 in session.to_act or not session.to_act)
            continue
        action = bot_for("thermals", Kind.PILOT).choose(session.game, session.view(0), 0, rng, NO_THOUGHT)
        assert isinstance(action, Circle)
        cursor = session.cursor
        driver.drag(f"card:{action.card}", f"thermal:{action.thermal}")
        assert session.entry(cursor) == (0, action)
        made += 1
    assert made == 12
    assert session.outcome is not None
    assert {seat for seat, _ in session.entries} == {-1, 0, 1}
    assert not presenter.view.notice.isVisible(), "the Ace's process did not know the game"
    presenter.close()
