"""Calling people back to a window that is behind others, or minimised, when it becomes their turn."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication, QWidget

from core.game import Seat
from ui.look.phrases import TURN_OF, YOUR_TURN
from ui.table.presenter import Presenter


class Attention(QObject):
    """Follows one table, and calls once for each turn of a person; where bots only play it calls nobody."""

    changed = Signal()
    """Somebody is called, or nobody any more."""

    def __init__(self, presenter: Presenter, window: QWidget, parent: QObject) -> None:
        super().__init__(parent)
        self._presenter, self._window = presenter, window
        self._awaited: Seat | None = None
        """The person whose turn it is."""
        self._called = False
        presenter.changed.connect(self._follow)
        self._follow()

    @property
    def call(self) -> str:
        """Whose turn somebody was called back for, until it has ended; otherwise nothing."""
        if not self._called or self._awaited is None:
            return ""
        seating = self._presenter.seating
        return YOUR_TURN() if len(seating.people) == 1 else TURN_OF().format(name=seating.names[self._awaited])

    def close(self) -> None:
        """Call nobody any more."""
        self._presenter.changed.disconnect(self._follow)
        self._await(None)

    def _follow(self) -> None:
        self._await(self._person())

    def _await(self, awaited: Seat | None) -> None:
        if awaited == self._awaited:
            return
        before, self._awaited = self._called, awaited
        self._called = awaited is not None and _is_away(self._window)
        if self._called:
            QApplication.alert(self._window)
        if before or self._called:
            self.changed.emit()

    def _person(self) -> Seat | None:
        """Who of the people is to act; of several, the one who looks or should."""
        viewer = self._presenter.viewer
        asked = self._presenter.seating.people & self._presenter.play.to_act
        return next((seat for seat in (viewer.next, viewer.seat, *sorted(asked)) if seat in asked), None)


def _is_away(window: QWidget) -> bool:
    """Whether neither the window nor anything that belongs to it has people's attention."""
    return window.isMinimized() or QApplication.activeWindow() is None
