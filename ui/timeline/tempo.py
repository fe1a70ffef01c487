"""How fast a game is told once more."""

from __future__ import annotations

from enum import IntEnum

from ui.table.story.pace import TIMES, Pace, Times


class Tempo(IntEnum):
    """How many times as fast as a calm table."""

    USUAL = 1
    DOUBLE = 2
    FOURFOLD = 4
    EIGHTFOLD = 8

    @property
    def times(self) -> Times:
        """How long what happens is seen."""
        return Times(*(round(time / self) for time in TIMES[Pace.CALM]))
