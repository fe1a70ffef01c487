"""Contrast as the Web Content Accessibility Guidelines define it, from 1 (none) to 21 (black on white)."""

from __future__ import annotations

from functools import cache
from typing import Final

LEAST: Final = 4.5
"""What every text has against its ground."""
LEAST_OF_LINES: Final = 3.0
"""What the border of a field, and any mark that says something, has against its ground."""

RGB = tuple[int, int, int]


@cache
def luminance(colour: RGB) -> float:
    """How light a colour is to the eye, from 0 to 1."""
    red, green, blue = (linear(part / 255) for part in colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@cache
def contrast(one: RGB, other: RGB) -> float:
    """How much two colours differ in lightness."""
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def rgb(name: str) -> RGB:
    """A colour written as #rrggbb."""
    return int(name[1:3], 16), int(name[3:5], 16), int(name[5:7], 16)


def linear(part: float) -> float:
    """How much light a part of a colour is, from 0 to 1, as screens make it (sRGB)."""
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
