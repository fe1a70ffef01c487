"""What a seat knows, and a full position that fits what it knows."""

from __future__ import annotations

import random

from msgspec.structs import replace

from core.cards import FACE_DOWN, masked, unmasked
from core.game import Seat
from core.jump.box import REST, Card
from core.jump.state import JumpState, face_down, pick_face


def view_of(state: JumpState, seat: Seat | None) -> JumpState:
    """The position with the deck, other hands and other face-down picks hidden; `None` is a spectator."""
    seen = [*range(state.seats), *state.discards]  # the jump cards and the pile
    seen += [card for other in state.revealed if (card := state.picks[other]) is not None]
    if seat is not None:
        seen += state.hands[seat]
    picks = tuple(
        [FACE_DOWN if other != seat and face_down(state, other) else pick for other, pick in enumerate(state.picks)]
    )
    return replace(state, faces=masked(state.faces, seen), picks=picks)


def determinized(view: JumpState, rng: random.Random) -> JumpState:
    """Deal the unseen faces at random and let every hidden pick be a card of its owner's hand."""
    faces = unmasked(view.faces, REST, rng, among=range(view.seats, len(view.faces)))
    # A forbidden shows itself with the first jump, so after one no hidden card can be a forbidden.
    jumped = any(pick_face(view, seat) == Card.JUMP for seat in view.revealed)
    picks = list(view.picks)
    for seat, pick in enumerate(picks):
        if pick == FACE_DOWN:
            hand = view.hands[seat]
            picks[seat] = rng.choice([card for card in hand if not (jumped and faces[card] == Card.FORBIDDEN)])
    return replace(view, faces=faces, picks=tuple(picks))
