"""T-1 to T-3: the box, where things stand, and what a die lies on."""

from __future__ import annotations

import math
import random
from itertools import product

import pytest

from core.cards import FirstPlayerDrawn
from core.game import NATURE, ONLY_NATURE, ChanceReason
from core.targets.actions import Discard, NextRound
from core.targets.box import DIE, DISC_RADIUS, DISCS, HALF_TABLE, MATERIAL, centre_spots, towers
from core.targets.events import FirstDrawn, RoundBegun
from core.targets.game import TARGETS
from core.targets.physics.from_position import shots_of, tabletop_of, tower_heading
from core.targets.physics.overlaps import lies_within, touches_bullseye, touches_disc
from core.targets.physics.tabletop import Hands, Lying, Pose, Shot
from core.targets.state import Phase, TargetsOptions, disc_spots, in_golden, lying_discs, on_turn, puck_spots
from tests.core.targets.scripted import FLICK, away, happened, on, play, refusal, rest, shoot, table
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
        for seats in TARGETS.seats:
            spots = centre_spots(discs, seats, 0)
            apart = [math.dist(a, b) for a in spots for b in spots if a < b]
            assert apart == pytest.approx([100 + 16] * len(apart), abs=0.05)


@pytest.mark.parametrize("discs", range(4))
@pytest.mark.parametrize("seats", TARGETS.seats)
def test_T_2_every_tower_is_200_mm_from_the_nearest_disc_of_the_round(seats: int, discs: int) -> None:
    for first in range(seats):
        spots = centre_spots(max(discs, 1), seats, first)
        for seat, puck in enumerate(towers(discs, seats, first)):
            assert min(math.dist(puck, spot) for spot in spots) - DISC_RADIUS == pytest.approx(200, abs=0.05)
            # evenly around the table, with room for what may be stored under it
            turn = math.degrees(math.atan2(-puck[0], puck[1])) % 360
            assert turn == pytest.approx(360 * seat / seats, abs=0.01)
            assert max(map(abs, puck)) + DISC_RADIUS < HALF_TABLE


@pytest.mark.parametrize("discs", [1, 2, 3])
@pytest.mark.parametrize("seats", TARGETS.seats)
def test_T_2_the_lie_turns_with_the_first_player(seats: int, discs: int) -> None:
    """What a player sees depends on when it is their turn, not on where they sit."""
    for turn, first in product(range(seats), repeat=2):
        assert ways(discs, seats, first, (first + turn) % seats) == pytest.approx(ways(discs, seats, 0, turn), abs=0.05)


@pytest.mark.parametrize(("seats", "discs"), [(2, 3), (2, 2), (3, 3), (4, 2), (2, 1), (3, 1), (4, 1)])
def test_T_2_where_a_lie_is_equal_for_all_everybody_has_it(seats: int, discs: int) -> None:
    for seat in range(1, seats):
        assert ways(discs, seats, 0, seat) == pytest.approx(ways(discs, seats, 0, 0), abs=0.05)


def ways(discs: int, seats: int, first: int, seat: int) -> list[float]:
    """How far a seat has to each disc, the nearest first."""
    return sorted(math.dist(towers(discs, seats, first)[seat], spot) for spot in centre_spots(discs, seats, first))


def test_T_2_towers_stay_through_a_round_and_are_placed_anew_for_the_next() -> None:
    state = table(out=(0, 1, 3, 4, 5), won={0: (0, 3), 1: (6, 1)}, removed=(2, 4), centre=(5, 7, 8), round=3)
    before = puck_spots(state)
    state, _ = shoot(state, rest(2, 4, on(0, 30)))
    assert (state.centre, state.first, puck_spots(state)) == ((None, 7, 8), 0, before)
    state, _ = play(state, (0, NextRound()))
    assert (state.centre, state.first) == ((7, 8), 1)
    assert puck_spots(state) == towers(2, 2, 1) != before
    assert disc_spots(state) == centre_spots(2, 2, 1)


@pytest.mark.parametrize("seats", TARGETS.seats)
def test_T_2_in_golden_targets_all_towers_stand_250_mm_from_the_middle(seats: int) -> None:
    out = [die for die in range(seats * 3) if die != 2]
    won = {seat: (3 * seat, 3 * seat + 1) for seat in range(2)}
    state = table(seats, out=out, won=won, removed=(2, 5, 6, 7), centre=(8,), round=5)
    state, _ = shoot(state, rest(2, 1, away(2)))
    state, _ = play(state, (0, Discard(8)))
    assert state.tied == (0, 1)
    state, _ = play(state, (0, NextRound()))
    assert in_golden(state)
    assert [math.hypot(*puck) for puck in puck_spots(state)] == pytest.approx([250] * seats, abs=0.01)


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
    assert seen.discs == (disc_spots(state)[1], disc_spots(state)[2])
    assert [disc for disc, _ in lying_discs(state)] == [3, 6]
    # when somebody flicks, the shot is there too
    flicked, events = play(state, (0, FLICK))
    assert shots_of(flicked) == {0: Shot(FLICK.direction, FLICK.power, FLICK.height)}
    assert happened(events, RoundBegun) == []
    assert on(1).x == disc_spots(state)[1][0]


@pytest.mark.parametrize("hands", Hands)
def test_T_29_all_seats_have_the_hands_that_the_table_agreed_on(hands: Hands) -> None:
    assert TargetsOptions().hands is Hands.HUMAN
    state = table(options=TargetsOptions(hands=hands))
    assert tabletop_of(state).hands is hands
    after, _ = shoot(state, rest(2, 4, away(2)))
    assert tabletop_of(after).hands is hands


@pytest.mark.parametrize("seats", TARGETS.seats)
def test_T_24_towers_stand_square_to_the_flick(seats: int) -> None:
    state = table(seats)
    assert all(0 <= tower_heading(state, seat) < 90 for seat in range(seats))
    assert tower_heading(state, 0) == 0
