"""What a seat knows, and whether a position could have come from a game."""

from __future__ import annotations

from msgspec.structs import replace
from thermals.box import BOX, DECK, SEATS, THERMALS
from thermals.state import Phase, ThermalsState

from core.audit import require
from core.cards import masked
from core.dice import PIPS
from core.game import Seat


def view_of(state: ThermalsState, seat: Seat | None) -> ThermalsState:
    """The position with the deck and the other hands hidden; `None` is a spectator."""
    own = () if seat is None else state.hands[seat]
    return replace(state, faces=masked(state.faces, (*state.discards, *own)))


def audit(state: ThermalsState) -> None:
    """Raise `Corrupt` unless pieces are conserved, numbers in range and the phase fits the table."""
    require(state.seats in SEATS, "2 to 4 play")
    require(len(state.hands) == len(state.heights) == state.seats, "every seat has a hand and a glider")
    require(state.turn in range(state.seats), "the turn is a player's")
    require(min(state.heights) >= 0, "no glider is below the ground")
    require(sorted(state.faces) == sorted(DECK), "the faces are not those of the box")
    cards = [*state.deck, *state.discards, *(card for hand in state.hands for card in hand)]
    require(sorted(cards) == list(range(len(DECK))), "cards are not conserved")
    require(len(state.air) == len(THERMALS), "every thermal has a die")
    require(all(strength in (0, *PIPS) for strength in state.air), "a die shows 1 to 6")
    if state.phase is Phase.SHUFFLING:
        require(len(state.deck) == len(DECK), "nothing is dealt before the shuffle")
        require(not any((*state.heights, *state.air)), "nobody flies before the shuffle")
    else:
        _audit_flight(state)


def _audit_flight(state: ThermalsState) -> None:
    full = all(len(hand) == BOX.hand for hand in state.hands)
    few = not state.deck and max(map(len, state.hands)) <= BOX.hand
    require(full or few, "hands are filled while there are cards")
    require(any(state.hands) == (state.phase is not Phase.OVER), "the game ends with the last card")
    require(state.phase is Phase.OVER or bool(state.hands[state.turn]), "a player on turn has cards")
    require(all(state.air) == (state.phase is Phase.CIRCLING), "dice are thrown before the next turn")
