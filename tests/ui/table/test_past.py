"""What a table recalls of the moves before, for a layout that shows more than a view tells."""

from __future__ import annotations

from core.game import NATURE
from core.loops.events import RoundBegun
from core.play import LocalPlay
from tests.ui.table.tables import session_of
from ui.table.story.since import recalled


def test_the_last_entries_are_recalled_and_no_more() -> None:
    session = session_of("loops", 3, 1)
    play = LocalPlay(session)
    for _ in range(3):
        seat = min(session.to_act)
        session.submit(seat, session.game.legal(session.view(seat), seat)[0])
    told = [play.change(index, None).events for index in range(play.cursor)]
    assert play.mover(1) == NATURE
    assert recalled(play, None, 0) == ()
    assert recalled(play, None, 2) == (*told[-2], *told[-1])
    assert recalled(play, 0, 2, cursor=2) == (*told[0], *told[1])
    assert isinstance(recalled(play, None, 100)[0], RoundBegun)
