"""What many reviews come to: Aces are rarely blamed, and nobody is lucky in the long run."""

from __future__ import annotations

import random
from collections.abc import Sequence
from math import sqrt

import pytest

from core.bots.budget import Budget
from core.catalog import CATALOG
from core.game import NATURE
from core.record import LONGEST
from core.review.marks import Mark
from core.review.reviewing import appraisal, expected_standing, standing
from core.session import AnySession, Session
from tests.core.review.games import BUDGET, played

GAMES = ["loops", "jump", "targets"]
THOUGHT = {"targets": Budget(nodes=120), "loops": Budget(nodes=300)}
"""What Aces are given, where the usual makes none of them; in the window they have far more than that."""
RARELY = 0.05
ENTRIES = 150
"""Of games at random, some of which go on for a thousand; wherever luck is counted up to, it evens out."""


def blamed(game: str, games: int, nodes: int, most: int = LONGEST, thought: Budget = BUDGET) -> float:
    """The share of the decisions of Aces, of `most` entries a game, that are marked as mistakes or worse."""
    marks = []
    for number in range(games):
        session = played(game, ["ace", "ace"], f"aces/{number}", thought)
        said = [appraisal(session, index, nodes) for index in range(min(most, session.length))]
        marks += [each.mark for each in said if each is not None]
    return sum(mark in (Mark.MISTAKE, Mark.BLUNDER) for mark in marks) / len(marks)


def luck_at_random(game: str, number: int, nodes: int) -> tuple[float, float]:
    """What chance gave the first seat in a game between players who play at random: of the chance to win, in points."""
    rules, rng = CATALOG[game], random.Random(f"luck/{number}")
    session: AnySession = Session(rules, 2, rules.options(), seed=number)
    session.begin()
    while session.to_act:
        seat = rng.choice(sorted(session.to_act))
        session.submit(seat, rules.sample(session.view(seat), seat, rng))
    chance = points = 0.0
    for index in range(min(session.length, ENTRIES)):
        by_chance = session.entry(index)[0] == NATURE
        before = standing(session, index, nodes) if by_chance else expected_standing(session, index)
        if before is not None:
            after = standing(session, index + 1, nodes)
            chance += after.chances[0] - before.chances[0]
            points += after.points[0] - before.points[0]
    return chance, points


def luck_evens_out(game: str, games: int, nodes: int) -> bool:
    chances, points = zip(*[luck_at_random(game, number, nodes) for number in range(games)], strict=True)
    return is_none(chances) and is_none(points)


def is_none(samples: Sequence[float]) -> bool:
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
    assert blamed(game, games=20, nodes=400, thought=THOUGHT.get(game, BUDGET)) < RARELY


@pytest.mark.parametrize("game", GAMES)
def test_luck_evens_out(game: str) -> None:
    assert luck_evens_out(game, games=30, nodes=2)


@pytest.mark.torture
@pytest.mark.parametrize("game", [*GAMES, "lucky_loop"])
def test_luck_evens_out_over_400_games(game: str) -> None:
    assert luck_evens_out(game, games=400, nodes=4)
