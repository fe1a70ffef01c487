"""Each seat's shape on its dice: told apart without colour, wherever a die lies and whatever it shows."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from core.dice import PIPS
from core.targets.box import DIE
from core.targets.physics.tabletop import facing_of
from tests.ui.colours.eyes import Eyes
from tests.ui.colours.pixels import bright_pixels, differences
from ui.look.theme import DARK, LIGHT, LIVERIES, Theme
from ui.targets.art.die import paint_die
from ui.targets.layout.dice import look_of
from ui.targets.layout.surface import DIE_BOX

SIZE = 20 * DIE_BOX / DIE
"""A die of twenty pixels, as in a usual window."""


def pixels(livery: str, value: int, heading: float, theme: Theme) -> list[float]:
    """The pixels of a die as bright as red-green blind people see them."""
    image = QImage(round(SIZE), round(SIZE), QImage.Format.Format_RGB32)
    image.fill(QColor("#5a4434" if theme.dark else "#e7cf9f"))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_die(painter, QRectF(0, 0, SIZE, SIZE), look_of(livery, facing_of(value), heading), theme)
    painter.end()
    return bright_pixels(image, Eyes.DEUTERANOPIA)


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["day", "night"])
@pytest.mark.parametrize("value", PIPS)
def test_red_and_green_dice_are_told_apart_by_their_shapes(qtbot: QtBot, value: int, theme: Theme) -> None:
    for heading in (0.0, 21.0, 45.0, 72.0):
        red, green = (pixels(livery, value, heading, theme) for livery in ("vermilion", "leaf"))
        assert differences(red, green) > 20


def test_every_livery_has_a_shape_of_its_own() -> None:
    assert len({livery.shape for livery in LIVERIES.values()}) == len(LIVERIES)
