"""T-26: dice that meet dice and towers, and that no run ends badly."""

from __future__ import annotations

import math

import pytest

from core.targets.box import HALF_TABLE, towers
from core.targets.physics import simulation as simulation
from core.targets.physics.rolling import frames, settle
from core.targets.physics.simulation import Simulation
from core.targets.physics.tabletop import Rest, Shot, Tabletop, Tower, upper
from tests.core.targets.scenes import (
    after,
    ahead,
    deepest_overlap,
    die_of,
    direction_to,
    energy,
    lying,
    pose_of,
    run,
    table,
    to_centre,
)

SEEDS = range(20)


def pushed(power: int, seed: int) -> Rest:
    """What becomes of a die that lies on the way of a flick."""
    on = table(lying=[lying(50, *ahead(170), facing=13)])
    return die_of(settle(on, {0: Shot(to_centre(4), power, 8)}, seed), 50)


def test_T_26_dice_push_dice() -> None:
    for seed in SEEDS:
        rest = pushed(38, seed)
        assert pose_of(rest).y < ahead(170)[1] - 1
        assert not rest.rolled
        assert upper(rest.facing) == upper(13)


def test_T_26_a_die_hit_hard_tips() -> None:
    assert sum(pushed(100, seed).rolled for seed in SEEDS) >= 18


def test_T_26_a_die_hit_hard_tips_away_from_the_blow() -> None:
    on = table(lying=[lying(50, *ahead(170))])
    for seed in range(6):
        seen = [
            glimpse
            for frame in frames(on, {0: Shot(to_centre(4), 100, 8)}, seed)
            for glimpse in frame.dice
            if glimpse.die == 50 and glimpse.tilt
        ]
        first = seen[0]
        assert abs((first.over - to_centre(4) / 10 + 180) % 360 - 180) < 75


def test_T_26_a_die_is_pushed_off_the_table() -> None:
    on = table(lying=[lying(50, 0.0, HALF_TABLE - 3)])
    rest = die_of(settle(on, {0: Shot(900, 60, 8)}, 1), 50)
    assert rest.pose is None


def test_T_26_a_tower_hit_hard_falls_and_a_weak_hit_leaves_it() -> None:
    target = towers(3, 4, 0)[1]
    for seed in SEEDS:
        hard = settle(table(), {0: Shot(direction_to(*target), 95, 8)}, seed)
        assert [rest.die for rest in hard if 3 <= rest.die < 6] == [3, 4, 5]
        assert all(rest.rolled for rest in hard if 3 <= rest.die < 6)
        weak = settle(table(), {0: Shot(direction_to(*target), 68, 8)}, seed)
        assert [rest.die for rest in weak] == [2]


def test_T_26_a_tower_loses_dice_from_the_layer_hit_upwards() -> None:
    # given a tower so near that the flicked die meets it in the air
    x, y = ahead(90)
    near = Tower(x, y, (3, 4, 5), (0, 0, 0), 0.0)
    lost = set()
    for power in range(40, 101, 4):
        on = Tabletop((), (table().towers[0], near), ())
        rests = settle(on, {0: Shot(to_centre(4), power, 8)}, power)
        lost.add(tuple(rest.die for rest in rests if rest.die > 2))
    assert lost <= {(), (5,), (4, 5), (3, 4, 5)}
    assert (4, 5) in lost or (5,) in lost


def test_T_26_toppled_dice_fall_away_from_the_blow() -> None:
    target = towers(3, 4, 0)[1]
    start = towers(3, 4, 0)[0]
    before = math.dist(start, target)
    for seed in SEEDS:
        rests = settle(table(), {0: Shot(direction_to(*target), 90, 8)}, seed)
        fallen = [rest for rest in rests if 3 <= rest.die < 6]
        assert all(rest.pose is None or math.dist(start, (rest.pose.x, rest.pose.y)) > before for rest in fallen)


# --- however it ends ---------------------------------------------------------------------------------


@pytest.mark.parametrize("most", [8, 24, 48, 96, 160])
def test_a_run_that_lasts_too_long_is_stopped_and_nothing_overlaps(monkeypatch: pytest.MonkeyPatch, most: int) -> None:
    monkeypatch.setattr(simulation, "MOST_STEPS", most)
    dice = [lying(50 + at, *ahead(40 + 24 * at)) for at in range(6)]
    on = table(lying=dice)
    for seed in SEEDS:
        shots = {0: Shot(to_centre(4), 60, 7), 1: Shot(to_centre(4, 1), 30, 7, whole=True)}
        rests = run(on, shots, seed).rests()
        assert {2, 3, 4, 5} <= {rest.die for rest in rests}
        assert deepest_overlap(after(on, rests)) <= 0.2


def test_energy_never_grows_even_when_towers_fall() -> None:
    for seed in SEEDS:
        motion = Simulation(table(), {0: Shot(direction_to(*towers(3, 4, 0)[1]), 95, 8)}, seed)
        before = energy(motion)
        while motion.tick():
            now = energy(motion)
            assert now <= before + 1e-6
            before = now


def test_no_flick_moves_nothing() -> None:
    on = table(lying=[lying(50, 0, 0), lying(51, 16, 0)])
    assert settle(on, {}, 1) == ()
