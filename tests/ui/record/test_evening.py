"""A club evening: which games belong to it, and the ranking over all its tables."""

from __future__ import annotations

from datetime import date
from fractions import Fraction

from core.players import Kind
from tests.ui.record.made_up import played, season, seat
from ui.record.evening.ranking import evening_of, evenings, ranking, table_points


def test_what_comes_after_midnight_belongs_to_the_evening_before() -> None:
    assert evening_of(played(seat("Ada"), minute=0)) == date(2026, 11, 14)
    assert evening_of(played(seat("Ada"), minute=8 * 60)) == date(2026, 11, 14)
    assert evening_of(played(seat("Ada"), minute=10 * 60)) == date(2026, 11, 15)


def test_the_last_evening_comes_first() -> None:
    days = list(evenings(season()))
    assert days == sorted(days, reverse=True)
    assert sum(len(games) for games in evenings(season()).values()) == 60


def test_a_table_gives_the_share_of_opponents_that_were_beaten() -> None:
    table = played(seat("Ada", 1), seat("Bea", 2), seat("Cleo", 2), seat("Dirk", 4), seat("Eve", 5))
    assert [table_points(table, number) for number in range(5)] == [
        Fraction(1),
        Fraction(5, 8),
        Fraction(5, 8),
        Fraction(1, 4),
        Fraction(0),
    ]


def test_a_table_shares_out_the_same_whoever_is_level() -> None:
    for places in ((1, 2, 3), (1, 1, 3), (1, 2, 2), (1, 1, 1)):
        table = played(*(seat(name, place) for name, place in zip(("Ada", "Bea", "Cleo"), places, strict=True)))
        assert sum(table_points(table, number) for number in range(3)) == Fraction(3, 2)


def test_everybody_is_ranked_by_points_then_wins_then_fewer_games() -> None:
    games = [
        played(seat("Ada"), seat("Bea", 2), minute=1),
        played(seat("Bea"), seat("Cleo", 2), minute=2),
        played(seat("Cleo", 1), seat("Ada", 2), minute=3),
        played(seat("Dirk"), seat("ace", 2), minute=4),
        played(seat("Eve", 1), seat("Finn", 1), minute=5),
        played(seat("Eve", 1), seat("Finn", 1), minute=6),
    ]
    found = [(each.place, each.player.name, float(each.points), each.games, each.wins) for each in ranking(games)]
    assert found == [
        (1, "eve", 1, 2, 2),
        (1, "finn", 1, 2, 2),
        (3, "dirk", 1, 1, 1),
        (4, "ada", 1, 2, 1),
        (4, "bea", 1, 2, 1),
        (4, "cleo", 1, 2, 1),
    ]
    assert ranking(games)[0].average == Fraction(1, 2)


def test_bots_and_people_without_a_name_are_opponents_and_not_ranked() -> None:
    games = [played(seat("Ada", 2), seat("ace"), seat("x", 3, name="", kind=Kind.HUMAN))]
    (ada,) = ranking(games)
    assert (ada.player.name, ada.points) == ("ada", Fraction(1, 2))


def test_no_games_make_no_ranking() -> None:
    assert ranking([]) == []
    assert evenings([]) == {}
