"""A game as somebody sees it, for pictures and texts that are made of it without a window."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from msgspec.structs import replace

from core.game import Seat
from core.play import AnyPlay
from core.players import Seating
from ui.catalog import TABLES
from ui.table.pieces import Layout, Moment
from ui.table.story.since import recalled

if TYPE_CHECKING:
    # Commands that draw nothing load no Qt.
    from ui.table.kit import AnyTable


class Sight(NamedTuple):
    """One seat's sight of a game, or a spectator's; nothing in it shows more than that."""

    seating: Seating
    play: AnyPlay
    seat: Seat | None = None
    watching: bool = False
    """Whether somebody only looks over the shoulder of that seat."""

    @property
    def table(self) -> AnyTable:
        return TABLES[self.seating.game]

    def layout(self, width: float) -> Layout:
        """The position on the table, with what the seat may do."""
        seat = self.seat
        actions = () if seat is None or self.watching else self.play.legal(seat)
        moment = self.moment(self.play.view(seat), self.play.cursor, width)
        return self.table.layout(replace(moment, actions=actions))

    def moment(self, view: Any, cursor: int, width: float) -> Moment[Any]:
        """A view that the seat had on the way to a cursor, without anything to do in it."""
        past = recalled(self.play, self.seat, self.table.recalls, cursor)
        return Moment(view, self.seat, self.seating.players, width=width, watching=self.watching, past=past)
