"""What all parts of one table share: who sits there, the game, its table and words, and who looks."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Generic

from core.game import Action, S, Seat
from core.play import Play
from core.players import Seating
from ui.look.text import GameText
from ui.table.kit import GameTable
from ui.table.pieces import Moment
from ui.table.story.since import recalled
from ui.table.viewer import Viewer


@dataclass(frozen=True)
class Context(Generic[S]):
    """One table; nothing in it shows more than the viewer may see."""

    seating: Seating
    play: Play[S]
    table: GameTable[S]
    text: GameText[S]
    viewer: Viewer

    @property
    def names(self) -> tuple[str, ...]:
        return self.seating.names

    @property
    def alone(self) -> Seat | None:
        """The only person at the table, if there is just one."""
        people = self.seating.people
        return min(people) if len(people) == 1 else None

    def formal(self, index: int) -> bool:
        """Whether an entry was a formality that nobody had to be asked for."""
        seat = self.play.mover(index)
        if seat != self.alone:
            return False
        change = self.play.change(index, seat)
        return change.action is not None and self.table.races.formality(change.before, seat) == change.action

    @property
    def legal(self) -> tuple[Action, ...]:
        """What the viewer may do, in the position on the table; what is answered for them is not offered to them."""
        seat = self.viewer.seat
        if seat is None or self.viewer.waiting or self.viewer.looking_back or not self.viewer.plays:
            return ()
        formal = seat == self.alone and self.table.races.formality(self.play.view(seat), seat) is not None
        return () if formal else self.play.legal(seat)

    def in_words(self, actions: Iterable[Action], seat: Seat) -> list[tuple[str, Action]]:
        """Actions of a seat with what they are called."""
        view = self.play.view(seat)
        return [(self.text.action(view, seat, action, self.names), action) for action in actions]

    def moment(
        self, width: float, legal: tuple[Action, ...] = (), view: S | None = None, cursor: int | None = None
    ) -> Moment[S]:
        """The position as the viewer sees it, or another view of theirs at a cursor, on a table that is so wide."""
        seat, viewer = self.viewer.seat, self.viewer
        shown = self.play.view(seat) if view is None else view
        past = recalled(self.play, seat, self.table.recalls, cursor)
        return Moment(shown, seat, self.seating.players, legal, width=width, watching=viewer.watching, past=past)


AnyContext = Context[Any]
"""The context of a game that is known only when it is opened."""
