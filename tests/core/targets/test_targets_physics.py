"""T-24, T-25 and the physics of T-19: what a flick does, in scenes."""

from __future__ import annotations

import math
import statistics
from itertools import pairwise

import msgspec
import pytest

from core.targets.box import HALF_TABLE, towers
from core.targets.physics.rolling import settle
from core.targets.physics.simulation import Simulation
from core.targets.physics.tabletop import USUAL_HEIGHT, Shot, Tabletop, Tower, upper
from tests.core.targets.scenes import (
    after,
    ahead,
    deepest_overlap,
    die_of,
    direction_to,
    lying,
    pose_of,
    run,
    table,
    to_centre,
)

SEEDS = range(20)


def travelled(shot: Shot, seed: int, on: Tabletop | None = None) -> float:
    """How far the flicked die of seat 0 gets; a die off the table counts as having left just there."""
    on = on or table()
    pose = die_of(settle(on, {0: shot}, seed), on.towers[0].dice[-1]).pose
    return math.hypot(pose.x - on.towers[0].x, pose.y - on.towers[0].y) if pose else 2 * HALF_TABLE


# --- T-24 ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("direction", "x", "y"), [(0, 1, 0), (900, 0, 1), (1800, -1, 0), (2700, 0, -1)])
def test_T_24_directions_run_clockwise_from_the_right(direction: int, x: int, y: int) -> None:
    # given a tower in the middle of the table
    on = Tabletop((), (Tower(0.0, 0.0, (0,), (0,), 0.0),), ())
    (rest,) = settle(on, {0: Shot(direction, 50, 8)}, 1)
    pose = pose_of(rest)
    assert pose.x * x + pose.y * y > 100
    assert abs(pose.x * y) + abs(pose.y * x) < 60


def test_T_24_a_flick_takes_the_top_die_and_no_other() -> None:
    for seed in SEEDS:
        (rest,) = settle(table(), {0: Shot(to_centre(4), 40, 7)}, seed)
        assert rest.die == 2
        assert rest.rolled


def test_T_24_a_low_contact_slides_and_a_high_one_rolls() -> None:
    slid = {
        height: sum(not run(table(), {0: Shot(to_centre(4), 40, height)}, seed).rests()[-1].rolled for seed in SEEDS)
        for height in (1, 2, 3, 6, 10)
    }
    assert slid[1] >= 18
    assert slid[1] >= slid[2] >= slid[3] >= slid[6] == slid[10] == 0


def test_T_24_a_slid_die_shows_the_face_it_showed() -> None:
    rest = settle(table(facing=9), {0: Shot(to_centre(4), 40, 1)}, 1)[-1]
    assert not rest.rolled
    assert upper(rest.facing) == upper(9)


def test_T_24_a_hard_flick_may_take_lower_dice_along_and_the_lower_the_likelier() -> None:
    def taken(power: int, height: int) -> int:
        """How often of a hundred times."""
        gone = [
            sum(rest.die < 3 for rest in settle(table(), {0: Shot(to_centre(4), power, height)}, seed))
            for seed in range(100)
        ]
        return sum(count > 1 for count in gone)

    hard = [taken(100, height) for height in (1, 4, USUAL_HEIGHT, 8)]
    assert hard == sorted(hard, reverse=True)
    assert hard[0] > 80
    assert 5 <= hard[2] <= 25
    assert hard[3] > 0
    assert taken(50, 1) == taken(70, USUAL_HEIGHT) == 0


def test_T_24_the_hardest_and_lowest_flick_takes_the_whole_tower() -> None:
    gone = [
        [rest.die for rest in settle(table(), {0: Shot(to_centre(4), 100, 1)}, seed) if rest.die < 3] for seed in SEEDS
    ]
    assert [0, 1, 2] in gone
    assert [1, 2] in gone


def test_T_24_every_height_has_a_use() -> None:
    def reach(height: int) -> float:
        return statistics.mean(travelled(Shot(to_centre(4) + 80, 60, height), seed) for seed in SEEDS)

    middle = reach(USUAL_HEIGHT)
    # high spins forwards and runs on, very high spins back and stops short
    assert reach(8) > 1.05 * middle
    assert reach(9) < 0.8 * middle
    assert reach(10) < 0.8 * reach(9)
    # low slides, and pushes what it meets
    assert reach(1) > 1.1 * middle


def test_T_24_the_last_die_has_no_lower_ones() -> None:
    rests = settle(table(standing=1), {0: Shot(to_centre(4), 100, 1)}, 5)
    assert 0 in [rest.die for rest in rests]


def test_T_24_a_harder_flick_goes_farther() -> None:
    means = [
        sum(travelled(Shot(to_centre(4) + 80, power, 7), seed) for seed in SEEDS) for power in (1, 15, 30, 45, 60, 75)
    ]
    assert means == sorted(means)
    assert all(after > 1.2 * before for before, after in pairwise(means))


def test_T_24_a_full_flick_can_leave_the_table_and_a_middling_one_comes_to_the_discs() -> None:
    # past the tower on the other side
    hard = [travelled(Shot(to_centre(4) + 80, 100, 7), seed) for seed in SEEDS]
    assert 2 * HALF_TABLE in hard
    assert min(hard) > HALF_TABLE
    away = math.hypot(*towers(3, 4, 0)[0])
    assert all(abs(travelled(Shot(to_centre(4), 48, 7), seed) - away) < 100 for seed in SEEDS)


def test_T_24_the_weakest_flick_still_clears_the_puck() -> None:
    for standing in (1, 2, 3):
        for direction in range(0, 3600, 450):
            on = table(standing=standing)
            rests = settle(on, {0: Shot(direction, 1, 10)}, direction)
            assert deepest_overlap(after(on, rests)) <= 0.2


# --- T-19, as far as it is physics -----------------------------------------------------------------------


def test_T_19_whole_towers_are_flicked_at_the_same_time() -> None:
    shots = {seat: Shot(to_centre(2, seat), 45, 7, whole=True) for seat in range(2)}
    rests = settle(table(2), shots, 3)
    assert [rest.die for rest in rests] == list(range(6))
    places = {(rest.pose.x, rest.pose.y) for rest in rests if rest.pose}
    assert len(places) == 6
    # each of them roughly in the direction of the flick
    for rest in rests[:3]:
        assert pose_of(rest).y < towers(3, 2, 0)[0][1] - 60
        assert abs(pose_of(rest).x) < 120


# --- T-25 ------------------------------------------------------------------------------------------------


def test_T_25_a_die_flies_over_what_is_lower_and_meets_it_when_it_is_low_itself() -> None:
    def met(away: float, standing: int) -> int:
        on = table(lying=[lying(50, *ahead(away))], standing=standing)
        runs = [settle(on, {0: Shot(to_centre(4), 70, 9)}, seed) for seed in SEEDS]
        return sum(50 in [rest.die for rest in rests] for rests in runs)

    # from the top of a tower it flies over a lying die
    assert met(55, 3) == 0
    # the last die of a tower starts from the puck and runs into it
    assert met(55, 1) > 15
    # farther on it has landed
    assert met(200, 3) > 5


def tumbles(shot: Shot, seed: int) -> int:
    """How often a die tips over once it has landed for good."""
    motion = Simulation(Tabletop((), table().towers, ()), {0: shot}, seed)
    (die_body,) = motion.ground.awake
    found, last = 0, die_body.facing
    while motion.tick():
        found += die_body.facing != last and not die_body.airborne and not die_body.twist
        last = die_body.facing
    return found


@pytest.mark.parametrize("power", [40, 50, 60])
def test_T_25_it_makes_two_to_five_tumbles(power: int) -> None:
    assert 2 <= statistics.median(tumbles(Shot(to_centre(4) + 80, power, USUAL_HEIGHT), seed) for seed in SEEDS) <= 5


def test_T_25_each_edge_costs_most_of_its_energy() -> None:
    motion = Simulation(Tabletop((), table().towers, ()), {0: Shot(to_centre(4) + 80, 60, USUAL_HEIGHT)}, 2)
    (die_body,) = motion.ground.awake
    while die_body.airborne:
        motion.tick()
    energies = [die_body.energy()]
    edges = die_body.edges
    while die_body.tumbling:
        motion.tick()
        if die_body.edges < edges:
            energies.append(die_body.energy())
        edges = die_body.edges
    assert len(energies) > 2
    assert all(after < before / 2 for before, after in pairwise(energies))


def test_T_25_in_the_air_it_turns_over_the_way_it_flies() -> None:
    same = seen = 0
    for seed in range(60):
        motion = Simulation(table(), {0: Shot(to_centre(4) + 70, 55, USUAL_HEIGHT)}, seed)
        (die_body,) = motion.ground.awake
        while motion.tick() and die_body.airborne:
            flies = math.degrees(math.atan2(die_body.vy, die_body.vx))
            seen += 1
            same += abs((die_body.tips_over() - flies + 180) % 360 - 180) <= 46
    assert same > 0.95 * seen > 300


def test_T_25_it_tips_the_way_it_goes() -> None:
    # then the edge it tips over is the foremost one when it begins to
    for seed in SEEDS:
        motion = Simulation(Tabletop((), table().towers, ()), {0: Shot(to_centre(4), 60, USUAL_HEIGHT)}, seed)
        (die_body,) = motion.ground.awake
        tipped = 1.0
        while motion.tick():
            if die_body.tumbling and die_body.tipped < tipped:
                goes = math.degrees(math.atan2(die_body.vy, die_body.vx))
                assert abs((die_body.tips_over() - goes + 180) % 360 - 180) <= 60
            tipped = die_body.tipped


def test_T_25_disc_card_is_rougher_than_the_table() -> None:
    with_discs = table()
    without = msgspec.structs.replace(with_discs, discs=())
    # given a die that slides over a disc
    disc_x, disc_y = with_discs.discs[1]
    shot = Shot(direction_to(disc_x, disc_y), 50, 1)

    def reach(on: Tabletop) -> float:
        return statistics.mean(travelled(shot, seed, on) for seed in SEEDS)

    assert reach(with_discs) < reach(without) - 5
    # also under a puck, if discs are stored there
    stored = tuple(msgspec.structs.replace(tower, stored=True) for tower in without.towers)
    slow = Shot(to_centre(4), 1, 8)
    assert travelled(slow, 1, msgspec.structs.replace(without, towers=stored)) < travelled(slow, 1, without)


def test_T_25_a_die_beyond_the_edge_falls() -> None:
    rest = die_of(settle(table(), {0: Shot(900, 80, 7)}, 1), 2)
    assert rest.pose is None
