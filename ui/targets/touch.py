"""How a flick feels, in words: how hard it is, and what comes of meeting the die low or high (T-24)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from core.targets.physics.tabletop import HEIGHTS, POWERS
from ui.look.text import Phrase

_FORCES: Final[Sequence[Phrase]] = (
    Phrase("targets", "very softly"),
    Phrase("targets", "softly"),
    Phrase("targets", "firmly"),
    Phrase("targets", "hard"),
    Phrase("targets", "very hard"),
)
"""Each for as many powers, from the least to the most."""
_EFFECTS: Final[Sequence[tuple[int, Phrase]]] = (
    (3, Phrase("targets", "slides and pushes")),
    (7, Phrase("targets", "rolls")),
    (9, Phrase("targets", "runs on")),
    (HEIGHTS[-1], Phrase("targets", "stops short")),
)
"""What the die does, each with the greatest height at which it does so."""


USUAL: Final = 7
"""The height with which everybody begins."""


def force(power: int) -> str:
    """How hard a power is."""
    return _FORCES[(power - POWERS[0]) * len(_FORCES) // len(POWERS)]()


def effect(height: int) -> str:
    """What the die does that is met at a height."""
    return next(words() for highest, words in _EFFECTS if height <= highest)
