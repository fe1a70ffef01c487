"""Getting into the planes, at the start of every session."""

from __future__ import annotations

from msgspec.structs import replace

from core.cards import FirstPlayerDrawn, may_begin
from core.game import ChanceReason, Illegal, Seat, replaced
from core.jump.actions import Sit
from core.jump.box import AT_START, INDEX, NO_SPACES, PARACHUTISTS, PLACES
from core.jump.events import HolderDrawn, Seated, SessionBegun
from core.jump.reasons import Reason
from core.jump.rules.supply import refill_all
from core.jump.state import JumpLog, JumpState, Phase, next_in, seated


def draw_holder(state: JumpState, outcome: FirstPlayerDrawn, log: JumpLog) -> JumpState:
    """The lot, or the table, says who holds the black pawn first (J-6)."""
    if outcome.seat not in may_begin(state.options.begins, state.seats):
        raise Illegal("J-6", ChanceReason.NO_SUCH_SEAT)
    log.append(HolderDrawn(outcome.seat))
    return replace(state, phase=Phase.SHUFFLING, black_pawn=outcome.seat)


def sit(state: JumpState, seat: Seat, action: Sit, log: JumpLog) -> JumpState:
    """Seat a player's next parachutist (J-6)."""
    plane, place = INDEX[action.plane], action.place
    require_place(place)
    if state.aboard[plane][place] is not None:
        raise Illegal("J-6", Reason.PLACE_TAKEN)
    pawn = next_in(state, seat)
    log.append(Seated(pawn, action.plane, place))
    everyone_sits = seated(state) + 1 == state.seats * PARACHUTISTS[state.seats]
    return replace(
        state,
        phase=Phase.PICKING if everyone_sits else Phase.SEATING,
        aboard=replaced(state.aboard, plane, replaced(state.aboard[plane], place, pawn)),
    )


def require_place(place: int) -> None:
    """Refuse a place that no plane has."""
    if not 0 <= place < PLACES:
        raise Illegal("J-2", Reason.NO_SUCH_PLACE, places=PLACES)


def next_session(state: JumpState, log: JumpLog) -> JumpState:
    """Clear the board, fill the hands and let everyone get in again (J-20)."""
    session = state.session + 1
    log.append(SessionBegun(session))
    cleared = replace(
        state,
        session=session,
        columns=AT_START,
        turned=(False, False),
        spaces=NO_SPACES,
        lake=None,
        island=None,
    )
    return refill_all(cleared, log)
