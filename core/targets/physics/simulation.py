"""Flicks from the finger to rest, tick by tick: what settling and the frames of an animation share."""

from __future__ import annotations

import math
import random
from collections.abc import Mapping
from typing import Final

import pymunk

from core.targets.box import DIE, HALF_TABLE
from core.targets.physics.constants import CONSTANTS, MOST_STEPS, STEP, STEPS_A_FRAME
from core.targets.physics.cube import any_tumble
from core.targets.physics.die_body import STILL_SPEED, DieBody
from core.targets.physics.finger import flick
from core.targets.physics.space import DIE_TYPE, TOWER_TYPE, Ground
from core.targets.physics.tabletop import Rest, Shot, Tabletop
from core.targets.physics.toppling import Blow, hard_enough, topple

_DEEP: Final = -5 * DIE
"""How far a die falls beside the table before it is out of sight."""
_PRESSING_STEPS: Final = 2 * CONSTANTS.steps_a_second
"""How long dice that were stopped by force are given to make room for each other."""


class Simulation:
    """One run of the physics. A fresh space, a fixed step, a fixed order and its own chance make it repeatable."""

    def __init__(self, tabletop: Tabletop, shots: Mapping[int, Shot], seed: int) -> None:
        self.ground = Ground(tabletop)
        self.steps = 0
        self._flying = True
        self._rng = random.Random(seed)
        self._touched: list[DieBody] = []
        self._blows: list[Blow] = []
        space = self.ground.space
        space.on_collision(DIE_TYPE, DIE_TYPE, begin=self._on_touch)
        space.on_collision(DIE_TYPE, TOWER_TYPE, begin=self._on_blow)
        for seat in sorted(shots):
            flick(self.ground, self.ground.stacks[seat], shots[seat], tabletop.hands, self._rng)
        for die_body in self.ground.awake:
            self.ground.look_around(die_body)

    # --- collisions, as pymunk reports them in the middle of a step --------------------------------------

    def _on_touch(self, arbiter: pymunk.Arbiter, space: pymunk.Space, data: object) -> None:
        self._touched += [self.ground.die_body_of[shape] for shape in arbiter.shapes]

    def _on_blow(self, arbiter: pymunk.Arbiter, space: pymunk.Space, data: object) -> None:
        die, shape = arbiter.shapes
        die_body, stack = self.ground.die_body_of[die], self.ground.stack_of[shape]
        on_puck = shape is stack.puck
        if on_puck:
            # A puck that gives may push a die that lay still.
            self._touched.append(die_body)
            self.ground.jolted.add(stack)
        normal = arbiter.normal
        speed = die_body.body.velocity.dot(normal)
        if stack.standing and hard_enough(speed, on_puck):
            self._blows.append(Blow(stack, die_body, die_body.energy(), speed, on_puck, normal.x, normal.y))

    def _wake_touched(self) -> None:
        for die_body in sorted(self._touched, key=lambda die_body: die_body.die):
            self.ground.wake(die_body)
        self._touched.clear()

    # --- a tick ------------------------------------------------------------------------------------------

    def tick(self) -> bool:
        """Let a tick pass: a frame, or less while a die is in the air. Whether anything moves still."""
        steps = CONSTANTS.steps_a_tick if self._flying or self.steps % STEPS_A_FRAME else STEPS_A_FRAME
        step = self.ground.space.step
        for _ in range(steps):
            step(STEP)
        self.steps += steps
        if self._touched:
            self._wake_touched()
        if self._blows:
            topple(self.ground, self._blows, self._rng)
            self._blows.clear()
        self._flying = False
        moving = self.ground.pucks_move()
        seconds = steps * STEP
        looking = self.steps % STEPS_A_FRAME == 0
        for die_body in tuple(self.ground.awake):
            if self._moves(die_body, seconds):
                moving = True
                if looking:
                    self.ground.look_around(die_body)
        if moving and self.steps >= MOST_STEPS:
            self.halt()
            return False
        return moving

    def _moves(self, die_body: DieBody, seconds: float) -> bool:
        """Bring a die up to date, and tell whether it moves still."""
        body = die_body.body
        x, y = body.position
        if not (-HALF_TABLE <= x <= HALF_TABLE and -HALF_TABLE <= y <= HALF_TABLE) and not die_body.off:
            die_body.leave()
        if die_body.airborne:
            die_body.x, die_body.y = x, y
            self._flying = True
            self._fly(die_body, seconds)
            if die_body.tumbling:
                die_body.tip_on(seconds / CONSTANTS.tip_seconds)
            return not die_body.fallen
        vx, vy = (x - die_body.x) / seconds, (y - die_body.y) / seconds
        speed = math.sqrt(vx * vx + vy * vy)
        hit = speed > CONSTANTS.hit / 2 and not die_body.tumbling and die_body.jolt() > CONSTANTS.hit
        die_body.x, die_body.y, die_body.vx, die_body.vy = x, y, vx, vy
        if hit:
            # A flicked die that only slid so far still shows the face that it was flicked with: now chance has a say.
            fresh = die_body.origin is None and not die_body.rolled
            die_body.tumble(any_tumble(self._rng) if fresh else None)
        friction = self.ground.friction(x, y)
        if die_body.tumbling:
            self._roll(die_body, speed, seconds)
        else:
            friction *= CONSTANTS.sliding
            if die_body.tipped:
                die_body.come_down(seconds / CONSTANTS.tip_seconds)
        if friction != die_body.brake:
            die_body.slow_by(friction)
        return (
            speed > STILL_SPEED
            or die_body.tumbling
            or die_body.tipped > 0.0
            or abs(body.angular_velocity) * DIE > STILL_SPEED
        )

    def _roll(self, die_body: DieBody, speed: float, seconds: float) -> None:
        """Tip over an edge for each length of a die, hopping where that is fast; each edge slows it (T-25)."""
        if speed <= CONSTANTS.tip_speed and not die_body.drawn:
            die_body.tumbling = False
            return
        rate = min(speed / DIE, 1 / CONSTANTS.hop_seconds)
        edges = (max(rate, 1 / CONSTANTS.tip_seconds) if die_body.drawn else rate) * seconds
        die_body.edges += edges
        while die_body.edges >= 1.0:
            die_body.edges -= 1.0
            self._kick(die_body)
        die_body.tip_on(edges)

    def _kick(self, die_body: DieBody) -> None:
        """An edge takes most of a die's energy and throws it a little off its way."""
        share = CONSTANTS.edge + CONSTANTS.edge_spun * die_body.spin
        self._scatter(die_body, share, CONSTANTS.edge_speed, CONSTANTS.edge_turn)
        die_body.body.angular_velocity += self._rng.gauss(0.0, CONSTANTS.edge_yaw) * math.hypot(
            die_body.vx, die_body.vy
        )

    def _scatter(self, die_body: DieBody, share: float, speed_spread: float, turn_spread: float) -> None:
        """Leave a die about that share of its speed; what spin it has is used up by it."""
        gauss = self._rng.gauss
        share = min(1.0, max(0.0, share * (1 + gauss(0.0, speed_spread))))
        turn = math.radians(gauss(0.0, turn_spread))
        cos, sin = share * math.cos(turn), share * math.sin(turn)
        # As it moves now: since the last look at it, it may have met something.
        vx, vy = die_body.body.velocity
        die_body.move(vx * cos - vy * sin, vx * sin + vy * cos)
        die_body.spin *= CONSTANTS.spin_kept

    # --- in the air --------------------------------------------------------------------------------------

    def _fly(self, die_body: DieBody, seconds: float) -> None:
        rise = die_body.rise - CONSTANTS.gravity * seconds
        z = die_body.z + rise * seconds
        die_body.rise = rise
        if die_body.off:
            die_body.z = z
            if z < _DEEP:
                self.ground.remove(die_body)
            return
        if rise < 0:
            top, x, y = self.ground.below(die_body)
            if z <= top:
                die_body.vx, die_body.vy = die_body.body.velocity
                if die_body.z >= top and rise < -CONSTANTS.bounce_from:
                    self._bounce(die_body)
                elif top == 0.0:
                    die_body.rise = 0.0
                    die_body.airborne = False
                else:
                    die_body.rise = 0.0
                    top = self._slip(die_body, min(top, die_body.z), x, y)
                z = top
        die_body.at_height(z)

    def _bounce(self, die_body: DieBody) -> None:
        """No two landings are the same; forward spin runs on, back spin holds (T-24)."""
        share = CONSTANTS.landing + CONSTANTS.landing_spun * die_body.spin
        self._scatter(die_body, share, CONSTANTS.landing_speed, CONSTANTS.landing_turn)
        die_body.body.angular_velocity += self._rng.gauss(0.0, CONSTANTS.landing_yaw) * die_body.rise
        die_body.rise *= -CONSTANTS.bounce
        die_body.edges = 0.0

    def _slip(self, die_body: DieBody, z: float, x: float, y: float) -> float:
        """Slide off what is below, away from its middle; the height it is left with, since that pays for the speed."""
        out_x, out_y = die_body.x - x, die_body.y - y
        away = math.hypot(out_x, out_y)
        if away < 1e-6:
            out_x, out_y = die_body.vx, die_body.vy
            away = math.hypot(out_x, out_y)
        if away < 1e-6:
            out_x, out_y, away = 1.0, 0.0, 1.0
        out_x, out_y = out_x / away, out_y / away
        speed = die_body.vx * out_x + die_body.vy * out_y
        if speed >= CONSTANTS.slip:
            return z
        more = CONSTANTS.slip - speed
        die_body.move(die_body.vx + out_x * more, die_body.vy + out_y * more)
        return z - max(0.0, CONSTANTS.slip**2 - speed**2) / 2 / CONSTANTS.gravity

    # --- the end -----------------------------------------------------------------------------------------

    def halt(self) -> None:
        """Stop everything where it is and let what overlaps make room."""
        for die_body in tuple(self.ground.awake):
            if die_body.off:
                self.ground.remove(die_body)
            else:
                self.ground.look_around(die_body)
                die_body.stop()
        for _ in range(_PRESSING_STEPS):
            self.ground.space.step(STEP)
        self._wake_touched()

    def rests(self) -> tuple[Rest, ...]:
        """How the dice that have moved came to rest, by die."""
        found = (die_body.rest() for die_body in self.ground.dice if die_body.joints)
        return tuple(sorted((rest for rest in found if rest), key=lambda rest: rest.die))
