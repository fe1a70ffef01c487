"""The odds of something uncertain, as the odds panel shows them."""

from __future__ import annotations

from typing import NamedTuple


class OddsReading(NamedTuple):
    """The odds at some point of a game."""

    title: str
    """What the odds are of."""
    figures: tuple[tuple[str, str], ...]
    """What stands above the plot: labels and numbers."""
    distribution: tuple[tuple[int, float], ...]
    """Every number of points with its chance, in ascending order."""
    choices: tuple[tuple[str, float], ...] = ()
    """What the viewer may do, with what it is worth on average; the best comes first."""
    worth: tuple[str, str] = ("", "")
    """What that is, in a word and at length."""
