"""What the scores over a game would have been with average luck."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate

from core.game import Outcome
from core.review.review import Review

FairScores = tuple[float, ...]


def fair_scores(
    review: Review, outcome: Outcome, positions: Sequence[int], history: Sequence[tuple[int, ...]]
) -> list[FairScores]:
    """The scores at some positions without what chance had given or taken by then.

    Luck counts when it falls, and shows in the scores when it is made use of; at the end both agree.
    """
    better = _more_is_better(review, outcome)
    luck = [_given(review, seat) for seat in range(len(outcome.scores))]
    return [
        tuple([score - better * luck[seat][at] for seat, score in enumerate(scores)])
        for at, scores in zip(positions, history, strict=True)
    ]


def _given(review: Review, seat: int) -> list[float]:
    """How many points chance had given a seat by each position."""
    given = [review.luck(seat, index)[1] for index in range(len(review.movers))]
    return list(accumulate(given, initial=0.0))


def _more_is_better(review: Review, outcome: Outcome) -> int:
    """1 where many points are good, −1 where they are bad."""
    scores, points = outcome.scores, review.standings[-1].points
    first, last = scores.index(max(scores)), scores.index(min(scores))
    return -1 if points[first] < points[last] else 1
