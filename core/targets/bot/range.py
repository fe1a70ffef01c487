"""How far a flick carries: a die's flight, bounces and tumbles without any chance, for a first guess at its power."""

from __future__ import annotations

import math
from functools import cache
from typing import Final, NamedTuple

from core.targets.box import DIE, DISC_RADIUS, PUCK_RADIUS, Point
from core.targets.physics.constants import CONSTANTS, STEP
from core.targets.physics.space import level
from core.targets.physics.tabletop import HEIGHTS, POWERS, USUAL_HEIGHT

Chords = tuple[tuple[float, float], ...]
"""The stretches of a way that lead over discs, by their distances from the tower."""

_TICK: Final = CONSTANTS.steps_a_tick * STEP


class _Landing(NamedTuple):
    """Where a die stops flying, how fast it then is, and the spin it has left."""

    at: float
    speed: float
    spin: float


@cache
def _landing(power: int, height: int, standing: int) -> _Landing:
    """The flight of the top die of a tower, in the same ticks as in the physics: between them it flies on."""
    step = HEIGHTS.index(height)
    speed = CONSTANTS.speed(power) * CONSTANTS.height_power[step]
    spin = CONSTANTS.height_spin[step]
    rise = speed * CONSTANTS.lift * (1 - step / (len(HEIGHTS) - 1))
    # Unless it is lifted, it slides off what it stands on before it falls.
    edge = (PUCK_RADIUS if standing == 1 else DIE / 2) + CONSTANTS.overhang
    z, at = level(standing - 1), 0.0
    while True:
        rise -= CONSTANTS.gravity * _TICK
        z += rise * _TICK
        at += speed * _TICK
        if at <= edge and z < level(standing - 1):
            z, rise = level(standing - 1), 0.0
        if z <= 0:
            if rise >= -CONSTANTS.bounce_from:
                return _Landing(at, speed, spin)
            z, rise = 0.0, -rise * CONSTANTS.bounce
            speed *= CONSTANTS.landing + CONSTANTS.landing_spun * spin
            spin *= CONSTANTS.spin_kept


@cache
def carries(power: int, standing: int, height: int = USUAL_HEIGHT, chords: Chords = ()) -> float:
    """How far from its tower a die stops that rolls and meets nothing."""
    at, speed, spin = _landing(power, height, standing)
    while speed > CONSTANTS.tip_speed:
        seconds = max(DIE / speed, CONSTANTS.hop_seconds)
        slowed = max(0.0, speed - _friction(at, chords) * seconds)
        at += (speed + slowed) / 2 * seconds
        speed = slowed * (CONSTANTS.edge + CONSTANTS.edge_spun * spin)
        spin *= CONSTANTS.spin_kept
    return at + speed * speed / 2 / (_friction(at, chords) * CONSTANTS.sliding)


def _friction(at: float, chords: Chords) -> float:
    rough = any(begin <= at <= end for begin, end in chords)
    return (CONSTANTS.disc_friction if rough else CONSTANTS.table_friction) * CONSTANTS.gravity


def power_for(distance: float, standing: int, height: int = USUAL_HEIGHT, chords: Chords = ()) -> int:
    """The power with which a die stops nearest to a distance."""
    low, high = POWERS[0], POWERS[-1]
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (middle, high) if carries(middle, standing, height, chords) < distance else (low, middle)
    return min((low, high), key=lambda power: abs(carries(power, standing, height, chords) - distance))


def chords_of(start: Point, aim: Point, discs: tuple[Point, ...]) -> Chords:
    """Where the straight way from `start` through `aim` leads over discs."""
    x, y = aim[0] - start[0], aim[1] - start[1]
    length = math.hypot(x, y) or 1.0
    x, y = x / length, y / length
    found = []
    for disc_x, disc_y in discs:
        along = (disc_x - start[0]) * x + (disc_y - start[1]) * y
        beside = (disc_x - start[0]) * y - (disc_y - start[1]) * x
        half = math.sqrt(max(0.0, DISC_RADIUS * DISC_RADIUS - beside * beside))
        if half and along > 0:
            found.append((round(along - half, 2), round(along + half, 2)))
    return tuple(sorted(found))
