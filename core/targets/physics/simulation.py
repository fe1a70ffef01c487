"""A flick from the finger to rest, tick by tick: what settling and the frames of an animation share."""

from __future__ import annotations

import math
import random
from collections.abc import Mapping
from typing import Final

import pymunk

from core.targets.box import DIE, HALF_TABLE, MATERIAL
from core.targets.physics.constants import LAWS, MOST_STEPS, STEP, STEPS_A_FRAME
from core.targets.physics.die_body import STILL_SPEED, Mover
from core.targets.physics.space import DIE_TYPE, TOWER_TYPE, Ground, Stack
from core.targets.physics.tabletop import DIRECTIONS, FACINGS, HEIGHTS, Rest, Shot, Table

_DEEP: Final = -5 * DIE
"""How far a die falls beside the table before it is out of sight."""
_PRESSING_STEPS: Final = 2 * LAWS.steps_a_second
"""How long dice that were stopped by force are given to make room for each other."""


class Motion:
    """One run of the physics. A fresh space, a fixed step, a fixed order and its own chance make it repeatable."""

    def __init__(self, table: Table, shots: Mapping[int, Shot], seed: int) -> None:
        self.ground = Ground(table)
        self.steps = 0
        self._flying = True
        self._rng = random.Random(seed)
        self._touched: list[Mover] = []
        self._blows: list[tuple[Stack, Mover, float, bool, float, float]] = []
        space = self.ground.space
        space.on_collision(DIE_TYPE, DIE_TYPE, begin=self._on_touch)
        space.on_collision(DIE_TYPE, TOWER_TYPE, begin=self._on_blow)
        for seat in sorted(shots):
            self._flick(self.ground.stacks[seat], shots[seat])
        for mover in self.ground.awake:
            self.ground.look_around(mover)

    # --- the finger --------------------------------------------------------------------------------------

    def _flick(self, stack: Stack, shot: Shot) -> None:
        assert stack.standing, "an empty puck has no die to flick"
        gauss = self._rng.gauss
        layer = 0 if shot.whole else stack.standing - 1 - self._taken_along(stack, shot)
        direction = shot.direction * (math.tau / DIRECTIONS) + math.radians(gauss(0.0, LAWS.finger_turn))
        speed = LAWS.speed(shot.power) * (1 + gauss(0.0, LAWS.finger_speed))
        loose = self.ground.take_off(stack, layer)
        for mover in loose:
            if shot.whole:
                turn, share = gauss(0.0, LAWS.whole_turn), max(0.1, gauss(1.0, LAWS.whole_speed))
            elif mover is loose[-1]:
                turn, share = 0.0, 1.0
            else:
                turn, share = gauss(0.0, LAWS.taken_turn), LAWS.taken_speed
            self._launch(mover, direction + math.radians(turn), speed * share)
            mover.rise = speed * share * LAWS.lift * (HEIGHTS[-1] - shot.height) / (HEIGHTS[-1] - HEIGHTS[0])
            if shot.height + gauss(0.0, LAWS.tumble_spread) >= LAWS.tumble_height:
                self._tumble(mover)

    def _taken_along(self, stack: Stack, shot: Shot) -> int:
        """How many lower dice a flick takes along that is too hard for where it meets the die (T-24)."""
        strain = shot.power / 100 * (HEIGHTS[-1] + 1 - shot.height) / HEIGHTS[-1]
        strain += self._rng.gauss(0.0, LAWS.strain_spread)
        return min(sum(strain > limit for limit in LAWS.strains), stack.standing - 1)

    def _launch(self, mover: Mover, direction: float, speed: float) -> None:
        mover.move(speed * math.cos(direction), speed * math.sin(direction))

    def _tumble(self, mover: Mover) -> None:
        """Tumble to any facing, each as likely: which one no finger can foresee (T-28)."""
        mover.tumble(self._rng.randrange(FACINGS))

    # --- collisions, as pymunk reports them in the middle of a step --------------------------------------

    def _on_touch(self, arbiter: pymunk.Arbiter, space: pymunk.Space, data: object) -> None:
        self._touched += [self.ground.mover_of[shape] for shape in arbiter.shapes]

    def _on_blow(self, arbiter: pymunk.Arbiter, space: pymunk.Space, data: object) -> None:
        die, shape = arbiter.shapes
        mover, stack = self.ground.mover_of[die], self.ground.stack_of[shape]
        normal = arbiter.normal
        speed = mover.body.velocity.dot(normal)
        on_puck = shape is stack.puck
        if stack.standing and speed > (LAWS.topple_puck if on_puck else LAWS.topple):
            self._blows.append((stack, mover, mover.energy(), on_puck, normal.x, normal.y))

    def _wake_touched(self) -> None:
        for mover in sorted(self._touched, key=lambda mover: mover.die):
            self.ground.wake(mover)
        self._touched.clear()

    def _topple(self) -> None:
        """Bring down what was hit hard enough, from the layer hit upwards; the striker's loss pays for it (T-26)."""
        struck: set[int] = set()
        for stack, striker, energy, on_puck, x, y in self._blows:
            loss = energy - striker.energy()
            if striker.die in struck or not stack.standing or loss <= 0:
                continue
            struck.add(striker.die)
            layer = 0 if on_puck else int((striker.z + DIE / 2 - MATERIAL.puck_height) / DIE)
            direction = math.atan2(y, x)
            loose = self.ground.take_off(stack, min(max(layer, 0), stack.standing - 1))
            for mover, share in zip(loose, LAWS.toppled_shares, strict=False):
                turn = math.radians(self._rng.gauss(0.0, LAWS.toppled_turn))
                self._launch(mover, direction + turn, math.sqrt(2 * loss * LAWS.toppled * share))
                self._tumble(mover)
        self._blows.clear()

    # --- a tick ------------------------------------------------------------------------------------------

    def tick(self) -> bool:
        """Let a tick pass: a frame, or less while a die is in the air. Whether anything moves still."""
        steps = LAWS.steps_a_tick if self._flying or self.steps % STEPS_A_FRAME else STEPS_A_FRAME
        step = self.ground.space.step
        for _ in range(steps):
            step(STEP)
        self.steps += steps
        if self._touched:
            self._wake_touched()
        if self._blows:
            self._topple()
        moving = self._flying = False
        seconds = steps * STEP
        looking = self.steps % STEPS_A_FRAME == 0
        for mover in tuple(self.ground.awake):
            if self._moves(mover, seconds):
                moving = True
                if looking:
                    self.ground.look_around(mover)
        if moving and self.steps >= MOST_STEPS:
            self.halt()
            return False
        return moving

    def _moves(self, mover: Mover, seconds: float) -> bool:
        """Bring a die up to date, and tell whether it moves still."""
        body = mover.body
        x, y = body.position
        if not (-HALF_TABLE <= x <= HALF_TABLE and -HALF_TABLE <= y <= HALF_TABLE) and not mover.off:
            mover.leave()
        if mover.airborne:
            mover.x, mover.y = x, y
            self._flying = True
            self._fly(mover, seconds)
            if mover.tumbling:
                mover.tip_on(seconds / LAWS.tip_seconds)
            return not mover.fallen
        vx, vy = (x - mover.x) / seconds, (y - mover.y) / seconds
        speed = math.sqrt(vx * vx + vy * vy)
        hit = speed > LAWS.hit / 2 and not mover.tumbling and mover.jolt() > LAWS.hit
        mover.x, mover.y, mover.vx, mover.vy = x, y, vx, vy
        if hit:
            mover.tumble()
        friction = self.ground.friction(x, y)
        if mover.tumbling:
            self._roll(mover, speed, seconds)
        else:
            friction *= LAWS.sliding
            if mover.tipped:
                mover.come_down(seconds / LAWS.tip_seconds)
        if friction != mover.brake:
            mover.slow_by(friction)
        return (
            speed > STILL_SPEED
            or mover.tumbling
            or mover.tipped > 0.0
            or abs(body.angular_velocity) * DIE > STILL_SPEED
        )

    def _roll(self, mover: Mover, speed: float, seconds: float) -> None:
        """Tip over an edge for each length of a die (T-25)."""
        if mover.drawn:
            mover.tip_on(max(speed / DIE, 1 / LAWS.tip_seconds) * seconds)
        elif speed > LAWS.tip_speed:
            mover.tip_on(speed / DIE * seconds)
        else:
            mover.tumbling = False

    # --- in the air --------------------------------------------------------------------------------------

    def _fly(self, mover: Mover, seconds: float) -> None:
        rise = mover.rise - LAWS.gravity * seconds
        z = mover.z + rise * seconds
        mover.rise = rise
        if mover.off:
            mover.z = z
            if z < _DEEP:
                self.ground.remove(mover)
            return
        if rise < 0:
            top, x, y = self.ground.below(mover)
            if z <= top:
                mover.vx, mover.vy = mover.body.velocity
                if mover.z >= top and rise < -LAWS.bounce_from:
                    self._bounce(mover)
                elif top == 0.0:
                    mover.rise = 0.0
                    mover.airborne = False
                else:
                    mover.rise = 0.0
                    top = self._slip(mover, min(top, mover.z), x, y)
                z = top
        mover.at_height(z)

    def _bounce(self, mover: Mover) -> None:
        """No two landings are the same: the seeded part of it is small in place and wide in turn."""
        gauss = self._rng.gauss
        share = min(1.0, LAWS.landing * (1 + gauss(0.0, LAWS.landing_speed)))
        turn = math.radians(gauss(0.0, LAWS.landing_turn))
        cos, sin = share * math.cos(turn), share * math.sin(turn)
        mover.move(mover.vx * cos - mover.vy * sin, mover.vx * sin + mover.vy * cos)
        mover.body.angular_velocity += gauss(0.0, LAWS.landing_spin) * mover.rise
        mover.rise *= -LAWS.bounce

    def _slip(self, mover: Mover, z: float, x: float, y: float) -> float:
        """Slide off what is below, away from its middle; the height it is left with, since that pays for the speed."""
        out_x, out_y = mover.x - x, mover.y - y
        away = math.hypot(out_x, out_y)
        if away < 1e-6:
            out_x, out_y = mover.vx, mover.vy
            away = math.hypot(out_x, out_y)
        if away < 1e-6:
            out_x, out_y, away = 1.0, 0.0, 1.0
        out_x, out_y = out_x / away, out_y / away
        speed = mover.vx * out_x + mover.vy * out_y
        if speed >= LAWS.slip:
            return z
        more = LAWS.slip - speed
        mover.move(mover.vx + out_x * more, mover.vy + out_y * more)
        return z - max(0.0, LAWS.slip**2 - speed**2) / 2 / LAWS.gravity

    # --- the end -----------------------------------------------------------------------------------------

    def halt(self) -> None:
        """Stop everything where it is and let what overlaps make room."""
        for mover in tuple(self.ground.awake):
            if mover.off:
                self.ground.remove(mover)
            else:
                self.ground.look_around(mover)
                mover.stop()
        for _ in range(_PRESSING_STEPS):
            self.ground.space.step(STEP)
        self._wake_touched()

    def rests(self) -> tuple[Rest, ...]:
        """How the dice that have moved came to rest, by die."""
        found = (mover.rest() for mover in self.ground.dice if mover.joints)
        return tuple(sorted((rest for rest in found if rest), key=lambda rest: rest.die))
