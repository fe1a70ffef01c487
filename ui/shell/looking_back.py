"""The timeline of a page: made when somebody asks for it, brought under the table, and put away again."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from ui.table.presenter import Presenter

if TYPE_CHECKING:
    # Most games go on without one, and a table comes sooner.
    from ui.timeline.bar import TimelineBar


class LookingBack(QObject):
    """Whoever looks back always has the way to the game in sight."""

    shown = Signal(bool)
    """The timeline has come into sight, or gone."""
    play_on_asked = Signal()

    def __init__(self, presenter: Presenter, page: QWidget, lay_under: Callable[[QWidget], None]) -> None:
        super().__init__(page)
        self._presenter, self._page, self._lay_under = presenter, page, lay_under
        self.timeline: TimelineBar | None = None

    @property
    def in_sight(self) -> bool:
        """Whether the timeline is there."""
        return self.timeline is not None and not self.timeline.isHidden()

    def show(self, shown: bool) -> None:
        """Bring the timeline into sight with the keyboard on it, or put it away and show the game again."""
        timeline = self._brought()
        if shown:
            timeline.begin()
            self.shown.emit(True)
        elif not timeline.isHidden():
            timeline.end()

    def look_at(self, cursor: int) -> None:
        """Have a position of the past on the table."""
        if not self.in_sight:
            self.show(True)
        self._presenter.showing.look_at(cursor)

    def retranslate(self) -> None:
        """Say everything again in another language."""
        if self.timeline is not None:
            self.timeline.retranslate()

    def close(self) -> None:
        """Follow the game no more."""
        if self.timeline is not None:
            self.timeline.close_down()

    def _brought(self) -> TimelineBar:
        if self.timeline is None:
            from ui.dialogs.questions import may_show
            from ui.timeline.bar import TimelineBar

            self.timeline = TimelineBar(self._presenter, partial(may_show, self._page))
            self.timeline.closed.connect(self._go_on)
            self.timeline.play_on_asked.connect(self.play_on_asked)
            self._lay_under(self.timeline)
        return self.timeline

    def _go_on(self) -> None:
        """Have the keyboard at the table, or at the result where there is one."""
        self._presenter.view.setFocus()
        self.shown.emit(False)
