"""The parachutists: waiting on the meadow, in their planes, in the air, on the ground, or on the tables."""

from __future__ import annotations

from collections.abc import Mapping

from core.jump.box import PARACHUTISTS, PLANES, Ground, column_of, ground_of
from core.jump.state import JumpState, Phase, next_in, owner
from ui.jump.layout.context import LayoutContext
from ui.jump.layout.regions import Z, place_in
from ui.jump.layout.result import scored_pawns, shown_result
from ui.jump.words import number_of, pawn_name, place_name, plane_name, scored, where
from ui.look.text import titled, translate
from ui.table.layout.boxes import Box, around, spread
from ui.table.layout.part import Part
from ui.table.pieces import Piece

_SEATED = 32.0
_WAITING = 46.0
_NEXT = 66.0
"""The parachutist that is to get in now stands out among those that wait."""
_LANDED = (54.0, 58.0)
_FALLING = (86.0, 104.0)
_BETWEEN_TEAMS = 12.0


def pawns_part(context: LayoutContext) -> Part:
    """Every parachutist, wherever it is."""
    view = context.view
    pieces: dict[int, Piece] = {}
    for pawn, box in _waiting(context).items():
        pieces[pawn] = _pawn(context, pawn, "pawn", box, Z.LANDED, translate("jump", "waits for a seat"))
    for plane, column, turned, places in zip(PLANES, view.columns, view.turned, view.aboard, strict=True):
        over = context.coast.plane(plane, column)
        for place, seated in enumerate(places):
            if seated is not None:
                at = around(*place_in(over, place, turned).centre, _SEATED, _SEATED)
                pieces[seated] = _pawn(
                    context, seated, "pawn", at, Z.SEATED, f"{plane_name(plane)}, {place_name(place)}"
                )
    for pawn, box in _landed(context).items():
        pieces[pawn] = _pawn(context, pawn, "landed", around(*box.centre, *_LANDED), Z.LANDED, _came_down(view, pawn))
    if view.falling is not None:
        over_column = context.coast.over(view.falling.column)
        at = around(*over_column.centre, *_FALLING)
        words = translate("jump", "in the air over column {column}").format(column=view.falling.column)
        pieces[view.falling.pawn] = _pawn(context, view.falling.pawn, "landed", at, Z.FALLING, words)
    result = shown_result(context)
    for pawn, box in scored_pawns(context).items():
        points = "" if result is None else scored(result.points[pawn])
        pieces[pawn] = _pawn(context, pawn, "landed", box, Z.SCORED, points)
    return Part(list(pieces.values()), [])


def _pawn(context: LayoutContext, pawn: int, kind: str, box: Box, z: float, place: str) -> Piece:
    view = context.view
    look = (context.liveries[owner(view, pawn)], number_of(view, pawn))
    return box.piece(f"pawn:{pawn}", kind, look, z, titled(pawn_name(view, pawn, context.names), place))


def _came_down(view: JumpState, pawn: int) -> str:
    """Where a parachutist has landed."""
    if pawn in (view.lake, view.island):
        return where(0, Ground.LAKE if pawn == view.lake else Ground.ISLAND)
    space = view.spaces.index(pawn)
    return where(column_of(space), ground_of(space))


def _landed(context: LayoutContext) -> Mapping[int, Box]:
    view, coast = context.view, context.coast
    boxes = {pawn: coast.space(space) for space, pawn in enumerate(view.spaces) if pawn is not None}
    apart = ((view.lake, coast.lake), (view.island, coast.island))
    return boxes | {pawn: box for pawn, box in apart if pawn is not None}


def _without_seat(context: LayoutContext) -> list[int]:
    """The parachutists that have no seat yet, in the order in which they get in."""
    view = context.view
    anywhere = {*view.aboard[0], *view.aboard[1], *view.spaces, view.lake, view.island}
    if view.falling is not None:
        anywhere.add(view.falling.pawn)
    return [pawn for pawn in range(view.seats * PARACHUTISTS[view.seats]) if pawn not in anywhere]


def _waiting(context: LayoutContext) -> Mapping[int, Box]:
    """Teams line up on the meadow, side by side, each in the order in which it gets in."""
    meadow = context.coast.ground
    shore = context.coast.shore - meadow.left
    teams: dict[int, list[int]] = {seat: [] for seat in range(context.view.seats)}
    for pawn in _without_seat(context):
        teams[owner(context.view, pawn)].append(pawn)
    wide = shore / context.view.seats
    boxes = {}
    stepping_in = _stepping_in(context)
    for seat, pawns in teams.items():
        part = Box(meadow.left + seat * wide, meadow.top, wide, meadow.height).inset(_BETWEEN_TEAMS, 0.0)
        for pawn, x in zip(pawns, spread(len(pawns), part, _WAITING, 14.0), strict=True):
            size = _NEXT if pawn == stepping_in else _WAITING
            boxes[pawn] = around(x, meadow.centre.y, size, size)
    return boxes


def _stepping_in(context: LayoutContext) -> int | None:
    """The parachutist that is to get in now."""
    if context.view.phase is not Phase.SEATING:
        return None
    (seat,) = context.actors
    return next_in(context.view, seat)
