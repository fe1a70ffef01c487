"""T-28 and what only many flicks can show: honest faces, aim, and tables on which nothing ever goes wrong."""

from __future__ import annotations

import math
import random
import statistics
from collections import Counter
from itertools import pairwise

import pytest
from msgspec.structs import replace

from core.dice import PIPS
from core.targets.box import BULLSEYE_RADIUS, HALF_TABLE, SEATS, towers
from core.targets.physics.constants import MOST_STEPS
from core.targets.physics.die_body import STILL_SPEED
from core.targets.physics.hands import tremor
from core.targets.physics.rolling import settle
from core.targets.physics.simulation import Simulation
from core.targets.physics.tabletop import (
    FACINGS,
    HEIGHTS,
    POWERS,
    USUAL_HEIGHT,
    Hands,
    Shot,
    Tabletop,
    facing_of,
    upper,
)
from tests.core.targets.scenes import (
    after,
    any_shot,
    any_table,
    chi_square,
    deepest_overlap,
    die_of,
    direction_to,
    energy,
    puck_energy,
    table,
    to_centre,
    to_square,
)

STILL = STILL_SPEED**2 / 2
"""The energy of a die that is said to lie still."""
CRITICAL = 15.09
"""Five degrees of freedom at 1 %."""
CRITICAL_AT_ALL = 25.7
"""The same where 180 of them must hold at once: 1 % for all together."""
CRITICAL_23 = 41.64
"""Twenty-three of them."""


def ordinary(rng: random.Random) -> Shot:
    """A flick as players make it: near the centre, neither weak nor wild."""
    return Shot(to_centre(4) + rng.randrange(-150, 151), rng.randrange(30, 81), rng.randrange(4, 11))


def shown(start: int, flicks: int, seed: str) -> Counter[int]:
    """The facings that dice come to rest on which started with one."""
    rng = random.Random(f"{seed} {start}")
    on = table(facing=start)
    return Counter(die_of(settle(on, {0: ordinary(rng)}, rng.randrange(2**32)), 2).facing for _ in range(flicks))


def by_value(facings: Counter[int]) -> list[int]:
    return [sum(count for facing, count in facings.items() if upper(facing) == value) for value in PIPS]


# --- T-28 ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("start", [facing_of(1), facing_of(5, 3)])
def test_T_28_each_face_is_equally_likely(start: int) -> None:
    assert chi_square(by_value(shown(start, 1200, "honest"))) < CRITICAL


@pytest.mark.torture
@pytest.mark.parametrize("value", PIPS)
def test_T_28_each_face_is_equally_likely_over_6000_flicks(value: int) -> None:
    assert chi_square(by_value(shown(facing_of(value, value), 6000, "very honest"))) < CRITICAL


@pytest.mark.torture
def test_T_28_each_facing_is_equally_likely() -> None:
    found = shown(facing_of(3), 6000, "facings")
    assert chi_square([found[facing] for facing in range(FACINGS)]) < CRITICAL_23


def test_T_28_the_die_of_a_tower_that_falls_is_honest_too() -> None:
    direction = direction_to(*towers(3, 4, 0)[1])
    values: Counter[int] = Counter()
    for seed in range(300):
        rests = settle(table(), {0: Shot(direction, 95, 8)}, seed)
        values.update(upper(rest.facing) for rest in rests if 3 <= rest.die < 6)
    assert sum(values.values()) > 500
    assert chi_square([values[value] for value in PIPS]) < CRITICAL


@pytest.mark.torture
@pytest.mark.parametrize("height", HEIGHTS)
def test_T_28_each_face_is_equally_likely_at_every_height_and_power(height: int) -> None:
    for value in PIPS:
        for power in (35, 55, 90):
            on = table(facing=facing_of(value))
            rests = [die_of(settle(on, {0: Shot(to_centre(4), power, height)}, seed), 2) for seed in range(1200)]
            found = Counter(upper(rest.facing) for rest in rests if rest.rolled and rest.pose)
            # What only slid shows the face it had: at the lowest height hardly any die rolls.
            if sum(found.values()) > 300:
                assert chi_square([found[pips] for pips in PIPS]) < CRITICAL_AT_ALL


# --- aim -------------------------------------------------------------------------------------------------


def touches(on: Tabletop, shot: Shot, seed: int, x: float, y: float) -> bool:
    pose = die_of(settle(on, {0: shot}, seed), 2).pose
    return pose is not None and to_square(pose, x, y) <= BULLSEYE_RADIUS


@pytest.mark.parametrize("seats", SEATS)
def test_T_29_the_best_aim_at_a_near_bullseye_comes_off_less_than_half_the_time(seats: int) -> None:
    on = table(seats)
    tower = on.towers[0]
    x, y = min(on.discs, key=lambda disc: math.dist(disc, (tower.x, tower.y)))
    shots = [Shot(direction_to(x, y, seats), power, USUAL_HEIGHT) for power in range(40, 50, 2)]
    rates = [sum(touches(on, shot, seed, x, y) for seed in range(150)) / 150 for shot in shots]
    assert 0.3 < max(rates) < 0.55


@pytest.mark.parametrize("power", [20, 60, 100])
def test_T_29_shaky_hands_stray_more_than_human_ones_and_those_more_than_steady_ones(power: int) -> None:
    across = []
    for hands in (Hands.STEADY, Hands.HUMAN, Hands.SHAKY):
        on = replace(table(), discs=(), hands=hands)
        shot = Shot(to_centre(4) + 80, power, USUAL_HEIGHT)
        poses = [die_of(settle(on, {0: shot}, seed), 2).pose for seed in range(60)]
        across.append(statistics.stdev(pose.x for pose in poses if pose))
    assert across == sorted(across)
    assert across[2] > 1.5 * across[0]


def test_T_29_the_tremor_grows_with_the_power() -> None:
    for hands in Hands:
        tremors = [tremor(hands, power) for power in POWERS]
        assert all(a.turn < b.turn and a.speed < b.speed for a, b in pairwise(tremors))


def shift(on: Tabletop, one: Shot, other: Shot, seed: int) -> float:
    a, b = (die_of(settle(on, {0: shot}, seed), 2).pose for shot in (one, other))
    return math.dist((a.x, a.y), (b.x, b.y)) if a and b else 2 * HALF_TABLE


def test_T_24_where_a_die_stops_follows_the_finger_smoothly() -> None:
    rng = random.Random("smooth")
    on = table()
    by_angle, by_power = [], []
    for seed in range(60):
        shot = Shot(to_centre(4) + rng.randrange(-100, 101), rng.randrange(35, 65), 7)
        by_angle += [shift(on, shot, Shot(shot.direction + turn, shot.power, 7), seed) for turn in (-5, 5)]
        by_power += [shift(on, shot, Shot(shot.direction, shot.power + more, 7), seed) for more in (-1, 1)]
    assert statistics.median(by_angle) < 4
    assert statistics.median(by_power) < 15


def test_T_24_slid_dice_grow_rarer_with_the_height_of_the_contact() -> None:
    rng = random.Random("slid")
    shares = []
    for height in HEIGHTS:
        rests = [
            die_of(settle(table(), {0: Shot(to_centre(4) + rng.randrange(-150, 151), 45, height)}, seed), 2)
            for seed in range(50)
        ]
        shares.append(sum(not rest.rolled for rest in rests) / len(rests))
    assert shares[0] > 0.9
    assert all(before >= after for before, after in pairwise(shares))
    assert max(shares[4:]) == 0


# --- whatever the table ----------------------------------------------------------------------------------


def play_on(rng: random.Random, flicks: int) -> None:
    """Flick on random tables, and go on from where the dice came to rest."""
    on = any_table(rng)
    for _ in range(flicks):
        seats = [seat for seat, tower in enumerate(on.towers) if tower.dice]
        if not seats:
            on = any_table(rng)
            continue
        chosen = seats if rng.random() < 0.05 else [rng.choice(seats)]
        shots = {seat: any_shot(rng, len(on.towers), seat) for seat in chosen}
        on = checked(on, shots, rng.randrange(2**32))


def checked(on: Tabletop, shots: dict[int, Shot], seed: int) -> Tabletop:
    """What comes of a flick, which must be sound."""
    motion = Simulation(on, shots, seed)
    before, springs = energy(motion), 0.0
    going = True
    while going:
        going = motion.tick()
        now, springs = energy(motion), max(springs, puck_energy(motion))
        # The steps of a spring are coarse: a part of what it holds may come back twice.
        assert now <= before + springs / 4 + STILL, (on, shots, seed)
        before = now
    assert motion.steps < MOST_STEPS / 2
    rests = motion.rests()

    there = [die.die for die in on.dice] + [die for tower in on.towers for die in tower.dice]
    moved = [rest.die for rest in rests]
    assert moved == sorted(set(moved))
    assert set(moved) <= set(there)
    assert {on.towers[seat].dice[-1] for seat in shots} <= set(moved)
    for rest in rests:
        assert 0 <= rest.facing < FACINGS
        if rest.pose:
            assert abs(rest.pose.x) <= HALF_TABLE
            assert abs(rest.pose.y) <= HALF_TABLE
            assert 0 <= rest.pose.heading < 90
    as_before = {(die.die, die.pose, die.facing) for die in on.dice}
    assert not any((rest.die, rest.pose, rest.facing) in as_before for rest in rests)

    result = after(on, rests)
    fallen = [rest.die for rest in rests if rest.pose is None]
    left = [die.die for die in result.dice] + [die for tower in result.towers for die in tower.dice]
    assert sorted(left + fallen) == sorted(there)
    # a tower loses its dice from the top
    for tower, then in zip(on.towers, result.towers, strict=True):
        assert tower.dice[: len(then.dice)] == then.dice
    assert deepest_overlap(result) <= 0.2, (on, shots, seed)
    return result


def test_T_26_nothing_goes_wrong_in_300_flicks() -> None:
    play_on(random.Random("whatever"), 300)


@pytest.mark.torture
@pytest.mark.parametrize("part", range(10))
def test_T_26_nothing_goes_wrong_in_10000_flicks(part: int) -> None:
    play_on(random.Random(f"whatever {part}"), 1000)
