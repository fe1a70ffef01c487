"""T-1 to T-3: the box, where things stand, and what a die lies on."""

from __future__ import annotations

import math
import random

import pytest

from core.cards import FirstPlayerDrawn
from core.game import NATURE, ONLY_NATURE, ChanceReason
from core.targets.box import DIE, DISC_RADIUS, DISCS, MATERIAL, centre_spots, towers
from core.targets.events import FirstDrawn, RoundBegun
from core.targets.game import TARGETS
from core.targets.physics.from_position import shots_of, tabletop_of, tower_heading
from core.targets.physics.overlaps import lies_within, touches_bullseye, touches_disc
from core.targets.physics.tabletop import Lying, Pose, Shot
from core.targets.state import Phase, TargetsOptions, lying_discs, on_turn
from tests.core.targets.scripted import FLICK, away, happened, on, play, refusal, table
from ui.targets.text import TEXT


@pytest.mark.parametrize("seats", TARGETS.seats)
def test_T_1_three_dice_each_and_nine_discs_in_three_colours(seats: int) -> None:
    state = TARGETS.setup(seats, TargetsOptions())
    assert [len(tower) for tower in state.towers] == [3] * seats
    centre = [disc for disc in state.centre if disc is not None]
    assert sorted((*centre, *state.reserve)) == list(range(DISCS))
    # The centre shows one disc of each colour.
    assert [disc // 3 for disc in centre] == [0, 1, 2]


def test_T_2_the_figures_and_how_far_things_are_apart() -> None:
    assert (MATERIAL.disc, MATERIAL.bullseye, MATERIAL.die, MATERIAL.puck) == (100, 20, 16, 40)
    for discs in (2, 3):
        spots = centre_spots(discs)
        apart = [math.dist(a, b) for a in spots for b in spots if a < b]
        assert apart == pytest.approx([100 + 16] * len(apart), abs=0.05)
    for seats in TARGETS.seats:
        for puck in towers(seats):
            nearest = min(math.dist(puck, spot) for spot in centre_spots(3)) - DISC_RADIUS
            assert nearest == pytest.approx(200, abs=0.05)


def test_T_2_a_die_in_a_circle_is_told_exactly() -> None:
    # A die flat against the bull's-eye touches it 18 mm from its middle, a hair farther out it doesn't.
    assert touches_bullseye(Pose(18, 0, 0), (0, 0))
    assert not touches_bullseye(Pose(18.01, 0, 0), (0, 0))
    # On a corner it reaches farther.
    corner = 10 + DIE / math.sqrt(2)
    assert touches_bullseye(Pose(corner - 0.01, 0, 45), (0, 0))
    assert not touches_bullseye(Pose(corner + 0.01, 0, 45), (0, 0))
    assert touches_disc(Pose(58, 0, 0), (0, 0))
    assert not touches_disc(Pose(58.01, 0, 0), (0, 0))
    # It lies wholly on the disc as long as its far corners do.
    far = math.sqrt(50**2 - 8**2) - 8
    assert lies_within(Pose(far - 0.01, 0, 0), (0, 0))
    assert not lies_within(Pose(far + 0.01, 0, 0), (0, 0))


def test_T_2_the_exact_test_agrees_with_many_points() -> None:
    rng = random.Random(1)
    for _ in range(300):
        pose = Pose(rng.uniform(-70, 70), rng.uniform(-70, 70), rng.uniform(0, 90))
        turn = math.radians(pose.heading)
        points = [
            math.hypot(
                pose.x + a * math.cos(turn) - b * math.sin(turn), pose.y + a * math.sin(turn) + b * math.cos(turn)
            )
            for a in range(-8, 9)
            for b in range(-8, 9)
        ]
        assert touches_disc(pose, (0, 0)) or min(points) > DISC_RADIUS
        assert not touches_disc(pose, (0, 0)) or min(points) < DISC_RADIUS + 1
        assert lies_within(pose, (0, 0)) == (max(points) <= DISC_RADIUS)


@pytest.mark.parametrize("seats", TARGETS.seats)
def test_T_3_the_first_player_is_drawn_by_lot(seats: int) -> None:
    state = TARGETS.setup(seats, TargetsOptions())
    assert TARGETS.to_act(state) == ONLY_NATURE
    drawn = {TARGETS.nature(state, random.Random(seed)) for seed in range(40)}
    assert drawn == set(map(FirstPlayerDrawn, range(seats)))
    after, events = play(state, (NATURE, FirstPlayerDrawn(1)))
    assert events == [FirstDrawn(1), RoundBegun(1, 1, 1, 3)]
    assert (after.phase, on_turn(after)) == (Phase.FLICKING, 1)
    assert refusal(state, NATURE, FirstPlayerDrawn(seats)) == ("T-3", ChanceReason.NO_SUCH_SEAT)
    assert refusal(state, 0, FLICK) == ("T-3", "chance_first")


def test_T_3_the_table_may_name_the_first_player() -> None:
    state = TARGETS.setup(3, TargetsOptions(begins=2))
    assert {TARGETS.nature(state, random.Random(seed)) for seed in range(20)} == {FirstPlayerDrawn(2)}
    assert refusal(state, NATURE, FirstPlayerDrawn(0)) == ("T-3", ChanceReason.NO_SUCH_SEAT)
    after, events = play(state, (NATURE, FirstPlayerDrawn(2)))
    assert on_turn(after) == 2
    # and the log doesn't call it a lot
    names, by_lot = ("Ann", "Bob", "Cleo"), TARGETS.setup(3, TargetsOptions())
    assert TEXT.event(state, after, events[0], names) == "The table lets Cleo begin."
    assert TEXT.event(by_lot, by_lot, events[0], names) == "The lot falls on Cleo."


def test_T_24_the_physics_is_shown_what_lies_and_stands() -> None:
    # given a die on the table, a disc won, one stored
    state = table(lying={0: (5, away(0))}, won={0: (0,)}, stored={1: (1,)}, centre=(None, 3, 6), round=2)
    seen = tabletop_of(state)
    assert seen.dice == (Lying(0, away(0), state.facings[0]),)
    assert [tower.dice for tower in seen.towers] == [(1, 2), (3, 4, 5)]
    assert [tower.stored for tower in seen.towers] == [False, True]
    assert seen.discs == (centre_spots(3)[1], centre_spots(3)[2])
    assert [disc for disc, _ in lying_discs(state)] == [3, 6]
    # when somebody flicks, the shot is there too
    flicked, events = play(state, (0, FLICK))
    assert shots_of(flicked) == {0: Shot(FLICK.direction, FLICK.power, FLICK.height)}
    assert happened(events, RoundBegun) == []
    assert on(1).x == centre_spots(3)[1][0]


@pytest.mark.parametrize("seats", TARGETS.seats)
def test_T_24_towers_stand_square_to_the_flick(seats: int) -> None:
    assert all(0 <= tower_heading(seats, seat) < 90 for seat in range(seats))
    assert tower_heading(2, 0) == 0
