"""How far apart two colours look: CIEDE2000, by the formula of the Commission internationale de l'éclairage."""

from __future__ import annotations

import math
from typing import NamedTuple

from tests.ui.colours.eyes import Light

_WHITE = (0.95047, 1.0, 1.08883)
"""Daylight, the white of screens (D65)."""
_FAR = 25.0**7


class Lab(NamedTuple):
    """A colour by its lightness, from green to red, and from blue to yellow."""

    l: float
    a: float
    b: float


def lab(light: Light) -> Lab:
    """What a screen shows, as the eye measures it."""
    red, green, blue = light
    x = 0.4124564 * red + 0.3575761 * green + 0.1804375 * blue
    y = 0.2126729 * red + 0.7151522 * green + 0.0721750 * blue
    z = 0.0193339 * red + 0.1191920 * green + 0.9503041 * blue
    fx, fy, fz = (_root(part / white) for part, white in zip((x, y, z), _WHITE, strict=True))
    return Lab(116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz))


def difference(one: Lab, other: Lab) -> float:
    """ΔE2000: 1 is hardly noticed, 10 is plain to see."""
    chroma = (math.hypot(one.a, one.b) + math.hypot(other.a, other.b)) / 2
    stretch = 1.5 - 0.5 * _share(chroma)
    first, second = _polar(one, stretch), _polar(other, stretch)
    mean_chroma = (first[0] + second[0]) / 2
    turn, mean_hue = _hues(first, second)
    hue_step = 2 * math.sqrt(first[0] * second[0]) * math.sin(math.radians(turn / 2))
    off = ((one.l + other.l) / 2 - 50) ** 2
    in_lightness = (other.l - one.l) / (1 + 0.015 * off / math.sqrt(20 + off))
    in_chroma = (second[0] - first[0]) / (1 + 0.045 * mean_chroma)
    in_hue = hue_step / (1 + 0.015 * mean_chroma * _weight(mean_hue))
    bend = -2 * _share(mean_chroma) * math.sin(math.radians(60 * math.exp(-(((mean_hue - 275) / 25) ** 2))))
    return math.sqrt(in_lightness**2 + in_chroma**2 + in_hue**2 + bend * in_chroma * in_hue)


def _polar(colour: Lab, stretch: float) -> tuple[float, float]:
    """How strong a colour is, and its hue in degrees."""
    a = colour.a * stretch
    return math.hypot(a, colour.b), math.degrees(math.atan2(colour.b, a)) % 360


def _hues(first: tuple[float, float], second: tuple[float, float]) -> tuple[float, float]:
    """From one hue to the other by the shorter way, and the hue between them; a grey has none."""
    (chroma, one), (other_chroma, other) = first, second
    if not chroma * other_chroma:
        return 0.0, one + other
    turn = (other - one + 180) % 360 - 180
    # Two opposite hues are the formula's one choice: the way forwards.
    turn = 180.0 if turn == -180 and other > one else turn
    middle = (one + other) / 2
    if abs(one - other) > 180:
        middle += 180 if one + other < 360 else -180
    return turn, middle


def _weight(hue: float) -> float:
    """How much a step of hue counts there."""
    terms = ((-0.17, 1, -30), (0.24, 2, 0), (0.32, 3, 6), (-0.20, 4, -63))
    return 1 + sum(part * math.cos(math.radians(times * hue + shift)) for part, times, shift in terms)


def _share(chroma: float) -> float:
    return math.sqrt(chroma**7 / (chroma**7 + _FAR))


def _root(part: float) -> float:
    return float(part ** (1 / 3)) if part > (6 / 29) ** 3 else part / (3 * (6 / 29) ** 2) + 4 / 29
