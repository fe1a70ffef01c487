"""Where everything of Targets lies, for one viewer."""

from __future__ import annotations

from core.targets.state import TargetsState
from ui.table.layout.part import Part, assembled, sky_part
from ui.table.pieces import Layout, Moment
from ui.targets.layout.context import LayoutContext
from ui.targets.layout.dice import dice_part
from ui.targets.layout.discs import discs_part
from ui.targets.layout.film_buttons import film_buttons_part
from ui.targets.layout.prompt import prompt_part
from ui.targets.layout.regions import Z
from ui.targets.layout.result import result_part
from ui.targets.layout.scatter import scatter_part
from ui.targets.layout.seats import seats_part
from ui.targets.layout.side_panel import side_panel_part


def layout(moment: Moment[TargetsState]) -> Layout:
    """Every piece of the table at this moment; there are no zones, since nothing is put anywhere."""
    context = LayoutContext(moment)
    wood = Part([context.regions.wood.piece("wood", "wood", None, Z.WOOD)])
    beside = (seats_part, side_panel_part, film_buttons_part, prompt_part, result_part)
    everything = (discs_part, scatter_part, dice_part, *beside)
    return assembled(moment.width, [sky_part(moment.width, Z.SKY), wood, *(part(context) for part in everything)])
