"""Undo and redo at a table: turns are taken back and played again, whatever is going on there."""

from __future__ import annotations

from collections.abc import Callable

from ui.table.input.gesture_input import GestureInput
from ui.table.input.staging import Staging
from ui.table.page.toast import Toast
from ui.table.showing import Showing
from ui.table.stage.scene import TableScene
from ui.table.undo import UndoHistory


class Takeback:
    """Empties all hands first, and says why where something can't be taken back."""

    def __init__(
        self,
        history: UndoHistory,
        gestures: GestureInput,
        staging: Staging,
        scene: TableScene,
        showing: Showing,
        toast: Toast,
    ) -> None:
        self._history, self._input, self._staging = history, gestures, staging
        self._scene, self._showing, self._toast = scene, showing, toast

    def undo(self) -> None:
        """Take the last turn back, with all answers to it, or say why not."""
        if self._history.can_undo:
            self._go(self._history.stack.undo)
        else:
            self._toast.say(self._history.undo_text())

    def redo(self) -> None:
        """Play the turn again that was taken back."""
        if self._history.can_redo:
            self._go(self._history.stack.redo)

    def _go(self, back_or_on: Callable[[], None]) -> None:
        """Leave everything as it is, and show another position."""
        self._input.cancel()
        self._staging.clear()
        self._toast.hide()
        self._scene.motion.skip()
        back_or_on()
        self._showing.refresh()
