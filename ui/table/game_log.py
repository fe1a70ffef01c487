"""The log of a running game, as each viewer may read it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from core.game import Seat
from core.session import Entry, Session
from ui.look.text import AnyText


class Line(NamedTuple):
    """A line of the log and the position that follows it."""

    cursor: int
    text: str


class GameLog:
    """Writes every viewer's log from that viewer's views alone, and only the part not yet written."""

    def __init__(self, session: Session[Any, Any], text: AnyText, names: Sequence[str]) -> None:
        self._session = session
        self._text = text
        self._names = names
        self._pages: dict[Seat | None, tuple[list[Entry], list[Line]]] = {}

    def lines(self, viewer: Seat | None) -> list[Line]:
        """The log up to the position on the table."""
        entries, lines = self._pages.setdefault(viewer, ([], []))
        kept = self._session.still_true(entries)
        del entries[kept:]
        while lines and lines[-1].cursor > kept:
            lines.pop()
        for index in range(kept, self._session.cursor):
            entries.append(self._session.entry(index))
            lines += self._written(index, viewer)
        return [line for line in lines if line.cursor <= self._session.cursor]

    def forget(self) -> None:
        """Write everything anew, as after a change of language."""
        self._pages.clear()

    def _written(self, index: int, viewer: Seat | None) -> list[Line]:
        change = self._session.change(index)
        game = self._session.game
        before, after = game.view(change.before, viewer), game.view(change.after, viewer)
        texts = [self._text.event(before, after, event, self._names) for event in change.events]
        return [Line(change.cursor, text) for text in texts if text]
