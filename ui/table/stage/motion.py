"""Motion: one animation for the whole table, that can always be skipped and never holds anything up."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final, Protocol

from PySide6.QtCore import QEasingCurve, QElapsedTimer, QObject, Qt, QTimer, QVariantAnimation, Signal

from ui.table.pieces import Piece
from ui.table.stage.speed import Speed

Film = Iterator[tuple[Piece, ...]]
"""Sixty times a second: the pieces that move, each where it is and as it looks then."""


GLIDE: Final = {Speed.OFF: 0, Speed.FAST: 120, Speed.NORMAL: 200, Speed.SLOW: 420}
"""Milliseconds from one place to another."""
TUMBLE: Final = 3.5
"""How much longer a tumbling die takes."""
FRAMES: Final = {Speed.FAST: 100.0, Speed.NORMAL: 60.0, Speed.SLOW: 30.0}
"""Frames of a film a second."""
SLOW_MOTION: Final = 0.5
"""How much of the usual speed a film has in slow motion; the button says so."""


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
        self.slow_motion = False
        self.skipping = False
        """Whether a film comes to its end only because nobody waits for that."""
        self._ease = QEasingCurve(QEasingCurve.Type.OutCubic)
        self._moving: tuple[Moving, ...] = ()
        self._glide = 1.0
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        self._clock.valueChanged.connect(self._advance)
        self._clock.finished.connect(self.skip)
        self._projector = Projector(self)

    @property
    def running(self) -> bool:
        return bool(self._moving) or self._projector.running

    @property
    def filming(self) -> bool:
        """Whether a film runs, and what it ends with is not on the table yet."""
        return self._projector.running

    @property
    def remaining(self) -> int:
        """For how many milliseconds things still move."""
        return self._clock.duration() - self._clock.currentTime() if self._moving else 0

    def project(self, film: Film, show: Callable[[tuple[Piece, ...]], None], then: Callable[[], None]) -> None:
        """Show a film frame by frame, then what it ends with; with no speed that at once."""
        self.skip()
        rate = FRAMES.get(self.speed)
        if rate is None:
            then()
        else:
            self._projector.start(film, rate * SLOW_MOTION if self.slow_motion else rate, show, then)

    def start(self, moving: Iterable[Moving], tumbling: bool = False) -> None:
        """Send these on their way from where they are; with no speed they are there at once."""
        self._projector.drop()
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
        """Be at a part (0 to 1) of the way now, as if that much time had passed; a film is over then."""
        self._projector.stop()
        if self._moving:
            self._clock.setCurrentTime(round(self._clock.duration() * part))

    def skip(self) -> None:
        """Be at the end now, of a film and of what follows it."""
        self.skipping = self.filming
        try:
            self._projector.stop()
        finally:
            self.skipping = False
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


class Projector(QObject):
    """Shows a film in real time; a slow machine misses frames, not seconds."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._film: Film = iter(())
        self._show: Callable[[tuple[Piece, ...]], None] = lambda frame: None
        self._then: Callable[[], None] | None = None
        self._rate = 0.0
        self._shown = 0
        self._time = QElapsedTimer()
        self._tick = QTimer(self, timerType=Qt.TimerType.PreciseTimer, interval=8)
        self._tick.timeout.connect(self._advance)

    @property
    def running(self) -> bool:
        return self._then is not None

    def start(
        self, film: Film, rate: float, show: Callable[[tuple[Piece, ...]], None], then: Callable[[], None]
    ) -> None:
        """Begin with the first frame; `then` is called once, at the end or when it is stopped."""
        self._film, self._rate, self._show, self._then, self._shown = film, rate, show, then, 0
        self._time.start()
        self._tick.start()

    def stop(self) -> None:
        """Be at the end now."""
        then = self._then
        self.drop()
        if then is not None:
            then()

    def drop(self) -> None:
        """Show no more of it, since something else is shown now."""
        self._tick.stop()
        self._then, self._film = None, iter(())

    def _advance(self) -> None:
        due = int(self._time.elapsed() * self._rate / 1000) + 1
        frame: tuple[Piece, ...] | None = None
        while self._shown < due:
            frame = next(self._film, None)
            if frame is None:
                self.stop()
                return
            self._shown += 1
        if frame is not None:
            self._show(frame)
