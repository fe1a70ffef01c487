"""The race to a free programme that ends the game: the chance to win, and what an Ace does with it."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from core.bots.budget import Budget
from core.game import Action
from core.lucky_loop.actions import PresentThree
from core.lucky_loop.bot.levels import LEVELS
from core.lucky_loop.bot.race import (
    LEADS,
    RUNNERS,
    ProgrammeRace,
    Race,
    Rival,
    Runner,
    chance_on_last_turn,
    chance_on_last_turns,
    chance_on_turn,
    gain_on_last_turn,
    gain_on_turn,
    race_at,
)
from core.lucky_loop.bot.race_tables import Odds, Turn, counted, likely
from core.lucky_loop.bot.turn_choice import by_chances
from core.lucky_loop.bot.worth import ProgrammeWorth
from core.lucky_loop.game import LUCKY_LOOP
from core.lucky_loop.odds.flight_odds import Landing, Worth
from core.lucky_loop.state import FreeResult, LuckyLoopState
from tests.core.lucky_loop.scripted import ALL_FOUR, given

MIDWAY = Runner(missing=2, tokens=1)


def chosen(state: LuckyLoopState) -> Action:
    seat = state.turn
    return LEVELS["ace"].choose(LUCKY_LOOP, LUCKY_LOOP.view(state, seat), seat, random.Random("test"), Budget(60.0))


def landing(gain: int, tokens: int = 0, succeeds: bool = True) -> Landing:
    return Landing(20 if succeeds else None, 3, gain, gain, tokens)


# --- the tables ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("own", RUNNERS)
def test_the_more_a_player_leads_the_better(own: Runner) -> None:
    for first in (True, False):
        chances = [chance_on_turn(lead, own, MIDWAY, first) for lead in range(-50, 51)]
        assert chances == sorted(chances)
    last = [chance_on_last_turn(lead, own) for lead in range(-50, 51)]
    assert last == sorted(last)
    assert last[0] < 0.01
    assert last[-1] > 0.99


def test_players_who_are_level_are_level() -> None:
    for runner in RUNNERS:
        first, second = (chance_on_turn(0, runner, runner, first) for first in (True, False))
        # Who is on turn first has the next word, who comes second has it last.
        assert first == pytest.approx(0.5, abs=0.06)
        assert second > first


def test_tokens_are_worth_points() -> None:
    assert chance_on_turn(0, Runner(2, 2), MIDWAY, True) > chance_on_turn(0, MIDWAY, MIDWAY, True)
    assert chance_on_turn(0, Runner(2, 7), MIDWAY, True) == chance_on_turn(0, Runner(2, 3), MIDWAY, True)


def test_who_is_behind_wants_the_end_to_be_far() -> None:
    """Points still to be scored count for more than being near the end without them."""
    chances = [chance_on_turn(-16, Runner(missing, 1), MIDWAY, True) for missing in range(4)]
    assert chances == sorted(chances)


def test_between_the_rows_of_a_table_chances_lie_between() -> None:
    low, between, high = (chance_on_turn(lead, MIDWAY, MIDWAY, True) for lead in (24, 25, 28))
    assert between == pytest.approx(low + (high - low) / 4)
    assert chance_on_turn(-99, MIDWAY, MIDWAY, True) == chance_on_turn(LEADS[0], MIDWAY, MIDWAY, True)
    assert chance_on_turn(99, MIDWAY, MIDWAY, True) == chance_on_turn(LEADS[-1], MIDWAY, MIDWAY, True)


@pytest.mark.parametrize("own", RUNNERS)
def test_who_is_ahead_before_the_last_turn_stays_ahead_by_a_single_point(own: Runner) -> None:
    # In the final phase a flight that fails costs two points.
    assert chance_on_last_turn(1 if own.missing else 3, own) == 1.0
    assert chance_on_last_turn(-1, own) < 0.97


def test_leads_grow_with_what_there_is_to_gain() -> None:
    for missing in range(5):
        gains = [gain_on_turn(Runner(missing, tokens), MIDWAY, True) for tokens in range(4)]
        assert gains == sorted(gains)
        assert all(-2 < gain_on_last_turn(Runner(missing, tokens)) < 20 for tokens in range(4))
    assert gain_on_turn(MIDWAY, MIDWAY, True) == pytest.approx(0.0, abs=0.5)
    assert gain_on_last_turn(Runner(4, 1)) > gain_on_last_turn(Runner(4, 0)) > gain_on_last_turn(Runner(0, 0))


def test_two_last_turns_are_one_after_the_other() -> None:
    """Whoever comes first, the one is ahead where the other is not."""
    for own in RUNNERS[::3]:
        for lead in (-15, -4, 0, 3, 9):
            chance = chance_on_last_turns(lead, own, MIDWAY)
            assert chance == pytest.approx(1.0 - chance_on_last_turns(-lead, MIDWAY, own), abs=0.02)
            assert chance <= chance_on_last_turn(lead, own) + 0.02
    assert chance_on_last_turns(0, MIDWAY, MIDWAY) == pytest.approx(0.5, abs=0.01)


# --- working them out ------------------------------------------------------------------------------------


def test_with_turns_that_never_fail_the_race_is_reckoned_to_the_end() -> None:
    """Given that every turn brings ten points and a step, whoever is ahead stays ahead."""
    sure = {runner: [(Turn(10, max(runner.missing - 1, 0), 0, ended=not runner.missing), 1.0)] for runner in RUNNERS}
    odds = Odds(sure)
    middle = len(odds.last[MIDWAY]) // 2
    assert odds.last[MIDWAY][middle - 11 : middle - 8] == [0.0, 0.5, 1.0]
    level = odds.on_turn[MIDWAY, MIDWAY, True]
    assert level[middle - 1 : middle + 2] == [0.0, 0.5, 1.0]
    # Whoever ends the game, both have as many turns until then.
    further = odds.on_turn[Runner(3, 1), MIDWAY, True]
    assert further[middle - 1 : middle + 2] == [0.0, 0.5, 1.0]


def test_turns_of_games_between_aces_are_counted() -> None:
    found = counted(games=1)
    assert sum(count.total() for count in found.values()) >= 2 * 5
    fresh = found[Runner(4, 0)]
    assert fresh.total() >= 2
    assert all(turn.missing in (3, 4) for turn in fresh)
    for runner, turns in likely(found).items():
        if turns:
            assert sum(chance for _, chance in turns) == pytest.approx(1), runner


# --- at the table ----------------------------------------------------------------------------------------


def test_a_player_knows_who_follows_in_this_round() -> None:
    table = given(seats=3, scores={0: ALL_FOUR, 1: (12, 0, 0, 0), 2: (9, 0, 0, 0)}, tokens=(0, 2, 0))
    race = race_at(table.state, 0)
    assert race == Race((Rival(26, Runner(3, 2), True), Rival(29, Runner(3, 0), True)), ending=False)
    assert not any(rival.follows for rival in race_at(table.state, 2).rivals)


def test_before_the_end_is_near_points_count() -> None:
    early = given(scores={0: (12, 12, 0, 0), 1: (12, 0, 0, 0)}).state
    assert by_chances(early, 0, "diving_dove") == Worth(ProgrammeWorth(first=True))
    late = given(scores={0: (12, 12, 0, 0), 1: (12, 12, 12, 0)}).state
    assert isinstance(by_chances(late, 0, "diving_dove").landing, ProgrammeRace)


def test_tokens_beyond_the_tables_are_worth_something_until_the_end() -> None:
    race = race_at(given(scores={0: ALL_FOUR, 1: (12, 12, 12, 0)}).state, 0)
    assert race.after(0, Runner(0, 5)) > race.after(0, Runner(0, 4)) > race.after(0, Runner(0, 3))
    assert race.after(0, Runner(0, 5), ends=True) == race.after(0, Runner(0, 0), ends=True)


def test_once_nobody_follows_only_being_ahead_counts() -> None:
    table = given(scores={0: ALL_FOUR, 1: (12, 12, 12, 0)})
    over = replace(table.state, first=1, free_results=(None, FreeResult(20, "red_rooster")))
    worth = by_chances(over, 0, None)
    assert over.totals[0] - over.totals[1] == 2
    assert [worth.of(landing(gain)) for gain in (-3, -2, -1, 14)] == [0.0, 0.5, 1.0, 1.0]


def test_a_free_programme_that_succeeds_too_low_may_be_worse_than_one_that_fails() -> None:
    """Given a rival who is far ahead but far from the end, ending the game behind loses it."""
    table = given(scores={0: (8, 8, 8, 8), 1: (20, 20, 0, 0)})
    state = replace(table.state, first=1)
    worth = by_chances(state, 0, None)
    assert worth.of(landing(4)) == 0.0
    assert worth.of(landing(-2, succeeds=False)) > 0.0


@pytest.mark.parametrize(("others", "best"), [(15, "T5 D9 L6"), (9, "T11 D9 L6")])
def test_on_the_last_turn_the_ace_presents_what_can_still_win(others: int, best: str) -> None:
    """An easy set is best on average, and can't catch up with a rival who is far ahead."""
    table = given(hands=["T5 L6 D9 T11 L12 D12"], scores={0: (0, others, others, 0), 1: ALL_FOUR})
    last = replace(table.state, first=1, free_results=(None, FreeResult(20, "rubber_duck")))
    action = chosen(last)
    assert isinstance(action, PresentThree)
    assert table.faces(action.cards) == best
