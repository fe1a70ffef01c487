"""Coming down: on a landing space, in the lake, on the island, or out of a plane at the end of its track."""

from __future__ import annotations

from msgspec.structs import replace

from core.game import replaced
from core.jump.box import BOARD, LAST, NO_PLACES, PLANES, SEARCH, Ground, column_of, ground_of
from core.jump.events import Evacuated, Landed
from core.jump.state import JumpLog, JumpState


def land(state: JumpState, pawn: int, column: int, log: JumpLog) -> JumpState:
    """Put a pawn down that falls towards `column` (J-10)."""
    if column == BOARD.lake and state.lake is None:
        log.append(Landed(pawn, column, column, Ground.LAKE))
        return replace(state, lake=pawn)
    if column == BOARD.island and state.island is None:
        log.append(Landed(pawn, column, column, Ground.ISLAND))
        return replace(state, island=pawn)
    # There are more spaces than pawns, so one is free.
    space = next(space for space in SEARCH[column] if state.spaces[space] is None)
    log.append(Landed(pawn, column, column_of(space), ground_of(space)))
    return replace(state, spaces=replaced(state.spaces, space, pawn))


def evacuate(state: JumpState, plane: int, log: JumpLog) -> JumpState:
    """Empty a plane at the end of its track, front row first (J-14)."""
    leaving = tuple([pawn for pawn in state.aboard[plane] if pawn is not None])
    log.append(Evacuated(PLANES[plane], leaving))
    state = replace(state, aboard=replaced(state.aboard, plane, NO_PLACES))
    for pawn in leaving:
        state = land(state, pawn, LAST, log)
    return state
