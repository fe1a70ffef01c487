"""How a flick feels, in words: how hard it is, and what comes of meeting the die low or high (T-24)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from core.targets.physics.constants import CONSTANTS
from core.targets.physics.tabletop import HEIGHTS, POWERS, USUAL_HEIGHT
from ui.look.text import Phrase, translate

_FORCES: Final[Sequence[Phrase]] = (
    Phrase("targets", "very softly"),
    Phrase("targets", "softly"),
    Phrase("targets", "firmly"),
    Phrase("targets", "hard"),
    Phrase("targets", "very hard"),
)
"""Each for as many powers, from the least to the most."""


def force(power: int) -> str:
    """How hard a power is."""
    return _FORCES[(power - POWERS[0]) * len(_FORCES) // len(POWERS)]()


def effect(height: int) -> str:
    """What the die does that is met at a height, by what the physics does there."""
    spin, usual = (CONSTANTS.height_spin[HEIGHTS.index(each)] for each in (height, USUAL_HEIGHT))
    if height <= CONSTANTS.tumble_height:
        return translate("targets", "slides and pushes")
    if spin < 0:
        return translate("targets", "stops short")
    return translate("targets", "runs on") if spin > usual else translate("targets", "rolls")
