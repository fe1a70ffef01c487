"""What hands hold is let go of where it is not meant any more: when somebody else looks, or a race is over."""

from __future__ import annotations

from core.game import Seat
from ui.table.input.gesture_input import GestureInput
from ui.table.input.reactions import Reactions
from ui.table.input.staging import Staging
from ui.table.page.toast import Toast
from ui.table.viewer import Viewer


class Hands:
    """Those of the person at the table."""

    def __init__(
        self, viewer: Viewer, reactions: Reactions, staging: Staging, gestures: GestureInput, toast: Toast
    ) -> None:
        self._viewer, self._reactions, self._staging = viewer, reactions, staging
        self._input, self._toast = gestures, toast
        self._whose: Seat | None = None
        self._racing = False

    def pass_on(self) -> bool:
        """Leave nothing of what one person saw or did for the next; whether it is another one who looks now."""
        if self._viewer.seat == self._whose:
            return False
        self._whose = self._viewer.seat
        self._staging.clear()
        self._input.forget()
        self._toast.hide()
        return True

    def end_race(self) -> None:
        """When a race is lost, hold nothing: what was meant for it is no move of the next turn."""
        racing = bool(self._reactions.seats)
        over, self._racing = self._racing and not racing, racing
        # A shot that is being aimed is meant for the turn, whatever the others call meanwhile.
        if over and not self._input.aiming:
            self._input.empty()
