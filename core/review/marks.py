"""How good a decision was, by the chance to win that it gave away."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from core.review.estimate import Estimate


class Mark(StrEnum):
    """From the best to the worst."""

    BEST = "best"
    GOOD = "good"
    SLIP = "slip"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


FAULTS: Final = (Mark.SLIP, Mark.MISTAKE, Mark.BLUNDER)
"""The marks that people want to look at."""
_FROM: Final = {Mark.GOOD: 0.003, Mark.SLIP: 0.015, Mark.MISTAKE: 0.035, Mark.BLUNDER: 0.08}
"""The chance to win that has to be given away for each mark."""
SURE: Final = 1.65
"""How many standard errors something must be away from nothing before anybody is blamed for it or called lucky."""


def mark_of(loss: Estimate) -> Mark:
    """The mark of a decision that gave away this much of the chance to win.

    What may just as well be noise counts as good: nobody is blamed for the doubts of a search.
    """
    worst = Mark.BEST
    for mark, least in _FROM.items():
        if loss.value >= least:
            worst = mark
    return Mark.GOOD if worst in FAULTS and loss.value < SURE * loss.error else worst
