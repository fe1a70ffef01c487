"""Flights at a glance: what they are worth before take-off, from tables that the exact solver has worked out.

`python -m core.lucky_loop.bot_estimates` writes them again, in some minutes, for `bot_table.py`: needed when the
figures of the cards or the worth of tokens change. A character of a table is a value in quarter points.
"""

from __future__ import annotations

import string
import sys
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from itertools import combinations_with_replacement, pairwise, permutations
from typing import Final

from core.lucky_loop.bot_table import FREE, PROGRAMMES
from core.lucky_loop.bot_worth import TOKENS, FreeWorth, ProgrammeWorth
from core.lucky_loop.figures import BLACK_DICE, BOX, CARDS_PER_PROGRAMME, FREE_SIZES
from core.lucky_loop.odds import FlightProblem, Solution, Worth
from core.lucky_loop.odds_problem import GRADES

Difficulties = tuple[int, ...]

_QUARTERS: Final = string.ascii_letters + string.digits + "!#$%&()*+,-./:;<=>?@[]^_{|}~"
_VALUE: Final = {character: number / 4 for number, character in enumerate(_QUARTERS)}
_FREE_FROM: Final = 7.0
"""What the first character means for a free programme."""
_TRIOS: Final = tuple(combinations_with_replacement(sorted(GRADES), CARDS_PER_PROGRAMME))
_RESULTS: Final = (0, 9, 12, 15, 18)
"""The earlier results for which there is a table."""
_WIDTH: Final = 100


def free_sets() -> Iterator[Difficulties]:
    """Every free programme that the rules accept (LL-26), by difficulty."""
    for size in FREE_SIZES:
        for difficulties in combinations_with_replacement(sorted(GRADES), size):
            dice = sum(GRADES[difficulty].dice for difficulty in difficulties)
            if sum(difficulties) >= BOX.free_difficulty and dice <= len(BLACK_DICE):
                yield difficulties


# --- reading the tables ----------------------------------------------------------------------------------


@lru_cache(maxsize=256)
def programme_values(result: int, tokens: int) -> dict[Difficulties, float]:
    """What three cards, in any order, are worth to a player with an earlier result in the programme and tokens."""
    rows = {own: PROGRAMMES[own][min(tokens, len(PROGRAMMES[own]) - 1)] for own in _RESULTS}
    low, high = _neighbours(result)
    share = (result - low) / (high - low)
    values: dict[Difficulties, float] = {}
    for trio, least, most in zip(_TRIOS, rows[low], rows[high], strict=True):
        value = _VALUE[least] * (1 - share) + _VALUE[most] * share
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


@lru_cache(maxsize=len(FREE))
def free_values(tokens: int) -> dict[Difficulties, float]:
    """What the free programmes that the rules accept are worth, cards in order of difficulty."""
    row = FREE[min(tokens, len(FREE) - 1)]
    return {difficulties: _FREE_FROM + _VALUE[value] for difficulties, value in zip(free_sets(), row, strict=True)}


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


def _written(values: Sequence[float], least: float = 0.0) -> str:
    return "".join(_QUARTERS[max(0, min(round(4 * (value - least)), len(_QUARTERS) - 1))] for value in values)


def _literal(row: str, indent: str) -> str:
    lines = [f'{indent}    "{row[start : start + _WIDTH]}"\n' for start in range(0, len(row), _WIDTH)]
    return f"{indent}(\n{''.join(lines)}{indent}),\n"


def write(out: Callable[[str], object], tokens: int = 5, tokens_for_free: int = 4) -> None:
    """Work the tables out and write them as a module."""
    out('"""What flights are worth, as `bot_estimates` worked it out and reads it; not written by hand."""\n\n')
    out("from __future__ import annotations\n\nfrom typing import Final\n\n")
    out("PROGRAMMES: Final[dict[int, tuple[str, ...]]] = {\n")
    for result in _RESULTS:
        columns = [solved_programme(trio, result, range(tokens)) for trio in _TRIOS]
        rows = [_literal(_written(row), "        ") for row in zip(*columns, strict=True)]
        out(f"    {result}: (\n{''.join(rows)}    ),\n")
    out('}\n"""By the earlier result and the tokens: a character for each trio of difficulties, in order."""\n\n')
    columns = [solved_free(difficulties, range(tokens_for_free)) for difficulties in free_sets()]
    rows = [_literal(_written(row, _FREE_FROM), "    ") for row in zip(*columns, strict=True)]
    out(f"FREE: Final[tuple[str, ...]] = (\n{''.join(rows)})\n")
    out('"""By the tokens: a character for each set, smaller sets first, then in order."""\n')


if __name__ == "__main__":
    write(sys.stdout.write)
