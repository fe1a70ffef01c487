"""How long bots leave people to react: as usual, twice as long, or until somebody lets them go on."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from core.loops.actions import Claim
from core.loops.state import Phase
from core.players import Kind
from core.session import AnySession
from core.targets import actions as a
from tests.core.loops.scripted import given
from tests.core.targets.scripted import on, rest, shoot, table
from tests.ui.loops.moments import session_at
from tests.ui.table.driver import Driver
from tests.ui.table.recorder import Recorder
from tests.ui.table.tables import BOT, HUMAN, session_from, session_of, table_for
from tests.whole import behind
from ui.table.bots import bot_seats
from ui.table.bots.reaction_time import ReactionTime
from ui.table.presenter import Presenter

EXACTLY = (150.0, 150.0)
GRACE = 700


@pytest.fixture(autouse=True)
def known_times(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without luck the times are known to the millisecond, and no clock runs but by hand."""
    monkeypatch.setattr(bot_seats, "REACTION", EXACTLY)
    monkeypatch.setattr(bot_seats, "GRACE", GRACE)


def seated(session: AnySession, kinds: Sequence[Kind], time: ReactionTime) -> Presenter:
    """A table whose bots have not begun yet."""
    presenter = table_for(session, kinds)
    presenter.bots.allow(time)
    presenter.bots.clock.blockSignals(True)
    presenter.bots.wake()
    return presenter


def race(time: ReactionTime) -> Presenter:
    """A person and a bot may go on after another bot's speed; the bot has a card that fits."""
    scene = given("5000 6000", "2000 3000", "5000 7000 8000", pile="4000 speed", phase=Phase.SPEED, direction=-1)
    return seated(session_at(scene), (HUMAN, Kind.PILOT, Kind.PILOT), time)


def call(time: ReactionTime) -> Presenter:
    """A person may call "Targets!", and a bot is to flick."""
    return seated(session_from("targets", shoot(table(2), rest(2, 6, on(1)))[0]), (HUMAN, BOT), time)


def ring(presenter: Presenter) -> None:
    """Let the time pass that the bots' clock waits for."""
    clock = presenter.bots.clock
    assert clock.isActive()
    clock.stop()
    clock.blockSignals(False)
    clock.timeout.emit()
    QApplication.processEvents()


@pytest.mark.parametrize(("time", "factor"), [(ReactionTime.USUAL, 1), (ReactionTime.DOUBLE, 2)])
def test_a_bot_takes_its_time_in_a_race(time: ReactionTime, factor: int) -> None:
    presenter = race(time)
    assert presenter.bots.clock.interval() == factor * EXACTLY[0]
    assert presenter.view.go_on_bar.isHidden()


@pytest.mark.parametrize(("time", "factor"), [(ReactionTime.USUAL, 1), (ReactionTime.DOUBLE, 2)])
def test_a_bot_whose_flick_would_end_it_leaves_time_to_call(time: ReactionTime, factor: int) -> None:
    assert call(time).bots.clock.interval() == factor * GRACE


@pytest.mark.parametrize("situation", [race, call])
def test_bots_wait_for_a_person_who_likes_to_think(situation: Callable[[ReactionTime], Presenter]) -> None:
    presenter = situation(ReactionTime.WAIT)
    assert not presenter.bots.clock.isActive()
    assert presenter.view.go_on_bar.isVisible()
    presenter.refresh()
    QApplication.processEvents()
    assert not presenter.bots.clock.isActive()
    assert presenter.play.cursor == 0


def test_the_person_wins_the_race_in_their_own_time() -> None:
    presenter = race(ReactionTime.WAIT)
    Driver(presenter).key(Qt.Key.Key_Q)
    assert behind(presenter.play).entry(0) == (0, Claim())
    assert presenter.view.go_on_bar.isHidden()


@pytest.mark.parametrize("situation", [race, call])
def test_going_on_leaves_it_to_the_bots(situation: Callable[[ReactionTime], Presenter]) -> None:
    presenter = situation(ReactionTime.WAIT)
    QTest.mouseClick(presenter.view.go_on_bar.button, Qt.MouseButton.LeftButton)
    assert presenter.view.go_on_bar.isHidden()
    ring(presenter)
    seat, action = behind(presenter.play).entry(0)
    assert seat != 0
    assert not isinstance(action, a.Announce)


def test_the_bar_can_be_used_by_keyboard() -> None:
    presenter = call(ReactionTime.WAIT)
    button = presenter.view.go_on_bar.button
    button.setFocus()
    QTest.keyClick(button, Qt.Key.Key_Space)
    assert presenter.view.go_on_bar.isHidden()


def test_less_patience_takes_effect_at_once() -> None:
    presenter = race(ReactionTime.WAIT)
    presenter.bots.allow(ReactionTime.USUAL)
    assert presenter.view.go_on_bar.isHidden()
    assert presenter.bots.clock.interval() == EXACTLY[0]


def test_nobody_waits_where_no_person_may_react() -> None:
    scene = given("5000 6000", "2000 3000", "5000 7000", pile="4000 speed", phase=Phase.SPEED, direction=-1)
    presenter = seated(session_at(scene), (Kind.PILOT,) * 3, ReactionTime.WAIT)
    assert presenter.view.go_on_bar.isHidden()
    assert presenter.bots.clock.isActive()


def test_nobody_is_asked_to_go_on_where_no_bot_would() -> None:
    # given a race in which the person is on turn, and bots could only spoil it for themselves
    scene = given("1000 1000", "2000 2000", "1000 3000", pile="4000 speed", phase=Phase.SPEED, turn=0)
    presenter = seated(session_at(scene), (HUMAN, Kind.ACE, Kind.PILOT), ReactionTime.WAIT)
    assert presenter.view.go_on_bar.isHidden()
    assert presenter.play.legal(0)


def test_a_race_that_is_found_at_a_table_has_not_begun() -> None:
    presenter = race(ReactionTime.USUAL)
    presenter.bots.expect_eyes()
    assert not presenter.bots.clock.isActive()
    assert presenter.view.go_on_bar.isVisible()
    presenter.bots.go_on()
    assert presenter.bots.clock.isActive()


@pytest.mark.parametrize("game", ["loops", "targets"])
def test_a_game_whose_bots_wait_goes_on_and_on(game: str) -> None:
    presenter = table_for(session_of(game, 3, 3), (HUMAN, BOT, BOT), size=(640, 400))
    presenter.bots.allow(ReactionTime.WAIT)
    recorder, waited = Recorder(presenter, seed=3), 0
    for _ in range(6000):
        if waited == 3 or presenter.play.outcome is not None:
            break
        if recorder.tick():
            continue
        if presenter.pages.waits:
            presenter.moves.turn_page()
        elif presenter.view.go_on_bar.isVisible():
            waited += 1
            presenter.bots.go_on()
        else:
            assert recorder.person() is not None, "nobody is to act"
            recorder.play(presenter.play.cursor + 1)
    assert waited
