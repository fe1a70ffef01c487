"""Where everything of Jump! lies, for one viewer."""

from __future__ import annotations

from core.jump.state import JumpState
from ui.jump.layout.board import board_part
from ui.jump.layout.context import LayoutContext
from ui.jump.layout.hand import hand_part
from ui.jump.layout.pawns import pawns_part
from ui.jump.layout.prompt import prompt_part
from ui.jump.layout.regions import Z
from ui.jump.layout.result import result_part
from ui.jump.layout.seats import seats_part
from ui.table.layout.part import assembled, sky_part
from ui.table.pieces import Layout, Moment


def layout(moment: Moment[JumpState]) -> Layout:
    """Every piece and every zone of the table at this moment."""
    context = LayoutContext(moment)
    everything = (seats_part, board_part, pawns_part, hand_part, prompt_part, result_part)
    return assembled(moment.width, [sky_part(moment.width, Z.SKY), *(part(context) for part in everything)])
