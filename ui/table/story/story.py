"""The queue of what has happened and was not shown yet: told moment by moment, and hurried on by a press."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from core.play import SeenChange
from ui.table.story.beats import Beat, Caption
from ui.table.story.pace import TIMES, Pace, Times


@dataclass(frozen=True)
class Telling:
    """What is shown in one go: changes of which only the last has to be seen for a while."""

    changes: tuple[SeenChange[Any], ...] = ()
    beat: Beat | None = None
    time: int = 0
    """Milliseconds for which it has to be seen."""

    @property
    def captions(self) -> tuple[Caption, ...]:
        """What is said of it; nothing where it does not stand long enough to be read, and nobody would take it away."""
        return self.beat.captions if self.beat is not None and self.time else ()


class Story(QObject):
    """Holds what is shown for its time; what is true on the table never waits for it."""

    due = Signal()
    """The next thing may be shown."""
    rested = Signal()
    """Everything has been shown, for as long as it had to be."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.times: Times = TIMES[Pace.CALM]
        self.now: Telling | None = None
        """What is being shown."""
        self.hurrying = False
        """Whether the next thing is shown only because somebody hurries on."""
        self._queue: deque[Telling] = deque()
        self.clock = QTimer(self, singleShot=True)
        """Runs while something is to be seen."""
        self.clock.timeout.connect(self._pass)

    @property
    def behind(self) -> bool:
        """Whether something has happened that is not shown yet."""
        return bool(self._queue)

    @property
    def holding(self) -> bool:
        """Whether something is still to be seen, shown or not."""
        return self.behind or self.clock.isActive()

    def take(
        self, tellings: Iterable[tuple[SeenChange[Any], Beat | None]], times: Times | None = None, again: bool = False
    ) -> None:
        """Have these told instead of what was still waiting; what nobody has to see by itself goes with what follows.

        What is told `again` does not end with the position on the table, which comes after it.
        """
        self.drop()
        paced = self.times if times is None else times
        changes: list[SeenChange[Any]] = []
        for change, beat in tellings:
            changes.append(change)
            time = 0 if beat is None else paced.of(beat.length)
            if time:
                self._queue.append(Telling(tuple(changes), beat, time))
                changes = []
        if changes:
            # Nobody has to see it, so nothing is said of it either.
            self._queue.append(Telling(tuple(changes), time=paced.of(None)))
        if again:
            self._queue.append(Telling())

    def next(self) -> Telling | None:
        """Turn to what is to be shown now."""
        self.clock.stop()
        self.now = self._queue.popleft() if self._queue else None
        return self.now

    def hold(self, moving: int) -> None:
        """Let people see what is shown; things still move for so many milliseconds."""
        if self.now is not None and self.now.time:
            self.clock.start(self.now.time + moving)
        else:
            self.now = None

    def hurry(self) -> bool:
        """Go on to the next thing now; whether there was something to hurry."""
        if not self.clock.isActive():
            return False
        self.clock.stop()
        self.hurrying = True
        try:
            self._pass()
        finally:
            self.hurrying = False
        return True

    def drop(self) -> None:
        """Tell nothing of all this any more: something else is shown."""
        self.clock.stop()
        self._queue.clear()
        self.now = None

    def _pass(self) -> None:
        if self._queue:
            self.due.emit()
        else:
            self.now = None
            self.rested.emit()
