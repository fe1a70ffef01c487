"""Watches a screen for windows that come up, whatever program opens them."""

from __future__ import annotations

import select
import subprocess
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager

from Xlib import X
from Xlib.display import Display

WIDEST_SPLASH = 400
"""Pixels; what is narrower is no main window."""
PATIENCE = 60.0


class Watch:
    """One look at the screen for any number of programs, so that all are measured alike."""

    def __init__(self) -> None:
        self._display = Display()
        self._display.screen().root.change_attributes(event_mask=X.SubstructureNotifyMask)
        self._display.sync()

    @contextmanager
    def started(
        self, command: Sequence[str], environment: Mapping[str, str]
    ) -> Iterator[tuple[subprocess.Popen[bytes], float]]:
        """A program with its main window on the screen, and the milliseconds from exec to that; it ends afterwards."""
        while self._display.pending_events():
            self._display.next_event()
        begun = time.monotonic()
        silent = subprocess.DEVNULL
        process = subprocess.Popen(command, env=dict(environment), stdout=silent, stderr=silent)
        try:
            self._wait_for_window(begun + PATIENCE)
            yield process, 1000 * (time.monotonic() - begun)
        finally:
            process.terminate()
            process.wait(PATIENCE)

    def _wait_for_window(self, until: float) -> None:
        while time.monotonic() < until:
            if not self._display.pending_events():
                select.select([self._display.fileno()], [], [], 1.0)
            while self._display.pending_events():
                event = self._display.next_event()
                shown = event.type == X.MapNotify and not event.override
                if shown and event.window.get_geometry().width >= WIDEST_SPLASH:
                    return
        raise TimeoutError("no window came up")
