"""What many reviews come to: Aces are rarely blamed, and nobody is lucky in the long run."""

from __future__ import annotations

import random
from math import sqrt

import pytest

from core.bots.budget import Budget
from core.catalog import CATALOG
from core.game import NATURE
from core.record import LONGEST
from core.review.marks import Mark
from core.review.reviewing import appraisal, standing
from core.session import AnySession, Session
from tests.core.review.games import BUDGET, played

GAMES = ["loops", "jump", "targets"]
THOUGHT = {"targets": Budget(nodes=120)}
"""What Aces are given, where the usual makes none of them: there are more flicks than cards."""
RARELY = 0.05


def blamed(game: str, games: int, nodes: int, most: int = LONGEST) -> float:
    """The share of the decisions of Aces, of `most` entries a game, that are marked as mistakes or worse."""
    marks = []
    for number in range(games):
        session = played(game, ["ace", "ace"], f"aces/{number}", THOUGHT.get(game, BUDGET))
        said = [appraisal(session, index, nodes) for index in range(min(most, session.length))]
        marks += [each.mark for each in said if each is not None]
    return sum(mark in (Mark.MISTAKE, Mark.BLUNDER) for mark in marks) / len(marks)


def luck_at_random(game: str, number: int, nodes: int) -> float:
    """What chance gave the first seat in a game between players who play at random, in chance to win."""
    rules, rng = CATALOG[game], random.Random(f"luck/{number}")
    session: AnySession = Session(rules, 2, rules.options(), seed=number)
    session.begin()
    while session.to_act:
        seat = rng.choice(sorted(session.to_act))
        session.submit(seat, rules.sample(session.view(seat), seat, rng))
    chances = [index for index in range(session.length) if session.entry(index)[0] == NATURE]
    changes = [
        standing(session, index + 1, nodes).chances[0] - standing(session, index, nodes).chances[0] for index in chances
    ]
    return sum(changes)


def is_none(samples: list[float]) -> bool:
    """Whether the mean is zero, for all that 99.9 % certainty can tell."""
    mean = sum(samples) / len(samples)
    spread = sqrt(sum((sample - mean) ** 2 for sample in samples) / (len(samples) - 1))
    return abs(mean) <= 3.3 * spread / sqrt(len(samples))


@pytest.mark.parametrize("game", ["loops", "jump"])
def test_aces_are_rarely_blamed(game: str) -> None:
    assert blamed(game, games=1, nodes=100, most=60) < RARELY


@pytest.mark.torture
@pytest.mark.parametrize("game", GAMES)
def test_aces_are_rarely_blamed_in_many_games(game: str) -> None:
    assert blamed(game, games=20, nodes=400) < RARELY


@pytest.mark.parametrize("game", GAMES)
def test_luck_evens_out(game: str) -> None:
    assert is_none([luck_at_random(game, number, nodes=2) for number in range(10)])


@pytest.mark.torture
@pytest.mark.parametrize("game", GAMES)
def test_luck_evens_out_over_400_games(game: str) -> None:
    assert is_none([luck_at_random(game, number, nodes=4) for number in range(400)])
