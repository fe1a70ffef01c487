"""The flight solver against flights flown by its own decisions, with real rules and real dice."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Hashable
from math import sqrt

import pytest

from core.game import NATURE, Action
from core.lucky_loop.game import LUCKY_LOOP
from core.lucky_loop.odds.flight_odds import Odds, decisions_in, outlook_in
from core.lucky_loop.state import Flight, LuckyLoopState, Phase
from tests.core.lucky_loop.scripted import ALL_FOUR, given

SURE = 3.2905
"""How many standard errors hold 99.9 % of the results."""


def programme(faces: str, tokens: int) -> LuckyLoopState:
    return given(hands=[faces], tokens=[tokens]).present("mighty_eagle", faces).state


def free_programme(faces: str, highlight: str, tokens: int) -> LuckyLoopState:
    return given(hands=[faces], scores={0: ALL_FOUR}, tokens=[tokens]).present_free(faces, highlight).state


FLIGHTS = {
    "eagle": programme("R7 T4 L12", 0),
    "eagle, 2 tokens": programme("R7 T4 L12", 2),
    "easy, 1 token": programme("R3 T5 L6", 1),
    "four, 1 token": free_programme("T8 L8 D5 R4", "T8", 1),
    "six, 3 tokens": free_programme("T6 L6 D5 R4 T5 L3", "D5", 3),
}


def flown(start: LuckyLoopState, flights: int, seed: str) -> Counter[int | None]:
    """How often each number of points was earned; None: the flight failed."""
    rng = random.Random(seed)
    results: Counter[int | None] = Counter()
    decided: dict[Hashable, Action] = {}
    for _ in range(flights):
        state = start
        while (flight := state.flight) is not None:
            if state.phase is Phase.ROLL:
                state = LUCKY_LOOP.apply(state, NATURE, LUCKY_LOOP.nature(state, rng)).state
                continue
            key = _moment(state, flight)
            if key not in decided:
                decided[key] = decisions_in(LUCKY_LOOP.view(state, 0))[0].action
            state = LUCKY_LOOP.apply(state, 0, decided[key]).state
        assert state.landed is not None
        results[state.landed.points] += 1
    return results


def _moment(state: LuckyLoopState, flight: Flight) -> Hashable:
    """All that a decision can depend on: for the cards completed already, only how they were met."""
    met = tuple([flight.exact(place, state.faces) if dice else None for place, dice in enumerate(flight.dice_on)])
    shown = tuple([flight.values[die] for die in flight.throw])
    return met, flight.left, flight.throw, shown, state.tokens[0]


def within(odds: Odds, results: Counter[int | None], failed: int, least: int) -> None:
    """What was flown lies within the 99.9 % interval of what was promised."""
    flights = results.total()
    scores: Counter[int] = Counter()
    for points, count in results.items():
        scores[failed if points is None or points < least else points] += count
    shares = [(odds.success, flights - results[None])]
    for promised, floor in ((odds.valid, least), (odds.at_least_12, 12), (odds.at_least_20, 20)):
        shares.append((promised, sum(count for score, count in scores.items() if score >= floor)))
    for chance, count in shares:
        assert abs(count / flights - chance) <= SURE * sqrt(max(0.0, chance * (1 - chance)) / flights) + 1e-9
    mean = sum(score * count for score, count in scores.items()) / flights
    variance = sum(chance * (score - odds.expected_points) ** 2 for score, chance in odds.distribution)
    assert abs(mean - odds.expected_points) <= SURE * sqrt(variance / flights)


def fly_and_compare(name: str, flights: int) -> None:
    start = FLIGHTS[name]
    assert start.flight is not None
    failed, least = (-2, 0) if start.flight.programme is None else (0, 8)
    within(outlook_in(start).odds, flown(start, flights, f"{flights} {name}"), failed, least)


@pytest.mark.parametrize("name", ["eagle, 2 tokens", "four, 1 token"])
def test_20_000_flights_come_out_as_promised(name: str) -> None:
    fly_and_compare(name, 20_000)


@pytest.mark.torture
@pytest.mark.parametrize("name", sorted(FLIGHTS))
def test_a_million_flights_come_out_as_promised(name: str) -> None:
    fly_and_compare(name, 1_000_000)
