"""What a review comes to: how well everybody played, how lucky they were, and where the game turned."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from math import exp, sqrt
from typing import Final

from core.game import Seat, Value
from core.review.estimate import Estimate, rounded
from core.review.marks import Mark
from core.review.review import Review, Standing

_HALF_LIFE: Final = 0.1
"""The chance to win that a decision has to give away to be worth only a third of the best one."""
_MOST_TURNS: Final = 3
_TURN: Final = 0.1
"""How many turning points are told at most, and the chance to win that one of them moves at least."""


class SeatSummary(Value, frozen=True):
    """How a seat did."""

    accuracy: float | None
    """From 0 to 100, where every decision was the best known; None without any decision."""
    marks: dict[Mark, int]
    luck: Estimate
    """What chance gave or took: of the chance to win,"""
    luck_points: Estimate
    """and in points, against the average of the table."""
    play: float
    """What the decisions of this seat changed in its chance to win, against those of a usual player,"""
    play_points: float
    """and in points."""


class Summary(Value, frozen=True):
    """What a review comes to."""

    seats: tuple[SeatSummary, ...]
    turning_points: tuple[int, ...]
    """The entries that moved the chances most, in order."""
    lead_without_luck: tuple[float, ...]
    """By how many points each seat would have been ahead of the best of its rivals with average luck."""


def summary_of(review: Review) -> Summary:
    """The summary of a review."""
    seats = range(len(review.standings[0].chances))
    summaries = tuple([_seat(review, seat) for seat in seats])
    last = review.standings[-1].points
    fair = [last[seat] - summaries[seat].luck_points.value for seat in seats]
    leads = [fair[seat] - max([fair[rival] for rival in _rivals(review, seat)], default=0.0) for seat in seats]
    return Summary(summaries, _turning_points(review), tuple(map(rounded, leads)))


def _rivals(review: Review, seat: Seat) -> list[Seat]:
    """The others, without partners: who shares everything stands the same from the first to the last."""
    ways = [*zip(*[[*zip(each.chances, each.points, strict=True)] for each in review.standings], strict=True)]
    return [other for other, way in enumerate(ways) if other != seat and way != ways[seat]]


def _seat(review: Review, seat: Seat) -> SeatSummary:
    own = [appraisal for appraisal in review.appraisals if appraisal.seat == seat]
    kept = [exp(-appraisal.chance.value / _HALF_LIFE) for appraisal in own]
    played = [review.play(seat, index) for index, mover in enumerate(review.movers) if mover == seat]
    runs = list(_runs_of_chance(review))
    return SeatSummary(
        accuracy=rounded(100 * sum(kept) / len(kept)) if kept else None,
        marks={mark: sum(appraisal.mark is mark for appraisal in own) for mark in Mark},
        luck=_gained([(_chance(before, seat), _chance(after, seat)) for before, after in runs]),
        luck_points=_gained([(_points(before, seat), _points(after, seat)) for before, after in runs]),
        play=rounded(sum([chance for chance, _ in played])),
        play_points=rounded(sum([points for _, points in played])),
    )


def _runs_of_chance(review: Review) -> Iterator[tuple[Standing, Standing]]:
    """How everybody stood before and after each time that chance acted, however often in a row."""
    begun: Standing | None = None
    for step in chain.from_iterable(map(review.steps, range(len(review.movers)))):
        if step.by_chance:
            begun = begun or step.before
        elif begun is not None:
            yield begun, step.before
            begun = None
    if begun is not None:
        yield begun, review.standings[-1]


def _chance(standing: Standing, seat: Seat) -> Estimate:
    return Estimate(standing.chances[seat], standing.chance_errors[seat])


def _points(standing: Standing, seat: Seat) -> Estimate:
    return Estimate(standing.points[seat], standing.point_errors[seat])


def _gained(pairs: list[tuple[Estimate, Estimate]]) -> Estimate:
    """The sum of differences whose errors have nothing to do with each other."""
    value = sum([after.value - before.value for before, after in pairs])
    return Estimate(rounded(value), rounded(sqrt(sum([each.error**2 for pair in pairs for each in pair]))))


def _turning_points(review: Review) -> tuple[int, ...]:
    swings = []
    for index, (before, after) in enumerate(zip(review.standings, review.standings[1:], strict=False)):
        swing = max([abs(then - now) for now, then in zip(before.chances, after.chances, strict=True)])
        if swing >= _TURN:
            swings.append((-swing, index))
    return tuple(sorted([index for _, index in sorted(swings)[:_MOST_TURNS]]))
