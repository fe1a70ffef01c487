"""Frames of the window while an Ace thinks in its process, beside the same frames while nobody does."""

from __future__ import annotations

import os
import statistics
import time
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QRect
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from core.bots.levels import ADVISER
from tests.bench.window import frame
from tests.ui.table.tables import session_of, table_for, take_the_table
from tests.whole import behind
from ui.table.bots.bot_process import BotProcess, Task
from ui.table.presenter import Presenter
from ui.table.stage.picture_scale import SETTLED

SIZE = (1280, 800)
SEATS = 4
SECONDS = 3.0
PAUSE = 0.004
"""Between two frames, as between two moves of a mouse."""
LIMIT = 16

PAINTED = {"a card": QRect(400, 300, 160, 220), "the whole table": QRect(0, 0, *SIZE)}
"""What is painted anew in a frame: as much as a card that moves needs, and more than ever happens at once."""

Frame = tuple[float, float]
"""Milliseconds by the clock on the wall, and of work."""


def report() -> None:
    if not os.environ.get("DISPLAY"):
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QApplication.instance() or QApplication([])
    for game in ("lucky_loop", "loops", "jump", "targets"):
        presenter = table_for(session_of(game, SEATS, 3), size=SIZE)
        take_the_table(presenter)
        # Until the table is drawn for the size of its window.
        QTest.qWait(2 * SETTLED)
        for name, area in PAINTED.items():
            idle, busy = _frames(presenter, area, lambda: True), _while_thinking(presenter, area)
            print(
                f"{game}, {name} painted while an Ace thinks: {_told(busy)};"
                f" while nobody does: {_told(idle)}; {LIMIT} ms is the limit"
            )
        presenter.close()
        presenter.view.close()
    del application


def _while_thinking(presenter: Presenter, area: QRect) -> list[Frame]:
    worker, answers = BotProcess(), list[Any]()
    session = behind(presenter.play)
    seat = min(session.to_act)
    task = Task(session.game, ADVISER, session.view(seat), seat, SECONDS, seed=1)
    found: list[Frame] = []
    until = time.perf_counter() + SECONDS
    # Some moves of Lucky Loop need less than their time; then the Ace is asked again.
    while time.perf_counter() < until:
        answers.clear()
        worker.ask(task, answers.append)
        found += _frames(presenter, area, lambda: not answers and time.perf_counter() < until)
    worker.close()
    return found


def _frames(presenter: Presenter, area: QRect, going_on: Callable[[], bool]) -> list[Frame]:
    """The mouse moves, and a part of the table is painted anew for each move."""
    viewport = presenter.view.table.viewport()
    times: list[Frame] = []
    until = time.perf_counter() + SECONDS
    while time.perf_counter() < until and going_on():
        viewport.update(area)
        worked = time.thread_time()
        passed = frame(viewport, len(times))
        times.append((passed, 1000 * (time.thread_time() - worked)))
        time.sleep(PAUSE)
    return times


def _told(frames: list[Frame]) -> str:
    passed, worked = ([frame[clock] for frame in frames] for clock in (0, 1))
    return f"{statistics.median(passed):.1f} ms, p99 {_late(passed):.1f} ms ({_late(worked):.1f} ms of work)"


def _late(times: list[float]) -> float:
    return sorted(times)[int(len(times) * 0.99)]
