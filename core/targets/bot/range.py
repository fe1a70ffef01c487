"""How far a flick carries: a quick estimate of a die's flight and roll, for a first guess at the power it needs."""

from __future__ import annotations

import math
from functools import cache
from typing import Final

from core.targets.box import DIE, DISC_RADIUS, PUCK_RADIUS, Point
from core.targets.physics.constants import CONSTANTS, STEP
from core.targets.physics.space import level
from core.targets.physics.tabletop import POWERS

TOUCH: Final = 7
"""Where the bots' finger meets a die: high enough to roll, and to leave the lower dice alone."""
_TICK: Final = CONSTANTS.steps_a_tick * STEP


@cache
def _landing(power: int, standing: int) -> tuple[float, float]:
    """How far the top die of a tower flies, bounces included, and the speed at which it rolls on.

    This takes the same ticks as the physics: between them a die flies on, and that is worth several millimetres.
    """
    speed = CONSTANTS.speed(power)
    # It slides off what it stands on before it falls: met so high, it is hardly lifted.
    edge = (PUCK_RADIUS if standing == 1 else DIE / 2) + CONSTANTS.overhang
    flown = math.floor(edge / (speed * _TICK)) * speed * _TICK
    z, rise = level(standing - 1), 0.0
    while True:
        rise -= CONSTANTS.gravity * _TICK
        z += rise * _TICK
        flown += speed * _TICK
        if z <= 0:
            if rise >= -CONSTANTS.bounce_from:
                # The ground slows it from the next tick on.
                return flown + speed * _TICK, speed
            z, rise, speed = 0.0, -rise * CONSTANTS.bounce, speed * CONSTANTS.landing


def carries(power: int, standing: int, chords: tuple[tuple[float, float], ...] = ()) -> float:
    """How far from its tower a die stops that meets nothing; `chords` are the stretches that lead over discs."""
    at, speed = _landing(power, standing)
    # What is slower than rolling slides the rest of its way, and that is shorter.
    energy = speed * speed / 2
    slid = min(speed, CONSTANTS.tip_speed) ** 2 / 2
    effort = (energy - slid + slid / CONSTANTS.sliding) / CONSTANTS.gravity
    for begin, end in chords:
        bare = max(0.0, begin - at) * CONSTANTS.table_friction
        if effort <= bare:
            break
        rough = max(0.0, end - max(begin, at)) * CONSTANTS.disc_friction
        if effort <= bare + rough:
            return max(begin, at) + (effort - bare) / CONSTANTS.disc_friction
        effort -= bare + rough
        at = max(at, end)
    return at + effort / CONSTANTS.table_friction


def power_for(distance: float, standing: int, chords: tuple[tuple[float, float], ...] = ()) -> int:
    """The power with which a die stops nearest to a distance."""
    low, high = POWERS[0], POWERS[-1]
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (middle, high) if carries(middle, standing, chords) < distance else (low, middle)
    return min((low, high), key=lambda power: abs(carries(power, standing, chords) - distance))


def chords_of(start: Point, aim: Point, discs: tuple[Point, ...]) -> tuple[tuple[float, float], ...]:
    """Where the straight way from `start` through `aim` leads over discs, as distances from `start`."""
    x, y = aim[0] - start[0], aim[1] - start[1]
    length = math.hypot(x, y) or 1.0
    x, y = x / length, y / length
    found = []
    for disc_x, disc_y in discs:
        along = (disc_x - start[0]) * x + (disc_y - start[1]) * y
        beside = (disc_x - start[0]) * y - (disc_y - start[1]) * x
        half = math.sqrt(max(0.0, DISC_RADIUS * DISC_RADIUS - beside * beside))
        if half and along > 0:
            found.append((along - half, along + half))
    return tuple(sorted(found))
