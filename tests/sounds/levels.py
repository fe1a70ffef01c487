"""Measures of a sound: how loud, how long and how bright it is; and how a signal is brought to a level."""

from __future__ import annotations

import cmath
import math
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from tests.sounds.signals import RATE, Signal

WINDOW: Final = RATE // 100
"""Ten milliseconds."""
GATE: Final = 20.0
"""A window sounds if it is at most so many decibels below the loudest."""
HIGHEST_PEAK: Final = 10 ** (-1 / 20)
"""One decibel below clipping."""
FADE: Final = 3 * WINDOW
FRAME: Final = 512


class Measures(NamedTuple):
    """What the table of sounds says of one."""

    level: float
    """Root mean square of the windows that sound, in decibels below full scale."""
    peak: float
    """The highest sample, in decibels below full scale."""
    seconds: float
    centroid: float
    """The middle of the spectrum in hertz."""


def measure(samples: Sequence[float]) -> Measures:
    peak = max(map(abs, samples))
    return Measures(level(samples), decibels(peak), len(samples) / RATE, centroid(samples))


def decibels(value: float) -> float:
    return 20 * math.log10(max(value, 1e-9))


def ratio(decibels: float) -> float:
    return math.pow(10, decibels / 20)


def level(samples: Sequence[float]) -> float:
    """How loud a sound is while it sounds; what dies away below the gate does not count."""
    powers = [sum(value * value for value in window) / len(window) for window in windows(samples, WINDOW)]
    gate = max(powers) * 10 ** (-GATE / 10)
    loud = [power for power in powers if power >= gate]
    return decibels(math.sqrt(sum(loud) / len(loud)))


def windows(samples: Sequence[float], size: int) -> Iterator[Sequence[float]]:
    return (samples[start : start + size] for start in range(0, len(samples), size))


def brought_to(signal: Signal, wanted: float) -> Signal:
    """A signal at a level, its highest peaks rounded off where they would come too near to clipping."""
    faded = [value * min(1.0, (len(signal) - 1 - index) / FADE) for index, value in enumerate(signal)]
    made = faded
    gain = ratio(wanted - level(faded))
    for _ in range(12):
        made = [rounded_off(value * gain) for value in faded]
        gain *= ratio(wanted - level(made))
    return made


def rounded_off(value: float) -> float:
    """Soft at the top: nothing reaches the highest peak."""
    return HIGHEST_PEAK * math.tanh(value / HIGHEST_PEAK)


def centroid(samples: Sequence[float]) -> float:
    """The mean frequency, each weighed with its power."""
    powers = [sum(column) for column in zip(*spectrogram(samples), strict=True)]
    weighed = math.fsum(index * power for index, power in enumerate(powers))
    return weighed / math.fsum(powers) * RATE / FRAME


def spectrogram(samples: Sequence[float]) -> list[list[float]]:
    """The power of each frequency, frame by frame."""
    bell = [0.5 - 0.5 * math.cos(2 * math.pi * index / FRAME) for index in range(FRAME)]
    frames = []
    for start in range(0, max(1, len(samples) - FRAME // 2), FRAME // 2):
        frame = [*samples[start : start + FRAME]]
        frame += [0.0] * (FRAME - len(frame))
        spectrum = transform([complex(value * weight) for value, weight in zip(frame, bell, strict=True)])
        frames.append([abs(value) ** 2 for value in spectrum[: FRAME // 2]])
    return frames


def transform(values: list[complex]) -> list[complex]:
    """The Fourier transform of a power of two of values."""
    if len(values) == 1:
        return values
    even, odd = transform(values[::2]), transform(values[1::2])
    turned = [cmath.exp(-2j * math.pi * index / len(values)) * value for index, value in enumerate(odd)]
    plus = [a + b for a, b in zip(even, turned, strict=True)]
    return plus + [a - b for a, b in zip(even, turned, strict=True)]
