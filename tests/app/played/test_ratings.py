"""Ratings: deterministic, the same however they came about, and with an honest doubt."""

from __future__ import annotations

import os
import random
import sqlite3
from statistics import fmean

import pytest

from app.played.folder import name_of
from app.played.ratings import USUAL, Key, after, key_of
from core.players import Kind
from tests.app.played.evenings import Reader, game, rebuilt
from ui.files.played import PlayedGame, PlayedSeat, Skill


def seat(name: str, place: int, kind: Kind = Kind.HUMAN) -> PlayedSeat:
    return PlayedSeat(name, "", kind, 0, place, place == 1)


def test_whoever_wins_goes_up_and_everybody_is_better_known() -> None:
    ada, bea = after([seat("Ada", 1), seat("Bea", 2)], {})
    assert ada.rating > USUAL > bea.rating
    again = after([seat("Ada", 1), seat("Bea", 2)], {key_of(seat("Ada", 1)): ada, key_of(seat("Bea", 1)): bea})
    assert again[0].doubt < ada.doubt
    assert [skill.rating for skill in after([seat("Ada", 1), seat("Bea", 1)], {})] == [USUAL, USUAL]


def test_beating_somebody_strong_counts_more() -> None:
    table = [seat("Ada", 1), seat("Bot", 2, Kind.ACE)]
    assert after(table, {key_of(table[1]): Skill(1900.0, 60.0)})[0].rating > after(table, {})[0].rating


def test_bots_of_a_level_are_one_player_in_several_seats() -> None:
    ada, *aces = after([seat("Ada", 1), seat("One", 2, Kind.ACE), seat("Two", 3, Kind.ACE)], {})
    assert aces[0] == aces[1]
    assert ada.rating > aces[0].rating


def test_people_without_a_name_are_strangers_to_each_other() -> None:
    first, second = after([seat("", 1), seat("", 2)], {})
    assert first.rating > second.rating


def test_a_name_is_the_same_in_letters_of_either_case() -> None:
    assert key_of(seat("ADA", 1)) == key_of(seat("Ada", 1))
    aces = {key_of(seat(name, 1, Kind.ACE)) for name in ("Ada", "Bea")}
    assert len(aces) == 1
    assert key_of(seat("Ada", 1, Kind.PILOT)) not in aces


def test_the_scale_is_that_of_chess() -> None:
    """Who is 400 points stronger loses ten times as much by losing as they win by winning."""
    known: dict[Key, Skill] = {("human", "ada"): Skill(1900.0, 20.0), ("human", "bea"): Skill(1500.0, 20.0)}
    won, lost = (after([seat("Ada", place), seat("Bea", 3 - place)], known)[0].rating - 1900 for place in (1, 2))
    assert -lost / won == pytest.approx(10, rel=0.1)


@pytest.mark.parametrize("seats", [2, 4, 6])
@pytest.mark.parametrize("games", [30, 300])
def test_the_doubt_is_honest(seats: int, games: int) -> None:
    """Players of known strength lie within their doubt about as often as it says."""
    inside = total = 0
    for seed in range(12):
        rng = random.Random(seed)
        truth = {str(player): rng.gauss(USUAL, 120) for player in range(8)}
        known: dict[Key, Skill] = {}
        for _ in range(games):
            order = _race(rng.sample(list(truth), seats), truth, rng)
            table = [seat(player, place) for place, player in enumerate(order, start=1)]
            known.update({key_of(one): skill for one, skill in zip(table, after(table, known), strict=True)})
        # Only differences can be known.
        shift = fmean(skill.rating for skill in known.values()) - fmean(truth[name] for _, name in known)
        inside += sum(abs(skill.rating - shift - truth[name]) <= skill.doubt for (_, name), skill in known.items())
        total += len(known)
    assert inside / total > 0.88


def _race(table: list[str], truth: dict[str, float], rng: random.Random) -> list[str]:
    """Who comes in first, second, … where 400 points are ten to one."""
    left, order = list(table), []
    while left:
        order.append(rng.choices(left, [10 ** (truth[player] / 400) for player in left])[0])
        left.remove(order[-1])
    return order


# --- in the book -----------------------------------------------------------------------------------------


def skills(games: list[PlayedGame]) -> list[list[Skill | None]]:
    return [[seat.skill for seat in played.seats] for played in games]


def test_ratings_follow_from_the_results_whatever_the_order_in_which_they_came(reader: Reader) -> None:
    games = [game(number, "Ada", "Bea", seed=3 + number) for number in range(6)]
    for kept in random.Random(1).sample(games, 6):
        reader.keep(kept)
    for when, kept in enumerate(games):
        os.utime(reader.folder / name_of(kept.header), (1000 + when, 1000 + when))
    reader.book.close()
    one_by_one = skills(reader.games)
    reader.book.close()
    assert skills(rebuilt(reader.folder)) == one_by_one
    assert all(skill is not None for each in one_by_one for skill in each)


def test_a_removed_game_never_counted(reader: Reader) -> None:
    games = [game(number, "Ada", "Bea", seed=3 + number) for number in range(5)]
    reader.keep(*games)
    reader.book.remove([reader.identities[1]])
    left = skills(reader.games)
    reader.book.close()
    assert skills(rebuilt(reader.folder)) == left


def test_each_game_has_a_scale_of_its_own(reader: Reader) -> None:
    reader.keep(game(0, "Ada", bots=(Kind.ACE,)), game(1, "Ada", id="loops", bots=(Kind.ACE,)))
    for each in skills(reader.games):
        assert sum(skill.rating for skill in each if skill) == pytest.approx(2 * USUAL, abs=0.01)


def test_another_model_rates_everything_anew(reader: Reader) -> None:
    reader.keep(game(0, "Ada", "Bea"), game(1, "Ada", "Bea", seed=4))
    before = skills(reader.games)
    reader.book.close()
    connection = sqlite3.connect(reader.folder / "record.sqlite")
    with connection:
        connection.execute("UPDATE rated_by SET model = 'older'")
        connection.execute("UPDATE game SET seats = replace(seats, 'rating\":', 'rating\":1')")
    connection.close()
    assert skills(reader.games) == before
