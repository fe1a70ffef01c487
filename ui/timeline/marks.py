"""What a timeline points at: where the game went on to another part, scored, had something to see, or was decided."""

from __future__ import annotations

from enum import StrEnum
from typing import Final, NamedTuple

from core.game import NATURE, Seat
from core.review.marks import FAULTS, Mark
from core.review.review import Review
from core.review.summary import Summary
from ui.look.text import titled
from ui.review.telling import Telling
from ui.review.words import loss


class MarkKind(StrEnum):
    """The kinds of marks; faults are called as in the review."""

    CHAPTER = "chapter"
    SCORE = "score"
    BEAT = "beat"
    SLIP = Mark.SLIP
    MISTAKE = Mark.MISTAKE
    BLUNDER = Mark.BLUNDER
    TURNING_POINT = "turning point"


OF_A_REVIEW: Final = frozenset({MarkKind.SLIP, MarkKind.MISTAKE, MarkKind.BLUNDER, MarkKind.TURNING_POINT})


class TimelineMark(NamedTuple):
    """A mark at a position of a game."""

    cursor: int
    """The position that is looked at: before a decision that is judged, and after anything that happened."""
    kind: MarkKind
    words: str
    seat: Seat | None = None
    """Who scored, if somebody did alone."""


def review_marks(review: Review, summary: Summary, telling: Telling) -> list[TimelineMark]:
    """The faults of everybody, and where else the game turned, in order."""
    marks = {
        fault.index: TimelineMark(fault.index, MarkKind(fault.mark), titled(telling.entry(fault.index), loss(fault)))
        for fault in review.appraisals
        if fault.mark in FAULTS
    }
    for index in summary.turning_points:
        after = review.movers[index] == NATURE
        words = titled(telling.entry(index), telling.turn(review, index))
        marks.setdefault(index, TimelineMark(index + after, MarkKind.TURNING_POINT, words))
    return [marks[index] for index in sorted(marks)]
