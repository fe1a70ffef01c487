"""How far a long command is, on a terminal only: a bar, and the time that is left."""

from __future__ import annotations

import sys
import time
from types import TracebackType
from typing import Final, Self

from ui.look.text import translate

_BAR: Final = 40
_FIRST_GUESS: Final = 2.0
"""Seconds before there is a guess of how long it takes."""


class Progress:
    """A line on the error channel that is written over and over; nothing where nobody sees it."""

    def __init__(self, whole: int) -> None:
        self._whole = whole
        self._shown = sys.stderr is not None and sys.stderr.isatty()
        self._started = time.perf_counter()
        self._width = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._width:
            sys.stderr.write("\n")

    def show(self, done: int) -> None:
        """So many are done."""
        if not self._shown:
            return
        filled = _BAR * done // self._whole
        line = f"[{'#' * filled}{'.' * (_BAR - filled)}] {done}/{self._whole}{self._left(done)}"
        sys.stderr.write(f"\r{line:{self._width}}")
        sys.stderr.flush()
        self._width = len(line)

    def _left(self, done: int) -> str:
        passed = time.perf_counter() - self._started
        if passed < _FIRST_GUESS or done in (0, self._whole):
            return ""
        minutes, seconds = divmod(round(passed / done * (self._whole - done)), 60)
        hours, minutes = divmod(minutes, 60)
        clock = f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"
        return translate("command", ", {time} left").format(time=clock)
