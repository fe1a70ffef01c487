"""The material and where it stands: the table of `resources/targets/material.json`, and what follows from it."""

from __future__ import annotations

import math
from functools import cache, partial
from typing import Final

from core.data import load, require, rules_version
from core.game import Seat, Value

GAME: Final = "targets"
# What came to rest is recorded, so a record does not depend on the constants of the physics.
RULES: Final = rules_version(GAME, 2, "material")
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
    discs_to_end: int
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
        needs(self.discs_to_end >= 1, "at least one disc must be needed to end the game.")
        needs(self.doubles >= 0, "the number of doubles can't be below 0.")


MATERIAL: Final = load(GAME, "material", Material)
HALF_TABLE: Final = MATERIAL.table / 2
DIE: Final = MATERIAL.die
DISC_RADIUS: Final = MATERIAL.disc / 2
BULLSEYE_RADIUS: Final = MATERIAL.bullseye / 2
PUCK_RADIUS: Final = MATERIAL.puck / 2

Point = tuple[float, float]
"""Millimetres from the middle of the table, x to the right and y towards seat 0, as on a screen."""
MIDDLE: Final[Point] = (0.0, 0.0)


@cache
def centre_spots(discs: int, seats: int, first: Seat) -> tuple[Point, ...]:
    """Where the discs lie that a round begins with: a triangle, a row of two, or a single one, a die apart (T-2)."""
    if discs < 2:
        return (MIDDLE,) * discs
    apart = MATERIAL.disc + DIE
    from_middle = apart / 2 if discs == 2 else apart / math.sqrt(3)
    apex = math.radians(_APEX[discs, seats]) + _turn(seats, first)
    return tuple([_away(apex + math.tau * spot / discs, from_middle) for spot in range(discs)])


# In degrees clockwise from the first player to the first disc: the lie turns with the first player, so that over a
# game no seat has the better angle. Who begins has the worse one where they can't be equal.
_APEX: Final = {
    (3, 2): 90,  # to one side: what one seat sees, the other sees in a mirror
    (3, 3): 180,  # everybody sees the gap between two discs
    (3, 4): 45,  # the first two seats have the nearest disc 45 degrees off, the last two 15
    (2, 2): 90,  # a row across the line between the towers
    (2, 3): 0,  # the first player has one behind the other, the others one in front and one beside it
    (2, 4): 45,  # a row on the diagonal: the same for all
}


@cache
def towers(discs: int, seats: int, first: Seat) -> tuple[Point, ...]:
    """Where the pucks stand in such a round: around the table, clockwise from seat 0 at the bottom, each with its
    middle the gap away from the nearest disc (T-2); without any disc, as around a single one."""
    spots = centre_spots(max(discs, 1), seats, first)
    return tuple([_tower(_turn(seats, seat), spots) for seat in range(seats)])


def _tower(turn: float, spots: tuple[Point, ...]) -> Point:
    # From the middle outwards, far enough that the nearest disc is the gap away.
    across, down = -math.sin(turn), math.cos(turn)
    away = DISC_RADIUS + MATERIAL.tower_gap
    distance = 0.0
    for x, y in spots:
        along = x * across + y * down
        beside = x * down - y * across
        distance = max(distance, along + math.sqrt(away * away - beside * beside))
    return _away(turn, distance)


def _turn(seats: int, seat: Seat) -> float:
    return math.tau * seat / seats


def _away(turn: float, distance: float) -> Point:
    """A place so far from the middle of the table, clockwise from seat 0."""
    return round(-math.sin(turn) * distance, 2) + 0.0, round(math.cos(turn) * distance, 2) + 0.0
