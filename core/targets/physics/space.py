"""The table as pymunk knows it: the dice in it, the towers on their pucks, and the ground."""

from __future__ import annotations

import math
from functools import cache
from typing import Final

import pymunk

from core.targets.box import DIE, DISC_RADIUS, MATERIAL, PUCK_RADIUS, Point
from core.targets.physics.constants import CONSTANTS, FRAMES_A_SECOND
from core.targets.physics.die_body import BOUNCY, RUBBING, STILL_SPEED, DieBody, heights
from core.targets.physics.tabletop import Lying, Pose, Tabletop, Tower

DIE_TYPE: Final = 1
TOWER_TYPE: Final = 2

_ON_DICE: Final = (DIE / 2 + CONSTANTS.overhang) ** 2
_ON_PUCK: Final = (PUCK_RADIUS + CONSTANTS.overhang) ** 2
"""How near to the middle of what is under it a die must be to be held by it, squared."""
_NEAR_DISC: Final = DISC_RADIUS + DIE / 2
# Two springs, from far away and at a right angle, bring a puck back without letting it swing or circle.
_FAR: Final = 10 * MATERIAL.table
_STIFFNESS: Final = CONSTANTS.puck_mass * CONSTANTS.puck_stiffness**2
_DAMPING: Final = 2 * CONSTANTS.puck_mass * CONSTANTS.puck_stiffness
_DULL: Final = CONSTANTS.puck_elasticity / BOUNCY
_IN_PLACE: Final = 0.15
"""A puck that is nearer to its place, in millimetres, is back."""


class Stack:
    """A puck and the dice that stand on it still, as one block."""

    __slots__ = ("block", "body", "puck", "standing", "tower", "x", "y")

    def __init__(self, tower: Tower) -> None:
        self.tower = tower
        self.x, self.y = tower.x, tower.y
        self.standing = len(tower.dice)
        self.body: pymunk.Body | None = None
        self.puck: pymunk.Shape | None = None
        self.block: pymunk.Shape | None = None

    def given(self) -> tuple[float, float]:
        """How far the puck is off its place, and how fast it is."""
        if self.body is None:
            return 0.0, 0.0
        x, y = self.body.position
        return math.hypot(x - self.x, y - self.y), self.body.velocity.length

    @property
    def top(self) -> float:
        return level(self.standing)


def level(layer: int) -> float:
    """How high a layer of a tower lies; layer 0 is on the puck."""
    return MATERIAL.puck_height + layer * DIE


@cache
def _block(x: float, y: float, heading: float) -> tuple[Point, ...]:
    """The corners of a tower's dice; towers stay where they are for a round, and few places are used."""
    cos, sin = math.cos(math.radians(heading)) * DIE / 2, math.sin(math.radians(heading)) * DIE / 2
    return tuple((x + i * cos - j * sin, y + i * sin + j * cos) for i, j in ((-1, -1), (1, -1), (1, 1), (-1, 1)))


def _die(lying: Lying) -> int:
    return lying.die


class Ground:
    """A fresh space, in which the things of a table appear when something comes near: most flicks meet few of them."""

    def __init__(self, tabletop: Tabletop) -> None:
        self.space = pymunk.Space()
        self.space.collision_slop = CONSTANTS.slop
        self.space.collision_bias = (1 - CONSTANTS.parting) ** FRAMES_A_SECOND
        self.dice: list[DieBody] = []
        self.awake: list[DieBody] = []
        self.die_body_of: dict[pymunk.Shape, DieBody] = {}
        self.stack_of: dict[pymunk.Shape, Stack] = {}
        self.jolted: set[Stack] = set()
        """Whose puck was touched and is perhaps not back yet."""
        self.stacks = [Stack(tower) for tower in tabletop.towers]
        self._unseen: list[tuple[float, float, Stack | Lying]] = [(stack.x, stack.y, stack) for stack in self.stacks]
        self._unseen += [(lying.pose.x, lying.pose.y, lying) for lying in sorted(tabletop.dice, key=_die)]
        self._discs = (*tabletop.discs, *((tower.x, tower.y) for tower in tabletop.towers if tower.stored))

    def look_around(self, die_body: DieBody) -> None:
        """Put everything into the space that a die, or one that it pushes, may meet before the next frame."""
        self.appear(die_body.x, die_body.y, 2 * (math.hypot(die_body.vx, die_body.vy) / FRAMES_A_SECOND + 2 * DIE))

    def appear(self, x: float, y: float, within: float) -> None:
        """Put everything into the space that is near a place."""
        near = [thing for thing in self._unseen if -within < thing[0] - x < within and -within < thing[1] - y < within]
        for thing in near:
            self._unseen.remove(thing)
            what = thing[2]
            if isinstance(what, Stack):
                self._stand(what)
            else:
                self._add(DieBody(what.die, what.facing, what.pose, 0.0, lies=True))

    # --- dice --------------------------------------------------------------------------------------------

    def _add(self, die_body: DieBody) -> None:
        die_body.shape.collision_type = DIE_TYPE
        self.space.add(die_body.body, die_body.shape)
        self.dice.append(die_body)
        self.die_body_of[die_body.shape] = die_body

    def wake(self, die_body: DieBody) -> None:
        """Watch a die from now on, and slow it."""
        if die_body.joints is None:
            fixed = self.space.static_body
            pivot = pymunk.PivotJoint(fixed, die_body.body, (0, 0), (0, 0))
            gear = pymunk.GearJoint(fixed, die_body.body, 0.0, 1.0)
            pivot.max_bias = gear.max_bias = 0.0
            pivot.max_force = gear.max_force = 0.0
            die_body.joints = pivot, gear
            self.space.add(pivot, gear)
            self.awake.append(die_body)

    def remove(self, die_body: DieBody) -> None:
        """Take a die away that has fallen from the table."""
        assert die_body.joints
        self.space.remove(*die_body.joints, die_body.shape, die_body.body)
        self.awake.remove(die_body)
        die_body.fallen = True

    # --- towers ------------------------------------------------------------------------------------------

    def _stand(self, stack: Stack) -> None:
        fixed = self.space.static_body
        if not stack.puck:
            stack.body = pymunk.Body(CONSTANTS.puck_mass, math.inf)
            stack.body.position = stack.x, stack.y
            stack.puck = pymunk.Circle(stack.body, PUCK_RADIUS)
            springs = [
                pymunk.DampedSpring(fixed, stack.body, (stack.x + x, stack.y + y), (0, 0), _FAR, _STIFFNESS, _DAMPING)
                for x, y in ((_FAR, 0.0), (0.0, _FAR))
            ]
            self.space.add(stack.body, *springs)
            self._add_part(stack.puck, stack, 0.0, MATERIAL.puck_height, _DULL)
        if stack.standing:
            stack.block = pymunk.Poly(fixed, _block(stack.x, stack.y, stack.tower.heading))
            self._add_part(stack.block, stack, MATERIAL.puck_height, stack.top, BOUNCY)

    def pucks_move(self) -> bool:
        """Whether a puck that was hit is still to come back to its place."""
        for stack in tuple(self.jolted):
            off, speed = stack.given()
            if off <= _IN_PLACE and speed <= STILL_SPEED:
                self.jolted.remove(stack)
        return bool(self.jolted)

    def _add_part(self, shape: pymunk.Shape, stack: Stack, low: float, high: float, elasticity: float) -> None:
        shape.elasticity = elasticity
        shape.friction = RUBBING
        shape.filter = heights(low, high)
        shape.collision_type = TOWER_TYPE
        self.stack_of[shape] = stack
        self.space.add(shape)

    def take_off(self, stack: Stack, layer: int) -> list[DieBody]:
        """The dice from a layer upwards, which stand no longer, from the bottom up; they are awake and in the air."""
        tower = stack.tower
        loose = range(layer, stack.standing)
        stack.standing = layer
        if stack.block:
            self.space.remove(stack.block)
            del self.stack_of[stack.block]
            stack.block = None
        if stack.puck:
            self._stand(stack)
        pose = Pose(tower.x, tower.y, tower.heading)
        die_bodies = [DieBody(tower.dice[at], tower.facings[at], pose, level(at), lies=False) for at in loose]
        for die_body in die_bodies:
            self._add(die_body)
            self.wake(die_body)
        return die_bodies

    # --- what is below -----------------------------------------------------------------------------------

    def friction(self, x: float, y: float) -> float:
        """How rough it is here: disc card, table, or in between where a die lies on the border."""
        for disc_x, disc_y in self._discs:
            dx, dy = x - disc_x, y - disc_y
            if -_NEAR_DISC < dx < _NEAR_DISC and -_NEAR_DISC < dy < _NEAR_DISC:
                covered = min(1.0, (_NEAR_DISC - math.sqrt(dx * dx + dy * dy)) / DIE)
                if covered > 0:
                    return CONSTANTS.table_friction + (CONSTANTS.disc_friction - CONSTANTS.table_friction) * covered
        return CONSTANTS.table_friction

    def below(self, die_body: DieBody) -> tuple[float, float, float]:
        """What a falling die comes down on: how high that is, and its middle; the height 0 is the table."""
        x, y = die_body.x, die_body.y
        reach = die_body.z + CONSTANTS.give
        best = (0.0, 0.0, 0.0)
        if reach >= MATERIAL.puck_height:
            for stack in self.stacks:
                away = (x - stack.x) ** 2 + (y - stack.y) ** 2
                if away < _ON_PUCK:
                    held = stack.standing and away < _ON_DICE and stack.top <= reach
                    best = stack.top if held else MATERIAL.puck_height, stack.x, stack.y
        if reach >= DIE > best[0]:
            for other in self.dice:
                # What is in the air itself holds nothing up, this die included.
                if not other.airborne and (x - other.x) ** 2 + (y - other.y) ** 2 < _ON_DICE:
                    best = DIE, other.x, other.y
        return best
