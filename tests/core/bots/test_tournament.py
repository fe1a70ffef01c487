"""Games of a tournament by their numbers: who sits where, with which luck, and what their sums prove."""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import pairwise

import pytest
from msgspec.structs import replace

from core.bots import tournament as tournaments
from core.bots.bot import Bot
from core.bots.budget import NO_THOUGHT, Budget
from core.bots.match import Match, play_match
from core.bots.statistics import rate_interval, wilson
from core.bots.tally import LevelTally, count, joined, overlap, ranges, tallied
from core.bots.tournament import OtherRules, Played, Tournament, play
from core.catalog import CATALOG
from core.game import AnyGame, Options, Outcome


def tournament(*bots: str, rotate: bool = True, game: str = "loops") -> Tournament:
    return Tournament(game, CATALOG[game].rules, {}, bots, rotate, seed=5, budget=NO_THOUGHT)


# --- seats and deals -------------------------------------------------------------------------------------


def test_with_rotation_everybody_plays_a_deal_from_every_seat() -> None:
    three = tournament("cadet", "pilot", "random")
    seated = [three.seated(number) for number in range(6)]
    assert seated[:3] == seated[3:]
    for seats in zip(*seated[:3], strict=True):
        assert set(seats) == {"cadet", "pilot", "random"}
    assert [three.deal(number) for number in range(6)] == [0, 0, 0, 1, 1, 1]


def test_a_deal_is_not_played_twice_by_the_same_bots_in_the_same_seats() -> None:
    assert tournament("cadet", "pilot", "cadet", "pilot").seatings == 2
    assert tournament("pilot", "pilot", "pilot").seatings == 1
    assert tournament("cadet", "pilot", "pilot").seatings == 3


def test_without_rotation_every_game_has_its_own_deal() -> None:
    two = tournament("cadet", "pilot", rotate=False)
    assert [two.seated(number) for number in range(3)] == [("cadet", "pilot")] * 3
    assert [two.deal(number) for number in range(3)] == [0, 1, 2]


def test_nature_has_the_same_luck_in_all_games_of_a_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    seeds: list[str] = []

    def noted(rules: AnyGame, options: Options, bots: Sequence[Bot], seed: str, budget: Budget) -> Match:
        seeds.append(seed)
        return play_match(rules, options, bots, seed, budget)

    monkeypatch.setattr(tournaments, "play_match", noted)
    play(tournament("cadet", "random"), range(4), ())
    assert seeds == ["5/0", "5/0", "5/1", "5/1"]


def test_a_game_depends_on_its_number_alone() -> None:
    duel = tournament("cadet", "random", game="jump")
    names = ("Ada", "Cleo")
    assert play(duel, [3, 1], names) == [*play(duel, [3], names), *play(duel, [1], names)]
    one, two = play(duel, [0, 1], names)
    assert one.record != two.record
    assert play(duel, [0], ()) == [replace(one, record=b"")]


def test_whoever_has_other_rules_plays_nothing() -> None:
    with pytest.raises(OtherRules):
        play(replace(tournament("cadet", "random"), rules="0"), [0], ())


# --- sums ------------------------------------------------------------------------------------------------


def game(number: int, scores: tuple[int, ...], *winners: int) -> Played:
    return Played(number, Outcome(scores, winners), moves=10 + number)


def test_sums_know_seats_and_levels() -> None:
    table = tournament("ace", "pilot", "pilot")
    sums = tallied(table, [game(0, (5, 3, 1), 0), game(1, (2, 4, 4), 1, 2), game(3, (0, 0, 9), 2)])
    assert (sums.whole, sums.moves) == (6, 34)
    assert sums.scores == (7, 7, 14)
    assert sums.wins == (6, 3, 3 + 6)
    # In game 1 the Ace sits last and shares the win; games 0 and 1 are of one deal, game 3 of the next.
    assert sums.levels["ace"] == LevelTally(2, 3, 9, 4 + 1, 81 + 0, 2 * 9 + 0)
    assert sums.levels["pilot"] == LevelTally(2, 6, 9, 16 + 4, 9 + 36, 4 * 3 + 2 * 6)


def test_sums_of_parts_add_up_in_any_order() -> None:
    rng = random.Random(2)
    table = tournament("ace", "pilot", "cadet")
    games = [game(number, (number, 2, 3), *rng.sample(range(3), rng.randint(1, 3))) for number in range(30)]
    whole = tallied(table, games)
    parts = [tallied(table, games[first:last]) for first, last in pairwise((0, 6, 15, 30))]
    assert parts[2] + parts[0] + parts[1] == whole
    assert tallied(table, rng.sample(games, 30)) == whole


def test_which_games_were_played_is_told_in_ranges() -> None:
    assert ranges([7, 1, 2, 3, 9, 8]) == [(1, 3), (7, 9)]
    assert joined([(4, 6), (0, 3), (9, 9)]) == [(0, 6), (9, 9)]
    assert overlap([(0, 3), (7, 9)], [(4, 6), (9, 12)]) == (9, 9)
    assert overlap([(0, 3)], [(4, 6)]) is None
    assert count([(0, 3), (7, 7)]) == 5


# --- what they prove -------------------------------------------------------------------------------------


def test_independent_games_have_about_the_usual_interval() -> None:
    rate, games = 0.6, 400
    squares = games * rate * (1 - rate)
    for found, usual in zip(rate_interval(rate, games, games, squares), wilson(240, games), strict=True):
        assert found == pytest.approx(usual, abs=0.001)


def test_two_bots_of_a_level_at_a_table_prove_less_than_two_games() -> None:
    # Given a table of four of which one pair wins 60 of 100 games, one of the two at a time,
    table = tournament("ace", "ace", "pilot", "pilot", rotate=False)
    games = [game(number, (0, 0, 0, 0), 0 if number % 5 < 3 else 2) for number in range(100)]
    sums = tallied(table, games)
    low, high = sums.levels["ace"].interval(sums.whole)
    # then its bots win 30 % of their games, as surely as the pair wins 60 % of 100.
    pair_low, pair_high = wilson(60, 100)
    assert low < 0.3 < high
    assert high - low == pytest.approx((pair_high - pair_low) / 2, rel=0.05)


def test_equal_luck_for_all_proves_more() -> None:
    # Given deals of which most are won from the same seat by whoever sits there,
    table = tournament("ace", "pilot")
    games = [game(number, (0, 0), number % 2 if number % 10 < 2 else 0) for number in range(200)]
    ace = tallied(table, games).levels["ace"]
    low, high = ace.interval(2)
    # then more is known than if each game had been dealt anew.
    least, most = wilson(ace.wins / 2, ace.games)
    assert high - low < (most - least) / 1.5


@pytest.mark.parametrize(("wins", "deals"), [(0, 1), (1, 1), (0, 4), (4, 4)])
def test_few_games_prove_little(wins: int, deals: int) -> None:
    low, high = rate_interval(wins / deals, deals, deals, 0.0)
    assert 0 <= round(low, 9) <= wins / deals <= round(high, 9) <= 1
    assert high - low > 0.4


def test_deals_that_are_all_alike_leave_a_doubt() -> None:
    low, high = rate_interval(0.5, 20, 10, 0.0)
    assert 0.35 < low < 0.48
    assert 0.52 < high < 0.65
