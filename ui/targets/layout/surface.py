"""The table as the rules measure it, on the screen: the part of it that is shown, as close as can be."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from core.targets.box import DICE_EACH, DIE, HALF_TABLE, MATERIAL, PUCK_RADIUS
from core.targets.state import TargetsState, lying_discs, puck_spots
from ui.table.layout.boxes import Box, Point, around
from ui.targets.layout.regions import Z, regions

RISE: Final = 0.45
"""How far up the screen a height is drawn, as a share of it: the eye is above the table and a little before it."""
DIE_BOX: Final = 1.9 * DIE
"""The side, in millimetres, of the square in which a die is drawn, whichever way it is turned or tips."""
EDGE: Final = 10.0
"""Millimetres of the rim round the table."""
_BEYOND: Final = HALF_TABLE + 20.0
"""So far from the middle the eye looks at most: there a die lies on the edge of the table."""
STACKED: Final = 4.0
"""How many millimetres a disc under a puck sticks out over the one below it."""
_CLOSEST: Final = 2.0
"""Table units a millimetre: no nearer does the eye come."""
_MARGIN: Final = 5.0
_STEP: Final = 25.0
"""By so many millimetres the frame grows where dice lie outside, so that a nudge does not move everything."""
_NEAR_PULL: Final = 50.0
_FAR_PULL: Final = 12.0
"""Millimetres that are left behind a tower at the bottom, and at the top, for the finger that pulls back from it: the
longer a pull is, the finer people aim, but at the top it may go on over the menus."""
_TOWER: Final = (MATERIAL.puck_height + DICE_EACH * DIE) * RISE + DIE / 2
"""How far up a tower reaches from the middle of its puck."""


class Surface(NamedTuple):
    """Everything lies where the rules see it and is as large as it is, so that what is seen is what counts."""

    box: Box
    """Where it is seen, on the screen."""
    middle: Point
    """The point of the table in the middle of the box, in millimetres."""
    scale: float
    """Table units a millimetre."""

    @property
    def seen(self) -> Box:
        """The part of the table that is seen, in millimetres."""
        return around(*self.middle, self.box.width / self.scale, self.box.height / self.scale)

    def at(self, x: float, y: float, z: float = 0.0) -> Point:
        """Where a point of the table is drawn; millimetres from its middle, `z` above it."""
        seen, middle = self.box.centre, self.middle
        return Point(seen.x + (x - middle.x) * self.scale, seen.y + (y - middle.y - z * RISE) * self.scale)

    def puck(self, x: float, y: float) -> Box:
        """What a puck covers, from its upper edge to its foot."""
        upper = self.at(x, y, MATERIAL.puck_height)
        wide = 2 * PUCK_RADIUS * self.scale
        return Box(upper.x - wide / 2, upper.y - wide / 2, wide, wide + MATERIAL.puck_height * RISE * self.scale)

    def disc(self, x: float, y: float) -> Box:
        return around(*self.at(x, y), MATERIAL.disc * self.scale, MATERIAL.disc * self.scale)

    def covered(self, part: Box) -> Box:
        """Where a part of the table is drawn."""
        left, top = self.at(part.left, part.top)
        return Box(left, top, part.width * self.scale, part.height * self.scale)


def surface_of(view: TargetsState, width: float) -> Surface:
    """The table as it is shown in this position, on a screen that is so wide."""
    wood = regions(width).wood
    return showing(frame_of(view, wood), wood)


def showing(frame: Box, box: Box) -> Surface:
    """A part of the table as large as fits into a box, with what lies beside it where there is room to spare."""
    scale = min(box.width / frame.width, box.height / frame.height, _CLOSEST)
    middle = Point(
        _within(frame.centre.x, box.width / scale / 2),
        _within(frame.centre.y, box.height / scale / 2),
    )
    return Surface(box, middle, scale)


def _within(middle: float, reach: float) -> float:
    """As near to a middle as shows nothing beyond the edge of the table."""
    spare = max(0.0, _BEYOND - reach)
    return min(max(middle, -spare), spare)


def depth(y: float, z: float) -> float:
    """What lies over what among things that stand on the table, along the line of sight."""
    return Z.STANDING + (RISE * y + z + MATERIAL.table * RISE) / 10


# --- frames: parts of the table in millimetres -----------------------------------------------------------


def frame_of(view: TargetsState, box: Box) -> Box:
    """What is seen of the table in a box: discs and towers, and dice wherever they lie."""
    near = united([part.inset(-_MARGIN, -_MARGIN) for part in standing(view)])
    # Seat 0 sits in the middle, whichever discs are left and however they lie.
    side = max(-near.left, near.right)
    near = Box(-side, near.top, 2 * side, near.height)
    return widened(showing(near, box).seen, lying(view))


def standing(view: TargetsState) -> list[Box]:
    """What the discs and the towers cover, with the discs under them."""
    parts = [around(*spot, MATERIAL.disc, MATERIAL.disc) for _, spot in lying_discs(view)]
    for (x, y), stored in zip(puck_spots(view), view.stored, strict=True):
        tower = Box(x - PUCK_RADIUS, y - _TOWER, 2 * PUCK_RADIUS, _TOWER + PUCK_RADIUS)
        pulled = (_NEAR_PULL if y > 0 else -_FAR_PULL) if abs(y) > abs(x) else 0.0
        parts += (tower, tower.moved(0.0, pulled))
        if stored:
            stack = (len(stored) - 1) * STACKED
            disc = around(x, y, MATERIAL.disc, MATERIAL.disc)
            parts.append(Box(disc.left, disc.top - stack, disc.width, disc.height + stack))
    return parts


def lying(view: TargetsState) -> list[Box]:
    """What each die on the table covers."""
    return [die_box(pose.x, pose.y) for pose in view.poses if pose is not None]


def die_box(x: float, y: float, z: float = 0.0) -> Box:
    """What a die covers whose lowest point is `z` above the table, as if that lay on the table."""
    return around(x, y - (z + DIE / 2) * RISE, DIE_BOX, DIE_BOX)


def widened(frame: Box, parts: Iterable[Box]) -> Box:
    """A frame that grows in steps where parts lie outside of it, up to the edge of the table."""
    whole = united([frame, *parts])

    def grown(reach: float, by: float) -> float:
        return max(reach, min(reach - by // -_STEP * _STEP, _BEYOND)) if by > 0 else reach

    left, top = grown(-frame.left, frame.left - whole.left), grown(-frame.top, frame.top - whole.top)
    right, bottom = grown(frame.right, whole.right - frame.right), grown(frame.bottom, whole.bottom - frame.bottom)
    return Box(-left, -top, left + right, top + bottom)


def united(parts: Iterable[Box]) -> Box:
    """The smallest part of the table with all of these in it."""
    boxes = list(parts)
    left, top = min(box.left for box in boxes), min(box.top for box in boxes)
    right, bottom = max(box.right for box in boxes), max(box.bottom for box in boxes)
    return Box(left, top, right - left, bottom - top)
