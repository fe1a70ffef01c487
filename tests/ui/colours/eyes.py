"""Colours as people see them who lack one kind of cones, or see none at all."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from tests.ui.contrast.colours import RGB, linear

Light = tuple[float, float, float]
"""Red, green and blue light, each from 0 to 1."""


class Eyes(StrEnum):
    """How colours are seen."""

    USUAL = "usual"
    PROTANOPIA = "protanopia"
    DEUTERANOPIA = "deuteranopia"
    TRITANOPIA = "tritanopia"
    GREY = "grey"


BRIGHTNESS: Final = (0.2126, 0.7152, 0.0722)
"""What red, green and blue light add to how bright something is."""
_MIXED: Final = {
    Eyes.USUAL: ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    Eyes.PROTANOPIA: (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    Eyes.DEUTERANOPIA: ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.01182, 0.04294, 0.968881)),
    Eyes.TRITANOPIA: ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.3039)),
    Eyes.GREY: (BRIGHTNESS, BRIGHTNESS, BRIGHTNESS),
}
"""What red, green and blue are made of for people without one kind of cones (Machado, Oliveira and Fernandes, 2009)."""


def seen(colour: RGB, eyes: Eyes) -> Light:
    """The light of a colour as these eyes see it."""
    red, green, blue = (linear(part / 255) for part in colour)
    return tuple(_within(a * red + b * green + c * blue) for a, b, c in _MIXED[eyes])  # type: ignore[return-value]


def brightness(colour: RGB, eyes: Eyes) -> float:
    """How bright a colour is to these eyes, from 0 to 1."""
    return sum(weight * part for weight, part in zip(BRIGHTNESS, seen(colour, eyes), strict=True))


def _within(part: float) -> float:
    return min(1.0, max(0.0, part))
