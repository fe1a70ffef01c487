"""A die as pymunk knows it from above, with the height and the faces that a top view does not have."""

from __future__ import annotations

import math
from functools import cache
from itertools import pairwise
from typing import Final

import pymunk

from core.targets.box import DICE_EACH, DIE, HALF_TABLE, MATERIAL
from core.targets.physics.constants import CONSTANTS
from core.targets.physics.cube import MOST_TIPS, SIDES, TIPPED, Tumble, turned
from core.targets.physics.tabletop import Pose, Rest

MASS: Final = 1.0
MOMENT: Final = MASS * DIE * DIE / 6
BOUNCY: Final = math.sqrt(CONSTANTS.elasticity)
RUBBING: Final = math.sqrt(CONSTANTS.rub)
"""Pymunk multiplies what the two shapes of a contact have."""

_LEVELS: Final = sorted({0.0, DIE, *(MATERIAL.puck_height + layer * DIE for layer in range(DICE_EACH + 1))})
"""The heights at which something begins or ends. Between two of them is a band, one bit of pymunk's filter each."""
_CLEAR: Final = pymunk.ShapeFilter(mask=0)
"""Meets nothing."""

STILL_SPEED: Final = 0.2
"""A die that is slower, pushed aside by others or not, lies still."""
UNMOVED: Final = 0.05
UNTURNED: Final = 0.1
"""A die that was shifted (millimetres) and turned (degrees) by no more is said not to have moved."""


@cache
def heights(low: float, high: float) -> pymunk.ShapeFilter:
    """The filter of what reaches from `low` to `high`: shapes meet only where they share a band."""
    bits = sum(1 << band for band, (a, b) in enumerate(pairwise(_LEVELS)) if a < high and low < b)
    return pymunk.ShapeFilter(categories=bits, mask=bits) if bits else _CLEAR


_HEIGHTS: Final = tuple(heights(z + CONSTANTS.give, z + DIE) for z in range(math.ceil(_LEVELS[-1]) + 1))
"""The filter of a die by the whole millimetres its foot is high; it may sink a little beside what it slides off."""


class DieBody:
    """A die and everything about how it moves.

    `x`, `y`, `vx` and `vy` are those of the last look at it; `rise` is the speed upwards. A tip over the edge on `side`
    has come as far as `tipped`, from 0 to 1, and so has the `twist` (quarter turns) that goes with it; `drawn` more
    tips belong to a tumble that chance has drawn. `edges` counts how far it has rolled since the last edge that slowed
    it, and `spin` is above 0 if the die is spun forwards and below 0 if backwards.
    """

    __slots__ = (
        "airborne",
        "body",
        "brake",
        "die",
        "drawn",
        "edges",
        "facing",
        "fallen",
        "joints",
        "off",
        "origin",
        "pace",
        "reach",
        "rise",
        "rolled",
        "shape",
        "side",
        "spin",
        "tipped",
        "tumbling",
        "twist",
        "twists",
        "vx",
        "vy",
        "x",
        "y",
        "z",
    )

    def __init__(self, die: int, facing: int, pose: Pose, z: float, lies: bool) -> None:
        self.die = die
        self.facing = facing
        self.body = pymunk.Body(MASS, MOMENT)
        self.body.position = pose.x, pose.y
        self.body.angle = math.radians(pose.heading)
        self.shape = pymunk.Poly.create_box(self.body, (DIE, DIE))
        self.shape.elasticity = BOUNCY
        self.shape.friction = RUBBING
        self.origin = (pose, facing) if lies else None
        self.x, self.y, self.z = pose.x, pose.y, z
        self.vx = self.vy = self.rise = 0.0
        self.reach = _CLEAR
        self.joints: tuple[pymunk.PivotJoint, pymunk.GearJoint] | None = None
        self.brake = 0.0
        self.airborne = not lies
        self.off = self.fallen = self.rolled = self.tumbling = False
        self.twists: list[int] = []
        self.drawn = self.side = self.twist = 0
        self.pace = 1.0
        self.tipped = self.edges = self.spin = 0.0
        self.at_height(z)

    def at_height(self, z: float) -> None:
        """Meet from now on what reaches into the height of this die at `z`."""
        self.z = z
        reach = _HEIGHTS[min(int(z), len(_HEIGHTS) - 1)]
        if reach is not self.reach:
            self.reach = self.shape.filter = reach

    def move(self, vx: float, vy: float) -> None:
        self.vx, self.vy = vx, vy
        self.body.velocity = vx, vy

    def launch(self, direction: float, speed: float) -> None:
        """Send it off, in radians clockwise from the right."""
        self.move(speed * math.cos(direction), speed * math.sin(direction))

    def slow_by(self, friction: float) -> None:
        """Let pymunk slow this die: two joints with the table that can hold no more than friction does."""
        assert self.joints
        pivot, gear = self.joints
        self.brake = friction
        pivot.max_force = friction * MASS * CONSTANTS.gravity
        gear.max_force = friction * MASS * CONSTANTS.gravity * CONSTANTS.turning

    def jolt(self) -> float:
        """By how much its velocity has changed since the last tick."""
        vx, vy = self.body.velocity
        return math.hypot(vx - self.vx, vy - self.vy)

    def leave(self) -> None:
        """Fall beside the table, where nothing is met."""
        self.off = self.airborne = True
        self.slow_by(0.0)
        self.reach = self.shape.filter = _CLEAR

    # --- tipping -----------------------------------------------------------------------------------------

    def tumble(self, drawn: Tumble | None = None) -> None:
        """Start tipping the way it moves, by a tumble that was drawn if there is one."""
        self.tumbling = True
        if drawn is not None:
            self.drawn = drawn.tips
            self.twists = [drawn.twist, *(0,) * (drawn.tips - 1), drawn.next_twist]
            # Every tumble takes the same time: else what follows would depend on it, and some faces would come often.
            self.pace = drawn.tips / MOST_TIPS
        if self.tipped == 0.0:
            self._head_on()
            self._begin_tip()

    def tip_on(self, edges: float) -> None:
        """Go on tipping, by so many edges."""
        self.tipped += edges * self.pace
        while self.tipped >= 1.0:
            self.tipped -= 1.0
            self._tip()
            if self.drawn:
                self.drawn -= 1
                if not self.drawn:
                    self.tipped /= self.pace
                    self.pace = 1.0
            # What was drawn goes on the way it began, wherever the die is thrown meanwhile: all faces depend on it.
            if not self.drawn:
                self._head_on()
            self._begin_tip()

    def _head_on(self) -> None:
        """Tip over the foremost edge from now on."""
        self.side = round((math.atan2(self.vy, self.vx) - self.body.angle) * (SIDES / math.tau)) % SIDES

    def _begin_tip(self) -> None:
        self.twist = self.twists.pop(0) if self.twists else 0
        # It lies turned from now on; how it is seen comes round to that by the end of the tip.
        self.facing = turned(self.facing, self.twist)

    def _tip(self) -> None:
        self.facing = TIPPED[self.facing][self.side]
        self.rolled = True
        self.twist = 0

    def come_down(self, edges: float) -> None:
        """A die too slow to tip on falls back, or over the edge if it is more than half over it."""
        if self.tipped >= 0.5 and self.tipped + edges >= 1.0:
            self._tip()
            self.tipped = 0.0
        elif self.tipped >= 0.5:
            self.tipped += edges
        else:
            self.tipped = max(0.0, self.tipped - edges)
            if self.tipped == 0.0:
                self._untwist()

    def _untwist(self) -> None:
        """A tip that has not begun turns nothing."""
        self.facing = turned(self.facing, -self.twist)
        self.twist = 0

    def heading(self) -> float:
        """How it is seen from above, in degrees."""
        twist = self.twist if self.twist <= SIDES // 2 else self.twist - SIDES
        return math.degrees(self.body.angle) - 90 * twist * (1 - self.tipped)

    def tips_over(self) -> float:
        """Which way it tips, in degrees."""
        return math.degrees(self.body.angle) + 90 * self.side

    # --- the end -----------------------------------------------------------------------------------------

    def energy(self) -> float:
        """Of its motion and of its height."""
        spin = self.body.angular_velocity
        return (
            MASS * (self.body.velocity.length_squared + self.rise * self.rise) / 2
            + MOMENT * spin * spin / 2
            + MASS * CONSTANTS.gravity * self.z
        )

    def stop(self) -> None:
        """Lie flat on the table, at once."""
        while self.drawn:
            self.tip_on(1 / self.pace)
        self._untwist()
        self.tipped = self.rise = 0.0
        self.airborne = self.tumbling = False
        self.at_height(0.0)
        self.move(0.0, 0.0)
        self.body.angular_velocity = 0.0

    def rest(self) -> Rest | None:
        """How this die came to rest, or `None` if it lies as it lay; the heading's quarter turns go into the facing."""
        x, y = self.body.position
        if self.off or abs(x) > HALF_TABLE or abs(y) > HALF_TABLE:
            return Rest(self.die, self.facing, None, self.rolled)
        heading = math.degrees(self.body.angle)
        if self.origin:
            before, facing = self.origin
            near = abs(x - before.x) <= UNMOVED and abs(y - before.y) <= UNMOVED
            if near and abs(heading - before.heading) <= UNTURNED and facing == self.facing:
                return None
        quarters, hundredths = divmod(round(heading * 100), 9000)
        pose = Pose(round(x, 2) + 0.0, round(y, 2) + 0.0, hundredths / 100)
        return Rest(self.die, turned(self.facing, quarters), pose, self.rolled)
