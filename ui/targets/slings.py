"""What a viewer may flick, and the flick that a pull makes of it."""

from __future__ import annotations

from typing import Final

from core.targets.actions import Flick
from core.targets.box import heading_to_centre
from core.targets.box import towers as pucks
from core.targets.legal import to_act
from core.targets.physics.tabletop import DIRECTIONS, HEIGHTS, POWERS
from core.targets.state import Phase, TargetsState, on_turn
from ui.table.pieces import Moment, Sling
from ui.targets.layout.regions import regions

REACH: Final = 240.0
"""A full pull: the longer it is, the finer people aim; from the nearest tower it ends a little below the table."""
_WHOLE: Final = 360.0


def slings(moment: Moment[TargetsState]) -> tuple[Sling, ...]:
    """The top die of the viewer's own tower, when it is their flick; in Golden Targets for the whole tower."""
    view, seat = moment.view, moment.seat
    if seat is None:
        return ()
    mine = view.phase is Phase.FLICKING and on_turn(view) == seat
    if not mine and not (view.phase is Phase.GOLDEN and seat in to_act(view)):
        return ()
    # From the foot of the tower, where the die's way over the table begins.
    at = regions(moment.width).surface.at(*pucks(view.seats)[seat])
    die = view.towers[seat][-1]
    return (Sling(f"die:{die}", at.x, at.y, REACH, heading_to_centre(view.seats, seat), flick),)


def flick(direction: float, strength: float, height: float) -> Flick:
    """The flick of a direction in degrees, and a strength and a height from 0 to 1."""
    return Flick(
        round(direction % _WHOLE * DIRECTIONS / _WHOLE) % DIRECTIONS,
        _step(strength, POWERS),
        _step(height, HEIGHTS),
    )


def _step(part: float, steps: range) -> int:
    """A part of a range, from its first to its last step."""
    return steps[round(min(max(part, 0.0), 1.0) * (len(steps) - 1))]
