"""The peer has a fair idea of how a game stands, and plays better than chance."""

from __future__ import annotations

import sys

import pytest

from core.catalog import CATALOG
from tests.core.bots.fixtures import PLAIN, RANDOM, Fixture
from tests.core.bots.matches import run
from tests.core.bots.situations import situations
from tests.core.bots.standing import standing
from tests.core.lucky_loop.scripted import ALL_FOUR, given
from tests.core.targets.scripted import table


@pytest.mark.parametrize("id", CATALOG)
def test_how_a_game_stands_is_shares_of_one_win(id: str) -> None:
    for state, _ in situations(id):
        shares = standing(id, state)
        assert sum(shares) == pytest.approx(1)
        assert all(0 < share < 1 for share in shares)


def test_who_leads_is_likelier_to_win() -> None:
    ahead, behind = standing("lucky_loop", given(scores={0: ALL_FOUR}).state)
    assert ahead > behind
    # A level game is shared by all.
    assert standing("targets", table(seats=4)) == [0.25] * 4
    thief, robbed = standing("targets", table(stored={0: (8,)}))
    assert thief > robbed


@pytest.mark.torture
@pytest.mark.parametrize(("id", "games"), [("lucky_loop", 12), ("loops", 12), ("jump", 12), ("targets", 60)])
def test_it_is_no_man_of_straw(id: str, games: int) -> None:
    result = run(Fixture(id, 2, PLAIN, RANDOM, games, seconds=0.03))
    sys.stdout.write(f"{result}\n")
    assert result.wins_more
