"""Which function draws which kind of piece of LOOPS."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ui.loops.art.board import (
    paint_altimeter,
    paint_board,
    paint_caption,
    paint_dial,
    paint_needle,
    paint_plane,
    paint_plaque,
    paint_speed,
)
from ui.loops.art.cards import paint_back, paint_card, paint_chip, paint_dimmed, paint_draw, paint_place
from ui.loops.art.marks import paint_all, paint_key, paint_new, paint_signature
from ui.loops.art.sheet import paint_sheet
from ui.table.art.common import paint_button, paint_prompt, paint_ribbon, paint_sky
from ui.table.art.plate import paint_plate
from ui.table.kit import Painter

PAINTERS: Final[Mapping[str, Painter]] = {
    "sky": paint_sky,
    "plate": paint_plate,
    "ribbon": paint_ribbon,
    "key": paint_key,
    "board": paint_board,
    "altimeter": paint_altimeter,
    "plane": paint_plane,
    "dial": paint_dial,
    "needle": paint_needle,
    "caption": paint_caption,
    "plaque": paint_plaque,
    "speed": paint_speed,
    "place": paint_place,
    "draw": paint_draw,
    "card": paint_card,
    "dimmed": paint_dimmed,
    "chip": paint_chip,
    "signature": paint_signature,
    "all": paint_all,
    "new": paint_new,
    "back": paint_back,
    "prompt": paint_prompt,
    "button": paint_button,
    "sheet": paint_sheet,
}
