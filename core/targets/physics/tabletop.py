"""What the physics sees: dice lying on the table, towers on their pucks, discs; and what it answers."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from core.dice import PIPS
from core.game import Value

FACINGS: Final = 24
"""The ways a cube can lie. Four of them show the same upper face; they differ by a quarter turn."""
DIRECTIONS: Final = 3600
"""Tenths of a degree, clockwise on the screen from the right."""
POWERS: Final = range(1, 101)
HEIGHTS: Final = range(1, 11)
"""Where the finger meets the die: 1 is at its foot, 10 at its upper edge."""
USUAL_HEIGHT: Final = 6
"""Where it meets it unless somebody chooses another height: the die rolls, and the lower ones mostly stay."""


class Hands(StrEnum):
    """How much every finger at the table trembles, a person's as a bot's (T-29)."""

    STEADY = "steady"
    HUMAN = "human"
    SHAKY = "shaky"


class Pose(Value, frozen=True, gc=False):
    """A die at rest: its middle in millimetres, and its heading in degrees from 0 to below 90; both rounded."""

    x: float
    y: float
    heading: float


class Shot(Value, frozen=True, gc=False):
    """How a finger meets the top die of a tower, or, in Golden Targets, a whole tower (T-24, T-19)."""

    direction: int
    power: int
    height: int
    whole: bool = False


class Lying(Value, frozen=True, gc=False):
    """A die on the table."""

    die: int
    pose: Pose
    facing: int


class Tower(Value, frozen=True, gc=False):
    """A puck and what stands on it, from the bottom up; an empty puck is still an obstacle."""

    x: float
    y: float
    dice: tuple[int, ...]
    facings: tuple[int, ...]
    heading: float
    """How the dice are turned, in degrees from 0 to below 90."""
    stored: bool = False
    """Whether discs lie under the puck."""


class Tabletop(Value, frozen=True, gc=False):
    """Everything a flick may meet."""

    dice: tuple[Lying, ...]
    towers: tuple[Tower, ...]
    """By seat."""
    discs: tuple[tuple[float, float], ...]
    """The middles of the centre's discs."""
    hands: Hands = Hands.HUMAN


class Rest(Value, frozen=True, gc=False):
    """How a die that a flick has moved came to rest; the others are not told of."""

    die: int
    facing: int
    pose: Pose | None
    """`None` where it has left the table."""
    rolled: bool = False
    """Whether its upper face ever changed on the way."""


def upper(facing: int) -> int:
    """The value that a die shows."""
    return facing // 4 + 1


def facing_of(value: int, quarter: int = 0) -> int:
    """A way to lie with `value` on top."""
    assert value in PIPS
    return (value - 1) * 4 + quarter % 4
