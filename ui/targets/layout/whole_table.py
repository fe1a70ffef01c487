"""Where everything of Targets lies, for one viewer."""

from __future__ import annotations

from core.targets.state import TargetsState
from ui.table.layout.part import assembled
from ui.table.pieces import Layout, Moment
from ui.targets.layout.dice import dice_part
from ui.targets.layout.discs import discs_part
from ui.targets.layout.film_buttons import film_buttons_part
from ui.targets.layout.ground import ground_part
from ui.targets.layout.prompt import prompt_part
from ui.targets.layout.result import with_result
from ui.targets.layout.scatter import scatter_part
from ui.targets.layout.seats import seats_part
from ui.targets.layout.side_panel import side_panel_part


def layout(moment: Moment[TargetsState]) -> Layout:
    """Every piece of the table at this moment; there are no zones, since nothing is put anywhere."""
    context, result = with_result(moment)
    on_it = (ground_part, discs_part, scatter_part, dice_part)
    beside = (seats_part, side_panel_part, film_buttons_part, prompt_part)
    return assembled(moment.width, [*(part(context) for part in (*on_it, *beside)), result])
