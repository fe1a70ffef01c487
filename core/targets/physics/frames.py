"""What a painter needs to show dice on the move."""

from __future__ import annotations

import math
from collections.abc import Iterable

from core.game import Value
from core.targets.physics.die_body import Mover
from core.targets.physics.simulation import Motion
from core.targets.physics.tabletop import Rest


class Glimpse(Value, frozen=True, gc=False):
    """A die in one moment."""

    die: int
    x: float
    y: float
    z: float
    """How high its lowest point is; below 0 when it falls beside the table."""
    heading: float
    """Degrees clockwise from the right; it goes on beyond 360."""
    facing: int
    """The facing it tips from."""
    over: float = 0.0
    """Which way it tips, in degrees clockwise from the right."""
    tilt: float = 0.0
    """How far it has tipped: 0 flat, 1 on the next face."""


class Frame(Value, frozen=True, gc=False):
    """Every die that was touched so far and has not fallen from the table, sorted by die.

    The last frame has those that have moved by it: what was only touched lies as before.
    """

    dice: tuple[Glimpse, ...]


def frame_of(motion: Motion) -> Frame:
    """The moment a run has come to."""
    return _frame(_glimpse(mover) for mover in motion.ground.awake)


def frame_at_rest(rests: Iterable[Rest]) -> Frame:
    """The last frame, with rounded poses."""
    return _frame(
        Glimpse(rest.die, rest.pose.x, rest.pose.y, 0.0, rest.pose.heading, rest.facing) for rest in rests if rest.pose
    )


def _glimpse(mover: Mover) -> Glimpse:
    heading = math.degrees(mover.body.angle)
    return Glimpse(mover.die, mover.x, mover.y, mover.z, heading, mover.facing, heading + 90 * mover.side, mover.tipped)


def _frame(dice: Iterable[Glimpse]) -> Frame:
    return Frame(tuple(sorted(dice, key=lambda glimpse: glimpse.die)))
