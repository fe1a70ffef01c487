"""Turning over the cards of a trick, one after the other."""

from __future__ import annotations

from msgspec.structs import replace

from core.game import Seat, replaced
from core.jump.events import Revealed, Void, Voided
from core.jump.state import JumpLog, JumpState


def reveal(state: JumpState, seat: Seat, log: JumpLog) -> JumpState:
    """Turn a seat's card over; it leaves the hand and lies on the table."""
    card = state.picks[seat]
    assert card is not None
    log.append(Revealed(seat, card))
    hand = tuple([held for held in state.hands[seat] if held != card])
    return replace(state, hands=replaced(state.hands, seat, hand), revealed=(*state.revealed, seat))


def turn_over(state: JumpState, seat: Seat, log: JumpLog) -> JumpState:
    """Turn a seat's card over, and let people see it before it is carried out."""
    state = reveal(state, seat, log)
    log.pause(state)
    return state


def voided(state: JumpState, seat: Seat, why: Void, log: JumpLog) -> JumpState:
    """The card of the seat on turn has no effect."""
    card = state.picks[seat]
    assert card is not None
    log.append(Voided(seat, card, why))
    return done(state, log)


def done(state: JumpState, log: JumpLog) -> JumpState:
    """The card on turn has had its effect: let people see that before the next one is revealed."""
    log.pause(state)
    return passed(state)


def passed(state: JumpState) -> JumpState:
    """The seat on turn has had its turn."""
    return replace(state, turn=state.turn + 1)
