"""The one clock in the core: a search has to know when its time is up, and nothing else may ask."""

from __future__ import annotations

from time import perf_counter


def now() -> float:
    """Seconds on a clock of its own."""
    return perf_counter()


class Deadline:
    """A moment from now, with a share kept back for what comes after the last look at the clock."""

    __slots__ = ("_at",)

    def __init__(self, seconds: float, kept_back: float = 0.05) -> None:
        self._at = now() + seconds * (1.0 - kept_back)

    def passed(self) -> bool:
        """Whether it is time to answer."""
        return now() >= self._at
