"""What a seat knows, and a full position that fits what it knows."""

from __future__ import annotations

import random
from itertools import chain

from msgspec.structs import replace

from core.cards import masked, unmasked
from core.game import Seat
from core.lucky_loop.box import DECK_CARDS, DECK_FACES
from core.lucky_loop.state import LuckyLoopState


def view_of(state: LuckyLoopState, seat: Seat | None) -> LuckyLoopState:
    """The position with the decks and all hands but the seat's own hidden; `None` is a spectator."""
    own = (hand for owner, hand in enumerate(state.hands) if owner == seat)
    seen = chain.from_iterable(chain(state.discards, state.sides, state.free, own))
    return replace(state, faces=masked(state.faces, seen))


def determinized(view: LuckyLoopState, rng: random.Random) -> LuckyLoopState:
    """Deal the unseen faces of each deck at random; the backs are public."""
    faces = view.faces
    for cards, deck in zip(DECK_CARDS, DECK_FACES, strict=True):
        faces = unmasked(faces, deck, rng, cards)
    return replace(view, faces=faces)
