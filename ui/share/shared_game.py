"""A game that is being shared: how much of it, and as whose."""

from __future__ import annotations

from typing import Any, NamedTuple

from core.game import Outcome
from ui.table.sight import Sight


class SharedGame(NamedTuple):
    """What there was of a game when somebody asked for it; it may go on meanwhile."""

    sight: Sight
    upto: int
    """How many entries of it are told."""
    outcome: Outcome | None
    created: str = ""
    """When it was begun, as a header has it."""

    @classmethod
    def now(cls, sight: Sight, created: str = "") -> SharedGame:
        """Everything up to the position on the table."""
        return cls(sight, sight.play.cursor, sight.play.outcome, created)

    @property
    def view(self) -> Any:
        """The last position of it, as it is seen."""
        play, seat = self.sight.play, self.sight.seat
        if play.cursor == self.upto:
            return play.view(seat)
        return play.change(self.upto, seat).before
