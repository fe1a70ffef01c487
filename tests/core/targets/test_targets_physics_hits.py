"""T-26: dice that meet dice and towers, and that no run ends badly."""

from __future__ import annotations

import math

import pytest

from core.targets.box import HALF_TABLE, towers
from core.targets.physics import simulation as simulation
from core.targets.physics.rolling import frames, settle
from core.targets.physics.simulation import Simulation
from core.targets.physics.tabletop import USUAL_HEIGHT, Rest, Shot, Tabletop, Tower, upper
from tests.core.targets.scenes import (
    after,
    ahead,
    deepest_overlap,
    direction_to,
    energy,
    lying,
    pose_of,
    run,
    table,
    to_centre,
)

SEEDS = range(20)


def pushed(power: int, height: int = 2) -> list[Rest]:
    """What becomes of a die that lies on the way of flicks, those times that they meet it."""
    on = table(lying=[lying(50, *ahead(170), facing=13)])
    runs = [settle(on, {0: Shot(to_centre(4), power, height)}, seed) for seed in range(60)]
    found = [rest for rests in runs for rest in rests if rest.die == 50]
    assert len(found) > 10
    return found


def test_T_26_dice_push_dice() -> None:
    before = ahead(170)
    soft = pushed(33)
    assert all(pose_of(rest).y < before[1] for rest in soft)
    assert sum(not rest.rolled and upper(rest.facing) == upper(13) for rest in soft) > 0.7 * len(soft)


def test_T_26_a_die_hit_hard_tips() -> None:
    soft, hard = pushed(33), pushed(60)
    assert sum(rest.rolled for rest in hard) / len(hard) > 2 * sum(rest.rolled for rest in soft) / len(soft)
    assert sum(rest.rolled for rest in hard) > len(hard) / 2


def test_T_26_a_die_hit_hard_tips_away_from_the_blow() -> None:
    on = table(lying=[lying(50, *ahead(170))])
    away = []
    for seed in range(30):
        seen = [
            glimpse
            for frame in frames(on, {0: Shot(to_centre(4), 60, 2)}, seed)
            for glimpse in frame.dice
            if glimpse.die == 50 and glimpse.tilt
        ]
        away += [abs((glimpse.over - to_centre(4) / 10 + 180) % 360 - 180) < 75 for glimpse in seen[:1]]
    assert len(away) > 5
    assert sum(away) > 0.8 * len(away)


def test_T_26_a_die_is_pushed_off_the_table() -> None:
    on = table(lying=[lying(50, 0.0, HALF_TABLE - 3)])
    ends = [rest for seed in SEEDS for rest in settle(on, {0: Shot(900, 50, 2)}, seed) if rest.die == 50]
    assert any(rest.pose is None for rest in ends)


def fallen(power: int, height: int = USUAL_HEIGHT, seats: int = 4) -> list[tuple[int, ...]]:
    """The dice that flicks at the next tower bring down."""
    target = towers(3, seats, 0)[1]
    runs = [settle(table(seats), {0: Shot(direction_to(*target, seats), power, height)}, seed) for seed in range(60)]
    return [tuple(rest.die for rest in rests if 3 <= rest.die < 6) for rests in runs]


def test_T_26_a_tower_hit_hard_falls_and_a_weak_hit_leaves_it() -> None:
    assert fallen(90).count((3, 4, 5)) > 20
    assert fallen(50).count(()) == 60


def test_T_26_a_tower_falls_in_whole_or_in_part() -> None:
    # across the table for two, from power 80 on
    lost = [dice for power in (80, 86, 92, 100) for height in (2, 8) for dice in fallen(power, height, seats=2)]
    assert set(lost) == {(), (5,), (4, 5), (3, 4, 5)}


def test_T_26_a_puck_gives_and_comes_back() -> None:
    target = towers(3, 4, 0)[1]
    farthest = 0.0
    for seed in SEEDS:
        motion = Simulation(table(), {0: Shot(direction_to(*target), 70, 8)}, seed)
        stack = motion.ground.stacks[1]
        while motion.tick():
            farthest = max(farthest, stack.given()[0])
        assert stack.given()[0] <= 0.2
    assert 0.5 < farthest < 5


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
    target, start = towers(3, 4, 0)[1], towers(3, 4, 0)[0]
    before = math.dist(start, target)
    farther = []
    for seed in SEEDS:
        rests = settle(table(), {0: Shot(direction_to(*target), 90, 8)}, seed)
        farther += [
            rest.pose is None or math.dist(start, (rest.pose.x, rest.pose.y)) > before
            for rest in rests
            if 3 <= rest.die < 6
        ]
    assert len(farther) > 20
    assert sum(farther) > 0.9 * len(farther)


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
