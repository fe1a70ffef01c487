"""T-24, T-25 and the physics of T-19: what a flick does, in scenes."""

from __future__ import annotations

import math
from itertools import pairwise

import msgspec
import pytest

from core.targets.box import DIE, HALF_TABLE, towers
from core.targets.physics.rolling import frames, settle
from core.targets.physics.simulation import Simulation
from core.targets.physics.tabletop import Shot, Tabletop, Tower, upper
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
    (rest,) = settle(on, {0: Shot(direction, 30, 8)}, 1)
    pose = pose_of(rest)
    assert pose.x * x + pose.y * y > 100
    assert abs(pose.x * y) + abs(pose.y * x) < 10


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


def test_T_24_too_hard_or_too_low_takes_lower_dice_along() -> None:
    def gone(power: int, height: int) -> list[int]:
        return [rest.die for rest in settle(table(), {0: Shot(to_centre(4), power, height)}, 5) if rest.die < 3]

    assert gone(50, 7) == gone(100, 7) == gone(50, 1) == [2]
    assert gone(70, 1) == [1, 2]
    assert gone(100, 1) == [0, 1, 2]


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
    assert all(travelled(Shot(to_centre(4) + 80, 100, 7), seed) > HALF_TABLE * 1.5 for seed in SEEDS)
    away = math.hypot(*towers(3, 4, 0)[0])
    assert all(abs(travelled(Shot(to_centre(4), 48, 7), seed) - away) < 60 for seed in SEEDS)


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
    near = lying(50, *ahead(55))
    shot = {0: Shot(to_centre(4), 70, 9)}
    # from the top of a tower it flies over a lying die
    assert [rest.die for rest in settle(table(lying=[near]), shot, 1)] == [2]
    # the last die of a tower starts from the puck and runs into it
    assert 50 in [rest.die for rest in settle(table(lying=[near], standing=1), shot, 1)]
    # farther on it has landed
    far = lying(50, *ahead(200))
    assert 50 in [rest.die for rest in settle(table(lying=[far]), shot, 1)]


def test_T_25_it_tips_over_an_edge_for_each_length_of_a_die() -> None:
    motion = Simulation(Tabletop((), table().towers, ()), {0: Shot(to_centre(4) + 80, 60, 9)}, 2)
    die_body = motion.ground.awake[0]
    while die_body.airborne:
        motion.tick()
    assert die_body.tumbling
    start, ways, last = (die_body.x, die_body.y), -die_body.tipped, die_body.facing
    while die_body.tumbling:
        motion.tick()
        ways += die_body.facing != last
        last = die_body.facing
    ways += die_body.tipped
    assert ways > 5
    assert ways == pytest.approx(math.dist(start, (die_body.x, die_body.y)) / DIE, abs=0.5)


def test_T_25_it_tips_the_way_it_goes() -> None:
    # given a die that rolls straight ahead, its heading unturned
    seen = list(frames(Tabletop((), table().towers, ()), {0: Shot(to_centre(4), 60, 9)}, 2))
    rolling = [frame.dice[0] for frame in seen[:-1] if frame.dice[0].z == 0.0 and frame.dice[0].tilt > 0]
    moved = rolling[-1].x - rolling[0].x, rolling[-1].y - rolling[0].y
    travel = math.degrees(math.atan2(moved[1], moved[0]))
    # then the edge it tips over is the foremost one
    for glimpse in rolling[2:]:
        assert abs((glimpse.over - travel + 180) % 360 - 180) <= 46


def test_T_25_disc_card_is_rougher_than_the_table() -> None:
    with_discs = table()
    without = msgspec.structs.replace(with_discs, discs=())
    disc_x, disc_y = with_discs.discs[1]
    shot = Shot(direction_to(disc_x, disc_y), 60, 8)
    assert travelled(shot, 1, with_discs) < travelled(shot, 1, without) - 5
    # also under a puck, if discs are stored there
    stored = tuple(msgspec.structs.replace(tower, stored=True) for tower in without.towers)
    slow = Shot(to_centre(4), 1, 8)
    assert travelled(slow, 1, msgspec.structs.replace(without, towers=stored)) < travelled(slow, 1, without)


def test_T_25_a_die_beyond_the_edge_falls() -> None:
    rest = die_of(settle(table(), {0: Shot(900, 80, 7)}, 1), 2)
    assert rest.pose is None
