"""What lights up pieces is seen on every ground that they lie on."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor

from tests.ui.shell.test_focus_seen import contrast
from ui.look.theme import DARK, LIGHT, LIVERIES
from ui.table.stage import glow
from ui.targets.art.discs import COLOURS
from ui.targets.art.wood import NIGHT, WOOD

ENOUGH = 3.0
GROUNDS = {
    **dict(zip(("red disc", "orange disc", "purple disc"), COLOURS, strict=True)),
    "wood by day": WOOD,
    "wood by night": NIGHT,
    **{f"{name} by {time}": colour for time, theme in (("day", LIGHT), ("night", DARK)) for name, colour in (
        ("sky", theme.sky), ("paper", theme.paper), ("shaded paper", theme.paper_shade),
    )},
    **{name: livery.fill for name, livery in LIVERIES.items()},
}  # fmt: skip


@pytest.mark.parametrize("ground", GROUNDS)
def test_one_colour_of_the_ring_stands_out_on_every_ground(ground: str) -> None:
    assert max(contrast(QColor(part), QColor(GROUNDS[ground])) for part in (glow.BRIGHT, glow.DARK)) >= ENOUGH


def test_the_two_colours_stand_out_from_each_other() -> None:
    assert contrast(QColor(glow.BRIGHT), QColor(glow.DARK)) > 2 * ENOUGH
