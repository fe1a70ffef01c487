"""A game in which other cards lay unseen earns the same marks: nobody is judged by what they couldn't know."""

from __future__ import annotations

import random

import pytest

from core.game import Seat
from core.review.review import Appraisal
from core.review.reviewing import appraisal
from core.session import AnySession
from tests.ui.share.games import otherwise, played
from tests.ui.table.tables import SECRETIVE

NODES = 120
ENTRIES = {"lucky_loop": 60}
USUAL = 30
"""So many that everybody has decided something, and so few that something is still unseen."""


def marks(session: AnySession, seat: Seat) -> list[Appraisal]:
    """What is said of all that a seat decided."""
    own = [index for index in range(session.length) if session.entry(index)[0] == seat]
    said = [appraisal(session, index, NODES) for index in own]
    return [each for each in said if each is not None]


def assert_no_hindsight(game: str, seat: Seat, seed: int) -> None:
    real = played(game, ENTRIES.get(game, USUAL), seed=seed)
    other = otherwise(real, seat, random.Random(seed))
    assert other.entries != real.entries
    expected = marks(real, seat)
    assert expected
    assert marks(other, seat) == expected


@pytest.mark.parametrize("game", SECRETIVE)
def test_other_unseen_cards_give_the_same_marks(game: str) -> None:
    assert_no_hindsight(game, seat=0, seed=5)


@pytest.mark.torture
@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize("seat", range(3))
@pytest.mark.parametrize("game", SECRETIVE)
def test_other_unseen_cards_give_the_same_marks_at_many_tables(game: str, seat: Seat, seed: int) -> None:
    assert_no_hindsight(game, seat, seed)
