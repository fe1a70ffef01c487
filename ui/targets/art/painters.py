"""Who draws which kind of piece of Targets."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ui.table.art.common import paint_button, paint_prompt, paint_ribbon
from ui.table.kit import Painter
from ui.targets.art.calls import paint_call, paint_place
from ui.targets.art.die import paint_die, paint_shadow
from ui.targets.art.discs import paint_count, paint_disc, paint_puck
from ui.targets.art.film_buttons import paint_film
from ui.targets.art.result import paint_result
from ui.targets.art.scatter import paint_trail
from ui.targets.art.seats import paint_key, paint_plate
from ui.targets.art.side_panel import paint_side_panel
from ui.targets.art.wood import paint_sky_part, paint_wood

PAINTERS: Final[Mapping[str, Painter]] = {
    "sky": paint_sky_part,
    "wood": paint_wood,
    "disc": paint_disc,
    "count": paint_count,
    "puck": paint_puck,
    "die": paint_die,
    "shadow": paint_shadow,
    "trail": paint_trail,
    "plate": paint_plate,
    "ribbon": paint_ribbon,
    "key": paint_key,
    "about": paint_side_panel,
    "film": paint_film,
    "prompt": paint_prompt,
    "button": paint_button,
    "call": paint_call,
    "place": paint_place,
    "result": paint_result,
}
