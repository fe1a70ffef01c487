"""Whether a position could have come from a game, so that a loaded one can be played on."""

from __future__ import annotations

from collections import Counter

from core.audit import require
from core.loops.box import BOX, CARDS, DECKS, KIND, SEATS, Effect
from core.loops.hand import EMPTY, cards_in
from core.loops.state import LoopsState, Phase


def audit(state: LoopsState) -> None:
    """Raise `Corrupt` unless cards are conserved, numbers in range and the phase fits the table."""
    require(state.seats in SEATS, "2 to 8 play")
    _audit_cards(state)
    _audit_turn(state)
    _audit_scores(state)
    _audit_phase(state)


def _audit_cards(state: LoopsState) -> None:
    deck = DECKS[state.seats]
    require(Counter(state.faces) == Counter(deck), "the faces are not those of the box")
    cards = sum(map(cards_in, state.hands), state.draw + state.pile)
    require(sorted(cards) == list(range(len(deck))), "cards are not conserved")
    for hand in state.hands:
        require(len(hand) == len(EMPTY), "a hand has a group for each kind of card")
        for kind, group in enumerate(hand):
            require(all(KIND[state.faces[card]] == kind for card in group), "a hand is not sorted")


def _audit_turn(state: LoopsState) -> None:
    seats = range(state.seats)
    require(state.turn in seats, "the turn is a player's")
    require(state.first in seats, "a player began the round")
    require(state.direction in (1, -1), "play goes to the left or to the right")
    require(state.altitude == _last_altitude(state), "the altitude is not that of the pile")
    if state.race_opener is not None:
        require(state.raced and state.race_opener in seats, "a player opened the race that was won")


def _audit_scores(state: LoopsState) -> None:
    seats = range(state.seats)
    require(len(state.totals) == state.seats, "every seat has a total")
    require(all(len(row) == state.seats for row in state.sheet), "every seat has points in each round")
    require(min(state.totals) >= 0, "no total is below 0")
    require(
        list(state.totals) == [sum(row[seat] for row in state.sheet) for seat in seats],
        "the totals are not those of the sheet",
    )
    require((max(state.totals) > BOX.goal) == (state.phase is Phase.OVER), "a total over the goal ends the game")


def _audit_phase(state: LoopsState) -> None:
    require(state.phase is not Phase.FAULT, "no position rests before the pile of a fault is taken")
    empty_hands = state.hands.count(EMPTY)
    match state.phase:
        case Phase.LOTS | Phase.DEAL:
            require(empty_hands == state.seats and not state.pile, "nobody holds or plays cards before the deal")
        case Phase.ROUND_OVER | Phase.OVER:
            require(empty_hands == 1, "one player has laid all cards when the round is over")
        case _:
            require(empty_hands == 0, "everybody holds cards during the round")
    match state.phase:
        case Phase.SPEED | Phase.CLAIMED:
            require(_effect_on_top(state) is Effect.SPEED, "a race begins with a speed card")
            require(state.raced == (state.phase is Phase.CLAIMED), "a race is won when it is claimed")
        case Phase.LOOPING:
            require(_effect_on_top(state) is Effect.LOOPING, "the plane loops for a looping card")


def _effect_on_top(state: LoopsState) -> Effect | None:
    return CARDS[state.faces[state.pile[-1]]].effect if state.pile else None


def _last_altitude(state: LoopsState) -> int:
    altitudes = [CARDS[state.faces[card]].altitude for card in state.pile]
    return next((altitude for altitude in reversed(altitudes) if altitude), 0)
