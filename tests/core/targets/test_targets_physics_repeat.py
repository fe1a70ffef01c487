"""T-27: the same flick gives the same result; frames show it; and figures that make no sense are refused."""

from __future__ import annotations

import math
import random
import subprocess
import sys
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest

from core.data import DataError
from core.targets.physics.constants import CONSTANTS, Constants
from core.targets.physics.cube import AROUND
from core.targets.physics.rolling import frames, settle
from core.targets.physics.tabletop import Pose, Shot, upper
from tests.core.targets.scenes import (
    any_shot,
    any_table,
    lying,
    pose_of,
    repeated,
    table,
    to_centre,
)

SEEDS = range(20)
ROOT = Path(__file__).parents[3]


def test_T_27_the_same_flick_gives_the_same_result_in_this_process_and_in_others() -> None:
    first = repeated()
    assert repeated() == first
    script = "from tests.core.targets.scenes import repeated; print(repeated())"
    for hashing in ("1", "2"):
        other = subprocess.run(
            [sys.executable, "-c", script],
            cwd=ROOT,
            env={"PYTHONHASHSEED": hashing},
            capture_output=True,
            text=True,
            check=True,
        )
        assert other.stdout.strip() == first


def test_T_27_another_seed_gives_another_result() -> None:
    assert len({settle(table(), {0: Shot(to_centre(4), 50, 7)}, seed) for seed in SEEDS}) == len(SEEDS)


def test_T_27_the_order_of_shots_and_dice_does_not_matter() -> None:
    dice = [lying(50, 0, 0), lying(51, 20, 30), lying(52, -30, 10)]
    shots = {seat: Shot(to_centre(4, seat), 60, 7, whole=True) for seat in range(4)}
    one = settle(table(lying=dice), shots, 4)
    assert one == settle(table(lying=dice[::-1]), dict(reversed(shots.items())), 4)


def test_T_27_poses_are_rounded_and_headings_folded() -> None:
    for seed in SEEDS:
        for rest in settle(table(), {0: Shot(to_centre(4), 70, 2)}, seed):
            pose = pose_of(rest)
            assert pose == Pose(round(pose.x, 2), round(pose.y, 2), round(pose.heading, 2))
            assert 0 <= pose.heading < 90


def test_T_27_frames_show_what_settle_answers() -> None:
    rng = random.Random(27)
    for seed in range(15):
        on = any_table(rng)
        seat = next((seat for seat, tower in enumerate(on.towers) if tower.dice), None)
        if seat is None:
            continue
        shots = {seat: any_shot(rng, len(on.towers), seat)}
        rests = settle(on, shots, seed)
        seen = list(frames(on, shots, seed))
        shown = {glimpse.die: glimpse for glimpse in seen[-1].dice}
        assert list(shown) == [rest.die for rest in rests if rest.pose]
        for rest in rests:
            if rest.pose:
                glimpse = shown[rest.die]
                assert (Pose(glimpse.x, glimpse.y, glimpse.heading), glimpse.facing) == (rest.pose, rest.facing)
                assert glimpse.z == glimpse.tilt == 0
        # and nothing jumps on the way there: in a sixtieth of a second no die gets farther than its speed allows
        for earlier, later in pairwise(seen):
            before = {glimpse.die: glimpse for glimpse in earlier.dice}
            for glimpse in later.dice:
                if was := before.get(glimpse.die):
                    assert math.dist((was.x, was.y), (glimpse.x, glimpse.y)) < CONSTANTS.fastest * 1.4 / 60
                assert 0 <= glimpse.tilt <= 1


def test_T_27_the_last_frames_turn_no_die_around() -> None:
    # The orientation in space is the same before and after the heading's quarter turns were folded away.
    for seed in SEEDS:
        seen = list(frames(table(), {0: Shot(to_centre(4), 50, 7)}, seed))
        last, rest = seen[-2].dice[0], seen[-1].dice[0]
        assert upper(last.facing) == upper(rest.facing)
        quarters = round((last.heading - rest.heading) / 90)
        assert AROUND[last.facing][0] == AROUND[rest.facing][quarters % 4]
        assert abs(last.heading - 90 * quarters - rest.heading) < 1


@pytest.mark.parametrize(
    ("figure", "value", "words"),
    [
        ("gravity", 0, "gravity"),
        ("steps_a_second", 100, "multiple of 60"),
        ("fastest", 99999, "half its length"),
        ("fastest", 1, "speeds must rise"),
        ("landing_turn", -1, "spread"),
        ("strains", (0.9, 0.5), "strain"),
        ("strains", (0.9,), "strains"),
        ("bounce", 1.5, "share"),
        ("toppled_shares", (0.5, 0.5, 0.5), "exceed"),
        ("disc_friction", 0.01, "rough"),
        ("give", 9, "sunk"),
    ],
)
def test_figures_that_make_no_sense_are_refused(figure: str, value: Any, words: str) -> None:
    figures = msgspec.structs.asdict(CONSTANTS) | {figure: value}
    with pytest.raises(DataError, match=words) as refused:
        Constants(**figures)
    assert "resources/targets/physics.json" in str(refused.value)
