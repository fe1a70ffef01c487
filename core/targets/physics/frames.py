"""The frames in which an animation shows dice on the move."""

from __future__ import annotations

from collections.abc import Iterable

from core.game import Value
from core.targets.physics.die_body import DieBody
from core.targets.physics.simulation import Simulation
from core.targets.physics.tabletop import Rest


class MovingDie(Value, frozen=True, gc=False):
    """A die in one frame."""

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

    dice: tuple[MovingDie, ...]


def frame_of(run: Simulation) -> Frame:
    """The moment a run has come to."""
    return _frame(_moving_die(die_body) for die_body in run.ground.awake)


def frame_at_rest(rests: Iterable[Rest]) -> Frame:
    """The last frame, with rounded poses."""
    return _frame(
        MovingDie(rest.die, rest.pose.x, rest.pose.y, 0.0, rest.pose.heading, rest.facing)
        for rest in rests
        if rest.pose
    )


def _moving_die(die_body: DieBody) -> MovingDie:
    return MovingDie(
        die_body.die,
        die_body.x,
        die_body.y,
        die_body.z,
        die_body.heading(),
        die_body.facing,
        die_body.tips_over(),
        die_body.tipped,
    )


def _frame(dice: Iterable[MovingDie]) -> Frame:
    return Frame(tuple(sorted(dice, key=lambda moving: moving.die)))
