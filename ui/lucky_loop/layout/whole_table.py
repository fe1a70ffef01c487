"""Where everything of Lucky Loop lies, for one viewer."""

from __future__ import annotations

from core.lucky_loop.box import PROGRAMMES
from core.lucky_loop.state import LuckyLoopState
from ui.lucky_loop.layout.board import board_part
from ui.lucky_loop.layout.context import LayoutContext
from ui.lucky_loop.layout.flight import flight_part
from ui.lucky_loop.layout.hand import hand_part, stage_boxes, stage_part
from ui.lucky_loop.layout.piles import piles_part
from ui.lucky_loop.layout.prompt import prompt_part
from ui.lucky_loop.layout.regions import Z
from ui.lucky_loop.layout.result import result_part
from ui.lucky_loop.layout.seats import seats_part
from ui.table.layout.boxes import Box
from ui.table.layout.part import assembled, sky_part
from ui.table.pieces import Layout, Moment


def layout(moment: Moment[LuckyLoopState]) -> Layout:
    """Every piece and every zone of the table at this moment."""
    context = LayoutContext(moment)
    parts = (
        sky_part(moment.width, Z.SKY),
        seats_part(context),
        board_part(context),
        piles_part(context),
        flight_part(context, _flown_cards(context)),
        stage_part(context),
        hand_part(context),
        prompt_part(context),
        result_part(context),
    )
    return assembled(moment.width, parts)


def _flown_cards(context: LayoutContext) -> dict[int, Box]:
    """Where the cards lie that can be flown."""
    boxes = dict(stage_boxes(context))
    for place, _ in enumerate(PROGRAMMES):
        boxes |= zip(context.view.sides[place], context.sides[place].places, strict=False)
    return boxes
