"""Whether a review that was read is one of a game: a file may have been damaged, or written by somebody else."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

import msgspec

from core.play import AnyPlay, Recording
from core.review.review import Appraisal, Review, Standing
from core.session import AnySession


def fits(review: Review, session: AnySession) -> bool:
    """Whether all that it says can be shown beside the game: every entry, seat and move that it names is there."""
    movers = tuple([session.entry(index)[0] for index in range(session.cursor)])
    return (
        review.movers == movers
        and len(review.standings) == len(movers) + 1
        and all(_is_sound(standing, session.seats) for standing in _standings(review))
        and _are_true(review.appraisals, session)
    )


def _standings(review: Review) -> Iterator[Standing]:
    yield from review.standings
    yield from filter(None, review.expected)


def _is_sound(standing: Standing, seats: int) -> bool:
    figures = (standing.chances, standing.points, standing.chance_errors, standing.point_errors)
    chances = chain(standing.chances, standing.chance_errors)
    return all(len(each) == seats for each in figures) and all(0 <= chance <= 1 for chance in chances)


def _are_true(appraisals: tuple[Appraisal, ...], session: AnySession) -> bool:
    play: AnyPlay = Recording(session)
    for appraisal in appraisals:
        if not (0 <= appraisal.index < session.cursor and abs(appraisal.chance.value) <= 1):
            return False
        if appraisal.seat != play.mover(appraisal.index):
            return False
        try:
            better = appraisal.better_action(session.game)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            return False
        play.seek(appraisal.index)
        if better is not None and play.refusal(appraisal.seat, better) is not None:
            return False
    return True
