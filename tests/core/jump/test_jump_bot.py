"""The Jump! opponents: what they see at a glance, what the Ace finds, and that each is better than the last."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from core.bots.budget import Budget
from core.bots.match import play_match
from core.bots.search import Search
from core.cards import FACE_DOWN
from core.game import Action
from core.jump.actions import Blow, Hold, Jump, Pick, Shift, Steer
from core.jump.bot.levels import LEVELS, JumpGuide
from core.jump.bot.policy import choose_action, picks
from core.jump.bot.values import expected_results, prospects
from core.jump.box import Card, Ground, Plane
from core.jump.game import JUMP
from core.jump.state import JumpOptions, JumpState
from tests.core.bots.fixtures import Fixture
from tests.core.bots.matches import run
from tests.core.jump.scripted import card, play, table, trick

ACE = Search(JumpGuide())


def at_a_glance(state: JumpState, seat: int = 0) -> Action:
    """What the policy chooses most often."""
    answers = [choose_action(state, seat, random.Random(seed)) for seed in range(25)]
    return max(answers, key=answers.count)


def found(state: JumpState, seat: int = 0) -> Action:
    """What the Ace chooses."""
    return ACE.choose(JUMP, JUMP.view(state, seat), seat, random.Random(1), Budget(nodes=300))


def test_over_the_island_people_jump() -> None:
    state = table(["red+1"], ["yellow+1"], red=(0, 5), columns=(12, 3))
    assert at_a_glance(state) == found(state) == Pick(card(state, 0, "jump"))


def test_nobody_jumps_from_the_start_space() -> None:
    state = table(["red+3", "yellow+3"], ["red+2"], red=(0, 1, 2, 3, 4, 5), columns=(0, 0))
    assert at_a_glance(state) != Pick(card(state, 0, "jump"))


def test_the_parachutist_in_the_better_place_jumps() -> None:
    state = table([], [], red=(0, 5), columns=(12, 1))
    state, _ = trick(state, "jump", "jump")
    state, _ = play(state, (1, Hold()))
    assert at_a_glance(state) == found(state) == Jump(0)


def test_a_wind_blows_another_off_the_island() -> None:
    state = table([], ["wind"], red=(0, 5), columns=(12, 1))
    state, _ = trick(state, "jump", "wind")
    assert at_a_glance(state, 1) == found(state, 1) == Blow()
    state, _ = play(state, (1, Blow()), (0, Jump(0)))
    # Back towards the land is no harm; on towards the end of the track is.
    assert at_a_glance(state, 1) == Shift(+1)


def test_an_open_wind_blows_another_off_the_island() -> None:
    state = table(["wind"], [], red=(0, 5), columns=(12, 1))
    state, _ = trick(state, "wind", "jump")
    assert at_a_glance(state) == found(state) == Blow()


def test_a_wind_that_is_shown_first_is_worth_as_much_as_one_shown_last() -> None:
    state = table(["wind"], ["wind"], red=(0, 5), columns=(12, 3))
    first, last = ({card: worth for worth, card in picks(state, seat)} for seat in (0, 1))
    assert first[card(state, 0, "wind")] == last[card(state, 1, "wind")] > 0


def test_who_may_be_blown_about_jumps_where_the_wind_does_least() -> None:
    # given a parachutist over the shore and one over the middle of the land
    state = table([], ["wind"], red=(0, 5), columns=(9, 4))
    state, _ = trick(state, "jump", "wind")
    calm, blown = play(state, (1, Hold()))[0], play(state, (1, Blow()))[0]
    assert at_a_glance(calm) == Jump(0)
    assert at_a_glance(blown) != Jump(0)


def test_a_white_card_moves_the_others_into_the_sea() -> None:
    state = table(["white+4"], [], red=(5, 6, 7), columns=(9, 1))
    state, _ = trick(state, "white+4", "jump")
    assert at_a_glance(state) == found(state) == Steer(Plane.RED)


def test_a_card_face_down_is_believed_to_be_a_sensible_pick() -> None:
    state = table(["red+1"], ["yellow+1"], red=(0, 5), columns=(12, 3))
    state, _ = play(state, (1, Pick(card(state, 1, "jump"))))
    view = JUMP.view(state, 0)
    assert view.picks[1] == FACE_DOWN
    rng, jumps = random.Random(2), 0
    for _ in range(50):
        believed = JumpGuide().believe(JUMP.determinize(view, 0, rng), view, 0, rng)
        picked = believed.picks[1]
        assert picked is not None
        jumps += believed.faces[picked] == Card.JUMP
    assert jumps > 25


def test_results_are_expected_by_rank() -> None:
    landed = {(1, Ground.OUTER): 0, (9, Ground.OUTER): 5, (11, Ground.OUTER): 1}
    state = table([], [], landed=landed)
    near, far = expected_results(state), expected_results(replace(state, spaces=(None,) * len(state.spaces)))
    assert near[1] - far[1] > near[0] - far[0]
    shares = prospects(state)
    assert shares[1] > shares[0]
    assert sum(shares) == pytest.approx(1)


def test_a_pilot_beats_a_random_player() -> None:
    assert run(Fixture("jump", 2, "pilot", "random", games=30, seconds=0.0)).wins_more
    assert run(Fixture("jump", 4, "cadet", "random", games=30, seconds=0.0)).wins_more


def test_an_ace_of_few_thoughts_beats_a_pilot() -> None:
    """Without a clock, so that the same games are played everywhere."""
    ace, pilot, wins = Search(JumpGuide()), LEVELS["pilot"], 0
    for number in range(4):
        bots = [ace, pilot] if number % 2 else [pilot, ace]
        outcome = play_match(JUMP, JumpOptions(), bots, f"few {number}", Budget(nodes=20)).outcome
        wins += all(bots[winner] is ace for winner in outcome.winners)
    assert wins >= 3
