"""The log of a running game, as each viewer may read it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from core.concern import concerned
from core.game import NATURE, Chapter, Deed, Event, Milestone, Seat
from core.play import AnyPlay, SeenChange
from ui.look.text import AnyText


class Line(NamedTuple):
    """A line of the log and the position that follows it."""

    cursor: int
    text: str
    turn: Seat | None = None
    """In whose turn it happened; nobody's where the table itself goes on, as into a new round."""
    concerns: frozenset[Seat] = frozenset()
    """Those who did it and those to whom it was done."""
    opens: bool = False
    """Whether a part of the game begins with it, such as a round."""


def lines_of(
    change: SeenChange[Any], turn: Seat | None, seats: int, say: Callable[[Event], str]
) -> tuple[list[Line], Seat | None]:
    """What is said of one entry, and whose turn it leaves it to be; before it, it was that of `turn`."""
    lines = []
    # Whoever caused what chance does has the turn.
    turn = turn if change.seat == NATURE else change.seat
    for event in change.events:
        if isinstance(event, Deed):
            turn = event.seat
        text = say(event)
        if text:
            whose = None if isinstance(event, Milestone) else turn
            lines.append(Line(change.cursor, text, whose, concerned(event, seats), isinstance(event, Chapter)))
    return lines, turn


class GameLog:
    """Writes every viewer's log from that viewer's views alone, and only the part not yet written."""

    def __init__(self, play: AnyPlay, text: AnyText, names: Sequence[str]) -> None:
        self._play = play
        self._text = text
        self._names = names
        self._pages: dict[Seat | None, list[Line]] = {}
        self._written: dict[Seat | None, int] = {}
        """By viewer: how many entries are in the log, those without a line included."""
        self._turns: list[Seat | None] = []
        """Whose turn each entry left it to be; what happens is known to everybody."""
        self._unsubscribe = play.subscribe(self._cut)

    def lines(self, viewer: Seat | None, upto: int | None = None) -> list[Line]:
        """The log up to the position on the table, or to an earlier one."""
        lines, play = self._pages.setdefault(viewer, []), self._play
        for index in range(self._written.get(viewer, 0), play.cursor):
            lines += self._lines_of(index, viewer)
            self._written[viewer] = index + 1
        return [line for line in lines if line.cursor <= (play.cursor if upto is None else upto)]

    def forget(self) -> None:
        """Write everything anew, as after a change of language."""
        self._pages.clear()
        self._written.clear()

    def close(self) -> None:
        """Follow the game no more."""
        self._unsubscribe()
        self._unsubscribe = lambda: None

    def _cut(self, played: int | None) -> None:
        """What was played took the place of all that came after it."""
        if played is None:
            return
        del self._turns[played:]
        for viewer, written in self._written.items():
            self._written[viewer] = min(written, played)
            self._pages[viewer] = [line for line in self._pages[viewer] if line.cursor <= played]

    def _lines_of(self, index: int, viewer: Seat | None) -> list[Line]:
        change = self._play.change(index, viewer)
        lines, turn = lines_of(
            change,
            self._turns[index - 1] if index else None,
            self._play.seats,
            lambda event: self._text.event(change.before, change.after, event, self._names),
        )
        self._turns[index : index + 1] = [turn]
        return lines
