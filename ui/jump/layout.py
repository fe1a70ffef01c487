"""Where everything of Jump! lies, for one viewer. Pure, and no Qt here."""

from __future__ import annotations

from ui.jump.board_layout import board_part
from ui.jump.desk import Desk
from ui.jump.geometry import Z
from ui.jump.hand_layout import hand_part
from ui.jump.pawns_layout import pawns_part
from ui.jump.prompt_layout import prompt_part
from ui.jump.result_layout import result_part
from ui.jump.seats_layout import seats_part
from ui.table.layout.boxes import Box
from ui.table.layout.part import Part, assembled
from ui.table.pieces import HEIGHT, Layout, Moment


def layout(moment: Moment) -> Layout:
    """Every piece and every zone of the table at this moment."""
    desk = Desk(moment)
    sky = Part([Box(0.0, 0.0, moment.width, HEIGHT).piece("sky", "sky", None, Z.SKY)])
    everything = (seats_part, board_part, pawns_part, hand_part, prompt_part, result_part)
    parts = [sky, *(part(desk) for part in everything)]
    return assembled(moment.width, parts)
