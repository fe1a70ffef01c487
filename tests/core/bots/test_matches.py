"""The levels differ as they should: every fixture, behind `make torture`; and the matches themselves are fair."""

from __future__ import annotations

import sys
from collections import Counter

import pytest

from core.catalog import CATALOG
from tests.core.bots.fixtures import FIXTURES, PLAIN, RANDOM, Fixture, evenly
from tests.core.bots.matches import Result, deal, run, sides


@pytest.mark.torture
@pytest.mark.parametrize("fixture", FIXTURES, ids=str)
def test_the_better_bot_wins_more(fixture: Fixture) -> None:
    result = run(fixture)
    sys.stdout.write(f"{result}\n")
    assert result.low > fixture.least


def test_every_level_meets_the_next_chance_and_the_peer_at_every_game() -> None:
    for id, game in CATALOG.items():
        for seats in evenly(game.seats):
            met = {(each.a, each.b) for each in FIXTURES if (each.game, each.seats) == (id, seats)}
            assert met == {
                *(("ace", "pilot"), ("pilot", "cadet"), ("ace", PLAIN)),
                *((level, RANDOM) for level in ("cadet", "pilot", "ace")),
            }
    assert all(evenly(game.seats) for game in CATALOG.values())
    assert len(FIXTURES) == len(set(FIXTURES)) == sum(len(evenly(game.seats)) for game in CATALOG.values()) * 6


@pytest.mark.parametrize(("seats", "alone"), [(2, False), (4, False), (3, True), (4, True)])
def test_both_sides_sit_everywhere_equally_often_for_the_same_deals(seats: int, alone: bool) -> None:
    fixture = Fixture("loops", seats, "pilot", "cadet", games=4 * seats, seconds=0.0, alone=alone)
    sat: Counter[tuple[str, int]] = Counter()
    for number in range(fixture.games):
        sat.update((deal(fixture, number), seat) for seat, mine in enumerate(sides(fixture, number)) if mine)
    deals = {deal(fixture, number) for number in range(fixture.games)}
    assert sat == {(each, seat): 1 for each in deals for seat in range(seats)}


def test_an_odd_table_cannot_be_halved() -> None:
    with pytest.raises(ValueError, match="odd"):
        run(Fixture("loops", 3, "pilot", "cadet", games=2, seconds=0.0))


@pytest.mark.parametrize("alone", [False, True])
def test_bots_that_are_the_same_are_level(alone: bool) -> None:
    """Each deal is won by somebody, whichever side sits there, so that chance has no say."""
    result = run(Fixture("loops", 4, "pilot", "pilot", games=8, seconds=0.0, alone=alone))
    assert result.share == pytest.approx(result.fixture.level)
    assert result.low < result.fixture.level < result.high
    assert not result.wins_more


def test_a_result_says_how_it_came_about() -> None:
    fixture = Fixture("jump", 4, "ace", "pilot", games=400, seconds=0.03)
    line = str(Result(fixture, wins=260.0, low=0.602, high=0.695, moves=80_000, took=12.0))
    for part in ("4 seats", "ace > pilot", "65.0%", "[60.2%, 69.5%]", "400 games of 200 moves", "30 ms a move"):
        assert part in line
