"""The 24 facings of a die as a group."""

from __future__ import annotations

import random
from collections import Counter
from itertools import product

import pytest

from core.targets.physics.cube import AROUND, SIDES, any_tumble, tip, turned
from core.targets.physics.tabletop import FACINGS, upper

EVERY = range(FACINGS)
EACH = range(SIDES)


class Draws(random.Random):
    """Chance that was told what to draw."""

    def __init__(self, *drawn: int) -> None:
        super().__init__(0)
        self._drawn = list(drawn)

    def randrange(self, start: int, stop: int | None = None, step: int = 1) -> int:
        return self._drawn.pop(0)


def test_the_six_faces_are_those_of_a_real_die() -> None:
    for facing in EVERY:
        right, near, left, far = AROUND[facing]
        assert right + left == near + far == 7
        assert sorted((upper(facing), 7 - upper(facing), *AROUND[facing])) == [1, 2, 3, 4, 5, 6]
    assert len({(upper(facing), AROUND[facing]) for facing in EVERY}) == FACINGS


def test_one_two_three_run_anticlockwise_around_their_corner() -> None:
    # Seen from above with 1 on top, the 3 follows the 2 anticlockwise.
    for facing in range(SIDES):
        assert AROUND[facing].index(3) == (AROUND[facing].index(2) - 1) % SIDES


@pytest.mark.parametrize("side", range(SIDES))
def test_tipping(side: int) -> None:
    assert sorted(tip(facing, side) for facing in EVERY) == list(EVERY)
    for facing in EVERY:
        once = tip(facing, side)
        # What was on the opposite side comes up; what was on top goes down the side.
        assert upper(once) == AROUND[facing][(side + 2) % SIDES]
        assert AROUND[once][side] == upper(facing)
        assert AROUND[once][(side + 1) % SIDES] == AROUND[facing][(side + 1) % SIDES]
        assert tip(once, side + 2) == facing
        assert tip(tip(tip(once, side), side), side) == facing


def test_turning() -> None:
    for facing in EVERY:
        assert turned(facing, 4) == turned(facing, 0) == facing
        assert turned(turned(facing, 3), 1) == facing
        assert upper(turned(facing, 1)) == upper(facing)
        # A quarter clockwise brings what was on side 0 to side 1.
        assert AROUND[turned(facing, 1)][1] == AROUND[facing][0]


def test_tipping_is_the_same_however_the_heading_is_told() -> None:
    # A heading of 90 degrees more is a facing turned by a quarter, and its side 0 is the other's side 1.
    for facing in EVERY:
        for side in range(SIDES):
            for quarters in range(SIDES):
                assert tip(turned(facing, quarters), side + quarters) == turned(tip(facing, side), quarters)


def test_T_28_after_any_tumble_each_facing_is_as_likely_however_often_it_tips_on() -> None:
    # given every tumble that can be drawn, as often as it is drawn
    draws = Counter(any_tumble(Draws(*drawn)) for drawn in product(range(6), EACH, EACH))
    assert sum(draws.values()) == 96
    for start in EVERY:
        for more in range(4):
            found: Counter[int] = Counter()
            for tumble, times in draws.items():
                facing = turned(start, tumble.twist)
                for _ in range(tumble.tips):
                    facing = tip(facing, 0)
                if more:
                    facing = turned(facing, tumble.next_twist)
                for _ in range(more):
                    facing = tip(facing, 0)
                found[upper(facing)] += times
            # then each value comes up in a sixth of them
            assert set(found.values()) == {16}
