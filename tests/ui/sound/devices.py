"""Devices of tests: one that keeps what it is given, and machines on which there is none."""

from __future__ import annotations

from ui.sound.device import NoDevice, NoLibrary, Stream


class Kept:
    """A device that is there; `opened` counts how often it was looked for."""

    def __init__(self) -> None:
        self.opened = 0
        self.stream: Stream | None = None
        self.starts = self.closed = 0
        self.fails: Exception | None = None
        """What goes wrong when it is started."""

    def open(self) -> Kept:
        self.opened += 1
        return self

    def start(self, stream: Stream) -> None:
        if self.fails is not None:
            raise self.fails
        self.starts += 1
        next(stream)
        self.stream = stream

    def stop(self) -> None:
        self.stream = None

    def close(self) -> None:
        self.closed += 1

    def heard(self, count: int = 40_000) -> list[int]:
        """What would come out of it next."""
        return [] if self.stream is None else list(self.stream.send(count))


class Missing:
    """A machine without something."""

    def __init__(self, error: NoLibrary | NoDevice) -> None:
        self.asked = 0
        self._error = error

    def open(self) -> Kept:
        self.asked += 1
        raise self._error
