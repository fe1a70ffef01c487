"""A figure, and how far it may be off."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final

from core.game import Value

DIGITS: Final = 5
"""Figures are rounded, so that a review is the same to the last bit wherever it is made."""
_Z: Final = 1.96


class Estimate(Value, frozen=True, gc=False):
    """A mean and its standard error; exact where that is none."""

    value: float
    error: float = 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true figure lies with 95 % certainty."""
        return self.value - _Z * self.error, self.value + _Z * self.error


EXACTLY_NOTHING: Final = Estimate(0.0)


def rounded(value: float) -> float:
    """A figure as reviews keep it."""
    # Adding nothing turns a negative zero into a plain one.
    return round(value, DIGITS) + 0.0


def mean_of(samples: Sequence[float]) -> Estimate:
    """What samples say together."""
    count = len(samples)
    mean = sum(samples) / count
    spread = sum([(sample - mean) ** 2 for sample in samples])
    return Estimate(rounded(mean), rounded(sqrt(spread / (count * max(count - 1, 1)))))
