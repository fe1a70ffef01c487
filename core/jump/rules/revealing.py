"""Turning over the cards of a trick, one after the other."""

from __future__ import annotations

from msgspec.structs import replace

from core.game import Event, Seat, replaced
from core.jump.events import Revealed, Void, Voided
from core.jump.state import JumpState, Phase


def reveal(state: JumpState, seat: Seat, log: list[Event]) -> JumpState:
    """Turn a seat's card over; it leaves the hand and lies on the table."""
    card = state.picks[seat]
    assert card is not None
    log.append(Revealed(seat, card))
    hand = tuple([held for held in state.hands[seat] if held != card])
    return replace(state, hands=replaced(state.hands, seat, hand), revealed=(*state.revealed, seat))


def voided(state: JumpState, seat: Seat, why: Void, log: list[Event]) -> JumpState:
    """The card of the seat on turn has no effect."""
    card = state.picks[seat]
    assert card is not None
    log.append(Voided(seat, card, why))
    return passed(state)


def passed(state: JumpState) -> JumpState:
    """The seat on turn is done; the next card is to be revealed."""
    return replace(state, phase=Phase.REVEALING, turn=state.turn + 1)
