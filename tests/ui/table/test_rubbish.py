"""Whatever the bots' processes do, the game goes on, and people are told once."""

from __future__ import annotations

import logging
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from core.bots.budget import Budget
from core.cards import FirstPlayerDrawn, Shuffled
from core.game import Action
from core.jump.actions import Hold, NextSession
from core.loops.actions import Claim, Deal
from core.lucky_loop.actions import Land
from core.players import Kind
from core.targets.actions import Keep
from tests.ui.processes import running
from tests.ui.table import rubbish
from tests.ui.table.advisers import in_play, said
from tests.ui.table.tables import BOT, HUMAN, session_of, table_for
from ui.table.bots import advice, bot_seats, isolated_start, worker_process
from ui.table.bots.bot_process import BotProcess
from ui.table.bots.worker_process import Trouble
from ui.table.presenter import Presenter

pytestmark = pytest.mark.usefixtures("unpainted")

PATIENCE = 60_000
GAMES = ("jump", "loops", "lucky_loop", "targets")
ILLEGAL: dict[str, Action] = {"jump": NextSession(), "loops": Deal(), "lucky_loop": Land(), "targets": Keep(7)}
"""Well-typed moves that are not allowed at the beginning of a game."""
NATURES: dict[str, Action] = {
    "jump": Shuffled(("wind",)),
    "loops": Shuffled(("speed",)),
    "lucky_loop": Shuffled(("T5",)),
    "targets": FirstPlayerDrawn(0),
}
"""What chance alone may do."""
FOREIGN: dict[str, Action] = {"jump": Claim(), "loops": Hold(), "lucky_loop": Claim(), "targets": Hold()}
"""Moves of another game."""
PAYLOADS = {"an illegal move": ILLEGAL, "chance's move": NATURES, "another game's move": FOREIGN}
MODES = (
    *PAYLOADS,
    *rubbish.GARBAGE,
    *rubbish.AMISS,
    *rubbish.SLOW,
    "another number",
    "no end of line",
    "flood",
    "complaints",
    "exit",
    "crash",
    "no start at all",
)
FEW = [(mode, GAMES[number % len(GAMES)]) for number, mode in enumerate(MODES)]
ALL = [(mode, game) for mode in MODES for game in GAMES]

Failing = Callable[[str, str], None]


@pytest.fixture
def failing(monkeypatch: pytest.MonkeyPatch) -> Failing:
    """Have every process be one that does something else."""
    monkeypatch.setattr(bot_seats, "SECONDS", 0.05)
    monkeypatch.setattr(bot_seats, "GLANCE", Budget(seconds=0.005))
    monkeypatch.setattr(bot_seats, "PATIENCE", PATIENCE)
    monkeypatch.setattr(worker_process, "LONGEST", 1024 * 1024)

    def fail(mode: str, game: str) -> None:
        payload = msgspec.json.encode(PAYLOADS[mode][game]).decode() if mode in PAYLOADS else "null"
        arguments = ["-I", str(Path(rubbish.__file__)), "payload" if mode in PAYLOADS else mode]
        command = (sys.executable, [*arguments, str(isolated_start.ROOT), payload])
        monkeypatch.setattr(isolated_start, "command", lambda work: command)
        if mode in rubbish.SLOW:
            # What never comes is not waited for.
            monkeypatch.setattr(bot_seats, "PATIENCE", 300)

    return fail


def assert_it_goes_on(qtbot: QtBot, game: str, moves: int = 6) -> Presenter:
    session = session_of(game, 2, 4)
    worker = BotProcess()
    presenter = table_for(session, (Kind.ACE, Kind.ACE), thinker=worker)
    first = session.cursor
    qtbot.waitUntil(lambda: session.cursor >= first + moves or not session.to_act, timeout=PATIENCE)
    return presenter


def told(presenter: Presenter) -> str:
    notice = presenter.view.notice
    return notice.words.text() if notice.isVisible() else ""


@pytest.mark.parametrize(("mode", "game"), FEW)
def test_the_game_goes_on(
    qtbot: QtBot, failing: Failing, caplog: pytest.LogCaptureFixture, mode: str, game: str
) -> None:
    failing(mode, game)
    presenter = assert_it_goes_on(qtbot, game)
    assert "they decide at a glance" in told(presenter)
    # Nobody is told by a message that they erred; and the log has it, with one line for a report.
    assert not presenter.view.toast.isVisible()
    assert len([record for record in caplog.records if record.levelno == logging.ERROR]) == 1
    assert len(caplog.records) < 10
    presenter.close()


@pytest.mark.torture
@pytest.mark.parametrize(("mode", "game"), ALL)
def test_any_game_goes_on_to_its_end(qtbot: QtBot, failing: Failing, mode: str, game: str) -> None:
    failing(mode, game)
    presenter = assert_it_goes_on(qtbot, game, moves=10_000)
    assert presenter.play.outcome is not None
    assert told(presenter)
    presenter.close()


@pytest.mark.parametrize("game", ["loops"])
def test_a_whole_game_without_processes(qtbot: QtBot, failing: Failing, game: str) -> None:
    failing("exit", game)
    presenter = assert_it_goes_on(qtbot, game, moves=10_000)
    assert presenter.play.outcome is not None
    presenter.close()


@pytest.mark.parametrize("game", GAMES)
def test_answers_that_come_twice_are_taken_once(qtbot: QtBot, failing: Failing, game: str) -> None:
    failing("twice", game)
    presenter = assert_it_goes_on(qtbot, game)
    assert not told(presenter)
    presenter.close()


def test_complaints_are_kept_and_logged(qtbot: QtBot, failing: Failing, caplog: pytest.LogCaptureFixture) -> None:
    failing("no start at all", "jump")
    assert_it_goes_on(qtbot, "jump", moves=1).close()
    assert "there is no core here" in caplog.text


def test_a_flood_of_complaints_is_kept_in_part(
    qtbot: QtBot, failing: Failing, caplog: pytest.LogCaptureFixture
) -> None:
    failing("complaints", "jump")
    assert_it_goes_on(qtbot, "jump", moves=1).close()
    assert "oh dear" in caplog.text
    assert max(len(record.getMessage()) for record in caplog.records) < 2 * worker_process.LONGEST_COMPLAINT


@pytest.mark.parametrize("mode", ["silence", "flood", "no end of line", "stop"])
def test_no_process_is_left(qtbot: QtBot, failing: Failing, mode: str) -> None:
    failing(mode, "jump")
    session, worker, seen = session_of("jump", 2, 4), BotProcess(), set[int]()
    presenter = table_for(session, (Kind.ACE, Kind.ACE), thinker=worker)

    def watched() -> bool:
        if worker.process is not None:
            seen.add(worker.process.processId())
        return bool(told(presenter))

    qtbot.waitUntil(watched, timeout=PATIENCE)
    presenter.close()
    assert seen - {0}
    assert not any(running(process) for process in seen - {0})


def test_it_can_be_tried_again(qtbot: QtBot, failing: Failing, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(isolated_start, "command", lambda work: ("/no/such/python", list[str]()))
        presenter = assert_it_goes_on(qtbot, "jump", moves=2)
        assert "can't be started" in told(presenter)
    presenter.bots.halt(True)
    qtbot.mouseClick(presenter.view.notice.retry, Qt.MouseButton.LeftButton)
    assert not told(presenter)
    asked = list[Any]()
    for worker in presenter.bots.thinkers.values():
        monkeypatch.setattr(worker, "ask", lambda errand, then: asked.append(errand))
    presenter.bots.halt(False)
    assert asked
    presenter.close()


def test_who_has_read_it_is_not_told_again(qtbot: QtBot, failing: Failing) -> None:
    failing("exit", "loops")
    presenter = assert_it_goes_on(qtbot, "loops", moves=3)
    qtbot.mouseClick(presenter.view.notice.close_, Qt.MouseButton.LeftButton)
    after = presenter.play.cursor + 4
    qtbot.waitUntil(lambda: presenter.play.cursor >= after, timeout=PATIENCE)
    assert not told(presenter)
    presenter.close()


@pytest.mark.parametrize("mode", ["an illegal move", "chance's move", "another game's move", "garbage", "exit"])
def test_there_is_no_hint_then(
    qtbot: QtBot, failing: Failing, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch, mode: str
) -> None:
    failing(mode, "loops")
    monkeypatch.setattr(advice, "PATIENCE", PATIENCE)
    presenter = table_for(in_play("loops", 2, 3), (HUMAN, BOT))
    presenter.advice.ask()
    qtbot.waitUntil(lambda: said(presenter) == "There is no hint this time.", timeout=PATIENCE)
    assert caplog.records
    presenter.close()


def test_odds_that_cannot_be_reckoned_are_told_once(qtbot: QtBot, failing: Failing) -> None:
    failing("exit", "lucky_loop")
    presenter, answers = table_for(in_play("lucky_loop", 2, 3), (HUMAN, BOT)), list[Any]()
    seat = presenter.viewer.seat
    assert seat is not None

    def answered(number: int) -> bool:
        return answers == [None] * number

    for number in (1, 2):
        presenter.advice.inquire(presenter.play.view(seat), seat, None, answers.append)
        qtbot.waitUntil(partial(answered, number), timeout=PATIENCE)
        assert bool(said(presenter)) == (number == 1)
        presenter.view.toast.hide()
    presenter.close()


def test_one_lost_thought_is_not_worth_a_word(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    session = session_of("jump", 2, 4)
    presenter = table_for(session, (HUMAN, HUMAN))
    seats = presenter.bots
    seats._kinds, seats.thinkers = {0: Kind.ACE, 1: Kind.ACE}, {0: BotProcess(), 1: BotProcess()}
    (seat,) = session.to_act
    seats._asked = seat, session.cursor
    seats._lose(Trouble.LATE)
    assert not told(presenter)
    presenter.close()
