"""Pictures pixel by pixel, as bright as some eyes see them, and how many pixels differ."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PySide6.QtGui import QImage

from tests.ui.colours.eyes import Eyes, brightness

PLAIN_TO_SEE: Final = 1.6
"""How much brighter one of two pixels is, so that anybody tells them apart."""


def bright_pixels(image: QImage, eyes: Eyes) -> list[float]:
    """How bright every pixel is to these eyes, from 0 to 1."""
    bits = bytes(image.convertToFormat(QImage.Format.Format_RGB32).constBits())
    return [_bright(bits[at + 2], bits[at + 1], bits[at], eyes) for at in range(0, len(bits), 4)]


def differences(one: list[float], other: list[float]) -> int:
    """How many pixels are plainly brighter in one picture than in the other."""
    changed = [pair for pair in zip(one, other, strict=True) if pair[0] != pair[1]]
    return sum(max(pair) + 0.05 > PLAIN_TO_SEE * (min(pair) + 0.05) for pair in changed)


@lru_cache(maxsize=1 << 16)
def _bright(red: int, green: int, blue: int, eyes: Eyes) -> float:
    return brightness((red, green, blue), eyes)
