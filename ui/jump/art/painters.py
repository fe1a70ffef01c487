"""Which function draws which kind of piece of Jump!."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ui.jump.art.board import paint_arrow, paint_board, paint_session
from ui.jump.art.cards import paint_back, paint_card, paint_deck, paint_discards, paint_order, paint_slot
from ui.jump.art.pawns import paint_black_pawn, paint_landed, paint_pawn
from ui.jump.art.planes import paint_place, paint_plane, paint_pointer
from ui.jump.art.result import paint_result
from ui.table.art.common import paint_button, paint_marker, paint_prompt, paint_ribbon, paint_sky
from ui.table.art.plate import paint_plate
from ui.table.kit import Painter

PAINTERS: Final[Mapping[str, Painter]] = {
    "sky": paint_sky,
    "plate": paint_plate,
    "ribbon": paint_ribbon,
    "slot": paint_slot,
    "order": paint_order,
    "black_pawn": paint_black_pawn,
    "board": paint_board,
    "session": paint_session,
    "deck": paint_deck,
    "discards": paint_discards,
    "plane": paint_plane,
    "place": paint_place,
    "pointer": paint_pointer,
    "pawn": paint_pawn,
    "landed": paint_landed,
    "arrow": paint_arrow,
    "marker": paint_marker,
    "card": paint_card,
    "back": paint_back,
    "prompt": paint_prompt,
    "button": paint_button,
    "result": paint_result,
}
