"""Several sounds at once: samples added up for a device that asks for them from a thread of its own."""

from __future__ import annotations

from array import array
from collections.abc import Generator
from itertools import zip_longest
from threading import Lock
from typing import Final, TypeAlias

VOICES: Final = 4
"""So many sounds are heard at once; for one more the oldest breaks off."""
LOWEST: Final = -32_768
HIGHEST: Final = 32_767

Samples: TypeAlias = "array[int]"
"""Signed, 16 bits each."""


class Mixer:
    """Holds what is being played, and how far it has come."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._voices: list[memoryview] = []
        """What is still to be heard of each sound."""

    @property
    def idle(self) -> bool:
        """Whether everything has been heard."""
        with self._lock:
            return not self._voices

    def add(self, samples: Samples) -> None:
        """Begin a sound."""
        with self._lock:
            self._voices = [*self._voices, memoryview(samples)][-VOICES:]

    def take(self, count: int) -> Samples:
        """The next samples of everything together, and silence where there is nothing more."""
        with self._lock:
            parts = [voice[:count] for voice in self._voices]
            self._voices = [rest for voice in self._voices if len(rest := voice[count:])]
        mixed = array("h", parts[0] if len(parts) == 1 else _sums(parts))
        mixed.frombytes(bytes(2 * (count - len(mixed))))
        return mixed

    def stream(self) -> Generator[Samples, int, None]:
        """What a device is given: it sends how many samples it wants next."""
        count = yield array("h")
        while True:
            count = yield self.take(count)


def scaled(samples: Samples, volume: int) -> Samples:
    """Samples at a volume from 0 to 100; ears hear the square of it as even steps."""
    gain = (volume / 100) ** 2
    return array("h", [round(value * gain) for value in samples])


def _sums(parts: list[memoryview]) -> list[int]:
    return [max(LOWEST, min(HIGHEST, sum(values))) for values in zip_longest(*parts, fillvalue=0)]
