"""How far a finger strays from what it means to do, the same for people, bots and hints (T-29)."""

from __future__ import annotations

from typing import NamedTuple

from core.targets.physics.constants import CONSTANTS
from core.targets.physics.tabletop import POWERS, Hands


class Tremor(NamedTuple):
    """Standard deviations: of the direction in degrees, and of the speed as a share of it."""

    turn: float
    speed: float


def tremor(hands: Hands, power: float) -> Tremor:
    """What a flick of this power strays by; the harder it is, the more."""
    share = CONSTANTS.tremor_calm + (1 - CONSTANTS.tremor_calm) * (power / POWERS[-1]) ** 2
    share *= CONSTANTS.hands[hands]
    return Tremor(CONSTANTS.tremor_turn * share, CONSTANTS.tremor_speed * share)
