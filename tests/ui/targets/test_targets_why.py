"""The reasons of hints in Targets: what they say is what becomes of the position, and where a flick points."""

from __future__ import annotations

import math
import random
import re
from statistics import median

import pytest

from core.game import Action, Seat
from core.targets.actions import Announce, Arrange, Discard, Double, Flick, Keep, LetGo, NextRound, NotSeen
from core.targets.bot.purposes import Aiming, Goal, Purpose
from core.targets.box import DIE, DISC_RADIUS, Point
from core.targets.events import Kept, Stolen, TargetsCalled
from core.targets.game import TARGETS
from core.targets.physics import rolling
from core.targets.physics.from_position import tabletop_of
from core.targets.physics.overlaps import touches_disc
from core.targets.physics.tabletop import Pose
from core.targets.rules.aiming import random_flick
from core.targets.state import Phase, TargetsState, lying_discs, on_turn, puck_spots, value
from tests.core.bots.situations import situations
from tests.core.targets.scripted import FLICK, away, beside, happened, on, play, rest, shoot, table
from tests.core.targets.test_targets_golden import golden, tie
from tests.ui.targets.moments import VARIANTS, begun, discarding, in_play, several
from ui.targets.why import why
from ui.targets.words import disc_name


def reason(state: TargetsState, action: Action, seat: Seat = 0) -> str:
    return why(TARGETS.view(state, seat), seat, action)


# --- calls -----------------------------------------------------------------------------------------------


def called() -> TargetsState:
    """Seat 0 has a Targets! and a double."""
    lying = {0: (4, away(0)), 1: (4, away(1)), 3: (2, on(1, 30))}
    return shoot(table(lying=lying, options=VARIANTS["not seen"]), rest(2, 4, on(0, 5)))[0]


def test_the_reason_to_announce_is_that_the_next_flick_is_too_late() -> None:
    state = called()
    assert reason(state, Announce(2)) == "only a call before the next flick counts"
    assert happened(play(state, (0, Announce(2)))[1], TargetsCalled)
    assert not play(state, (1, FLICK))[0].targets


def test_the_reason_not_to_have_seen_is_that_the_targets_is_void() -> None:
    state = called()
    assert reason(state, NotSeen(2), 1) == "called before its owner, it makes the Targets! void"
    assert not play(state, (1, NotSeen(2)))[0].targets


def test_the_reason_for_a_double_is_a_die_to_flick_again() -> None:
    state, _ = shoot(table(lying={0: (4, away(0))}), rest(2, 4, away(2)))
    assert reason(state, Double(2, 0)) == "this die can be flicked once more"
    assert play(state, (0, Double(2, 0)))[0].towers[0][-1] == 2


def test_the_die_of_a_double_may_be_one_that_the_partner_flicks() -> None:
    state = table(4, lying={6: (4, away(6))}, options=VARIANTS["teams"])
    assert state.towers[0][-1] == 8, "a die of seat 2"
    state, _ = shoot(state, rest(8, 4, away(8)))
    assert reason(state, Double(8, 6), 2) == "this die can be flicked once more"
    assert play(state, (2, Double(8, 6)))[0].towers[0][-1] == 8


def test_the_reason_to_call_nothing_is_that_ones_own_dice_are_left_alone() -> None:
    state = next(state for state, _ in situations("targets") if state.phase is Phase.ASKING)
    (seat, *_) = sorted(TARGETS.to_act(state))
    assert reason(state, LetGo(), seat) == "you leave your dice where they lie"
    assert play(state, (seat, LetGo()))[0].towers == state.towers


# --- choices ---------------------------------------------------------------------------------------------


def test_the_reason_to_keep_a_die_is_what_it_shows_and_where() -> None:
    state = several()
    assert value(state, 2) == 5
    assert reason(state, Keep(2)) == "a 5 on red disc 1"
    pose = state.poses[2]
    assert pose is not None
    assert touches_disc(pose, dict(lying_discs(state))[0])


def test_a_die_beside_all_discs_is_kept_because_one_has_to_be() -> None:
    fell = rest(1, 3, away(1)), rest(2, 5, beside(1))
    state, _ = shoot(table(stored={1: (8,)}), *fell)
    assert reason(state, Keep(1)) == "of the dice that fell only one may stay"
    after, events = play(state, (0, Keep(2)))
    assert (happened(events, Kept), bool(happened(events, Stolen))) == ([Kept(0, 2)], True)
    assert after.poses[1] is None


def test_the_reason_to_remove_a_disc_is_that_none_lies_farther() -> None:
    state = discarding()
    tower = puck_spots(state)[state.first]
    far = {disc: math.dist(tower, spot) for disc, spot in lying_discs(state)}
    for disc, distance in far.items():
        farthest = distance >= max(far.values()) - 0.001
        expected = "no other disc lies farther from your tower"
        assert (reason(state, Discard(disc), state.first) == expected) == farthest
    nearest = min(far, key=lambda disc: far[disc])
    assert reason(state, Discard(nearest), state.first) == "nobody got a disc from the centre, so one of them goes"


def test_of_two_discs_that_lie_equally_far_either_may_go_for_that() -> None:
    lying = {die: (1, away(die)) for die in (0, 1, 3, 4, 5)}
    state, _ = shoot(table(lying=lying, centre=(0, 3)), rest(2, 1, away(2)))
    words = [reason(state, Discard(disc), state.first) for disc in (0, 3)]
    assert words == ["no other disc lies farther from your tower"] * 2


@pytest.mark.parametrize(
    ("place", "words"),
    [(2, "the first"), (1, "neither the first nor the last"), (0, "the last")],
)
def test_the_reason_for_a_place_in_the_tower_is_when_the_die_is_flicked(place: int, words: str) -> None:
    state = begun(4, "teams", 2)
    assert reason(state, Arrange(place)) == f"it is {words} that you flick"
    tower = play(state, (0, Arrange(place)))[0].towers[0]
    assert tower[::-1].index(8) == 2 - place, "flicked from the top"


def test_the_reason_to_go_on_is_the_end_of_the_round() -> None:
    for state in (tie()[0], next(state for state, _ in situations("targets") if state.phase is Phase.ROUND_OVER)):
        assert reason(state, NextRound(), state.first) == "the round is over"


# --- flicks ----------------------------------------------------------------------------------------------


def purposes(state: TargetsState, goal: Goal) -> list[Purpose]:
    return [purpose for purpose in Aiming(state, 0).purposes() if purpose.goal is goal]


def beside_the_line(state: TargetsState, seat: Seat, flick: Flick, spot: Point) -> float:
    """How far from a place a flick passes that goes straight on."""
    (x, y), turn = puck_spots(state)[seat], math.radians(flick.direction / 10)
    return abs((spot[0] - x) * math.sin(turn) - (spot[1] - y) * math.cos(turn))


def crowded() -> TargetsState:
    """Opponents have stored discs, and lie on some; a die of seat 0 lies before a bull's-eye."""
    lying = {1: (3, Pose(58.0, 65.0, 0.0)), 3: (4, on(0, -25)), 4: (2, on(2, -25))}
    return table(lying=lying, stored={1: (4, 7)}, won={0: (8, 5)})


@pytest.mark.parametrize(
    ("goal", "words"),
    [
        (Goal.BULLSEYE, r"aims at the bull's-eye of (red|orange|purple) disc 1"),
        (Goal.PLACE, r"aims at (red|orange|purple) disc 1, short of its bull's-eye"),
        (Goal.THEFT, "aims at what an opponent has stored: orange disc 2 and purple disc 2"),
        (Goal.TOWER, "aims at the tower of an opponent, with dice on it: 1"),
        (Goal.PUSH, r"aims at an opponent's die on (red|purple) disc 1"),
        (Goal.NUDGE, "aims to push a die of your own side towards a bull's-eye"),
    ],
)
def test_the_reason_for_a_flick_is_what_it_aims_at(goal: Goal, words: str) -> None:
    state = crowded()
    flicks = [purpose.flick for purpose in purposes(state, goal)]
    assert flicks
    for flick in flicks:
        assert re.fullmatch(words, reason(state, flick))


def test_a_flick_that_is_said_to_stay_short_of_a_bullseye_does() -> None:
    state = table()
    far = {disc: math.dist(puck_spots(state)[0], spot) for disc, spot in lying_discs(state)}
    ways = {}
    for goal in (Goal.BULLSEYE, Goal.PLACE):
        for purpose in purposes(state, goal):
            settled = [rolling.settle(tabletop_of(state), {0: purpose.flick.shot()}, seed) for seed in range(15)]
            poses = [pose for rests in settled for pose in [rests[-1].pose] if pose is not None]
            ways[goal, purpose.which] = median(math.dist(puck_spots(state)[0], (pose.x, pose.y)) for pose in poses)
    for disc, distance in far.items():
        assert ways[Goal.PLACE, disc] < ways[Goal.BULLSEYE, disc] < distance + DISC_RADIUS
        assert ways[Goal.PLACE, disc] < distance


def test_a_flick_into_nowhere_is_not_said_to_aim_at_anything() -> None:
    assert reason(table(), Flick(900, 30, 7)) == "it did best of the flicks that were tried"


def test_with_no_disc_left_there_is_nothing_to_win() -> None:
    state = table(centre=(None, None, None), won={0: (0, 3), 1: (6,)})
    assert reason(state, FLICK) == "there is nothing left to win in this round"


def test_the_reason_in_golden_targets_is_what_counts_there() -> None:
    assert reason(golden()[0], FLICK) == "every die that lies wholly on the disc counts"


# --- anywhere --------------------------------------------------------------------------------------------


def test_any_flick_passes_what_it_is_said_to_aim_at() -> None:
    rng, heard = random.Random(9), set()
    states = [(state, seat) for state, seat in situations("targets") if state.phase is Phase.FLICKING]
    for state, seat in [*states, (crowded(), 0), (in_play(), 0)] * 4:
        if on_turn(state) == seat:
            flick = random_flick(state, seat, rng)
            words = reason(state, flick, seat)
            named = [
                spot for disc, spot in lying_discs(state) if words.startswith("aims at") and disc_name(disc) in words
            ]
            for spot in named if "stored" not in words else []:
                assert beside_the_line(state, seat, flick, spot) < DISC_RADIUS + DIE
                heard.add(words)
    assert len(heard) > 5
