"""Building blocks of sounds: tones, noise, filters and envelopes, in floats from -1 to 1."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterable
from typing import Final

RATE: Final = 22_050
"""Samples a second; what lies over 11 kHz is not missed in a knock on wood."""

Signal = list[float]
Curve = Callable[[float], float]
"""A value by the seconds since the beginning."""


def silence(seconds: float) -> Signal:
    return [0.0] * round(seconds * RATE)


def noise(seconds: float, rng: random.Random) -> Signal:
    """White noise."""
    return [rng.uniform(-1, 1) for _ in range(round(seconds * RATE))]


def tone(seconds: float, pitch: Curve, overtones: Iterable[tuple[float, float]] = ((1, 1),)) -> Signal:
    """A tone that glides with its pitch in hertz; each overtone is a multiple of that and its strength."""
    parts = tuple(overtones)
    phase, made = 0.0, []
    for index in range(round(seconds * RATE)):
        phase += 2 * math.pi * pitch(index / RATE) / RATE
        made.append(sum(strength * math.sin(phase * multiple) for multiple, strength in parts))
    return made


def shaped(signal: Signal, curve: Curve) -> Signal:
    """A signal as loud as a curve says."""
    return [value * curve(index / RATE) for index, value in enumerate(signal)]


def decay(half: float, attack: float = 0.001) -> Curve:
    """Up at once, then half as loud every `half` seconds."""
    return lambda time: min(1.0, time / attack) * 0.5 ** (time / half)


def swell(seconds: float, peak: float) -> Curve:
    """Slowly up to the loudest at a part of the time, and slowly down again."""

    def curve(time: float) -> float:
        part = time / seconds
        rise = part / peak if part < peak else (1 - part) / (1 - peak)
        return math.sin(max(0.0, min(1.0, rise)) * math.pi / 2) ** 2

    return curve


def band(signal: Signal, middle: Curve, width: float) -> Signal:
    """What lies around a frequency that may change; `width` is the part of it that is let through."""
    low = high = 0.0
    made = []
    for index, value in enumerate(signal):
        # A state variable filter, twice a sample so that it stays calm at high frequencies.
        step = 2 * math.sin(math.pi * min(middle(index / RATE), RATE / 5) / (2 * RATE))
        for _ in range(2):
            low += step * high
            high += step * (value - low - width * high)
        made.append(high * width)
    return made


def mixed(*parts: tuple[float, float, Signal]) -> Signal:
    """Signals together, each with the seconds at which it begins and its strength."""
    longest = max(round(start * RATE) + len(signal) for start, _, signal in parts)
    made = [0.0] * longest
    for start, strength, signal in parts:
        first = round(start * RATE)
        for index, value in enumerate(signal, first):
            made[index] += strength * value
    return made
