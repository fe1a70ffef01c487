"""What flights are worth before take-off, from tables that the exact solver has worked out.

`python -m core.lucky_loop.bot.estimates > resources/lucky_loop/estimates.json` works them out again, in some minutes:
needed when the points of the cards or the worth of tokens change. The tables hold quarter points.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from itertools import combinations_with_replacement, pairwise, permutations
from typing import Final

from core.data import load, require
from core.game import Value
from core.lucky_loop.bot.worth import TOKENS, FreeWorth, ProgrammeWorth
from core.lucky_loop.box import BLACK_DICE, BOX, CARDS_PER_PROGRAMME, FREE_SIZES, GAME
from core.lucky_loop.odds.flight_odds import FlightProblem, Solution, Worth
from core.lucky_loop.odds.problem import GRADES

Difficulties = tuple[int, ...]

_TRIOS: Final = tuple(combinations_with_replacement(sorted(GRADES), CARDS_PER_PROGRAMME))
_RESULTS: Final = (0, 9, 12, 15, 18)
"""The earlier results for which there is a table."""
_TOKENS: Final = 5
_TOKENS_FOR_FREE: Final = 4
"""The numbers of tokens for which there is a table."""


class Estimates(Value, frozen=True, gc=False):
    """By the earlier result and the tokens, or by the tokens: a value for each trio, or for each free programme."""

    programmes: dict[int, tuple[tuple[int, ...], ...]]
    free: tuple[tuple[int, ...], ...]


def free_sets() -> Iterator[Difficulties]:
    """Every free programme that the rules accept (LL-26), by difficulty."""
    for size in FREE_SIZES:
        for difficulties in combinations_with_replacement(sorted(GRADES), size):
            dice = sum(GRADES[difficulty].dice for difficulty in difficulties)
            if sum(difficulties) >= BOX.free_difficulty and dice <= len(BLACK_DICE):
                yield difficulties


# --- reading the tables ----------------------------------------------------------------------------------


@cache
def _estimates() -> Estimates:
    found = load(GAME, "estimates", Estimates)
    rows = [*sum(found.programmes.values(), ()), *found.free]
    whole = sorted(found.programmes) == list(_RESULTS) and len(found.free) == _TOKENS_FOR_FREE
    fitting = {len(row) for row in rows} == {len(_TRIOS), len(tuple(free_sets()))}
    require(GAME, "estimates", whole and fitting, "these were worked out for other cards; work them out again.")
    return found


@lru_cache(maxsize=256)
def programme_values(result: int, tokens: int) -> dict[Difficulties, float]:
    """What three cards, in any order, are worth to a player with an earlier result in the programme and tokens."""
    rows = {own: tables[min(tokens, _TOKENS - 1)] for own, tables in _estimates().programmes.items()}
    low, high = _neighbours(result)
    share = (result - low) / (high - low)
    values: dict[Difficulties, float] = {}
    for trio, least, most in zip(_TRIOS, rows[low], rows[high], strict=True):
        value = (least * (1 - share) + most * share) / 4
        for order in permutations(trio):
            values[order] = value
    return values


def _neighbours(result: int) -> tuple[int, int]:
    """The tables between which a result lies, or that lie next to it: 8 is nearer to 9 than to nothing."""
    if not result:
        return _RESULTS[0], _RESULTS[1]
    for low, high in pairwise(_RESULTS[1:]):
        if result <= high:
            return low, high
    return _RESULTS[-2], _RESULTS[-1]


@cache
def free_values(tokens: int) -> dict[Difficulties, float]:
    """What the free programmes that the rules accept are worth, cards in order of difficulty."""
    row = _estimates().free[min(tokens, _TOKENS_FOR_FREE - 1)]
    return {difficulties: value / 4 for difficulties, value in zip(free_sets(), row, strict=True)}


# --- working them out ------------------------------------------------------------------------------------


def solved_programme(trio: Difficulties, result: int, tokens: Sequence[int]) -> list[float]:
    """What three cards are worth, tokens not counted that are there anyway."""
    best = result if result >= BOX.token_from else 0
    solution = Solution(FlightProblem(trio, own=result, best=best), Worth(ProgrammeWorth(not result)))
    return [solution.take_off(held).value - TOKENS[held] for held in tokens]


def solved_free(difficulties: Difficulties, tokens: Sequence[int]) -> list[float]:
    """What a free programme is worth, with the highlight on its hardest card or on the second hardest."""
    places = sorted({difficulties.index(difficulty) for difficulty in difficulties})[-2:]
    solutions = [Solution(FlightProblem(difficulties, place), Worth(FreeWorth())) for place in places]
    return [max(solution.take_off(held).value for solution in solutions) for held in tokens]


def _quarters(columns: Sequence[Sequence[float]]) -> list[list[int]]:
    return [[max(0, round(4 * value)) for value in row] for row in zip(*columns, strict=True)]


def worked_out() -> dict[str, object]:
    """The tables, as they are written."""
    programmes = {
        result: _quarters([solved_programme(trio, result, range(_TOKENS)) for trio in _TRIOS]) for result in _RESULTS
    }
    free = _quarters([solved_free(difficulties, range(_TOKENS_FOR_FREE)) for difficulties in free_sets()])
    return {"programmes": programmes, "free": free}


if __name__ == "__main__":
    json.dump(worked_out(), sys.stdout, separators=(",", ":"))
