"""Standings from samples."""

from __future__ import annotations

from collections.abc import Sequence

from core.review.estimate import mean_of
from core.review.review import Standing


def standing_of(chances: Sequence[Sequence[float]], points: Sequence[Sequence[float]]) -> Standing:
    """How everybody stands by samples, each of which says something of every seat; more points are better."""
    chance = [mean_of(of_seat) for of_seat in zip(*chances, strict=True)]
    lead = [mean_of(of_seat) for of_seat in zip(*map(centred, points), strict=True)]
    return Standing(
        tuple([each.value for each in chance]),
        tuple([each.value for each in lead]),
        tuple([each.error for each in chance]),
        tuple([each.error for each in lead]),
    )


def centred(points: Sequence[float]) -> list[float]:
    """By how much each is ahead of the average."""
    average = sum(points) / len(points)
    return [each - average for each in points]
