"""Who draws which kind of piece of Lucky Loop."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from ui.lucky_loop.art.board import paint_board, paint_side
from ui.lucky_loop.art.cards import (
    paint_back,
    paint_card,
    paint_chip,
    paint_highlight,
    paint_mark,
    paint_missing,
)
from ui.lucky_loop.art.flight import (
    paint_cup,
    paint_deck,
    paint_discard,
    paint_price,
    paint_purse,
    paint_round,
    paint_sheet,
    paint_stage,
    paint_supply,
    paint_tray,
)
from ui.lucky_loop.art.pieces import coin, paint_die, paint_flat, paint_token
from ui.lucky_loop.art.result import paint_result
from ui.lucky_loop.art.stamp import paint_stamp
from ui.table.art.common import (
    paint_button,
    paint_marker,
    paint_prompt,
    paint_ribbon,
    paint_sky,
)
from ui.table.art.plate import ICONS, paint_plate
from ui.table.kit import Painter

PAINTERS: Final[Mapping[str, Painter]] = {
    "sky": paint_sky,
    "plate": partial(paint_plate, icons={**ICONS, "token": lambda painter, rect, theme: coin(painter, rect)}),
    "ribbon": paint_ribbon,
    "board": paint_board,
    "side": paint_side,
    "card": paint_card,
    "back": paint_back,
    "chip": paint_chip,
    "missing": paint_missing,
    "mark": paint_mark,
    "marker": paint_marker,
    "flat": paint_flat,
    "die": paint_die,
    "cup": paint_cup,
    "tray": paint_tray,
    "price": paint_price,
    "token": paint_token,
    "highlight": paint_highlight,
    "supply": paint_supply,
    "purse": paint_purse,
    "round": paint_round,
    "stage": paint_stage,
    "deck": paint_deck,
    "discard": paint_discard,
    "sheet": paint_sheet,
    "stamp": paint_stamp,
    "prompt": paint_prompt,
    "button": paint_button,
    "result": paint_result,
}
