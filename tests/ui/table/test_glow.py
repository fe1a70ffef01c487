"""What lights up pieces is seen on every ground that they lie on."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor

from tests.ui.shell.test_focus_seen import contrast
from tests.ui.table.tables import take_the_table
from tests.ui.table.test_gesture_input import choosing
from ui.look.theme import DARK, LIGHT, LIVERIES
from ui.table.stage import glow
from ui.table.stage.scene import KEYBOARD
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


@pytest.mark.usefixtures("qapp")
def test_focus_is_dashed_and_selection_full_also_on_the_same_piece() -> None:
    driver = choosing()
    take_the_table(driver.presenter)
    driver.table.activateWindow()
    driver.table.setFocus()
    driver.key(Qt.Key.Key_Right)
    focus, glows = driver.presenter.input.focus, driver.scene.glows
    assert focus not in glows, "whoever only passes by has selected nothing"
    assert glows[KEYBOARD].pen().style() is Qt.PenStyle.CustomDashLine
    driver.key(Qt.Key.Key_Space)
    assert driver.presenter.input.selected == (focus,)
    assert glows[focus].pen().style() is Qt.PenStyle.SolidLine
    driver.click(focus)
    driver.click(focus)
    driver.focus(focus)
    assert glows[KEYBOARD].boundingRect().contains(glows[focus].boundingRect()), "one ring round the other"
    driver.key(Qt.Key.Key_Space)
    assert KEYBOARD in glows
    assert focus not in glows
    driver.table.clearFocus()
    driver.presenter.input.lighting.light()
    assert KEYBOARD not in glows, "elsewhere in the window it would lead nobody"


def test_the_two_colours_stand_out_from_each_other() -> None:
    assert contrast(QColor(glow.BRIGHT), QColor(glow.DARK)) > 2 * ENOUGH
