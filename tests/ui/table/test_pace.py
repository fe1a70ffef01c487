"""How long a bot takes tells nobody what it holds. No clock is asked: what counts is what the table waits for."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from core.game import Seat
from core.jump.state import Phase
from core.players import Kind
from core.session import Session
from tests.core.fuzz import phase_of
from tests.ui.table.tables import HUMAN, SECRETIVE, session_of, table_for
from tests.whole import state_of
from ui.table.bots import bot_seats
from ui.table.bots.bot_process import Errand, Task, Then
from ui.table.bots.worker_process import Trouble
from ui.table.presenter import Presenter
from ui.table.stage.speed import Speed
from ui.table.story.pace import TIMES, Pace

pytestmark = pytest.mark.usefixtures("unpainted")

PERSON = 0
SMALL = (480, 320)


class Thinker:
    """Answers when it is told to, or never."""

    trouble: Trouble | None = None

    def __init__(self) -> None:
        self.asked: list[tuple[Errand, Then]] = []

    def ask(self, errand: Errand, then: Then) -> None:
        self.asked.append((errand, then))

    def forget(self) -> None: ...
    def close(self) -> None: ...


def at(session: Session[Any, Any], state: Any) -> Session[Any, Any]:
    """A table that stands at a position."""
    return Session(session.game, session.seats, session.options, 1, start=state)


def positions_of_bots(game: str, number: int) -> Iterator[Session[Any, Any]]:
    """Where bots alone are to act and nobody races."""
    session, rng = session_of(game, 3, 8), random.Random(8)
    while session.to_act and number:
        if PERSON not in session.to_act and phase_of(state_of(session)) != "speed":
            number -= 1
            yield session
        seat = rng.choice(sorted(session.to_act))
        session.submit(seat, session.game.sample(session.view(seat), seat, rng))


def awaited(presenter: Presenter, thinker: Thinker) -> tuple[int, float, Seat]:
    """What is waited for: milliseconds, the time to think, and who thinks."""
    thinker.asked.clear()
    presenter.bots.wake()
    ((task, _),) = thinker.asked
    assert isinstance(task, Task)
    return presenter.bots.clock.interval(), task.seconds, task.seat


@pytest.mark.parametrize("game", SECRETIVE)
@pytest.mark.parametrize("level", [Kind.PILOT, Kind.ACE])
@pytest.mark.parametrize("speed", [Speed.OFF, Speed.NORMAL])
def test_the_same_time_passes_whatever_a_bot_holds(game: str, level: Kind, speed: Speed) -> None:
    rng = random.Random(3)
    for session in positions_of_bots(game, 3):
        waits = set()
        view = session.view(PERSON)
        # Positions that the person can't tell apart.
        for state in (state_of(session), *(session.game.determinize(view, PERSON, rng) for _ in range(2))):
            thinker = Thinker()
            presenter = table_for(at(session, state), (HUMAN, level, level), speed=speed, size=SMALL, thinker=thinker)
            waits.add(awaited(presenter, thinker))
            presenter.close()
        assert len(waits) == 1


def test_who_is_asked_for_a_wind_answers_within_the_pause() -> None:
    """An Ace that held none answered at once, and one that held one thought for a second."""
    asked = 0
    for session in positions_of_bots("jump", 200):
        if state_of(session).phase is Phase.ANSWERING:
            thinker = Thinker()
            kinds = (HUMAN, Kind.ACE, Kind.ACE)
            presenter = table_for(at(session, state_of(session)), kinds, speed=Speed.NORMAL, thinker=thinker)
            waits, seconds, _ = awaited(presenter, thinker)
            assert seconds * 1000 == waits < TIMES[Pace.CALM].move
            presenter.close()
            asked += 1
            if asked == 3:
                return
    pytest.fail("nobody was asked")


@pytest.mark.parametrize("game", SECRETIVE)
def test_what_is_found_at_once_is_shown_when_its_time_has_come(game: str) -> None:
    session = next(positions_of_bots(game, 1))
    thinker = Thinker()
    presenter = table_for(at(session, state_of(session)), (HUMAN, Kind.ACE, Kind.ACE), thinker=thinker)
    *_, seat = awaited(presenter, thinker)
    _, then = thinker.asked[0]
    then(session.game.legal(session.view(seat), seat)[0])
    QApplication.processEvents()
    assert presenter.play.cursor == 0
    assert presenter.bots.clock.isActive()
    presenter.bots.clock.timeout.emit()
    assert presenter.play.cursor > 0
    presenter.close()


def test_nobody_waits_longer_where_there_is_nobody_to_hide_from() -> None:
    session = next(positions_of_bots("jump", 1))
    thinker = Thinker()
    presenter = table_for(at(session, state_of(session)), (Kind.ACE,) * 3, thinker=thinker)
    assert awaited(presenter, thinker)[:2] == (0, bot_seats.SECONDS)
    presenter.close()


def test_in_a_race_the_fastest_takes_longer_than_it_may_think() -> None:
    fastest = min(bot_seats.REACTION) * min(bot_seats.SLOWNESS.values())
    assert fastest > 1000 * bot_seats.BRIEF
    assert fastest > bot_seats.QUICK
