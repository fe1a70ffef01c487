"""How everybody stands in any position, and once it is decided what is drawn, but not yet seen."""

from __future__ import annotations

from msgspec.structs import replace

from core.game import replaced
from core.lucky_loop.review.draws import decks_of, drawn
from core.lucky_loop.review.expected import Expected, expected_of_hands, surely
from core.lucky_loop.review.flights import flown
from core.lucky_loop.review.hands import DrawnHands
from core.lucky_loop.review.lineup import even, everybody, lineup_after, lineup_of
from core.lucky_loop.state import Edition, LuckyLoopState, Phase


def expected_in(state: LuckyLoopState) -> Expected:
    """What everybody can expect in a position, be it a whole one or as a seat sees it."""
    match state.phase:
        case Phase.LOT:
            return surely(even(state.seats))
        case Phase.OVER:
            return surely(everybody(lineup_of(state, None)))
        case Phase.CHOOSE | Phase.HIGHLIGHT:
            return surely(everybody(lineup_of(state, state.turn)))
        case Phase.DISCARD:
            return surely(everybody(lineup_after(state, state.turn)))
        case Phase.REFILL | Phase.EXCHANGE:
            return expected_of_draws(state)
        case _:
            flight = flown(state)
            return flight.expected(flight.outlook(state))


def expected_of_draws(state: LuckyLoopState, deck: int | None = None) -> Expected:
    """What everybody can expect while somebody draws, the next card from this deck if it is decided."""
    seat, count = state.turn, state.to_draw
    lineup = lineup_after(_paid(state), seat)
    if not lineup.has_a_turn(seat):
        return surely(everybody(lineup))
    hand = [state.faces[card] for card in state.hands[seat]]
    hands = DrawnHands(state, drawn(hand, count, decks_of(state), deck))
    return expected_of_hands(lineup, seat, hands.edges(state.scores[seat], state.tokens[seat]), count)


def _paid(state: LuckyLoopState) -> LuckyLoopState:
    """With the points that the cards of an exchange are going to cost (LL-25)."""
    seat = state.turn
    dear = state.phase is Phase.EXCHANGE and state.options.edition is Edition.B and state.in_final_phase(seat)
    if not dear:
        return state
    return replace(state, totals=replaced(state.totals, seat, max(state.totals[seat] - state.to_draw, 0)))
