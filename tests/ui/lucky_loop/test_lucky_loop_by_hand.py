"""Whole games of Lucky Loop by mouse: press, move and release on the viewport."""

from __future__ import annotations

import pytest

from core.session import replay
from tests.ui.lucky_loop.pilots import FEATURES, Pilots, script_the_dice
from tests.ui.table.driver import Driver
from tests.ui.table.tables import session_of, table_for
from tests.whole import behind, state_of


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("clicking", [False, True], ids=["drag", "click-click"])
def test_a_whole_game_by_mouse_shows_everything_there_is(monkeypatch: pytest.MonkeyPatch, clicking: bool) -> None:
    pilots = Pilots()
    script_the_dice(monkeypatch, pilots)
    presenter = table_for(session_of("lucky_loop", 2, seed=2))
    driver, session = Driver(presenter), behind(presenter.play)
    while session.to_act:
        driver.pass_on()
        view = session.view(presenter.viewer.seat)
        action = pilots.choose(view, session.game.legal(view, view.turn))
        cursor = session.cursor
        driver.perform(action, clicking)
        assert session.entry(cursor) == (view.turn, action)
    assert pilots.shown == FEATURES
    assert session.outcome is not None
    again = session_of("lucky_loop", 2, seed=2)
    again.seek(0)
    replay(again, session.entries)
    assert state_of(again) == state_of(session)
    presenter.close()
