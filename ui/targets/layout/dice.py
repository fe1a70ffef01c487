"""The dice: on the table, in their towers, and on the plates of those who have lost them."""

from __future__ import annotations

from typing import Final, NamedTuple

from core.game import Seat
from core.targets.box import DICE_EACH, DIE, HALF_TABLE, MATERIAL
from core.targets.physics.cube import SIDES, tip, turned
from core.targets.physics.from_position import tower_heading
from core.targets.state import dice_of, owner, puck_spots, value
from ui.look.text import titled, translate
from ui.table.layout.boxes import Box, around, spread
from ui.table.layout.part import Part
from ui.table.pieces import Piece
from ui.targets.layout.context import LayoutContext
from ui.targets.layout.regions import Z, plate
from ui.targets.layout.surface import DIE_BOX, Surface, depth
from ui.targets.words import die_name, disc_name, disc_under

HEADING_STEP: Final = 3.0
"""Dice are drawn turned by multiples of so many degrees; less than half of it can't be seen."""
TILT_STEPS: Final = 4
"""In so many pictures a die tips over from one face to the next."""
_COARSER: Final = 5
"""How much more coarsely a die is turned while it tips: nobody sees it, and there are fewer pictures to draw."""
HEIGHT_STEP: Final = 4.0
"""Shadows are drawn for heights in so many millimetres."""
_QUARTER: Final = 90.0
_OUT_TURN: Final = 6
_OUT_SIZE: Final = 0.55
"""How a die that is out lies on its plate, and how much of its place it takes."""


class Die(NamedTuple):
    """How a die looks."""

    livery: str
    facing: int
    turn: int = 0
    """Its heading in steps, within a quarter turn."""
    side: int = 0
    """Over which of its sides it tips."""
    tilt: int = 0
    """How far, in steps."""
    out: bool = False
    """Whether it is out for the round."""


def dice_part(context: LayoutContext) -> Part:
    """Every die, wherever it is, and the shadows of those that lie on the table."""
    view, surface = context.view, context.surface
    pieces: list[Piece] = []
    for seat, tower in enumerate(view.towers):
        x, y = puck_spots(view)[seat]
        for layer, die in enumerate(tower):
            height = MATERIAL.puck_height + layer * DIE
            look = look_of(context.liveries[owner(die)], view.facings[die], tower_heading(view, seat))
            pieces.append(die_at(surface, die, look, x, y, height, _tower_label(context, seat, die, layer)))
    for die, pose in enumerate(view.poses):
        if pose is not None:
            look = look_of(context.liveries[owner(die)], view.facings[die], pose.heading)
            label = _lying_label(context, die)
            pieces.append(die_at(surface, die, look, pose.x, pose.y, 0.0, label))
            pieces.append(shadow_of(surface, die, look, pose.x, pose.y, 0.0))
    standing = {die for tower in view.towers for die in tower}
    for seat in range(view.seats):
        for die, slot in zip(dice_of(seat), slots(context, seat), strict=True):
            if die not in standing and view.poses[die] is None:
                pieces.append(_out(context, die, slot))
    return Part(pieces)


def slots(context: LayoutContext, seat: Seat) -> list[Box]:
    """The places of a seat's dice on its plate."""
    row = plate(context.corner(seat).plate).dice
    size = die_size(row)
    return [around(x, row.centre.y, size, size) for x in spread(DICE_EACH, row, size, 6.0, at=0.0)]


def die_size(row: Box) -> float:
    """How large a plate with this row shows a die."""
    return min(row.height, row.width / DICE_EACH - 4.0)


def _out(context: LayoutContext, die: int, slot: Box) -> Piece:
    look = Die(context.liveries[owner(die)], context.view.facings[die], _OUT_TURN, out=True)
    size = slot.width * _OUT_SIZE * DIE_BOX / DIE
    label = translate("targets", "{die}, out for this round").format(die=die_name(die, context.names))
    return around(*slot.centre, size, size).piece(f"die:{die}", "die", look, Z.LAID, label)


def _lying_label(context: LayoutContext, die: int) -> str:
    label, disc = titled(die_name(die, context.names), str(value(context.view, die))), disc_under(context.view, die)
    if disc is None:
        return label
    return translate("targets", "{die}, on {disc}").format(die=label, disc=disc_name(disc))


def _tower_label(context: LayoutContext, seat: Seat, die: int, layer: int) -> str:
    words = translate("targets", "{die} in {name}'s tower, {layer} of {height} from the bottom")
    return words.format(
        die=die_name(die, context.names),
        name=context.names[seat],
        layer=layer + 1,
        height=len(context.view.towers[seat]),
    )


# --- single dice -----------------------------------------------------------------------------------------


def look_of(livery: str, facing: int, heading: float, over: float = 0.0, tilt: float = 0.0) -> Die:
    """How a die looks that tips over towards a direction; many ways to lie and to tip share a picture."""
    step = round(tilt * TILT_STEPS)
    side = round((over - heading) / _QUARTER) % SIDES
    # In the second half of its way it tips back from the next face just as well.
    if step * 2 > TILT_STEPS or (step * 2 == TILT_STEPS and side >= SIDES // 2):
        facing, side, step = tip(facing, side), (side + SIDES // 2) % SIDES, TILT_STEPS - step
    coarse = HEADING_STEP * _COARSER if step else HEADING_STEP
    steps = round(heading / coarse) * round(coarse / HEADING_STEP)
    quarters, turn = divmod(steps, round(_QUARTER / HEADING_STEP))
    # A die turned by a quarter looks like one that lies another way.
    return Die(livery, turned(facing, quarters), turn, (side + quarters) % SIDES if step else 0, step)


def die_at(surface: Surface, die: int, look: Die, x: float, y: float, z: float, label: str = "") -> Piece:
    """A die whose lowest point is `z` above the table."""
    at = surface.at(x, y, z + DIE / 2)
    beside = z < 0 and max(abs(x), abs(y)) > HALF_TABLE
    # A die that falls from the table goes behind its edge.
    over = Z.FALLEN if beside else depth(y, z)
    side = DIE_BOX * surface.scale
    return Piece(f"die:{die}", "die", look, *at, side, side, over, label=label)


def shadow_of(surface: Surface, die: int, look: Die, x: float, y: float, z: float) -> Piece:
    """The shadow of a die that lies on the table or flies over it."""
    height = max(0, round(z / HEIGHT_STEP))
    at, side = surface.at(x, y), DIE_BOX * surface.scale
    return Piece(f"shadow:die:{die}", "shadow", (look.turn, height), *at, side, side, Z.SHADOW)
