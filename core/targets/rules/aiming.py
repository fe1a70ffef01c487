"""Flicks worth trying: a sample of the many that are possible, for lists, bots and random players."""

from __future__ import annotations

import math
import random
from typing import Final, NamedTuple

from core.game import Seat
from core.targets.actions import Flick
from core.targets.box import Point
from core.targets.physics.tabletop import DIRECTIONS, HEIGHTS, POWERS
from core.targets.state import GOLDEN_SPOT, Phase, TargetsState, allied, lying_discs, puck_spots

_TENTHS: Final = 10
FORCES: Final = (34, 40, 46, 53, 60, 70, 100)
TOUCHES: Final = (3, 7)
"""How hard and how high the sample flicks: from a die that just reaches the centre to one that topples a tower."""
_UNSTEADY: Final = 40
"""How far, in tenths of a degree, the finger of a random player strays from its aim."""
_WILD: Final = 0.05
"""How often a random player flicks in any way at all."""


class Aim(NamedTuple):
    """Something to flick at: a disc of the centre, or the puck of a seat, or the middle of the table."""

    spot: Point
    disc: int | None = None
    puck: Seat | None = None


def aims(state: TargetsState, seat: Seat) -> list[Aim]:
    """What is worth aiming at: the centre's discs, opponents' stored ones, else their towers."""
    found = [Aim(spot, disc=disc) for disc, spot in lying_discs(state)]
    if state.phase is Phase.GOLDEN:
        return found
    places = puck_spots(state)
    opponents = [other for other in range(state.seats) if not allied(state, seat, other)]
    found += [Aim(places[other], puck=other) for other in opponents if state.stored[other]]
    if not found:
        found = [Aim(places[other], puck=other) for other in opponents if state.towers[other]]
    return found or [Aim(GOLDEN_SPOT)]


def direction_to(state: TargetsState, seat: Seat, spot: Point) -> int:
    """Where to flick to from a seat's tower, in tenths of a degree."""
    x, y = puck_spots(state)[seat]
    return round(math.degrees(math.atan2(spot[1] - y, spot[0] - x)) * _TENTHS) % DIRECTIONS


def sample_flicks(state: TargetsState, seat: Seat) -> list[Flick]:
    """A flick at everything worth it, softer and harder, lower and higher."""
    directions = dict.fromkeys(direction_to(state, seat, aim.spot) for aim in aims(state, seat))
    return [Flick(direction, force, touch) for direction in directions for force in FORCES for touch in TOUCHES]


def random_flick(state: TargetsState, seat: Seat, rng: random.Random) -> Flick:
    """Any flick is possible; most are aimed, by an unsteady finger."""
    if rng.random() < _WILD:
        return Flick(rng.randrange(DIRECTIONS), rng.choice(POWERS), rng.choice(HEIGHTS))
    direction = direction_to(state, seat, rng.choice(aims(state, seat)).spot)
    strayed = (direction + rng.randint(-_UNSTEADY, _UNSTEADY)) % DIRECTIONS
    return Flick(strayed, rng.randint(FORCES[0], FORCES[-1]), rng.randint(TOUCHES[0], TOUCHES[-1]))
