"""Throws as multisets of values: every throw, what it contains, and what it can become, as columns of indices.

Dice of one throw differ in nothing but what they show (the red die is a die like the others once it is bought), so
{1, 3, 3} stands for all throws with these values. Multisets of one size are numbered in sorted order.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import combinations, combinations_with_replacement
from math import factorial, prod
from operator import itemgetter, mul
from typing import Any, Final, NamedTuple

from core.dice import PIPS
from core.lucky_loop.box import DICE_PER_THROW

Values = tuple[int, ...]
"""What some dice show, in ascending order."""
Level = list[float]
"""A value for each multiset of one size."""
Columns = tuple[Callable[[Sequence[float]], Sequence[float]], ...]

NEVER: Final = float("-inf")
"""The value of what the rules don't allow."""

SIZES: Final = range(DICE_PER_THROW + 1)
MULTISETS: Final[tuple[tuple[Values, ...], ...]] = tuple(
    tuple(combinations_with_replacement(PIPS, size)) for size in SIZES
)
NUMBER: Final[dict[Values, int]] = {
    values: number for multisets in MULTISETS for number, values in enumerate(multisets)
}
"""Each multiset's number among those of its size."""


class Part(NamedTuple):
    """Some of the dice of a throw."""

    values: Values
    size: int
    total: int


PARTS: Final[dict[Values, tuple[Part, ...]]] = {
    values: tuple(
        Part(part, size, sum(part))
        for size in range(len(values) + 1)
        for part in sorted(set(combinations(values, size)))
    )
    for multisets in MULTISETS
    for values in multisets
}
"""Every part of a throw, nothing and all of it included, smaller ones first."""


def _with_one_more(values: Values, value: int) -> int:
    return NUMBER[tuple(sorted((*values, value)))]


def _orders(values: Values) -> int:
    """How many ordered rolls show these values."""
    return factorial(len(values)) // prod(factorial(count) for count in Counter(values).values())


def _picker(indices: Sequence[int]) -> Any:
    return itemgetter(*indices)


TOTALS: Final[Columns] = tuple(_picker([sum(values) for values in multisets]) for multisets in MULTISETS[1:])
"""For sizes 1 to 3: from a list by total to the list by multiset."""
WITHOUT_ONE: Final[tuple[Columns, ...]] = tuple(
    tuple(
        _picker([NUMBER[values[:place] + values[place + 1 :]] for values in MULTISETS[size]]) for place in range(size)
    )
    for size in SIZES[1:]
)
"""For sizes 1 to 3: the multisets with one die taken away, a column for each place."""
WITH_ONE_MORE: Final[tuple[Columns, ...]] = tuple(
    tuple(_picker([_with_one_more(values, value) for values in MULTISETS[size]]) for value in PIPS)
    for size in SIZES[1:-1]
)
"""For sizes 1 and 2: the multisets with one die added, a column for each value."""
CHANCES: Final[tuple[Level, ...]] = tuple(
    [_orders(values) / len(PIPS) ** size for values in multisets] for size, multisets in enumerate(MULTISETS)
)
"""How likely a roll of that many dice shows each multiset."""


def rolls(dice: int, kept: Values) -> list[tuple[Values, float]]:
    """Every throw of `dice` dice in which `kept` stay and the rest is rolled, with its chance."""
    size = dice - len(kept)
    return [
        (tuple(sorted(kept + rolled)), chance) for rolled, chance in zip(MULTISETS[size], CHANCES[size], strict=True)
    ]


def expected(dice: int, throws: Level) -> float:
    """The expectation of `throws`, a value for each throw of `dice` dice."""
    total: float = sum(map(mul, CHANCES[dice], throws))
    return total


def expected_keeping(dice: int, throws: Level) -> list[Level]:
    """For each multiset of fewer than `dice` dice: the expectation if these stay and the rest is rolled.

    One die at a time: keeping {3} is worth the mean of keeping {1, 3}, {2, 3}, …, {3, 6}.
    """
    level, levels = throws, []
    for size in range(dice - 1, 0, -1):
        columns = [column(level) for column in WITH_ONE_MORE[size - 1]]
        level = [sum(row) / 6 for row in zip(*columns, strict=True)]
        levels.append(level)
    levels.append([sum(level) / 6])
    levels.reverse()
    return levels


def best_of_throws(dice: int, used: Sequence[Level], kept: Sequence[Level] | None) -> Level:
    """For each throw of `dice` dice the best of using a part of it on a card, or keeping a part and rolling the rest.

    `used` is by size and then by total, `kept` by size and multiset. The best part of {1, 3, 3} is the whole or a part
    of {1, 3} or {3, 3}, so no part is looked at twice.
    """
    level = kept[0] if kept else [NEVER]
    for size in range(1, dice + 1):
        parts = [column(level) for column in WITHOUT_ONE[size - 1]]
        if kept and size < dice:
            parts.append(kept[size])
        level = list(map(max, TOTALS[size - 1](used[size]), *parts))
    return level
