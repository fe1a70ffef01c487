"""Dice, throws of them, and choices among them."""

from __future__ import annotations

import random
from itertools import combinations
from typing import Final

from core.game import Action, ChanceReason, Illegal

PIPS: Final = range(1, 7)


class Rolled(Action, frozen=True, gc=False):
    """Nature: what the dice show, in the order in which they were thrown."""

    values: tuple[int, ...]


def rolled(count: int, rng: random.Random) -> Rolled:
    """Nature's answer where `count` dice are thrown."""
    return Rolled(tuple(rng.choices(PIPS, k=count)))


def require_roll(outcome: Rolled, count: int, rule: str) -> None:
    """Refuse a roll of another number of dice or of faces no die has."""
    if len(outcome.values) != count or any(value not in PIPS for value in outcome.values):
        raise Illegal(rule, ChanceReason.NOT_A_ROLL, dice=count)


def subsets(dice: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Every non-empty choice among `dice`, smaller ones first."""
    return tuple(choice for size in range(1, len(dice) + 1) for choice in combinations(dice, size))
