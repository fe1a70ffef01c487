"""The opponents of Lucky Loop: what they reckon with, what they choose, and that they are better than chance."""

from __future__ import annotations

import random

import pytest

from core.bots.bot import Bot, RandomBot
from core.bots.budget import NO_THOUGHT, Budget
from core.bots.match import play_match
from core.game import Action
from core.lucky_loop.actions import (
    EXCHANGE,
    STOP_EARLY,
    Complete,
    Discard,
    Highlight,
    PresentFree,
    PresentThree,
    Reroll,
)
from core.lucky_loop.bot.estimates import free_sets, free_values, programme_values, solved_free, solved_programme
from core.lucky_loop.bot.flying import TimeUp, value_of
from core.lucky_loop.bot.levels import LEVELS
from core.lucky_loop.bot.prospects import unseen
from core.lucky_loop.bot.worth import FreeWorth
from core.lucky_loop.box import DECK_CARDS
from core.lucky_loop.game import LUCKY_LOOP
from core.lucky_loop.odds.flight_odds import FlightProblem, Worth
from core.lucky_loop.state import LuckyLoopOptions, LuckyLoopState, Phase
from tests.core.lucky_loop.scripted import ALL_FOUR, given

ACE, PILOT, CADET = LEVELS["ace"], LEVELS["pilot"], LEVELS["cadet"]
GENEROUS = Budget(60.0)


def chosen(bot: Bot, state: LuckyLoopState) -> Action:
    seat = state.turn
    return bot.choose(LUCKY_LOOP, LUCKY_LOOP.view(state, seat), seat, random.Random("test"), GENEROUS)


# --- time ------------------------------------------------------------------------------------------------


def test_a_solver_gives_up_in_time_and_goes_on_from_there() -> None:
    problem, worth = FlightProblem((3, 4, 5, 6, 10), 4), Worth(FreeWorth())
    with pytest.raises(TimeUp):
        value_of(problem, worth, 4, Budget(0.01).begin())
    again = value_of(problem, worth, 1, GENEROUS.begin())
    fresh = value_of(problem, Worth(FreeWorth()), 1, GENEROUS.begin())
    assert again == fresh


# --- tables ----------------------------------------------------------------------------------------------


def test_the_tables_are_what_the_solver_finds() -> None:
    rng = random.Random("tables")
    for _ in range(12):
        trio = tuple(sorted(rng.choices(range(3, 13), k=3)))
        result, tokens = rng.choice((0, 9, 12, 15, 18)), rng.randrange(3)
        (solved,) = solved_programme(trio, result, [tokens])
        assert programme_values(result, tokens)[trio] == pytest.approx(solved, abs=0.13)
    sets = [difficulties for difficulties in free_sets() if len(difficulties) < 5]
    for difficulties in rng.sample(sets, 6):
        (solved,) = solved_free(difficulties, [1])
        assert free_values(1)[difficulties] == pytest.approx(solved, abs=0.13)


def test_between_the_tables_values_fall_with_the_result() -> None:
    for result in range(8, 18):
        one, better = programme_values(result, 0), programme_values(result + 1, 0)
        assert all(better[trio] <= one[trio] + 0.26 for trio in one)
    assert programme_values(0, 9) == programme_values(0, 4)


# --- turns -----------------------------------------------------------------------------------------------


def test_the_ace_presents_a_good_set() -> None:
    state = given(hands=["T5 L6 D9 D12 L12 R12"]).state
    action = chosen(ACE, state)
    assert isinstance(action, PresentThree)
    assert [state.faces[card] for card in action.cards] == ["T5", "D9", "L6"]


@pytest.mark.parametrize("bot", [ACE, PILOT])
def test_a_hopeless_hand_is_exchanged(bot: Bot) -> None:
    assert chosen(bot, given(hands=["T12 T11 T10 L12 L11 L10"]).state) == EXCHANGE


def test_of_nine_cards_the_useless_ones_go() -> None:
    table = given(hands=["T5 L6 D9 R6 T11 T12"]).play(EXCHANGE)
    while table.state.phase is Phase.EXCHANGE:
        table.play(chosen(ACE, table.state))
    action = chosen(ACE, table.state)
    assert isinstance(action, Discard)
    assert table.state.faces[action.card] not in ("T5", "L6", "R6")


def test_the_ace_lays_a_free_programme_that_pays() -> None:
    table = given(hands=["T4 L5 D6 R11 T12 L12"], scores={0: ALL_FOUR}, tokens=(2, 0))
    action = chosen(ACE, table.state)
    assert isinstance(action, PresentFree)
    assert table.faces(action.cards) == "T4 L5 D6 R11"
    table.play(action)
    assert isinstance(chosen(ACE, table.state), Highlight)


def test_what_is_unseen_is_what_is_left_of_the_decks() -> None:
    state = given(hands=["T5 L6 D9 R6 T11 T12"]).state
    decks = unseen(LUCKY_LOOP.view(state, 0))
    for deck, ids in zip(decks, DECK_CARDS, strict=True):
        hidden = [card for card in ids if card in state.decks[ids[0] > 0] or card in state.hands[1]]
        assert sorted(deck.elements()) == sorted(state.faces[card] for card in hidden)


# --- flights ---------------------------------------------------------------------------------------------


def test_a_token_is_spent_where_it_saves_the_flight() -> None:
    table = given(hands=["T5 L6 D9 R6 T11 T12"], tokens=(1, 0)).present("red_rooster", "T5 D9 L6")
    table.throw(6, 3, 1).complete("D9", 6, 3).throw(6, 1, 1).complete("L6", 6).throw(1, 1, 1)
    assert isinstance(chosen(ACE, table.state), Reroll)


def test_dice_meet_a_card_exactly_where_that_pays() -> None:
    table = given(hands=["T5 L6 D9 R6 T11 T12"]).present("red_rooster", "T5 D9 L6").throw(6, 3, 1)
    assert table.state.flight is not None
    met = Complete(table.card("D9", table.state.flight.cards), table.dice(6, 3))
    for bot in (ACE, PILOT):
        assert chosen(bot, table.state) == met


@pytest.mark.parametrize("bot", [ACE, PILOT])
def test_a_flight_that_can_gain_nothing_is_stopped_for_a_token(bot: Bot) -> None:
    table = given(hands=["T3 L4 D5 R6 T11 T12"], scores={0: (18, 0, 0, 0)}).present("red_rooster", "T3 D5 L4")
    table.throw(5, 2, 1).complete("D5", 5).throw(4, 2, 1).complete("L4", 4)
    assert chosen(bot, table.state) == STOP_EARLY


def test_a_pilot_judges_sets_by_eye_and_no_further() -> None:
    state = given(hands=["T5 L6 D9 D12 L12 R12"]).state
    view = LUCKY_LOOP.view(state, state.turn)
    judged = [PILOT.choose(LUCKY_LOOP, view, state.turn, random.Random(seed), GENEROUS) for seed in range(20)]
    faces = [[state.faces[card] for card in action.cards] for action in judged if isinstance(action, PresentThree)]
    assert len(faces) == len(judged)
    assert faces.count(["T5", "D9", "L6"]) > len(faces) / 2
    assert ["T5", "D12", "L12"] not in faces


# --- strength --------------------------------------------------------------------------------------------


def wins(bot: Bot, other: Bot, games: int) -> int:
    won = 0
    for number in range(games):
        bots = [bot, other] if number % 2 else [other, bot]
        match = play_match(LUCKY_LOOP, LuckyLoopOptions(), bots, f"strength/{number}", GENEROUS)
        assert match.moves < 1500
        won += bots[match.outcome.winners[0]] is bot
    return won


def test_the_cadet_beats_a_random_player() -> None:
    assert wins(CADET, RandomBot(), 6) >= 5


def test_the_ace_beats_the_cadet() -> None:
    assert wins(ACE, CADET, 12) >= 9


@pytest.mark.parametrize("bot", LEVELS.values(), ids=LEVELS)
def test_a_game_ends_even_without_time_to_think(bot: Bot) -> None:
    for seed in ("b1", "b2", "b5"):
        assert play_match(LUCKY_LOOP, LuckyLoopOptions(), [bot, bot], seed, NO_THOUGHT).moves < 1500
