"""Frames while bots' moves are told beat by beat, beside the sixtieth of a second that each may take."""

from __future__ import annotations

import os
import statistics
import time

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from core.players import Kind
from tests.ui.table.recorder import Recorder
from tests.ui.table.tables import HUMAN, session_of, table_for
from ui.table.stage.picture_scale import SETTLED
from ui.table.stage.speed import Speed
from ui.table.story.pace import Pace

SIZE = (1280, 800)
SEATS = {"lucky_loop": 6, "loops": 8, "jump": 5, "targets": 4}
ENTRIES = 60
STEPS = 12
"""Frames of a glide; the first one draws the pictures that were not there yet."""
LIMIT = 16


def report() -> None:
    if not os.environ.get("DISPLAY"):
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QApplication.instance() or QApplication([])
    for game, seats in SEATS.items():
        work = _frames(game, seats)
        late = sorted(work)[int(len(work) * 0.99)]
        print(
            f"{game}, {seats} seats, a frame while beats are told: {statistics.median(work):.2f} ms of work,"
            f" p99 {late:.2f} ms of {len(work)}; {LIMIT} ms is the limit"
        )
    del application


def _frames(game: str, seats: int) -> list[float]:
    """Milliseconds of work for each frame of everything that glides from beat to beat."""
    presenter = table_for(
        session_of(game, seats, 5), (HUMAN, *[Kind.RANDOM] * (seats - 1)), speed=Speed.NORMAL, size=SIZE
    )
    presenter.set_pace(Pace.CALM)
    QTest.qWait(2 * SETTLED)
    recorder, work = Recorder(presenter), list[float]()

    def look() -> None:
        for step in range(1, STEPS + 1):
            begun = time.thread_time()
            presenter.scene.motion.hasten(step / STEPS)
            presenter.view.table.viewport().repaint()
            work.append((time.thread_time() - begun) * 1000)

    recorder.glided = look
    recorder.play(ENTRIES)
    presenter.close()
    presenter.view.close()
    return work
