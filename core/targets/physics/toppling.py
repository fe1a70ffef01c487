"""Towers that are hit: what falls off them, and where to (T-26)."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from typing import NamedTuple

from core.targets.box import DIE, MATERIAL
from core.targets.physics.constants import CONSTANTS
from core.targets.physics.cube import any_tumble
from core.targets.physics.die_body import DieBody
from core.targets.physics.space import Ground, Stack


class Blow(NamedTuple):
    """A die meets a tower, or the puck under it, hard enough to do something."""

    stack: Stack
    striker: DieBody
    energy: float
    """What the striker had before."""
    speed: float
    on_puck: bool
    x: float
    y: float
    """The direction of the blow."""

    def layer(self) -> int:
        """The lowest layer that falls: the one hit; a jerk of the puck throws off the top first, a harder one more."""
        top = self.stack.standing - 1
        if self.on_puck:
            return max(0, top - int((self.speed / CONSTANTS.topple_puck - 1) / CONSTANTS.jerk))
        return min(max(int((self.striker.z + DIE / 2 - MATERIAL.puck_height) / DIE), 0), top)


def hard_enough(speed: float, on_puck: bool) -> bool:
    """Whether a blow brings anything down."""
    return speed > (CONSTANTS.topple_puck if on_puck else CONSTANTS.topple)


def topple(ground: Ground, blows: Sequence[Blow], rng: random.Random) -> None:
    """Bring down what was hit hard enough; the striker's loss pays for it."""
    struck: set[int] = set()
    for blow in blows:
        loss = blow.energy - blow.striker.energy()
        if blow.striker.die in struck or not blow.stack.standing or loss <= 0:
            continue
        struck.add(blow.striker.die)
        direction = math.atan2(blow.y, blow.x)
        loose = ground.take_off(blow.stack, blow.layer())
        for die_body, share in zip(loose, CONSTANTS.toppled_shares, strict=False):
            turn = math.radians(rng.gauss(0.0, CONSTANTS.toppled_turn))
            die_body.launch(direction + turn, math.sqrt(2 * loss * CONSTANTS.toppled * share))
            die_body.tumble(any_tumble(rng))
