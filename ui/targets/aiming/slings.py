"""What a viewer may flick, and the flick that a pull makes of it."""

from __future__ import annotations

import math
from typing import Final

from core.targets.actions import Flick
from core.targets.box import MATERIAL
from core.targets.legal import to_act
from core.targets.physics.hands import tremor
from core.targets.physics.tabletop import DIRECTIONS, HEIGHTS, POWERS, USUAL_HEIGHT
from core.targets.state import Phase, TargetsState, heading_to_centre, lying_discs, on_turn, puck_spots
from ui.table.pieces import Moment, Sling
from ui.targets.aiming.touch import effect, force
from ui.targets.layout.regions import Z
from ui.targets.layout.surface import Surface, surface_of

REACH: Final = 240.0
"""A full pull: the longer it is, the finer people aim."""
AT_FIRST: Final = 0.2
"""How hard the keyboard aims before anybody has: a die that ends on the bare table, short of everything."""
FORESEEN: Final = 0.4
"""How much of the way to the nearest disc an aim is shown."""
_DEVIATIONS: Final = 2.0
"""How wide the cone is: in standard deviations of the hand, to either side."""
_WHOLE: Final = 360.0


def slings(moment: Moment[TargetsState]) -> tuple[Sling, ...]:
    """The top die of the viewer's own tower, when it is their flick; in Golden Targets for the whole tower."""
    view, seat = moment.view, moment.seat
    if seat is None:
        return ()
    mine = view.phase is Phase.FLICKING and on_turn(view) == seat
    if not mine and not (view.phase is Phase.GOLDEN and seat in to_act(view)):
        return ()
    surface, foot = surface_of(view, moment.width), puck_spots(view)[seat]
    # From the foot of the tower, where the die's way over the table begins.
    at = surface.at(*foot)
    sling = Sling(
        piece=f"die:{view.towers[seat][-1]}",
        x=at.x,
        y=at.y,
        reach=REACH,
        direction=heading_to_centre(view, seat),
        strength=AT_FIRST,
        height=HEIGHTS.index(USUAL_HEIGHT) / (len(HEIGHTS) - 1),
        shot=flick,
        spread=lambda strength: _DEVIATIONS * tremor(view.options.hands, _step(strength, POWERS)).turn,
        sight=FORESEEN * _to_the_discs(view, surface, foot),
        ground=Z.SHADOW + 1,
        force=lambda strength: force(_step(strength, POWERS)),
        effect=lambda height: effect(_step(height, HEIGHTS)),
    )
    return (sling,)


def flick(direction: float, strength: float, height: float) -> Flick:
    """The flick of a direction in degrees, and a strength and a height from 0 to 1."""
    return Flick(
        round(direction % _WHOLE * DIRECTIONS / _WHOLE) % DIRECTIONS,
        _step(strength, POWERS),
        _step(height, HEIGHTS),
    )


def _to_the_discs(view: TargetsState, surface: Surface, foot: tuple[float, float]) -> float:
    """How far it is from a tower to the nearest disc, in table units; where none lies, as far as it usually is."""
    start = surface.at(*foot)
    discs = [surface.disc(*spot) for _, spot in lying_discs(view)]
    usual = math.dist(start, surface.at(foot[0], foot[1] + MATERIAL.tower_gap))
    return min((math.dist(start, disc.centre) - disc.width / 2 for disc in discs), default=usual)


def _step(part: float, steps: range) -> int:
    """A part of a range, from its first to its last step."""
    return steps[round(min(max(part, 0.0), 1.0) * (len(steps) - 1))]
