"""How steadily a bot flicks: the spread of its flicks, and the chance to hit what it aims at."""

from __future__ import annotations

import math
import random
from typing import Final, NamedTuple

from core.targets.actions import Flick
from core.targets.physics.constants import CONSTANTS
from core.targets.physics.tabletop import DIRECTIONS, POWERS

_TENTHS: Final = 10
_GROWTH: Final = 1.3
"""By how many per cent a flick goes farther that has a per cent more power."""


class Finger(NamedTuple):
    """How far flicks stray: in degrees, and in power as a share of it (standard deviations)."""

    turn: float
    power: float

    def flick(self, meant: Flick, rng: random.Random) -> Flick:
        """What becomes of a flick that was meant so."""
        direction = round(meant.direction + rng.gauss(0.0, self.turn) * _TENTHS) % DIRECTIONS
        power = round(meant.power * (1 + rng.gauss(0.0, self.power)))
        return Flick(direction, min(max(power, POWERS[0]), POWERS[-1]), meant.height)

    def strays(self, meant: Flick, flick: Flick) -> float:
        """How far a flick is from what was meant, in standard deviations."""
        half = DIRECTIONS // 2
        turn = abs((flick.direction - meant.direction + half) % DIRECTIONS - half) / _TENTHS
        return math.hypot(turn / self.turn, (flick.power / meant.power - 1) / self.power)

    def spread(self, distance: float) -> tuple[float, float]:
        """How far a die strays across and along, in millimetres, the chances of the physics included."""
        turn = math.hypot(self.turn, CONSTANTS.tremor_turn)
        along = math.hypot(self.power * _GROWTH, 2 * CONSTANTS.tremor_speed)
        return distance * math.radians(turn), distance * along

    def hits(self, distance: float, radius: float) -> float:
        """The chance to come to rest within a circle."""
        across, along = self.spread(distance)
        return 1 - math.exp(-radius * radius / (2 * across * along))
