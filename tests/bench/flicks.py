"""Flicks a second, beside as many bare pymunk steps with the same bodies, shapes and joints in the same run."""

from __future__ import annotations

import math
import random
import statistics
import time

import pymunk

from core.targets.physics.constants import CONSTANTS, STEP
from core.targets.physics.rolling import settle
from core.targets.physics.simulation import Simulation
from core.targets.physics.space import DIE_TYPE, TOWER_TYPE
from core.targets.physics.tabletop import Shot, Tabletop
from tests.core.targets.scenes import any_table, to_centre

ROUNDS = 15
FLICKS = 60

Flick = tuple[Tabletop, dict[int, Shot], int]


def report() -> None:
    """The median of several rounds, ours and the peer taking turns in each."""
    flicks = _flicks(random.Random("flicks"))
    steps = [_steps(flick) for flick in flicks]
    ours, bare, built = [], [], []
    for _ in range(ROUNDS):
        ours.append(_settling(flicks))
        stepping, building = _stepping(flicks, steps)
        bare.append(stepping)
        built.append(stepping + building)
    our = statistics.median(ours)
    ratios = [statistics.median(peer / own for peer, own in zip(peers, ours, strict=True)) for peers in (bare, built)]
    print(
        f"flicks: {FLICKS / our:,.0f} a second of {statistics.mean(steps):.0f} steps each, "
        f"bare pymunk steps {FLICKS / statistics.median(bare):,.0f}, {ratios[0]:.2f} x "
        f"({ratios[1]:.2f} x with the peer's space built anew for each flick, as ours is)"
    )


def _flicks(rng: random.Random) -> list[Flick]:
    """Ordinary flicks towards the middle of tables in the middle of a game."""
    flicks: list[Flick] = []
    while len(flicks) < FLICKS:
        table = any_table(rng)
        seats = len(table.towers)
        for seat, tower in enumerate(table.towers):
            if tower.dice:
                direction = to_centre(seats, seat) + rng.randrange(-150, 151)
                shot = Shot(direction % 3600, rng.randrange(30, 81), rng.randrange(4, 11))
                flicks.append((table, {seat: shot}, rng.randrange(1000)))
    return flicks[:FLICKS]


def _steps(flick: Flick) -> int:
    simulation = Simulation(*flick)
    while simulation.tick():
        pass
    return simulation.steps


def _settling(flicks: list[Flick]) -> float:
    start = time.process_time()
    for flick in flicks:
        settle(*flick)
    return time.process_time() - start


def _stepping(flicks: list[Flick], steps: list[int]) -> tuple[float, float]:
    """The seconds that pymunk alone spends on the steps of the flicks, and on its spaces before that."""
    stepping = building = 0.0
    for flick, count in zip(flicks, steps, strict=True):
        start = time.process_time()
        ground = Simulation(*flick).ground
        ground.appear(0.0, 0.0, math.inf)
        building += time.process_time() - start
        for mover in ground.awake:
            # On the table from the start, since bare pymunk knows no height: it meets the dice that it would meet.
            mover.at_height(0.0)
            mover.slow_by(CONSTANTS.table_friction)
        for other in (DIE_TYPE, TOWER_TYPE):
            ground.space.on_collision(DIE_TYPE, other, begin=pymunk.empty_callback)
        step = ground.space.step
        start = time.process_time()
        for _ in range(count):
            step(STEP)
        stepping += time.process_time() - start
    return stepping, building
