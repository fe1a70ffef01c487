"""The LOOPS opponents: what they see at a glance, what the Ace finds, and that each is better than the last."""

from __future__ import annotations

import random

import pytest

from core.bots.budget import Budget
from core.bots.search import Search
from core.game import Action
from core.loops.actions import Claim, Deal, Pass
from core.loops.bot.levels import LoopsGuide, prospects
from core.loops.bot.policy import choose_play, habits_among
from core.loops.game import LOOPS
from core.loops.state import Phase
from tests.core.bots.fixtures import Fixture
from tests.core.bots.matches import run
from tests.core.loops.scripted import Table, given

ACE = Search(LoopsGuide())


def at_a_glance(scene: Table, seat: int = 0) -> Action:
    """What the policy chooses most often."""
    habits = habits_among(len(scene.state.hands))
    answers = [choose_play(scene.state, seat, random.Random(seed), habits) for seed in range(25)]
    return max(answers, key=answers.count)


def found(scene: Table, seat: int = 0) -> Action:
    """What the Ace chooses."""
    return ACE.choose(LOOPS, LOOPS.view(scene.state, seat), seat, random.Random(1), Budget(nodes=200))


def test_the_last_cards_are_laid_together() -> None:
    scene = given("5000 5000 5000", "1000 2000", pile="4000")
    last = scene.card(0, "5000 5000 5000")
    assert at_a_glance(scene) == found(scene) == last


def test_the_nearest_altitude_goes_first() -> None:
    scene = given("4000 6000 9000 1000", "1000 2000 3000 4000 5000 6000 7000 8000", pile="3000")
    assert at_a_glance(scene) == scene.card(0, "4000")


def test_nobody_takes_a_pile_who_can_play() -> None:
    scene = given("9000 1000 attitude", "1000 2000 3000", pile="2000 3000 3000 4000 5000 7000")
    assert at_a_glance(scene) != Pass()
    assert found(scene) != Pass()


def test_the_ace_leaves_no_room_to_a_player_with_one_card() -> None:
    scene = given("4000 9000 1000 1000", "3000", pile="3000 3000")
    assert found(scene) == scene.card(0, "9000")


def test_who_has_nothing_to_lay_takes_the_pile_or_claims_it() -> None:
    scene = given("1000", "2000 2000", "3000 3000", pile="5000 speed", phase=Phase.SPEED)
    assert at_a_glance(scene, 0) == found(scene, 0) == Pass()
    assert at_a_glance(scene, 1) == found(scene, 1) == Claim()


def test_the_next_round_is_dealt() -> None:
    scene = given("5000", "1000 2000").play(0, "5000")
    assert at_a_glance(scene, 1) == found(scene, 1) == Deal()


def test_the_player_nearest_to_finishing_draws() -> None:
    scene = given("draw4 1000", "2000 2000 3000", "4000", "5000 6000", pile="9000")
    assert at_a_glance(scene) == scene.card(0, "draw4", target=2)


def test_of_several_near_the_finish_the_one_ahead_in_the_game_draws() -> None:
    hands = ["draw4 1000", "2000 2000", "4000 5000 6000", "5000 6000 7000 8000"]
    behind, ahead = 1, 2
    scene = given(*hands, pile="9000", sheet=[[50, 150, 0, 100]])
    assert at_a_glance(scene) == scene.card(0, "draw4", target=ahead)
    level = given(*hands, pile="9000")
    assert at_a_glance(level) == level.card(0, "draw4", target=behind)


def test_among_several_the_only_special_is_kept_while_there_is_a_large_pile_to_take() -> None:
    hands = ["1000 3000 direction", "4000 5000 6000 7000 8000 9000", "8000 9000", "4000 5000 6000 7000 8000 9000"]
    small = given(*hands, pile="2000 3000")
    assert at_a_glance(small) == small.card(0, "direction")
    large = given(
        *hands, pile="1000 1000 1000 1000 1000 1000 2000 2000 2000 2000 2000 2000 3000 3000 3000 3000 3000 3000"
    )
    assert at_a_glance(large) == large.card(0, "3000")


@pytest.mark.parametrize("seats", [2, 4, 8])
def test_prospects_follow_totals_and_hands(seats: int) -> None:
    hands = ["1000 2000"] + ["1000 2000 3000 4000 5000"] * (seats - 1)
    ahead = prospects(given(*hands, turn=0).state)
    assert ahead[0] == max(ahead)
    behind = prospects(given(*hands, sheet=[[150] + [0] * (seats - 1)]).state)
    assert behind[0] == min(behind)
    assert sum(ahead) == pytest.approx(1)


def test_a_pilot_beats_a_random_player() -> None:
    assert run(Fixture("loops", 2, "pilot", "random", games=30, seconds=0.0)).wins_more
    assert run(Fixture("loops", 4, "cadet", "random", games=20, seconds=0.0)).wins_more


def test_a_pilot_beats_a_cadet() -> None:
    assert run(Fixture("loops", 2, "pilot", "cadet", games=40, seconds=0.0)).wins_more
