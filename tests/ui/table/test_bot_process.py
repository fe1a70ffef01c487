"""Bots think and odds are reckoned in processes of their own, which answer, can be stopped, and outlive no table."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from core.game import Action
from core.lucky_loop.actions import PresentThree
from core.lucky_loop.odds.answers import answer
from core.lucky_loop.state import LuckyLoopState
from core.players import Kind
from tests.patience import PATIENCE
from tests.ui.processes import running
from tests.ui.table.tables import HUMAN, session_of, table_for
from tests.whole import state_of
from ui.table.bots import bot_seats
from ui.table.bots.bot_process import AtOnce, BotProcess, Errand, Inquiry, Task, Then
from ui.table.bots.worker_process import Trouble


@pytest.fixture
def worker(qapp: object) -> Iterator[BotProcess]:
    worker = BotProcess()
    yield worker
    worker.close()


def task(seconds: float = 0.05, seed: int = 1, level: str = Kind.PILOT) -> Task:
    session = session_of("targets", 2, 3)
    (seat,) = session.to_act
    return Task(session.game, level, session.view(seat), seat, seconds, seed)


def process_of(worker: BotProcess) -> int:
    process = worker.process
    assert process is not None
    assert process.waitForStarted()
    return process.processId()


def test_it_answers_with_a_legal_action(worker: BotProcess, qtbot: QtBot) -> None:
    asked, answers = task(), list[Action]()
    worker.ask(asked, answers.append)
    qtbot.waitUntil(lambda: bool(answers))
    session = session_of("targets", 2, 3)
    session.game.apply(state_of(session), asked.seat, answers[0])
    first = process_of(worker)
    worker.ask(asked, answers.append)
    qtbot.waitUntil(lambda: len(answers) == 2)
    assert process_of(worker) == first


def test_what_is_forgotten_is_never_answered(worker: BotProcess, qtbot: QtBot) -> None:
    stale, fresh = list[Action](), list[Action]()
    # given a thought that takes longer than anybody has patience for
    worker.ask(task(seconds=PATIENCE / 100), stale.append)
    worker.forget()
    worker.ask(task(level=Kind.RANDOM), fresh.append)
    # then the next one does not wait for it
    qtbot.waitUntil(lambda: bool(fresh))
    assert not stale


def inquiry(programme: int = 0) -> Inquiry:
    session = session_of("lucky_loop", 2, 3)
    (seat,) = session.to_act
    flights = [action for action in session.game.legal(session.view(seat), seat) if isinstance(action, PresentThree)]
    return Inquiry(session.game, session.view(seat), seat, flights[programme])


def odds_here(asked: Inquiry) -> object:
    """What the odds are when nobody else is asked."""
    assert isinstance(asked.view, LuckyLoopState)
    return answer(asked.view, asked.seat, asked.action)


def test_it_reckons_as_it_would_be_reckoned_here(worker: BotProcess, qtbot: QtBot) -> None:
    asked, answers = inquiry(), list[Any]()
    worker.ask(asked, answers.append)
    qtbot.waitUntil(lambda: bool(answers))
    assert answers == [odds_here(asked)]
    AtOnce().ask(asked, answers.append)
    assert answers[0] == answers[1]


def test_a_newer_inquiry_waits_for_the_last_one_in_the_same_process(worker: BotProcess, qtbot: QtBot) -> None:
    first, other, answers = inquiry(), inquiry(1), list[Any]()
    worker.ask(first, lambda found: answers.append("stale"))
    process = process_of(worker)
    worker.ask(first, lambda found: answers.append("stale too"))
    worker.ask(other, answers.append)
    qtbot.waitUntil(lambda: bool(answers))
    assert answers == [odds_here(other)]
    assert process_of(worker) == process


def test_a_process_that_is_lost_is_replaced_and_asked_again(worker: BotProcess, qtbot: QtBot) -> None:
    asked, answers = inquiry(), list[Any]()
    worker.ask(asked, answers.append)
    lost = process_of(worker)
    os.kill(lost, signal.SIGKILL)
    qtbot.waitUntil(lambda: bool(answers))
    assert answers == [odds_here(asked)]
    assert process_of(worker) != lost
    assert worker.trouble is Trouble.ENDED


def test_nobody_waits_for_a_move_whose_process_was_lost_twice(worker: BotProcess, qtbot: QtBot) -> None:
    answers = list[Any]()
    worker.ask(task(seconds=40.0), answers.append)
    first = process_of(worker)
    os.kill(first, signal.SIGKILL)
    qtbot.waitUntil(lambda: worker.process is not None and worker.process.processId() not in (0, first))
    os.kill(process_of(worker), signal.SIGKILL)
    qtbot.waitUntil(lambda: answers == [None])
    assert worker.process is None


def test_what_is_forgotten_is_not_asked_again_when_its_process_is_lost(worker: BotProcess, qtbot: QtBot) -> None:
    answers = list[Any]()
    worker.ask(inquiry(), answers.append)
    process = process_of(worker)
    worker.forget()
    os.kill(process, signal.SIGKILL)
    qtbot.waitUntil(lambda: worker.process is None)
    assert not answers


def test_a_move_that_nobody_waits_for_is_not_thought_out(worker: BotProcess) -> None:
    worker.ask(task(seconds=40.0), lambda action: None)
    process = process_of(worker)
    worker.forget()
    assert not running(process)


def test_a_process_thinks_for_one_seat_alone(worker: BotProcess, qtbot: QtBot) -> None:
    """Nothing that one seat may see comes to where another seat's move is thought out."""
    session, processes = session_of("lucky_loop", 2, 3), list[int]()
    for seat in (0, 1, 1, 0):
        answers = list[Any]()
        worker.ask(Inquiry(session.game, session.view(seat), seat, None), answers.append)
        qtbot.waitUntil(partial(bool, answers))
        processes.append(process_of(worker))
    first, other, same, again = processes
    assert other == same
    assert len({first, other, again}) == 3
    assert not running(first)
    assert not running(other)


def test_closing_kills_the_process_in_the_middle_of_a_thought(worker: BotProcess) -> None:
    worker.ask(task(seconds=3.0), lambda action: None)
    process = process_of(worker)
    worker.close()
    assert worker.process is None
    assert not running(process)


def test_a_table_with_a_thinking_bot_is_closed_taken_back_and_goes_on(qtbot: QtBot) -> None:
    session = session_of("targets", 2, 3)
    (first,) = session.to_act
    kinds = tuple(HUMAN if seat == first else Kind.ACE for seat in range(2))
    worker = BotProcess()
    presenter = table_for(session, kinds, thinker=worker)
    presenter.moves.submit(session.game.legal(session.view(first), first)[0])
    process = process_of(worker)
    assert session.to_act == {1 - first}
    presenter.takeback.undo()
    assert session.to_act == {first}
    qtbot.wait(300)
    assert session.cursor == presenter.play.cursor
    assert session.to_act == {first}
    presenter.takeback.redo()
    answered = session.cursor
    qtbot.waitUntil(lambda: session.cursor > answered and session.to_act == {first})
    presenter.moves.submit(session.game.legal(session.view(first), first)[0])
    last = process_of(worker)
    presenter.close()
    assert not running(process) or process == last
    assert not running(last)


class Silent:
    """A thinker that never answers."""

    trouble: Trouble | None = None

    def __init__(self) -> None:
        self.closed = 0

    def ask(self, errand: Errand, then: Then) -> None: ...
    def forget(self) -> None: ...
    def close(self) -> None:
        self.closed += 1


def test_a_bot_that_says_nothing_makes_any_legal_move(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_seats, "SECONDS", 0.01)
    monkeypatch.setattr(bot_seats, "PATIENCE", 30)
    session = session_of("jump", 2, 3)
    thinker = Silent()
    presenter = table_for(session, (Kind.ACE, Kind.ACE), thinker=thinker)
    qtbot.waitUntil(lambda: session.cursor > 8)
    assert thinker.closed
    presenter.close()


def test_no_process_is_started_for_bots_that_need_no_time(qtbot: QtBot) -> None:
    session, worker = session_of("jump", 2, 3), BotProcess()
    presenter = table_for(session, (Kind.RANDOM, Kind.RANDOM), thinker=worker)
    qtbot.waitUntil(lambda: session.cursor > 8)
    assert worker.process is None
    presenter.close()


def test_a_process_that_cannot_start_is_tried_again(
    worker: BotProcess, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers = list[Any]()
    with monkeypatch.context() as patch:
        patch.setattr("sys.executable", "/no/such/python")
        worker.ask(inquiry(), answers.append)
        qtbot.waitUntil(lambda: answers == [None])
    worker.ask(inquiry(), answers.append)
    qtbot.waitUntil(lambda: len(answers) == 2)
    assert answers[1] is not None
