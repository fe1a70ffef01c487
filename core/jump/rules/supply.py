"""The deck: shuffling it, drawing from it, and making a new one of the discards."""

from __future__ import annotations

from msgspec.structs import replace

from core.cards import Shuffled, with_shuffled
from core.jump.box import HAND
from core.jump.events import Dealt, DeckShuffled
from core.jump.state import JumpLog, JumpState, Phase, Refill, clockwise, nobody_aboard


def shuffle(state: JumpState, outcome: Shuffled, log: JumpLog) -> JumpState:
    """Make a deck of all that is neither in hand nor on the table, and go on drawing."""
    cards = tuple(sorted(state.deck + state.discards))
    faces = with_shuffled(state.faces, cards, outcome, "J-5")
    log.append(DeckShuffled(len(cards)))
    return _draw(replace(state, faces=faces, deck=cards, discards=()), log)


def refill_dry(state: JumpState, log: JumpLog) -> JumpState:
    """After a trick: whoever has only the jump card left draws a new hand, if the table plays so (J-16)."""
    if state.options.refill is Refill.WHEN_DRY:
        # Without a card of the deck there is the jump card only, which never leaves its owner.
        owed = tuple([HAND if len(hand) == 1 else 0 for hand in state.hands])
        if any(owed):
            return _draw(replace(state, owed=owed), log)
    return replace(state, phase=Phase.PICKING)


def refill_all(state: JumpState, log: JumpLog) -> JumpState:
    """Between sessions: everyone fills their hand, the jump card included (J-20)."""
    return _draw(replace(state, owed=tuple([HAND + 1 - len(hand) for hand in state.hands])), log)


def _draw(state: JumpState, log: JumpLog) -> JumpState:
    """Hand out what is owed; where the deck runs dry, nature has to shuffle before the rest is drawn."""
    deck, hands, owed = state.deck, list(state.hands), list(state.owed)
    for seat in clockwise(state):
        drawn, deck = deck[: owed[seat]], deck[owed[seat] :]
        if drawn:
            hands[seat] += drawn
            owed[seat] -= len(drawn)
            log.append(Dealt(seat, drawn))
    drawn_up = Phase.SEATING if nobody_aboard(state) else Phase.PICKING
    phase = Phase.SHUFFLING if any(owed) else drawn_up
    return replace(state, phase=phase, deck=deck, hands=tuple(hands), owed=tuple(owed))
