"""How each sound is made, and how loud it is to be."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from tests.sounds.signals import Signal, band, decay, mixed, noise, shaped, swell, tone
from ui.sound.sounds import Sound


class Recipe(NamedTuple):
    """A sound to be made."""

    make: Callable[[random.Random], Signal]
    level: float
    """Decibels below full scale while it sounds: what is heard often is softer."""


# --- wood, paper and metal -------------------------------------------------------------------------------


def wood(rng: random.Random, pitch: float, half: float = 0.012) -> Signal:
    """Something small and hard on wood: a click, and the tone of the board under it."""
    click = shaped(band(noise(0.03, rng), lambda time: 3600, 0.9), decay(0.002))
    board = shaped(tone(0.14, lambda time: pitch, ((1, 1), (2.71, 0.5), (5.15, 0.22))), decay(half))
    return mixed((0, 1.6, click), (0, 0.8, board))


def rattle(rng: random.Random, times: list[float], low: float, high: float) -> Signal:
    """Clicks that grow softer."""
    hits = []
    for place, time in enumerate(times):
        fade = 1 - 0.65 * place / len(times)
        hits.append((time, fade * rng.uniform(0.65, 1), wood(rng, rng.uniform(low, high), 0.009)))
    return mixed(*hits)


def bounces(first: float, gap: float, shrink: float, count: int) -> list[float]:
    """When something that bounces hits the table."""
    times = [first]
    for _ in range(count - 1):
        times.append(times[-1] + gap)
        gap *= shrink
    return times


def dice(rng: random.Random) -> Signal:
    """Dice shaken in a cup, then thrown on the table."""
    cup = mixed(*((0.045 * k + rng.uniform(0, 0.02), 0.55, wood(rng, rng.uniform(420, 620), 0.006)) for k in range(9)))
    thrown = [time for die in range(3) for time in bounces(0.50 + 0.03 * die, rng.uniform(0.09, 0.13), 0.72, 7)]
    return mixed((0, 0.8, cup), (0, 1, rattle(rng, sorted(thrown), 800, 1350)))


def roll(rng: random.Random) -> Signal:
    """One die, flicked and tumbling over wood."""
    finger = shaped(band(noise(0.05, rng), lambda time: 1500, 0.7), decay(0.008))
    times = bounces(0.07, 0.085, 0.93, 9)
    return mixed((0, 1.2, finger), (0, 1, rattle(rng, times, 820, 1150)))


def die(rng: random.Random) -> Signal:
    """A die put down on wood."""
    return mixed((0, 1, wood(rng, 980, 0.014)), (0.052, 0.35, wood(rng, 1120, 0.009)))


def knock(rng: random.Random) -> Signal:
    """Two knuckles on the table: no."""
    hit = mixed(
        (0, 1, shaped(tone(0.2, lambda time: 190 - 150 * time, ((1, 1), (1.9, 0.45))), decay(0.028, 0.002))),
        (0, 0.8, shaped(band(noise(0.06, rng), lambda time: 700, 0.8), decay(0.007))),
    )
    return mixed((0, 1, hit), (0.15, 0.85, hit))


def card(rng: random.Random) -> Signal:
    """A card slid from the hand and laid down."""
    slide = shaped(band(noise(0.12, rng), lambda time: 2600 + 14_000 * time, 1.0), swell(0.12, 0.75))
    slap = shaped(band(noise(0.09, rng), lambda time: 1700, 1.2), decay(0.011))
    table = shaped(tone(0.09, lambda time: 240), decay(0.014))
    return mixed((0, 0.4, slide), (0.1, 1, slap), (0.1, 0.5, table))


def shuffle(rng: random.Random) -> Signal:
    """Two halves of a deck riffled into each other, and squared up."""
    riffle = [
        (0.02 * k - 0.00022 * k * k, 0.55, shaped(band(noise(0.03, rng), lambda time: 3100, 0.9), decay(0.004)))
        for k in range(34)
    ]
    sweep = shaped(band(noise(0.4, rng), lambda time: 1800 + 2600 * time, 0.9), swell(0.4, 0.6))
    square = shaped(band(noise(0.08, rng), lambda time: 1300, 1.0), decay(0.012))
    return mixed(*riffle, (0.42, 0.35, sweep), (0.88, 0.9, square))


def token(rng: random.Random) -> Signal:
    """A wooden token that spins for a moment where it is put."""
    times = bounces(0, 0.075, 0.74, 7)
    ring = shaped(tone(0.25, lambda time: 2350, ((1, 1), (1.52, 0.5))), decay(0.03))
    return mixed((0, 0.35, ring), (0, 1, rattle(rng, times, 1500, 1800)))


# --- air and water ---------------------------------------------------------------------------------------


def gust(rng: random.Random) -> Signal:
    """A gust of wind."""
    low = band(noise(1.0, rng), lambda time: 380 + 620 * swell(1.0, 0.45)(time), 0.35)
    whistle = band(noise(1.0, rng), lambda time: 900 + 900 * swell(1.0, 0.5)(time), 0.08)
    return mixed((0, 1, shaped(low, swell(1.0, 0.42))), (0, 1.5, shaped(whistle, swell(1.0, 0.5))))


def plane(rng: random.Random) -> Signal:
    """A propeller plane that passes by: its tone falls."""

    def pitch(time: float) -> float:
        return 118 - 30 / (1 + math.exp(-(time - 0.5) * 14))

    engine = tone(1.0, pitch, tuple((k, 1 / k**0.8) for k in (1, 2, 3, 4, 5, 7)))
    beating = shaped(engine, lambda time: 0.75 + 0.25 * (1 if time * 27 % 1 < 0.5 else -1))
    air = band(noise(1.0, rng), lambda time: 900 - 350 * time, 0.6)
    return mixed((0, 0.5, shaped(beating, swell(1.0, 0.48))), (0, 0.6, shaped(air, swell(1.0, 0.5))))


def parachute(rng: random.Random) -> Signal:
    """Cloth that rushes out, and fills with a thump."""
    rush = shaped(band(noise(0.34, rng), lambda time: 900 + 7500 * time, 0.7), swell(0.34, 0.9))
    thump = shaped(tone(0.3, lambda time: 130 - 160 * time, ((1, 1), (2, 0.3))), decay(0.05, 0.004))
    cloth = shaped(band(noise(0.3, rng), lambda time: 800, 0.9), decay(0.04, 0.004))
    return mixed((0, 0.7, rush), (0.3, 1.1, thump), (0.3, 0.9, cloth))


def splash(rng: random.Random) -> Signal:
    """Somebody in a lake: water up, and drops after it."""
    up = shaped(band(noise(0.7, rng), lambda time: 2600 * 0.25**time + 300, 0.9), decay(0.11, 0.012))
    deep = shaped(band(noise(0.4, rng), lambda time: 330, 0.6), decay(0.06, 0.006))
    drops = []
    for k in range(7):
        start = 0.22 + 0.07 * k + rng.uniform(0, 0.03)
        base = rng.uniform(700, 1300)
        bubble = tone(0.07, lambda time, base=base: base * (1 + 6 * time))  # type: ignore[misc]
        drops.append((start, 0.3 * 0.82**k, shaped(bubble, decay(0.014, 0.003))))
    return mixed((0, 1, up), (0, 0.9, deep), *drops)


def landing(rng: random.Random) -> Signal:
    """Two feet on grass, and cloth that settles."""
    foot = mixed(
        (0, 1, shaped(tone(0.14, lambda time: 105 - 120 * time), decay(0.03, 0.003))),
        (0, 0.8, shaped(band(noise(0.1, rng), lambda time: 1000, 1.1), decay(0.016))),
    )
    cloth = shaped(band(noise(0.45, rng), lambda time: 2300 - 2200 * time, 0.8), swell(0.45, 0.3))
    return mixed((0, 1, foot), (0.085, 0.75, foot), (0.1, 0.32, cloth))


# --- calls -----------------------------------------------------------------------------------------------

BRASS: Final = tuple((k, 1 / k**1.15) for k in range(1, 9))
C5: Final = 523.25


def horn(pitch: float, seconds: float, half: float = 0.35) -> Signal:
    """A note of a small horn."""
    note = tone(seconds, lambda time: pitch * (1 - 0.03 * 0.5 ** (time / 0.015)), BRASS)
    return shaped(note, lambda time: decay(half, 0.02)(time) * min(1.0, (seconds - time) / 0.04))


def struck(pitch: float, seconds: float) -> Signal:
    """A small bell: its overtones die away first."""
    partials = ((1, 1.0, 0.20), (2.76, 0.45, 0.11), (5.4, 0.2, 0.05), (0.5, 0.25, 0.26))
    made = [
        (0, strength, shaped(tone(seconds, lambda time: pitch, ((multiple, 1),)), decay(half, 0.002)))
        for multiple, strength, half in partials
    ]
    return mixed(*made)


def bell(rng: random.Random) -> Signal:
    """Two soft strokes, a fourth apart: your turn."""
    return mixed((0, 0.8, struck(784, 0.9)), (0.16, 1, struck(1046.5, 0.9)))


def call(rng: random.Random) -> Signal:
    """Somebody calls across the table: two short notes up."""
    return mixed((0, 0.85, horn(C5, 0.13)), (0.14, 1, horn(C5 * 1.4983, 0.34, 0.14)))


def race(rng: random.Random) -> Signal:
    """Three quick notes on one pitch and a higher one: now!"""
    notes = [(0.1 * k, 0.85, horn(C5 * 0.8409, 0.075)) for k in range(3)]
    return mixed(*notes, (0.3, 1, horn(C5 * 1.6818, 0.36, 0.13)))


def flourish(rng: random.Random) -> Signal:
    """Four light notes up: well done."""
    steps = (1, 1.2599, 1.4983, 2)
    return mixed(*((0.085 * k, 0.75 + 0.08 * k, struck(C5 * step, 0.7)) for k, step in enumerate(steps)))


def fall(rng: random.Random) -> Signal:
    """Two dull notes down: that came to nothing."""
    dull = ((1, 1), (3, 0.18), (5, 0.06))
    first = shaped(tone(0.2, lambda time: 311.1, dull), decay(0.09, 0.008))
    second = shaped(tone(0.42, lambda time: 233.1 - 45 * time, dull), decay(0.11, 0.008))
    return mixed((0, 0.9, first), (0.18, 1, second))


def fanfare(rng: random.Random) -> Signal:
    """The end of a game: a call up the chord, and the chord."""
    chord = [(0.62, 0.6, horn(C5 * step, 0.85, 0.3)) for step in (0.5, 1, 1.2599, 1.4983)]
    up = [(0, 0.9, horn(C5 * 0.7492, 0.13)), (0.15, 0.9, horn(C5, 0.13)), (0.3, 1, horn(C5 * 1.2599, 0.28))]
    return mixed(*up, *chord)


RECIPES: Final[Mapping[Sound, Recipe]] = {
    Sound.FANFARE: Recipe(fanfare, -16),
    Sound.CALL: Recipe(call, -16),
    Sound.RACE: Recipe(race, -16),
    Sound.FALL: Recipe(fall, -17),
    Sound.FLOURISH: Recipe(flourish, -17),
    Sound.SPLASH: Recipe(splash, -17),
    Sound.LANDING: Recipe(landing, -17),
    Sound.PARACHUTE: Recipe(parachute, -17),
    Sound.DICE: Recipe(dice, -17),
    Sound.ROLL: Recipe(roll, -17),
    Sound.GUST: Recipe(gust, -19),
    Sound.PLANE: Recipe(plane, -19),
    Sound.SHUFFLE: Recipe(shuffle, -19),
    Sound.TOKEN: Recipe(token, -18),
    Sound.DIE: Recipe(die, -17),
    Sound.CARD: Recipe(card, -19),
    Sound.BELL: Recipe(bell, -18),
    Sound.KNOCK: Recipe(knock, -17),
}
