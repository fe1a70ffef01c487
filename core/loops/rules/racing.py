"""The race after a speed card: who may go on, and who was faster (LP-11)."""

from __future__ import annotations

from msgspec.structs import replace

from core.game import Illegal, Log, Seat
from core.loops.events import Claimed
from core.loops.reasons import Reason
from core.loops.state import LoopsState, Phase, opener


def may_race(state: LoopsState, seat: Seat) -> bool:
    """Whether a speed card of another player lets this seat go on out of turn."""
    return state.phase is Phase.SPEED and seat in range(state.seats) and seat != opener(state)


def claim(state: LoopsState, seat: Seat, log: Log[LoopsState]) -> LoopsState:
    """Be the first, before choosing what to play."""
    if not may_race(state, seat):
        raise Illegal("LP-11", _why_no_claim(state, seat))
    log.append(Claimed(seat))
    return replace(state, phase=Phase.CLAIMED, turn=seat, raced=True, race_opener=opener(state))


def _why_no_claim(state: LoopsState, seat: Seat) -> Reason:
    match state.phase:
        case _ if seat not in range(state.seats):
            return Reason.NO_WINDOW
        case Phase.SPEED:
            return Reason.OWN_SPEED
        case _ if seat == state.race_opener:
            return Reason.OWN_SPEED
        case Phase.CLAIMED if seat == state.turn:
            return Reason.FIRST_ALREADY
        case Phase.CLAIMED | Phase.TURN if lost_race(state, seat):
            return Reason.LOST_RACE
        case _:
            return Reason.NO_WINDOW


def lost_race(state: LoopsState, seat: Seat) -> bool:
    """Whether a seat had its part in the race that was just won, and another was faster."""
    winner = state.turn if state.phase is Phase.CLAIMED else opener(state)
    return state.raced and seat not in (winner, state.race_opener)


def with_race_won(state: LoopsState, after: LoopsState) -> LoopsState:
    """The position after the card or the pass that ended the race, which is remembered for those who come too late."""
    race_opener = opener(state) if state.phase is Phase.SPEED else state.race_opener
    return replace(after, phase=Phase.TURN, raced=True, race_opener=race_opener)
