"""What landings are worth in points of the main track, whoever plays and however the game stands."""

from __future__ import annotations

from itertools import accumulate
from typing import Final

from core.game import Value
from core.lucky_loop.box import BOX
from core.lucky_loop.odds.flight_odds import Landing

TOKENS: Final = tuple(
    accumulate(
        [4.9, 4.2, 3.5, 2.8, 2.1, 1.4, 1.0, 0.7, 0.4] + [0.1] * (BOX.bonus_tokens - 9),
        initial=0.0,
    )
)
"""The points that tokens will be good for, by how many there are: the first ones save a free programme."""

AGAIN: Final = 10.0
"""What a failed free programme is worth, in points of one that succeeds: it can be flown again, a turn later."""
STEP_WORTH: Final = 3.0
"""What it is worth to have one programme less to score before the free one."""


class ProgrammeWorth(Value, frozen=True, gc=False):
    """A programme: points and tokens, and where it is the first result there, a step towards the final phase."""

    first: bool

    def __call__(self, landing: Landing) -> float:
        step = STEP_WORTH if self.first and landing.gain else 0.0
        return landing.gain + step + TOKENS[landing.tokens]


class FreeWorth(Value, frozen=True, gc=False):
    """A free programme: points, and that it can be tried again."""

    def __call__(self, landing: Landing) -> float:
        return AGAIN + TOKENS[landing.tokens] if landing.points is None else landing.points
