"""How long the exact solver needs for a flight, from nothing known; the distribution of its points included."""

from __future__ import annotations

import statistics
import time

from core.lucky_loop.odds.flight_odds import FlightProblem, Solution, Worth

TOKENS = 3
PROGRAMMES = ((4, 7, 12), (3, 5, 6), (8, 9, 10), (5, 6, 12), (10, 11, 12))
FREE = (3, 4, 5, 5, 6, 6)
"""Six cards take longest: each may be met with one, two or three dice."""


def report() -> None:
    programmes = [_milliseconds(FlightProblem(cards)) for cards in PROGRAMMES for _ in range(5)]
    print(f"three cards, {TOKENS} tokens: {_told(programmes)}; 100 ms is the limit, 20 ms the goal")
    free = [_milliseconds(FlightProblem(FREE, highlight)) for highlight in range(len(FREE))]
    print(f"a free programme of six cards, {TOKENS} tokens: {_told(free)}; 1000 ms is the limit")


def _milliseconds(problem: FlightProblem) -> tuple[float, float]:
    """What the value takes, and then the odds."""
    start = time.perf_counter()
    outlook = Solution(problem, Worth()).take_off(TOKENS)
    solved = time.perf_counter()
    _ = outlook.odds
    return 1000 * (solved - start), 1000 * (time.perf_counter() - solved)


def _told(times: list[tuple[float, float]]) -> str:
    solving, forecasting = zip(*times, strict=True)
    return (
        f"solved in {statistics.median(solving):.1f} ms (at most {max(solving):.1f}), "
        f"its odds in {statistics.median(forecasting):.1f} more (at most {max(forecasting):.1f})"
    )
