"""While a review is made the window answers as ever, giving it up takes no time, and a thorough one is there soon.

All of it goes by the clock on the wall, so it is run by hand, on a machine that has nothing else to do; what does
not is in `test_reviewing`.
"""

from __future__ import annotations

import time

import pytest
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from core.catalog import CATALOG
from core.review.reviewing import USUAL_NODES
from tests.core.review.finished_games import NODES
from tests.ui.shell.reviewed_pages import finished_page, panel_of, reviewer_of, wait_for_review
from ui.review.reviewer import Stage
from ui.shell.window import MainWindow

pytestmark = pytest.mark.torture
BEAT = 5
"""Milliseconds."""
HELD_UP = 0.25
"""Seconds for which nobody notices that a window stands still."""
GIVEN_UP = 0.2
WHOLE = 60.0
"""Seconds that a review of two players takes at most."""


class Heart:
    """Beats in the thread of the window, and remembers the longest pause."""

    def __init__(self) -> None:
        self.longest = 0.0
        self._last = time.perf_counter()
        self._timer = QTimer(interval=BEAT)
        self._timer.timeout.connect(self._beat)
        self._timer.start()

    def _beat(self) -> None:
        now = time.perf_counter()
        self.longest, self._last = max(self.longest, now - self._last), now


def test_the_heart_of_the_window_beats_while_a_review_is_made_and_shown(window: MainWindow, qtbot: QtBot) -> None:
    page = finished_page(window, nodes=4 * NODES)
    heart = Heart()
    window.menu_actions.review.trigger()
    wait_for_review(page, qtbot)
    qtbot.waitUntil(panel_of(window).list.isVisible)
    assert heart.longest < HELD_UP


@pytest.mark.parametrize("units", [0, 3, 30])
def test_giving_it_up_takes_no_time(window: MainWindow, qtbot: QtBot, units: int) -> None:
    page = finished_page(window, "jump", nodes=USUAL_NODES)
    reviewer = reviewer_of(page)
    reviewer.begin()
    crew = reviewer.crew
    assert crew is not None
    qtbot.waitUntil(lambda: crew.done >= units and all(worker.process.processId() for worker in crew.workers))
    began = time.perf_counter()
    reviewer.cancel()
    assert time.perf_counter() - began < GIVEN_UP
    assert reviewer.stage is Stage.POSSIBLE


@pytest.mark.parametrize("game", CATALOG)
def test_a_thorough_review_is_there_within_a_minute(window: MainWindow, qtbot: QtBot, game: str) -> None:
    page = finished_page(window, game, nodes=USUAL_NODES)
    heart, began = Heart(), time.perf_counter()
    reviewer_of(page).begin()
    qtbot.waitUntil(lambda: reviewer_of(page).stage is Stage.THERE, timeout=round(1000 * 2 * WHOLE))
    assert time.perf_counter() - began < WHOLE
    assert heart.longest < HELD_UP
