"""Practice: shots that never enter the record, each with luck of its own, and what the last of them came to."""

from __future__ import annotations

import secrets
from typing import Any, Final

from core.game import Action, Seat
from core.play import SeenChange
from ui.table.context import AnyContext

MOST: Final = 10
"""So many shots are remembered."""


class Practice:
    """Remembers the shots from one position of one viewer; at any other there are none."""

    def __init__(self, context: AnyContext) -> None:
        self.on = False
        self._context = context
        self._luck = secrets.SystemRandom()
        self._shots: tuple[SeenChange[Any], ...] = ()
        self._action: Action | None = None
        self._at: tuple[Seat | None, int] | None = None

    @property
    def tries(self) -> tuple[SeenChange[Any], ...]:
        """The last shots from the position on the table, in order."""
        return self._shots if self._at == self._now() else ()

    @property
    def last(self) -> Action | None:
        """What was flicked last from there."""
        return self._action if self.tries else None

    def throw(self, action: Action) -> SeenChange[Any] | None:
        """Try a shot of the viewer, or raise `Illegal`; None where the action is no shot."""
        seat = self._context.viewer.seat
        if seat is None:
            return None
        view = self._context.play.view(seat)
        shot = self._context.table.flicks.trial(view, seat, action, self._luck)
        if shot is not None:
            self.count(action, shot)
        return shot

    def count(self, action: Action, shot: SeenChange[Any]) -> None:
        """Remember a shot from the position on the table, and how it was flicked."""
        self._shots = (*self.tries, shot)[-MOST:]
        self._action, self._at = action, self._now()

    def forget(self) -> None:
        """Remember no shot."""
        self._shots, self._at = (), None

    def _now(self) -> tuple[Seat | None, int]:
        return self._context.viewer.seat, self._context.play.cursor
