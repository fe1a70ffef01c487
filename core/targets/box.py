"""The material and where it stands: the table of `resources/targets/material.json`, and what follows from it."""

from __future__ import annotations

import math
from functools import cache, partial
from typing import Final

from core.data import load, require, rules_version
from core.game import Seat, Value

GAME: Final = "targets"
# What came to rest is recorded, so a record does not depend on the constants of the physics.
RULES: Final = rules_version(GAME, 1, "material")
SEATS: Final = range(2, 5)
COLOURS: Final = 4
DICE_EACH: Final = 3
DICE: Final = COLOURS * DICE_EACH
DISCS: Final = 9
DISCS_PER_COLOUR: Final = 3
IN_THE_CENTRE: Final = 3


class Material(Value, frozen=True, gc=False):
    """Lengths are in millimetres; discs, bull's-eye and puck are given by their diameters (T-2)."""

    table: float
    disc: float
    bullseye: float
    die: float
    puck: float
    puck_height: float
    tower_gap: float
    discs_to_win: int
    doubles: int

    def __post_init__(self) -> None:
        needs = partial(require, GAME, "material")
        lengths = (self.table, self.disc, self.bullseye, self.die, self.puck, self.puck_height, self.tower_gap)
        needs(min(lengths) > 0, "every length must be more than 0.")
        needs(self.bullseye < self.disc, "the bull's-eye must be smaller than its disc.")
        needs(self.puck >= self.die * math.sqrt(2), "a die must stand wholly on its puck.")
        needs(self.puck < self.disc, "a puck must leave room for dice on the discs under it.")
        reach = 2 * (self.disc + self.die) / math.sqrt(3) + self.disc / 2 + self.tower_gap + self.disc / 2
        needs(reach <= self.table / 2, "the table must have room for the towers and the discs under them.")
        needs(self.discs_to_win >= 1, "at least one disc must be needed to win.")
        needs(self.doubles >= 0, "the number of doubles can't be below 0.")


MATERIAL: Final = load(GAME, "material", Material)
HALF_TABLE: Final = MATERIAL.table / 2
DIE: Final = MATERIAL.die
DISC_RADIUS: Final = MATERIAL.disc / 2
BULLSEYE_RADIUS: Final = MATERIAL.bullseye / 2
PUCK_RADIUS: Final = MATERIAL.puck / 2

Point = tuple[float, float]
"""Millimetres from the middle of the table, x to the right and y towards seat 0, as on a screen."""


def _rounded(x: float, y: float) -> Point:
    return round(x, 2) + 0.0, round(y, 2) + 0.0


@cache
def centre_spots(discs: int) -> tuple[Point, ...]:
    """Where the discs lie in the centre: a triangle, a row of two, or a single one, a die apart (T-2)."""
    apart = MATERIAL.disc + DIE
    if discs == IN_THE_CENTRE:
        radius = apart / math.sqrt(3)
        return tuple(
            _rounded(radius * math.sin(turn), -radius * math.cos(turn))
            for turn in (math.tau * spot / IN_THE_CENTRE for spot in range(IN_THE_CENTRE))
        )
    return tuple(_rounded((spot - (discs - 1) / 2) * apart, 0.0) for spot in range(discs))


@cache
def towers(seats: int) -> tuple[Point, ...]:
    """Where the pucks stand: evenly around the table, clockwise from seat 0, a gap from the nearest disc (T-2)."""
    return tuple(_tower(math.tau * seat / seats) for seat in range(seats))


def _tower(turn: float) -> Point:
    # From the middle outwards, far enough that the nearest disc of the triangle is the gap away.
    across, down = -math.sin(turn), math.cos(turn)
    away = DISC_RADIUS + MATERIAL.tower_gap
    distance = 0.0
    for x, y in centre_spots(IN_THE_CENTRE):
        along = x * across + y * down
        beside = x * down - y * across
        distance = max(distance, along + math.sqrt(away * away - beside * beside))
    return _rounded(distance * across, distance * down)


def from_tower(seats: int, seat: Seat, spot: Point) -> float:
    """How far a place is from a seat's tower."""
    x, y = towers(seats)[seat]
    return math.hypot(spot[0] - x, spot[1] - y)


def heading_to_centre(seats: int, seat: Seat) -> float:
    """The direction from a seat's tower to the middle of the table, in degrees clockwise from the right."""
    x, y = towers(seats)[seat]
    return math.degrees(math.atan2(-y, -x)) % 360
