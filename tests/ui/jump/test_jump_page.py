"""The page after a session: it waits for a press, whoever goes on, and says how the points came about (J-20)."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from core.game import Seat
from core.jump.state import Phase
from core.players import Kind
from core.session import Session
from tests.ui.jump.moments import moment
from tests.ui.moments import by_id
from tests.ui.table.driver import Driver
from tests.ui.table.recorder import Recorder
from tests.ui.table.tables import BOT, HUMAN, session_of, table_for
from tests.whole import state_of
from ui.jump.layout.whole_table import layout
from ui.table.pieces import NEXT
from ui.table.story.pace import TIMES, Pace

pytestmark = pytest.mark.usefixtures("qapp")
SMALL = (700, 430)


def before_scoring(seats: int, holder: Seat) -> tuple[Session[Any, Any], Seat, Any]:
    """A game just before its first session is scored, and the move that has it scored; the holder goes on."""
    for seed in range(100):
        session, rng = session_of("jump", seats, seed), random.Random(seed)
        while state_of(session).phase is not Phase.SCORED:
            seat = rng.choice(sorted(session.to_act))
            session.submit(seat, session.game.sample(session.view(seat), seat, rng))
        seat, action = session.entry(session.cursor - 1)
        if state_of(session).black_pawn == holder:
            session.seek(session.cursor - 1)
            return session, seat, action
    raise AssertionError("nobody ever holds the black pawn there")


def scored(kinds: Sequence[Kind], holder: Seat) -> Recorder:
    """The session has just been scored, and is told as calmly as can be."""
    session, seat, action = before_scoring(len(kinds), holder)
    presenter = table_for(session, kinds, size=SMALL)
    presenter.story.times = TIMES[Pace.CALM]
    presenter.bots.stop()
    presenter.moves.answer(seat, action, session.cursor)
    return Recorder(presenter)


@pytest.mark.parametrize("holder", [0, 1], ids=["the person", "a bot"])
@pytest.mark.parametrize("kinds", [(HUMAN, BOT), (HUMAN, HUMAN)], ids=["alone", "two people"])
def test_J_20_the_page_of_a_session_waits_for_a_press_whoever_starts_the_next(
    kinds: tuple[Kind, ...], holder: Seat
) -> None:
    recorder = scored(kinds, holder)
    presenter = recorder.presenter
    # however long one waits, the page stays
    for _ in range(30):
        recorder.tick()
    assert state_of(presenter.play).phase is Phase.SCORED
    page = by_id(presenter.scene.layout_shown)
    assert page["result"].label == "Session 1 of 3"
    assert page[NEXT].label == "Next session"
    # until somebody presses the button
    Driver(presenter).click(NEXT)
    while recorder.tick():
        pass
    assert state_of(presenter.play).session == 2
    presenter.close()


def test_a_watched_page_has_no_button_and_stands_long_enough_to_be_read() -> None:
    recorder = scored((BOT, BOT), 1)
    presenter = recorder.presenter
    while state_of(presenter.play).phase is Phase.SCORED:
        assert NEXT not in by_id(presenter.scene.layout_shown)
        assert recorder.tick()
    pages = [seen for seen in recorder.seen if "result" in by_id(seen.layout)]
    assert sum(seen.milliseconds for seen in pages) == TIMES[Pace.CALM].read
    presenter.close()


def test_the_page_says_how_the_points_came_about() -> None:
    recorder = scored((HUMAN, BOT, BOT), 1)
    view = recorder.presenter.play.view(0)
    assert view.result is not None
    look: Any = by_id(layout(replace(moment(view, 0), page=True)))["result"].look
    assert look.columns == ("This session", "In all")
    for row in look.rows:
        points = [int(shown.replace("−", "-")) for _, shown in row.points]
        total = int(row.total.replace("−", "-"))
        assert sum(points) == total
        assert row.score == max(0, total)
        assert bool(row.note) == (total < 0)
    recorder.presenter.close()
