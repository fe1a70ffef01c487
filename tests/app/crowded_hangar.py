"""The start of a window over a folder of journals, measured: `python -m tests.app.crowded_hangar crowded|empty`.

Prints as JSON the seconds of work to the first paint, the longest work for which the page did not answer after it, on
a later visit and while more games are shown, and the memory at the end in megabytes. Work is the processor's time of
the window's thread, so that a busy machine changes little; seconds on the wall are told beside it.
"""

from __future__ import annotations

import json
import resource
import sys
import time
from collections.abc import Callable

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from app.desktop import create_application, create_window
from tests.bench.first_paint import Painted
from ui.hangar.saved_shelf import SavedShelf
from ui.hangar.saved_tile import SavedTile
from ui.shell.window import MainWindow

LONGEST_WAIT = 300.0


class Pulse:
    """The longest gap between two beats of the event loop, as work of this thread and on the wall."""

    def __init__(self) -> None:
        self._longest: tuple[float, ...] = (0.0, 0.0)
        self._last = _now()
        self._clock = QTimer(interval=1)
        self._clock.timeout.connect(self._beat)
        self._clock.start()

    def _beat(self) -> None:
        now = _now()
        self._longest = tuple(max(a, b - c) for a, b, c in zip(self._longest, now, self._last, strict=True))
        self._last = now

    def during(self, do: Callable[[], None], done: Callable[[], bool]) -> tuple[float, ...]:
        """Do something, let events happen until something is so, and give the longest gap."""
        self._longest, self._last = (0.0, 0.0), _now()
        do()
        end = time.perf_counter() + LONGEST_WAIT
        while not done() and time.perf_counter() < end:
            QApplication.processEvents()
        self._beat()
        return self._longest


def _now() -> tuple[float, ...]:
    return time.thread_time(), time.perf_counter()


def shown(window: MainWindow) -> bool:
    """Whether every tile has its preview."""
    return bool(window.findChildren(SavedTile)) and not any(
        tile.wants_preview for tile in window.findChildren(SavedTile)
    )


def main(crowded: bool) -> None:
    start = _now()
    application = create_application()
    window = create_window(application)
    painted = Painted(window)
    window.show()
    while not painted.seen:
        QApplication.processEvents()
    first = tuple(after - before for before, after in zip(start, _now(), strict=True))
    pulse = Pulse()
    filled = (lambda: shown(window)) if crowded else (lambda: bool(window.hangar.findChildren(SavedShelf)))
    frozen = pulse.during(lambda: None, filled)
    again = pulse.during(window.hangar.refresh, filled)
    more = pulse.during(window.hangar.show_more, filled)
    measured = {"first": first, "frozen": frozen, "again": again, "more": more}
    told = {name: [round(seconds, 3) for seconds in gap] for name, gap in measured.items()}
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
    sys.stdout.write(json.dumps({**told, "tiles": len(window.findChildren(SavedTile)), "memory": memory}))


if __name__ == "__main__":
    main(crowded=sys.argv[1] == "crowded")
