"""The odds of something uncertain, as the odds panel shows them."""

from __future__ import annotations

from typing import NamedTuple

from core.game import Action


class OddsFigure(NamedTuple):
    """A number of the odds with its label."""

    label: str
    number: str
    meaning: str = ""
    """What exactly is counted, in a sentence or two."""


class OddsChoice(NamedTuple):
    """Something that the viewer may do."""

    words: str
    worth: float
    """What it is worth on average."""
    action: Action


class OddsReading(NamedTuple):
    """The odds at some point of a game."""

    title: str
    """What the odds are of."""
    figures: tuple[OddsFigure, ...]
    """What stands above the plot."""
    distribution: tuple[tuple[int, float], ...]
    """Every number of points with its chance, in ascending order."""
    choices: tuple[OddsChoice, ...] = ()
    """The best comes first."""
    worth: tuple[str, str] = ("", "")
    """What the choices are worth something in, in a word and at length."""
