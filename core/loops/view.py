"""What a seat knows, and a full position that fits what it knows."""

from __future__ import annotations

import random

from msgspec.structs import replace

from core.cards import masked, unmasked
from core.game import Seat
from core.loops.box import DECKS, UNSEEN_KIND
from core.loops.hand import cards_in, hidden, joined
from core.loops.state import COUNTED, LoopsState


def view_of(state: LoopsState, seat: Seat | None) -> LoopsState:
    """The position as a seat sees it: the pile and its own hand, and all hands once the round is counted."""
    if state.phase in COUNTED:
        seen = sum(map(cards_in, state.hands), state.pile)
        return replace(state, faces=masked(state.faces, seen))
    hands = [hidden(hand) for hand in state.hands]
    seen = state.pile
    if seat is not None:
        hands[seat] = state.hands[seat]
        seen += cards_in(hands[seat])
    return replace(state, faces=masked(state.faces, seen), hands=tuple(hands))


def determinized(view: LoopsState, rng: random.Random) -> LoopsState:
    """The view with every unseen card drawn at random from those out of sight."""
    faces = unmasked(view.faces, DECKS[view.seats], rng)
    hands = tuple(joined((*hand[:UNSEEN_KIND], ()), hand[UNSEEN_KIND], faces) for hand in view.hands)
    return replace(view, faces=faces, hands=hands)
