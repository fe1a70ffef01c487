"""Motion: one animation for the whole table, that can always be skipped and never holds anything up."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from typing import Final, Protocol

from PySide6.QtCore import QEasingCurve, QObject, QVariantAnimation, Signal


class Speed(StrEnum):
    """How fast things move on the table."""

    OFF = "off"
    FAST = "fast"
    NORMAL = "normal"
    SLOW = "slow"


GLIDE: Final = {Speed.OFF: 0, Speed.FAST: 120, Speed.NORMAL: 200, Speed.SLOW: 420}
"""Milliseconds from one place to another."""
TUMBLE: Final = 3.5
"""How much longer a tumbling die takes."""
PAUSE: Final = {Speed.OFF: 0, Speed.FAST: 200, Speed.NORMAL: 500, Speed.SLOW: 1200}
"""Milliseconds that a bot leaves people to see what it did."""


class Moving(Protocol):
    """Something on its way."""

    def advance_to(self, part: float, tumbled: float) -> None:
        """Stand where `part` (0 to 1) of the way leads; `tumbled` is the part of a tumble."""
        ...

    def arrive(self) -> None:
        """Stand at the end of the way, exactly."""
        ...


class Motion(QObject):
    """Moves everything that is on its way at once."""

    finished = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.speed = Speed.NORMAL
        self._ease = QEasingCurve(QEasingCurve.Type.OutCubic)
        self._moving: tuple[Moving, ...] = ()
        self._glide = 1.0
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        self._clock.valueChanged.connect(self._advance)
        self._clock.finished.connect(self.skip)

    @property
    def running(self) -> bool:
        return bool(self._moving)

    def start(self, moving: Iterable[Moving], tumbling: bool = False) -> None:
        """Send these on their way from where they are; with no speed they are there at once."""
        self._clock.stop()
        self._moving = tuple(moving)
        duration = GLIDE[self.speed]
        if not duration or not self._moving:
            self.skip()
            return
        # A glide takes its usual time also while dice tumble longer beside it.
        self._glide = 1 / TUMBLE if tumbling else 1.0
        self._clock.setDuration(round(duration * (TUMBLE if tumbling else 1)))
        self._clock.start()

    def hasten(self, part: float) -> None:
        """Be at a part (0 to 1) of the way now, as if that much time had passed."""
        if self.running:
            self._clock.setCurrentTime(round(self._clock.duration() * part))

    def skip(self) -> None:
        """Be at the end now."""
        self._clock.stop()
        arrived, self._moving = self._moving, ()
        for moving in arrived:
            moving.arrive()
        if arrived:
            self.finished.emit()

    def _advance(self, part: float) -> None:
        glided = self._ease.valueForProgress(min(1.0, part / self._glide))
        for moving in self._moving:
            moving.advance_to(glided, part)
