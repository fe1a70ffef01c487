"""What a seat sees of a position, and full positions that look the same to it."""

from __future__ import annotations

import random
from itertools import chain

from msgspec.structs import replace

from core.cards import masked, unmasked
from core.game import Seat
from core.lucky_loop.box import DECK_CARDS, DECK_FACES
from core.lucky_loop.state import LuckyLoopState


def view(state: LuckyLoopState, seat: Seat | None) -> LuckyLoopState:
    """The position with the decks and all hands but the seat's own turned over."""
    own = (hand for owner, hand in enumerate(state.hands) if owner == seat)
    seen = chain.from_iterable(chain(state.discards, state.sides, state.free, own))
    return replace(state, faces=masked(state.faces, seen))


def determinize(view: LuckyLoopState, rng: random.Random) -> LuckyLoopState:
    """The position with the unseen cards of each deck dealt out at random; the backs are public."""
    faces = view.faces
    for cards, deck in zip(DECK_CARDS, DECK_FACES, strict=True):
        faces = unmasked(faces, deck, rng, cards)
    return replace(view, faces=faces)
