"""Somebody who reads the log or the rules can still win a race."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from core.loops.actions import Claim
from core.loops.state import Phase
from core.players import Kind, Player
from core.record import header_of
from tests.core.loops.scripted import given
from tests.ui.loops.moments import session_at
from ui.shell.window import MainWindow
from ui.table.bots import bot_seats

NEVER = (600_000.0, 600_000.0)


@pytest.mark.parametrize("reading", ["log", "rules"])
def test_a_key_claims_while_the_keyboard_is_in_a_dock(
    window: MainWindow, reading: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_seats, "REACTION", NEVER)
    monkeypatch.setattr(bot_seats, "GRACE", round(NEVER[0]))
    session = session_at(given("5000 6000", "2000 3000", "1000 1000", pile="4000 speed", phase=Phase.SPEED, turn=2))
    players = [Player("Ada", kind=Kind.HUMAN), Player("Bo", kind=Kind.RANDOM), Player("Cy", kind=Kind.RANDOM)]
    page = window.games.show(header_of(session, players), session)
    assert page is not None
    assert window.docks is not None
    window.show_rules()
    assert window.rules.dock is not None
    dock = window.docks.log_list if reading == "log" else window.rules.dock.view.reader
    # A letter that is nobody's key stays the dock's.
    QTest.keyClick(dock, Qt.Key.Key_T)
    assert session.cursor == 0
    QTest.keyClick(dock, Qt.Key.Key_Q)
    assert session.entries == ((0, Claim()),)
