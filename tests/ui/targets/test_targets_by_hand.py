"""Whole games of Targets by mouse at one screen: who does not look calls with a key, and bots leave time for it."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from core.bots.bot import RandomBot
from core.bots.budget import Budget
from core.game import Action
from core.players import Kind
from core.session import replay
from core.targets import actions as a
from core.targets.events import GameEnded
from core.targets.state import Phase, TargetsState
from tests.core.targets.scripted import FLICK, on, rest, shoot, table
from tests.patience import PATIENCE
from tests.ui.table.driver import Driver
from tests.ui.table.tables import BOT, HUMAN, session_from, session_of, table_for
from tests.ui.targets.moments import calling
from tests.ui.targets.people import ASKED, BY_KEY, People
from tests.whole import behind, state_of
from ui.table.bots import bot_seats
from ui.table.presenter import Presenter

pytestmark = pytest.mark.usefixtures("qapp")

EVERY_GAME = {a.Flick, a.NextRound, a.Announce, a.Double, a.Keep, a.Discard, a.LetGo, BY_KEY, ASKED}


@pytest.mark.parametrize(
    ("seats", "seed", "options", "everything"),
    [
        (2, 1, {}, EVERY_GAME),
        (4, 2, {"not_seen": True}, EVERY_GAME | {a.NotSeen}),
        (4, 3, {"teams": True, "three_by_three": True}, EVERY_GAME | {a.Arrange}),
    ],
    ids=["two", "four", "teams in 3 x 3"],
)
def test_a_whole_game_by_mouse_shows_everything_there_is(
    seats: int, seed: int, options: dict[str, Any], everything: set[object]
) -> None:
    presenter = table_for(session_of("targets", seats, seed, **options))
    session, people = behind(presenter.play), People(Driver(presenter), seed, everything)
    while session.to_act:
        people.act()
    assert not people.missing
    assert state_of(session).phase is Phase.OVER
    assert isinstance(session.change(session.cursor - 1).events[-1], GameEnded)
    sheet = presenter.scene.item("result")
    assert sheet is not None
    assert sheet.isVisible()
    again = session_of("targets", seats, seed, **options)
    again.seek(0)
    replay(again, session.entries)
    assert state_of(again) == state_of(session)
    presenter.close()


def test_golden_targets_by_mouse_until_somebody_wins() -> None:
    everything = tuple(range(9))
    tied = table(3, phase=Phase.ROUND_OVER, centre=(), removed=everything, tied=(0, 1, 2), round=3)
    presenter = table_for(session_from("targets", tied))
    session, people = behind(presenter.play), People(Driver(presenter), 1, ())
    flicked = []
    while session.to_act:
        # Everybody aims for themselves, and only then all towers fly.
        if state_of(session).phase is Phase.GOLDEN:
            flicked.append(presenter.viewer.seat)
            shots = [shot for shot in session.view(presenter.viewer.seat).shots if shot is not None]
            assert all(shot.direction < 0 for shot in shots)
        people.act()
    assert flicked[:3] == [0, 1, 2]
    assert state_of(session).golden is not None
    assert len(state_of(session).winners) == 1
    presenter.close()


# --- against bots ----------------------------------------------------------------------------------------

GRACE = 250
Q = Qt.Key.Key_Q


@pytest.fixture(autouse=True)
def shorter_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_seats, "GRACE", GRACE)
    monkeypatch.setattr(bot_seats, "REACTION", (20.0, 40.0))


def seated(state: TargetsState, kinds: Sequence[Kind] = (HUMAN, BOT)) -> Presenter:
    return table_for(session_from("targets", state), kinds)


def on_a_bullseye() -> TargetsState:
    """The person at seat 0 may call "Targets!", and the bot at seat 1 is to flick."""
    return shoot(table(2), rest(2, 6, on(1)))[0]


def test_a_bot_waits_while_a_person_may_call_and_plays_on_after_the_call(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_seats, "GRACE", 60_000)
    presenter = seated(on_a_bullseye())
    session = behind(presenter.play)
    QTest.qWait(150)
    assert session.cursor == 0
    Driver(presenter).key(Q)
    assert session.entry(0) == (0, a.Announce(2))
    assert state_of(session).won[0]
    qtbot.waitUntil(lambda: session.cursor > 1)
    assert session.entry(1)[0] == 1
    presenter.close()


def test_whoever_calls_too_late_gets_nothing(qtbot: QtBot) -> None:
    presenter = seated(on_a_bullseye())
    session = behind(presenter.play)
    qtbot.waitUntil(lambda: session.cursor > 0)
    assert isinstance(session.entry(0)[1], a.Flick)
    cursor = session.cursor
    Driver(presenter).key(Q)
    assert session.cursor == cursor
    assert state_of(session).won[0] == ()
    presenter.close()


def test_a_bot_calls_before_a_person_who_sleeps(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    def call(self: RandomBot, game: Any, view: Any, seat: int, rng: random.Random, budget: Budget) -> Action:
        return next(action for action in game.legal(view, seat) if isinstance(action, a.NotSeen))

    monkeypatch.setattr(RandomBot, "choose", call)
    presenter = seated(calling(), (HUMAN, HUMAN, BOT, HUMAN))
    session = behind(presenter.play)
    qtbot.waitUntil(lambda: session.cursor > 0)
    assert session.entry(0) == (2, a.NotSeen(2))
    presenter.close()


def test_a_bot_that_would_rather_flick_than_call_leaves_people_their_time(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(RandomBot, "choose", lambda *_, **__: FLICK)
    # As long as this test looks, the time that people have is not over.
    monkeypatch.setattr(bot_seats, "GRACE", 10 * PATIENCE)
    presenter = seated(calling(), (HUMAN, BOT, HUMAN, HUMAN))
    session = behind(presenter.play)
    qtbot.waitUntil(lambda: presenter.bots._patient)
    assert session.cursor == 0
    assert presenter.bots.clock.interval() == bot_seats.GRACE
    presenter.bots.clock.start(0)
    qtbot.waitUntil(lambda: session.cursor > 0)
    assert session.entry(0) == (1, FLICK)
    presenter.close()


def test_a_whole_game_against_bots_comes_to_its_end(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_seats, "GRACE", 60)
    monkeypatch.setattr(bot_seats, "REACTION", (0.0, 1.0))
    presenter = table_for(session_of("targets", 3, 5), (HUMAN, BOT, BOT), size=(640, 400))
    session, people = behind(presenter.play), People(Driver(presenter), 5, ())

    def asked() -> bool:
        """A page waits for the person too, when a bot starts the next round."""
        return 0 in session.to_act or presenter.pages.waits

    while session.to_act:
        if asked():
            people.act()
        else:
            qtbot.waitUntil(lambda: asked() or not session.to_act)
    assert session.outcome is not None
    assert {seat for seat, action in session.entries if isinstance(action, a.Flick)} == {0, 1, 2}
    presenter.close()
