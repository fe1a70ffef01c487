"""The course of a game as its viewer knows it: whose turn each entry belongs to, and what happened where."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from core.game import Seat
from core.play import SeenChange
from ui.table.context import AnyContext
from ui.table.game_log import GameLog, Line
from ui.table.pieces import width_for
from ui.table.story.beats import parts
from ui.timeline.marks import MarkKind, TimelineMark

_SQUARE = width_for(1.0)


class Course:
    """Is read bit by bit, since a long game takes a moment; knows what the viewer's log says, and nothing more."""

    def __init__(self, context: AnyContext, log: GameLog) -> None:
        self._context, self._log = context, log
        self._seat: Seat | None = None
        self.turns: list[Seat | None] = []
        """By entry: in whose turn it happened; nobody's where the table itself goes on."""
        self.marks: list[TimelineMark] = []
        self.version = 0
        """Another one after every change."""

    def follow(self) -> None:
        """Forget what another viewer knew, or what was taken back."""
        seat, cursor = self._context.viewer.seat, self._context.play.cursor
        if seat != self._seat:
            self.forget()
            self._seat = seat
        if len(self.turns) > cursor:
            self.cut(cursor)

    def forget(self) -> None:
        """Read everything anew, as after a change of language."""
        self.cut(0)

    def cut(self, index: int) -> None:
        """Another entry took the place of this one, and of all that came after it."""
        self.version += 1
        del self.turns[index:]
        self.marks = [mark for mark in self.marks if mark.cursor <= index]

    @property
    def complete(self) -> bool:
        """Whether everything up to the position on the table has been read."""
        return len(self.turns) == self._context.play.cursor

    def read_on(self, most: int) -> None:
        """Read so many more entries."""
        start, stop = len(self.turns), min(len(self.turns) + most, self._context.play.cursor)
        if start == stop:
            return
        self.version += 1
        lines: dict[int, list[Line]] = {}
        for line in self._log.lines(self._seat, stop):
            if line.cursor > start:
                lines.setdefault(line.cursor - 1, []).append(line)
        for index in range(start, stop):
            self._read(index, lines.get(index, []))

    def _read(self, index: int, lines: Sequence[Line]) -> None:
        before = self.turns[-1] if self.turns else None
        self.turns.append(lines[-1].turn if lines else before)
        change = self._context.play.change(index, self._seat)
        words = " ".join(line.text for line in lines)
        scores = self._context.table.scores
        gained = [seat for seat, (old, new) in enumerate(_paired(scores, change)) if old != new]
        if any(line.opens for line in lines):
            opening = " ".join(line.text for line in lines if line.opens)
            self.marks.append(TimelineMark(index + 1, MarkKind.CHAPTER, opening))
        elif gained:
            alone = gained[0] if len(gained) == 1 else None
            self.marks.append(TimelineMark(index + 1, MarkKind.SCORE, words, alone))
        elif said := self._said(change):
            self.marks.append(TimelineMark(index + 1, MarkKind.BEAT, words or said))

    def _said(self, change: SeenChange[Any]) -> str:
        """What is said beside the pieces while a beat of it lasts."""
        beats = self._context.table.beats
        for part in parts(change):
            moment = self._context.moment(_SQUARE, view=part.after, cursor=part.cursor)
            beat = beats.of(part, moment)
            if beat is not None and beat.captions:
                return beat.captions[0].text
        return ""


def _paired(scores: Any, change: SeenChange[Any]) -> list[tuple[int, int]]:
    return list(zip(scores(change.before), scores(change.after), strict=True))
