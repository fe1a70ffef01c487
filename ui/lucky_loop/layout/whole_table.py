"""Where everything of Lucky Loop lies, for one viewer. Pure, and no Qt here."""

from __future__ import annotations

from core.lucky_loop.box import PROGRAMMES
from ui.lucky_loop.layout.board import board_part
from ui.lucky_loop.layout.context import Desk
from ui.lucky_loop.layout.flight import flight_part
from ui.lucky_loop.layout.hand import hand_part, stage_boxes, stage_part
from ui.lucky_loop.layout.piles import piles_part
from ui.lucky_loop.layout.prompt import prompt_part
from ui.lucky_loop.layout.regions import Z
from ui.lucky_loop.layout.result import result_part
from ui.lucky_loop.layout.seats import seats_part
from ui.table.layout.boxes import Box
from ui.table.layout.part import Part, assembled
from ui.table.pieces import HEIGHT, Layout, Moment


def layout(moment: Moment) -> Layout:
    """Every piece and every zone of the table at this moment."""
    desk = Desk(moment)
    sky = Part([Box(0.0, 0.0, moment.width, HEIGHT).piece("sky", "sky", None, Z.SKY)])
    parts = (
        sky,
        seats_part(desk),
        board_part(desk),
        piles_part(desk),
        flight_part(desk, _flown_cards(desk)),
        stage_part(desk),
        hand_part(desk),
        prompt_part(desk),
        result_part(desk),
    )
    return assembled(moment.width, parts)


def _flown_cards(desk: Desk) -> dict[int, Box]:
    """Where the cards lie that can be flown."""
    boxes = dict(stage_boxes(desk))
    for place, _ in enumerate(PROGRAMMES):
        boxes |= zip(desk.view.sides[place], desk.sides[place].places, strict=False)
    return boxes
