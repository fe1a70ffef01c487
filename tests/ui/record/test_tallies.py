"""What finished games add up to."""

from __future__ import annotations

import pytest

from core.players import Kind
from tests.ui.record.made_up import played, seat
from ui.files.played import Skill
from ui.record import tallies
from ui.record.tallies import Against, Choice, Duel, Tally, Who, chosen

ADA, BEA, CLEO = (Who(Kind.HUMAN, name) for name in ("ada", "bea", "cleo"))
ACE, CADET = Who(Kind.ACE), Who(Kind.CADET)
GAMES = [
    played(seat("Ada"), seat("Bea", 2), minute=1),
    played(seat("ADA"), seat("ace", 2), seat("ace", 3), game="loops", minute=2),
    played(seat("Ada", 2), seat("ace"), seat("ace", 3), game="loops", minute=3),
    played(seat("Bea", 1), seat("Ada", 1), seat("cadet", 3), minute=4),
    played(seat("Cleo"), seat("", 2, kind=Kind.HUMAN, name=""), minute=5),
]


@pytest.mark.parametrize(
    ("choice", "left"),
    [
        (Choice(), [1, 2, 3, 4, 5]),
        (Choice(ADA), [1, 2, 3, 4]),
        (Choice(ACE), [2, 3]),
        (Choice(game="loops"), [2, 3]),
        (Choice(ADA, "jump"), [1, 4]),
        (Choice(ADA, against=Against.PEOPLE), [1, 4]),
        (Choice(ACE, against=Against.PEOPLE), [2, 3]),
        (Choice(against=Against.CADET), [4]),
        (Choice(CLEO, against=Against.ACE), []),
    ],
)
def test_a_choice_leaves_some_games(choice: Choice, left: list[int]) -> None:
    assert [int(game.identity[-1]) for game in chosen(GAMES, choice)] == left


def test_names_are_the_same_in_letters_of_either_case_and_written_as_last() -> None:
    assert tallies.spellings(GAMES) == {ADA: "Ada", BEA: "Bea", CLEO: "Cleo"}
    assert tallies.spellings(GAMES[:2]) == {ADA: "ADA", BEA: "Bea"}


def test_wins_and_streaks() -> None:
    assert tallies.by_player(GAMES)[ADA] == Tally(games=4, wins=3, streak=1, longest=2)
    assert tallies.by_player(GAMES)[ACE] == Tally(games=2, wins=1, streak=1, longest=1)
    assert tallies.by_game(chosen(GAMES, Choice(ADA)), ADA) == {
        "jump": Tally(2, 2, 2, 2),
        "loops": Tally(2, 1, 0, 1),
    }
    assert None not in tallies.by_player(GAMES)
    assert Tally().share == 0
    assert Tally(4, 3).share == 0.75


def test_an_opponent_is_met_once_at_a_table_and_the_best_of_its_seats_counts() -> None:
    assert tallies.by_opponent(GAMES, ADA) == {
        BEA: Duel(ahead=1, level=1, behind=0),
        ACE: Duel(ahead=1, level=0, behind=1),
        CADET: Duel(ahead=1),
    }
    assert tallies.by_opponent(GAMES, CLEO) == {}
    assert Duel(1, 2, 3).games == 6


def test_form_is_made_of_the_last_games() -> None:
    games = [played(seat("Ada", 1 + (minute >= 30)), seat("Bea", 2), minute=minute) for minute in range(60)]
    assert tallies.form(games[:4], ADA) == []
    shares = [share for _, share in tallies.form(games, ADA)]
    assert len(shares) == 56
    assert shares[0] == shares[25] == 1
    assert shares[35] == 0.5
    assert shares[-1] == 0


def test_the_best_feat_is_the_first_of_the_highest() -> None:
    games = [
        played(seat("Ada", feat=7), seat("Bea", 2, feat=9), minute=1),
        played(seat("Ada", feat=9), seat("Bea", 2), minute=2),
        played(seat("Ada", feat=-3), seat("Bea", 2), game="loops", minute=3),
    ]
    best = tallies.best_feats(games, None)
    assert (best["jump"].feat, best["jump"].player, best["jump"].played) == (9, BEA, games[0])
    assert best["loops"].feat == -3
    assert tallies.best_feats(games, ADA)["jump"].played is games[1]
    assert tallies.best_feats(games, CLEO) == {}


def test_the_last_rating_counts_and_the_strongest_comes_first() -> None:
    games = [
        played(seat("Ada", skill=Skill(1550, 400)), seat("ace", 2, skill=Skill(1450, 400)), minute=1),
        played(seat("Ada", 2, skill=Skill(1480, 350)), seat("ace", skill=Skill(1520, 350)), minute=2),
        played(seat("Ada", 2), seat("ace"), game="loops", minute=3),
    ]
    assert [(rated.player, rated.skill.rating, rated.games) for rated in tallies.ratings(games)] == [
        (ACE, 1520, 2),
        (ADA, 1480, 2),
    ]
    went = tallies.histories(games, "jump")[ADA]
    assert [(number, skill.rating) for number, skill in went] == [(0, 1550), (1, 1480)]
    assert tallies.histories(games, "loops") == {}
