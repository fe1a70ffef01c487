"""Processes share the units of a review: however many there are it comes out the same, and stopping leaves nothing."""

from __future__ import annotations

import logging
import os
import signal
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from core.review.review import Unit
from core.review.reviewing import assembled, reviewed, units_of
from core.review.worker import Game
from core.session import AnySession
from tests.core.review.finished_games import NODES, finished_game, saved
from tests.ui.processes import running
from tests.ui.review import bad_reviewer
from ui.review.crew import Crew, spread, usual_size
from ui.table.bots import isolated_start

LONG = 1_000_000
"""Nodes that take longer than any test waits."""


class Heard:
    """What a crew has told."""

    def __init__(self, crew: Crew) -> None:
        self.units: list[Unit] | None = None
        self.failed = False
        crew.finished.connect(self._finish)
        crew.failed.connect(self._fail)

    def _finish(self, units: list[Unit]) -> None:
        self.units = units

    def _fail(self) -> None:
        self.failed = True

    @property
    def anything(self) -> bool:
        return self.failed or self.units is not None


Recruit = Callable[..., Crew]


@pytest.fixture
def recruit(qapp: object) -> Iterator[Recruit]:
    made: list[Crew] = []

    def recruit(session: AnySession, size: int = 2, nodes: int = NODES) -> Crew:
        made.append(Crew(Game(saved(session), nodes), units_of(session), size))
        return made[-1]

    yield recruit
    for crew in made:
        crew.stop()


def processes(crew: Crew) -> list[int]:
    for worker in crew.workers:
        assert worker.process.waitForStarted()
    return [worker.process.processId() for worker in crew.workers]


@pytest.mark.parametrize("game", ["loops", "jump"])
def test_one_two_and_three_processes_make_the_same_review(qtbot: QtBot, recruit: Recruit, game: str) -> None:
    session = finished_game(game)
    whole = reviewed(session, NODES)
    for size in (1, 2, 3, 2):
        crew = recruit(session, size)
        with qtbot.waitSignal(crew.finished) as done:
            crew.start()
        assert assembled(session, done.args[0], NODES) == whole
        assert not crew.workers


def test_units_come_from_all_over_the_game() -> None:
    order = spread(range(100))
    assert sorted(order) == list(range(100))
    assert all(3 <= sum(unit < 50 for unit in order[start : start + 10]) <= 7 for start in range(90))
    assert 1 <= usual_size() <= 4


def test_stopping_kills_every_process_and_nothing_comes_any_more(qtbot: QtBot, recruit: Recruit) -> None:
    crew = recruit(finished_game(), 3, LONG)
    heard = Heard(crew)
    crew.start()
    qtbot.waitUntil(lambda: len(crew.workers) == 3)
    started = processes(crew)
    crew.stop()
    assert not crew.workers
    assert not any(map(running, started))
    qtbot.wait(50)
    assert not heard.anything


@pytest.mark.parametrize("after", [0, 1, 5, 30])
def test_it_can_be_stopped_at_any_unit(qtbot: QtBot, recruit: Recruit, after: int) -> None:
    crew = recruit(finished_game())
    heard = Heard(crew)
    crew.examined.connect(lambda: crew.stop() if crew.done == after else None)
    crew.start()
    if after == 0:
        crew.stop()
    qtbot.waitUntil(lambda: crew.done == after)
    qtbot.wait(20)
    assert not crew.workers
    assert not heard.anything


def test_what_a_killed_process_had_is_done_by_another(
    qtbot: QtBot, recruit: Recruit, caplog: pytest.LogCaptureFixture
) -> None:
    session = finished_game("loops")
    crew = recruit(session, nodes=4 * NODES)
    heard = Heard(crew)
    crew.start()
    qtbot.waitUntil(lambda: crew.done > 2)
    os.kill(processes(crew)[0], signal.SIGKILL)
    qtbot.waitUntil(lambda: heard.anything)
    assert heard.units is not None
    assert assembled(session, heard.units, 4 * NODES) == reviewed(session, 4 * NODES)
    assert "was lost" in caplog.text


@pytest.fixture
def failing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Callable[[str], None]:
    """Have every process be one that does something else."""

    def fail(mode: str) -> None:
        words = ["-I", str(Path(bad_reviewer.__file__)), mode, str(isolated_start.ROOT), str(tmp_path / "once")]
        monkeypatch.setattr(isolated_start, "command", lambda work: (sys.executable, words))

    return fail


@pytest.mark.parametrize("mode", bad_reviewer.ALWAYS)
def test_whatever_processes_do_a_review_fails_once_and_leaves_nothing(
    qtbot: QtBot, recruit: Recruit, failing: Callable[[str], None], caplog: pytest.LogCaptureFixture, mode: str
) -> None:
    failing(mode)
    crew = recruit(finished_game())
    heard = Heard(crew)
    crew.start()
    qtbot.waitUntil(lambda: heard.anything)
    assert heard.failed
    assert heard.units is None
    assert not crew.workers
    assert len([record for record in caplog.records if record.levelno == logging.ERROR]) == 1


def test_a_process_that_cannot_be_started_is_a_failure(
    qtbot: QtBot, recruit: Recruit, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(isolated_start, "command", lambda work: ("/no/such/python", list[str]()))
    crew = recruit(finished_game())
    heard = Heard(crew)
    crew.start()
    qtbot.waitUntil(lambda: heard.failed)
    assert not crew.workers


def test_a_unit_that_fails_once_is_done_again(qtbot: QtBot, recruit: Recruit, failing: Callable[[str], None]) -> None:
    failing("once")
    session = finished_game()
    crew = recruit(session)
    with qtbot.waitSignal(crew.finished) as done:
        crew.start()
    assert assembled(session, done.args[0], NODES) == reviewed(session, NODES)
