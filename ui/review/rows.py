"""What the list of a review says: everybody, the turning points, the decisions and the luck, section by section."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from core.game import NATURE, Outcome, Seat
from core.review.marks import FAULTS, Mark
from core.review.review import Appraisal, Review
from core.review.summary import SeatSummary, Summary
from ui.look.phrases import PLAYERS
from ui.look.text import Phrase, titled, translate
from ui.review.telling import Telling, luckiest
from ui.review.verdict import verdict, verdict_at_length
from ui.review.words import MARKS, Luck, accuracy, both, counts, loss, luck_at_length

TURNING_POINTS: Final = Phrase("review", "Turning points")
DECISIONS: Final = Phrase("review", "Decisions")
LUCK: Final = Phrase("review", "Luck")
_MOST_LUCK: Final = 8
"""How many outcomes of chance are listed, those that changed most."""
_LEAST_LUCK: Final = 0.005
"""The chance to win that they changed at least."""


class Row(NamedTuple):
    """A line of the list."""

    title: str
    note: str = ""
    """What stands under it, smaller."""
    heading: bool = False
    name: str = ""
    livery: str = ""
    """Whom it is about, and their colour."""
    sign: Mark | Luck | None = None
    marks: tuple[tuple[Mark, int], ...] = ()
    """How often each mark was earned, which is drawn instead of the note."""
    more: str = ""
    """What is told of it when it is chosen, where that is known without the table."""
    entry: int | None = None
    """What happened in the game that it is about,"""
    cursor: int | None = None
    """the position that shows it,"""
    seat: Seat | None = None
    """over whose shoulder it is looked at,"""
    appraisal: Appraisal | None = None
    """and what was decided there."""

    @property
    def said(self) -> str:
        """What it is about, and who."""
        return titled(self.name, self.title) if self.name else self.title

    @property
    def aloud(self) -> str:
        """What a screen reader says of it."""
        return f"{self.said.rstrip('.')}. {self.note}" if self.note else self.said


class Wanted(NamedTuple):
    """What people want to see of a review."""

    seat: Seat | None = None
    """Whose decisions and luck; everybody's without one."""
    faults: bool = True
    """Whether only decisions that could have been better are of interest."""


class Listing(NamedTuple):
    """A review with all that is needed to tell it."""

    review: Review
    summary: Summary
    telling: Telling
    names: Sequence[str]
    liveries: Sequence[str]
    outcome: Outcome
    alone: Seat | None
    """The only person, if there is just one."""

    @property
    def sentence(self) -> str:
        """The one that sums it up."""
        return verdict(self.summary, self.outcome, self.names, self.alone)

    def rows(self, wanted: Wanted) -> list[Row]:
        """The list as it is wanted; sections with nothing in them are left out, but for the decisions."""
        summed_up = Row(self.sentence, more=verdict_at_length(self.summary, self.names, self.alone))
        decisions = list(self._decisions(wanted))
        sections = (
            (PLAYERS, list(self._players(wanted))),
            (TURNING_POINTS, list(self._turning_points(wanted))),
            (DECISIONS, decisions or [Row(_nothing(wanted))]),
            (LUCK, list(self._luck(wanted))),
        )
        listed = [row for title, rows in sections if rows for row in (Row(title(), heading=True), *rows)]
        return [summed_up, *listed]

    def _players(self, wanted: Wanted) -> Iterator[Row]:
        for seat, summary in enumerate(self.summary.seats):
            if wanted.seat in (None, seat):
                words = translate("review", "accuracy {accuracy}, luck {luck}")
                luck = both(summary.luck.value, summary.luck_points.value)
                yield Row(
                    titled(self.names[seat], words.format(accuracy=accuracy(summary), luck=luck)),
                    counts(summary),
                    livery=self.liveries[seat],
                    marks=tuple([(mark, count) for mark, count in summary.marks.items() if count]),
                    more=_at_length(summary),
                )

    def _turning_points(self, wanted: Wanted) -> Iterator[Row]:
        appraised = {appraisal.index: appraisal for appraisal in self.review.appraisals}
        for index in self.summary.turning_points:
            mover = self.review.movers[index]
            if wanted.seat is None or mover in (wanted.seat, NATURE):
                turn = self.telling.turn(self.review, index, wanted.seat)
                if mover == NATURE:
                    yield self._outcome(index, self._lucky(index, wanted))._replace(note=titled(LUCK(), turn))
                else:
                    appraisal = appraised.get(index)
                    word = "" if appraisal is None else MARKS[appraisal.mark]()
                    yield self._decided(mover, index, appraisal)._replace(note=titled(word, turn) if word else turn)

    def _decisions(self, wanted: Wanted) -> Iterator[Row]:
        for appraisal in self.review.appraisals:
            if wanted.seat in (None, appraisal.seat) and (appraisal.mark in FAULTS or not wanted.faults):
                yield self._decided(appraisal.seat, appraisal.index, appraisal)

    def _luck(self, wanted: Wanted) -> Iterator[Row]:
        """The outcomes that mattered most, from the luckiest to the unluckiest."""
        review, found = self.review, []
        for index in review.outcomes:
            seat = self._lucky(index, wanted)
            found.append((review.luck(seat, index)[0], index, seat))
        found.sort(key=lambda outcome: abs(outcome[0]), reverse=True)
        for change, index, seat in sorted(found[:_MOST_LUCK], reverse=True):
            if abs(change) >= _LEAST_LUCK and review.is_clear_luck(seat, index):
                yield self._outcome(index, seat)

    def _lucky(self, index: int, wanted: Wanted) -> Seat:
        """Whose luck is told of an outcome."""
        return luckiest(self.review, index) if wanted.seat is None else wanted.seat

    def _decided(self, seat: Seat, index: int, appraisal: Appraisal | None) -> Row:
        return Row(
            self.telling.made(index),
            "" if appraisal is None else loss(appraisal),
            name=self.names[seat],
            livery=self.liveries[seat],
            sign=None if appraisal is None else appraisal.mark,
            entry=index,
            cursor=index,
            seat=seat,
            appraisal=appraisal,
        )

    def _outcome(self, index: int, seat: Seat) -> Row:
        chance, points = self.review.luck(seat, index)
        words = translate("review", "Luck for {name}") if chance >= 0 else translate("review", "Bad luck for {name}")
        return Row(
            self.telling.outcome(index),
            titled(words.format(name=self.names[seat]), both(chance, points)),
            livery=self.liveries[seat],
            sign=Luck.GOOD if chance >= 0 else Luck.BAD,
            entry=index,
            cursor=index + 1,
            seat=seat,
        )


def _nothing(wanted: Wanted) -> str:
    if wanted.faults:
        return translate("review", "No decision could have been clearly better.")
    return translate("review", "There was nothing to decide.")


def _at_length(summary: SeatSummary) -> str:
    told = translate("review", "For the accuracy the best decision that was known counts 100 %, and a blunder little.")
    return f"{luck_at_length(summary)} {told}"
