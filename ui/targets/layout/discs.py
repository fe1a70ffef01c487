"""The discs and the pucks: in the centre, under pucks, won for good, in reserve and removed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from core.game import Seat
from core.targets.box import DISCS_PER_COLOUR
from core.targets.state import TargetsState, golden_disc, in_golden, lying_discs, puck_spots
from ui.look.text import translate
from ui.table.layout.boxes import Box, around, spread
from ui.table.layout.part import Part
from ui.table.pieces import Piece
from ui.targets.layout.context import LayoutContext
from ui.targets.layout.regions import Z, plate, side_panel_parts
from ui.targets.layout.surface import STACKED, depth
from ui.targets.words import disc_name

_BADGE = 34.0


class Disc(NamedTuple):
    """How a disc looks."""

    colour: int
    number: int
    star: bool = False


def look_of(disc: int, star: bool = False) -> Disc:
    """A disc by its number, and which side is up."""
    return Disc(disc // DISCS_PER_COLOUR, disc % DISCS_PER_COLOUR + 1, star)


def discs_part(context: LayoutContext) -> Part:
    """Every disc, and the pucks."""
    view = context.view
    golden = in_golden(view)
    pieces: list[Piece] = []
    for disc, spot in lying_discs(view):
        words = translate("targets", "{disc} in the centre")
        pieces.append(_disc(context.surface.disc(*spot), disc, Z.DISC, words, golden))
    for seat in range(view.seats):
        pieces += _stored(context, seat, aside(view, view.stored[seat]))
        pieces += _won(context, seat, aside(view, view.won[seat]))
        pieces.append(_puck(context, seat))
    panel = side_panel_parts(context.regions.side_panel)
    pieces += _row(panel.reserve, aside(view, view.reserve), translate("targets", "{disc} in reserve"), False)
    pieces += _row(panel.removed, aside(view, view.removed), translate("targets", "{disc}, out of the game"), False)
    return Part(pieces)


def aside(view: TargetsState, discs: Sequence[int]) -> list[int]:
    """Those of the discs that lie where they belong, and are not lent for Golden Targets."""
    return [disc for disc in discs if not in_golden(view) or disc != golden_disc(view)]


def _disc(box: Box, disc: int, z: float, words: str, star: bool = False, name: str = "") -> Piece:
    label = words.format(disc=disc_name(disc), name=name)
    return box.piece(f"disc:{disc}", "disc", look_of(disc, star), z, label, "star" if star else "target")


def _stored(context: LayoutContext, seat: Seat, discs: Sequence[int]) -> list[Piece]:
    """A stack under the puck; the lowest disc lies exactly where a die steals it."""
    if not discs:
        return []
    words = translate("targets", "{disc}, stored under {name}'s puck")
    lowest = context.surface.disc(*puck_spots(context.view)[seat])
    above = STACKED * context.surface.scale
    pieces = [
        _disc(lowest.moved(0.0, -above * place), disc, Z.DISC + 1 + place, words, name=context.names[seat])
        for place, disc in enumerate(discs)
    ]
    at = around(lowest.right - _BADGE / 2, lowest.bottom - _BADGE / 2, _BADGE, _BADGE)
    label = translate("targets", "{name} stores discs: {count}").format(name=context.names[seat], count=len(discs))
    return [*pieces, at.piece(f"count:{seat}", "count", len(discs), Z.SHADOW - 1, label)]


def _won(context: LayoutContext, seat: Seat, discs: Sequence[int]) -> list[Piece]:
    row = plate(context.corner(seat).plate).won
    return _row(row, discs, translate("targets", "{disc}, won for good by {name}"), True, context.names[seat])


def won_slots(row: Box, count: int) -> list[Box]:
    """Places for discs in a row; they overlap where there are many."""
    size = min(row.height, row.width / 4 - 4.0)
    return [around(x, row.centre.y, size, size) for x in spread(count, row, size, 5.0, at=0.0)]


def _row(row: Box, discs: Sequence[int], words: str, star: bool, name: str = "") -> list[Piece]:
    boxes = won_slots(row, len(discs))
    return [
        _disc(box, disc, Z.LAID + place * 0.1, words, star, name)
        for place, (disc, box) in enumerate(zip(discs, boxes, strict=True))
    ]


def _puck(context: LayoutContext, seat: Seat) -> Piece:
    x, y = puck_spots(context.view)[seat]
    box = context.surface.puck(x, y)
    label = translate("targets", "{name}'s puck").format(name=context.names[seat])
    # Just below the lowest die that stands on it.
    return box.piece(f"puck:{seat}", "puck", context.liveries[seat], depth(y, 0.0), label)
