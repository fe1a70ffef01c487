"""Who sees what at a LOOPS table, and whether a position can exist at all."""

from __future__ import annotations

import random
from collections import Counter

from msgspec.structs import replace

from core.audit import require
from core.cards import masked, unmasked
from core.game import Seat
from core.loops.box import BOX, CARDS, DECKS, KIND, SEATS, UNSEEN_KIND, Effect
from core.loops.hand import EMPTY, cards_in, hidden, joined
from core.loops.state import LoopsState, Phase

_OPEN_HANDS = frozenset({Phase.ROUND_OVER, Phase.OVER})
_BEFORE_THE_DEAL = frozenset({Phase.LOTS, Phase.DEAL})


def view(state: LoopsState, seat: Seat | None) -> LoopsState:
    """The pile and one's own hand; all hands once the round is counted."""
    if state.phase in _OPEN_HANDS:
        seen = sum(map(cards_in, state.hands), state.pile)
        return replace(state, faces=masked(state.faces, seen))
    hands = [hidden(hand) for hand in state.hands]
    seen = state.pile
    if seat is not None:
        hands[seat] = state.hands[seat]
        seen += cards_in(hands[seat])
    return replace(state, faces=masked(state.faces, seen), hands=tuple(hands))


def determinize(view: LoopsState, rng: random.Random) -> LoopsState:
    """The view with every unseen card drawn at random from those not in sight."""
    faces = unmasked(view.faces, DECKS[len(view.hands)], rng)
    hands = tuple(joined((*hand[:UNSEEN_KIND], ()), hand[UNSEEN_KIND], faces) for hand in view.hands)
    return replace(view, faces=faces, hands=hands)


def audit(state: LoopsState) -> None:
    """Raise `Corrupt` unless the rules could have led here."""
    seats = len(state.hands)
    require(seats in SEATS, "seats")
    deck = DECKS[seats]
    require(Counter(state.faces) == Counter(deck), "faces")
    zones = sum(map(cards_in, state.hands), state.draw + state.pile)
    require(sorted(zones) == list(range(len(deck))), "cards")
    for hand in state.hands:
        kinds = [(card, kind) for kind, group in enumerate(hand) for card in group]
        require(len(hand) == len(EMPTY) and all(KIND[state.faces[card]] == kind for card, kind in kinds), "sorted")
    require(0 <= state.turn < seats and 0 <= state.first < seats, "turn")
    require(state.direction in (1, -1), "direction")
    require(state.altitude == _last_altitude(state), "altitude")
    require(len(state.totals) == seats and all(len(row) == seats for row in state.sheet), "sheet")
    require(min(state.totals) >= 0, "totals")
    require(list(state.totals) == [sum(row[seat] for row in state.sheet) for seat in range(seats)], "totals")
    require((max(state.totals) > BOX.goal) == (state.phase is Phase.OVER), "phase")
    require(state.race_opener is None or (state.raced and state.race_opener in range(seats)), "raced")
    empty_hands = state.hands.count(EMPTY)
    if state.phase in _BEFORE_THE_DEAL:
        require(empty_hands == seats and not state.pile, "hands")
    elif state.phase in _OPEN_HANDS:
        require(empty_hands == 1, "hands")
    else:
        require(empty_hands == 0, "hands")
    match state.phase:
        case Phase.SPEED | Phase.CLAIMED:
            require(_top(state) == Effect.SPEED, "pile")
            require(state.raced == (state.phase is Phase.CLAIMED), "raced")
        case Phase.LOOPING:
            require(_top(state) == Effect.LOOPING, "pile")


def _top(state: LoopsState) -> Effect | None:
    return CARDS[state.faces[state.pile[-1]]].effect if state.pile else None


def _last_altitude(state: LoopsState) -> int:
    altitudes = [CARDS[state.faces[card]].altitude for card in state.pile]
    return next((altitude for altitude in reversed(altitudes) if altitude), 0)
