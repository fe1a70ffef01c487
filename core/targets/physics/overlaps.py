"""What a die lies on: the square it covers against the circles of discs and bull's-eyes, exactly."""

from __future__ import annotations

import math
from typing import Final

from core.targets.box import BULLSEYE_RADIUS, DIE, DISC_RADIUS, Point
from core.targets.physics.tabletop import Pose

_HALF: Final = DIE / 2


def touches_disc(pose: Pose, disc: Point) -> bool:
    """Whether any part of the die lies on the disc."""
    return _nearest(pose, disc) <= DISC_RADIUS


def touches_bullseye(pose: Pose, disc: Point) -> bool:
    """Whether any part of the die lies on the disc's bull's-eye (T-8)."""
    return _nearest(pose, disc) <= BULLSEYE_RADIUS


def lies_within(pose: Pose, disc: Point) -> bool:
    """Whether the die touches nothing but the disc (T-14)."""
    across, along = _from_die(pose, disc)
    # The corner on the far side of the die is the one farthest from the disc's middle.
    return math.hypot(abs(across) + _HALF, abs(along) + _HALF) <= DISC_RADIUS


def _nearest(pose: Pose, point: Point) -> float:
    """How far the die is from a point; 0 where it covers it."""
    across, along = _from_die(pose, point)
    return math.hypot(max(abs(across) - _HALF, 0.0), max(abs(along) - _HALF, 0.0))


def _from_die(pose: Pose, point: Point) -> Point:
    """The point as seen from the die's middle, along its edges."""
    x, y = point[0] - pose.x, point[1] - pose.y
    turn = math.radians(pose.heading)
    sin, cos = math.sin(turn), math.cos(turn)
    return x * cos + y * sin, y * cos - x * sin
