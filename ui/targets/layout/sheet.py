"""Where the sheet at the end of a round lies: in a corner of the table where it hides nothing that counts."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from core.targets.state import TargetsState
from ui.table.layout.boxes import Box
from ui.targets.layout.regions import regions
from ui.targets.layout.surface import Surface, frame_of, lying, showing, standing, united

WIDTH: Final = 396.0
_EDGE: Final = 8.0
_FROM_AFAR: Final = (1.0, 1.06, 1.12, 1.18, 1.25, 1.32, 1.4)
"""By how much more of the table may be shown to make room for a sheet."""


def beside_sheet(view: TargetsState, width: float, high: float) -> tuple[Surface, Box]:
    """The table as close as leaves a corner free for a sheet that is so high, and that corner."""
    wood, frame = regions(width).wood, frame_of(view, regions(width).wood)
    surfaces = [showing(_grown(frame, share), wood) for share in _FROM_AFAR]
    for parts in (standing(view) + lying(view), standing(view)):
        for surface in surfaces:
            covered = [surface.covered(part) for part in parts]
            for corner in _corners(wood.inset(_EDGE, _EDGE), high):
                if not any(_meet(corner, part) for part in covered):
                    return surface, corner
    return surfaces[-1], next(iter(_corners(wood.inset(_EDGE, _EDGE), high)))


def _grown(frame: Box, share: float) -> Box:
    """A frame with so much more round it."""
    return frame.inset(-frame.width * (share - 1) / 2, -frame.height * (share - 1) / 2)


def _corners(wood: Box, high: float) -> Iterable[Box]:
    """The nearer ones first, those at the right before those at the left."""
    for top in (wood.bottom - high, wood.top):
        for left in (wood.right - WIDTH, wood.left):
            yield Box(left, top, WIDTH, high)


def _meet(one: Box, other: Box) -> bool:
    whole = united((one, other))
    return whole.width < one.width + other.width and whole.height < one.height + other.height
