"""Each seat's shape on its dice: told apart without colour, wherever a die lies and whatever it shows."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from core.dice import PIPS
from core.targets.box import DIE
from core.targets.physics.tabletop import facing_of
from ui.look.theme import DARK, LIGHT, LIVERIES, Theme
from ui.targets.art.die import paint_die
from ui.targets.layout.dice import look_of
from ui.targets.layout.surface import DIE_BOX

SIZE = 20 * DIE_BOX / DIE
"""A die of twenty pixels, as in a usual window."""
DEUTERANOPIA = ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.01182, 0.04294, 0.968881))
"""What red, green and blue are made of for people without green cones (Machado, Oliveira and Fernandes, 2009)."""
PLAIN_TO_SEE = 1.6
"""How much brighter one of two pixels is, so that anybody tells them apart."""


def brightness(livery: str, value: int, heading: float, theme: Theme) -> list[float]:
    """The pixels of a die as bright as red-green blind people see them."""
    image = QImage(round(SIZE), round(SIZE), QImage.Format.Format_RGB32)
    image.fill(QColor("#5a4434" if theme.dark else "#e7cf9f"))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_die(painter, QRectF(0, 0, SIZE, SIZE), look_of(livery, facing_of(value), heading), theme)
    painter.end()
    return [_bright(image.pixelColor(x, y)) for x in range(image.width()) for y in range(image.height())]


def _bright(colour: QColor) -> float:
    linear = [_linear(part) for part in (colour.redF(), colour.greenF(), colour.blueF())]
    seen = [sum(a * b for a, b in zip(row, linear, strict=True)) for row in DEUTERANOPIA]
    return sum(weight * min(1.0, max(0.0, part)) for weight, part in zip((0.2126, 0.7152, 0.0722), seen, strict=True))


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["day", "night"])
@pytest.mark.parametrize("value", PIPS)
def test_red_and_green_dice_are_told_apart_by_their_shapes(qtbot: QtBot, value: int, theme: Theme) -> None:
    for heading in (0.0, 21.0, 45.0, 72.0):
        pairs = zip(*(brightness(livery, value, heading, theme) for livery in ("vermilion", "leaf")), strict=True)
        differ = [max(pair) + 0.05 > PLAIN_TO_SEE * (min(pair) + 0.05) for pair in pairs]
        assert sum(differ) > 20, sum(differ)


def test_every_livery_has_a_shape_of_its_own() -> None:
    assert len({livery.shape for livery in LIVERIES.values()}) == len(LIVERIES)
