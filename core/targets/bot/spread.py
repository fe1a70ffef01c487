"""How far a flick strays: the tremor of the hand and the whims of the dice, at a guess; and how well a bot aims."""

from __future__ import annotations

import math
import random
from typing import Final, NamedTuple

from core.targets.actions import Flick
from core.targets.physics.hands import tremor
from core.targets.physics.tabletop import DIRECTIONS, POWERS, Hands

_TENTHS: Final = 10
_GROWTH: Final = 1.15
"""By how many per cent a flick goes farther that is a per cent faster."""
_TUMBLING_TURN: Final = 2.6
_TUMBLING_LENGTH: Final = 0.045
"""What bounces and tumbles add: degrees, and a share of the way."""


class Spread(NamedTuple):
    """Standard deviations of where a die stops, in millimetres."""

    across: float
    along: float

    def within(self, radius: float) -> float:
        """The chance to stop within a circle around what was aimed at."""
        return 1 - math.exp(-radius * radius / (2 * self.across * self.along))

    def beside(self, width: float) -> float:
        """The chance to pass no farther than that to either side."""
        return math.erf(width / self.across / math.sqrt(2))


def spread(hands: Hands, power: int, distance: float) -> Spread:
    """How far dice of this power stray that go so far, whoever flicks them (T-29)."""
    trembles = tremor(hands, power)
    turn = math.radians(math.hypot(trembles.turn, _TUMBLING_TURN))
    return Spread(distance * turn, distance * math.hypot(trembles.speed * _GROWTH, _TUMBLING_LENGTH))


def strays(hands: Hands, meant: Flick, flick: Flick) -> float:
    """How far a flick is from what was meant, in what is usual for a hand."""
    half = DIRECTIONS // 2
    turn = abs((flick.direction - meant.direction + half) % DIRECTIONS - half) / _TENTHS
    trembles = tremor(hands, meant.power)
    return math.hypot(turn / trembles.turn, (flick.power / meant.power - 1) / trembles.speed)


class Eye(NamedTuple):
    """How badly somebody aims, before any finger trembles: in degrees, and in power as a share of it."""

    turn: float
    power: float

    def aims(self, meant: Flick, rng: random.Random) -> Flick:
        """The flick that is aimed where another is meant."""
        direction = round(meant.direction + rng.gauss(0.0, self.turn) * _TENTHS) % DIRECTIONS
        power = round(meant.power * (1 + rng.gauss(0.0, self.power)))
        return Flick(direction, min(max(power, POWERS[0]), POWERS[-1]), meant.height)
