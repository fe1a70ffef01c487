"""The finger: how it sends dice off a tower."""

from __future__ import annotations

import math
import random

from core.targets.physics.constants import CONSTANTS
from core.targets.physics.cube import any_tumble
from core.targets.physics.hands import tremor
from core.targets.physics.space import Ground, Stack
from core.targets.physics.tabletop import DIRECTIONS, HEIGHTS, POWERS, Hands, Shot


def flick(ground: Ground, stack: Stack, shot: Shot, hands: Hands, rng: random.Random) -> None:
    """Send the top die of a tower on its way, and what goes along with it (T-24, T-19)."""
    assert stack.standing, "an empty puck has no die to flick"
    gauss = rng.gauss
    layer = 0 if shot.whole else stack.standing - 1 - _taken_along(stack, shot, rng)
    strays = tremor(hands, shot.power)
    direction = shot.direction * (math.tau / DIRECTIONS) + math.radians(gauss(0.0, strays.turn))
    at = HEIGHTS.index(shot.height)
    speed = CONSTANTS.speed(shot.power) * CONSTANTS.height_power[at] * max(0.1, 1 + gauss(0.0, strays.speed))
    loose = ground.take_off(stack, layer)
    for die_body in loose:
        if shot.whole:
            turn, share = gauss(0.0, CONSTANTS.whole_turn), max(0.1, gauss(1.0, CONSTANTS.whole_speed))
        elif die_body is loose[-1]:
            turn, share = 0.0, 1.0
        else:
            turn, share = gauss(0.0, CONSTANTS.taken_turn), CONSTANTS.taken_speed
        die_body.launch(direction + math.radians(turn), speed * share)
        die_body.rise = speed * share * CONSTANTS.lift * (1 - _part(shot.height))
        die_body.spin = CONSTANTS.height_spin[at]
        if shot.height + gauss(0.0, CONSTANTS.tumble_spread) >= CONSTANTS.tumble_height:
            die_body.tumble(any_tumble(rng))


def _taken_along(stack: Stack, shot: Shot, rng: random.Random) -> int:
    """How many lower dice a flick takes along: the harder and the lower it is, the likelier."""
    hardest = CONSTANTS.strain_foot + (CONSTANTS.strain_top - CONSTANTS.strain_foot) * _part(shot.height)
    strain = hardest * shot.power / POWERS[-1] + rng.gauss(0.0, CONSTANTS.strain_spread)
    return min(sum(strain > limit for limit in CONSTANTS.strains), stack.standing - 1)


def _part(height: int) -> float:
    """How far up the die: 0 at its foot, 1 at its upper edge."""
    return (height - HEIGHTS[0]) / (HEIGHTS[-1] - HEIGHTS[0])
