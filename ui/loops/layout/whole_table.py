"""Where everything of LOOPS lies, for one viewer."""

from __future__ import annotations

from core.loops.state import LoopsState
from ui.loops.layout.board import board_part
from ui.loops.layout.context import LayoutContext
from ui.loops.layout.hand import hand_part
from ui.loops.layout.prompt import prompt_part
from ui.loops.layout.regions import Z
from ui.loops.layout.seats import seats_part
from ui.loops.layout.sheet import sheet_part
from ui.table.layout.part import assembled, sky_part
from ui.table.pieces import Layout, Moment


def layout(moment: Moment[LoopsState]) -> Layout:
    """Every piece and every zone of the table at this moment."""
    context = LayoutContext(moment)
    parts = (
        sky_part(moment.width, Z.SKY),
        board_part(context),
        seats_part(context),
        hand_part(context),
        prompt_part(context),
        sheet_part(context),
    )
    return assembled(moment.width, parts)
