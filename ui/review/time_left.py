"""How long something still takes, guessed from how long it took so far."""

from __future__ import annotations

from typing import Final

from ui.look.text import Plural

_FIRST: Final = 1.5
_LEAST: Final = 4
"""Seconds before there is a guess, and what has to be done by then."""
_SMOOTH: Final = 0.2
"""How much a new guess counts against the last one."""
_STEP: Final = 5
"""Seconds, to which all but the last few are rounded."""
_MINUTE: Final = 60

MINUTES: Final = Plural("review", "about %n minutes left", "about a minute left", 1)
SECONDS: Final = Plural("review", "about %n seconds left", "about a second left", 1)


class TimeLeft:
    """Hears how much is done at which time, and guesses smoothly."""

    def __init__(self, whole: int) -> None:
        self._whole = whole
        self._began: tuple[float, int] | None = None
        self._last = 0.0
        self._left: float | None = None

    def note(self, done: int, now: float) -> None:
        """So much is done at a time in seconds; until the first of it things were only got ready."""
        if self._began is None:
            self._began, self._last = (now, done), now
            return
        since, before = now - self._began[0], done - self._began[1]
        if since < _FIRST or before < _LEAST:
            self._last = now
            return
        guess = since / before * (self._whole - done)
        if self._left is not None:
            expected = max(0.0, self._left - (now - self._last))
            guess = expected + _SMOOTH * (guess - expected)
        self._left, self._last = guess, now

    @property
    def seconds(self) -> float | None:
        """What is left, as far as that can be guessed."""
        return self._left


def in_words(seconds: float | None) -> str:
    """A time that is left, as people say it; nothing where there is no guess."""
    if seconds is None:
        return ""
    if seconds > 1.5 * _MINUTE:
        return MINUTES(round(seconds / _MINUTE))
    rounded = round(seconds) if seconds < 2 * _STEP else _STEP * round(seconds / _STEP)
    return SECONDS(max(1, rounded))
