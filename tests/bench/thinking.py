"""Frames of the window while an Ace thinks in its process, beside the same frames while nobody does."""

from __future__ import annotations

import os
import statistics
import time
from collections.abc import Callable
from typing import Any

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from core.bots.levels import ADVISER
from tests.bench.window import frame
from tests.ui.table.tables import session_of, table_for, take_the_table
from ui.table.presenter import SETTLED, Presenter
from ui.table.thinker import Task, Worker

SIZE = (1280, 800)
SEATS = 4
SECONDS = 3.0
PAUSE = 0.004
"""Between two frames, as between two moves of a mouse."""
LIMIT = 16.0


def report() -> None:
    if not os.environ.get("DISPLAY"):
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QApplication.instance() or QApplication([])
    for game in ("lucky_loop", "loops", "jump", "targets"):
        _report(game)
    del application


def _report(game: str) -> None:
    presenter = table_for(session_of(game, SEATS, 3), size=SIZE)
    take_the_table(presenter)
    # Until the table is drawn for the size of its window.
    QTest.qWait(2 * SETTLED)
    idle = _frames(presenter, lambda: True)
    worker, answers = Worker(), list[Any]()
    seat = min(presenter.session.to_act)
    task = Task(presenter.session.game, ADVISER, presenter.session.view(seat), seat, SECONDS, seed=1)
    # The first question starts the process; some moves of Lucky Loop need less than their time, so it is asked again.
    busy: list[float] = []
    until = time.perf_counter() + SECONDS
    while time.perf_counter() < until:
        asked = len(answers)
        worker.ask(task, answers.append)
        busy += _frames(presenter, lambda asked=asked: len(answers) == asked and time.perf_counter() < until)
    worker.close()
    presenter.close()
    presenter.view.close()
    print(
        f"a frame of {game} while an Ace thinks: {statistics.median(busy):.2f} ms, p99 {_late(busy):.2f} ms of"
        f" {len(busy)} frames; while nobody does {statistics.median(idle):.2f} ms, p99 {_late(idle):.2f} ms;"
        f" {LIMIT:.0f} ms is the limit"
    )


def _late(times: list[float]) -> float:
    return sorted(times)[int(len(times) * 0.99)]


def _frames(presenter: Presenter, going_on: Callable[[], bool]) -> list[float]:
    """The mouse moves, and the whole table is painted anew for each move: more than ever happens at once."""
    viewport = presenter.view.table.viewport()
    times: list[float] = []
    until = time.perf_counter() + SECONDS
    while time.perf_counter() < until and going_on():
        viewport.update()
        times.append(frame(viewport, len(times)))
        time.sleep(PAUSE)
    return times
