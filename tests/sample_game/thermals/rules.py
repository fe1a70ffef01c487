"""What the actions do, and the refusal of those that are not asked for."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace
from thermals.actions import Circle, Circled, Drawn, GameEnded, Reason, Thrown
from thermals.box import BOX, THERMALS
from thermals.state import Phase, ThermalsState, climb, lift

from core.cards import Shuffled, with_shuffled, without
from core.dice import Rolled, require_roll
from core.game import NATURE, NOBODY, ONLY_NATURE, Action, Event, Illegal, Seat, clockwise, leaders, replaced

_DUE: Final[dict[Phase, tuple[type[Action], str]]] = {
    Phase.SHUFFLING: (Shuffled, "TH-2"),
    Phase.THROWING: (Rolled, "TH-7"),
    Phase.CIRCLING: (Circle, "TH-3"),
}
"""What each phase asks for, and the rule that says so."""


def to_act(state: ThermalsState) -> frozenset[Seat]:
    """Whom the table waits for."""
    match state.phase:
        case Phase.CIRCLING:
            return frozenset({state.turn})
        case Phase.OVER:
            return NOBODY
    return ONLY_NATURE


def require_turn(state: ThermalsState, seat: Seat, action: Action) -> None:
    """Refuse everybody who does not act now, and everything that is not asked for."""
    if state.phase is Phase.OVER:
        raise Illegal("TH-8", Reason.GAME_OVER)
    due, rule = _DUE[state.phase]
    actors = to_act(state)
    if seat not in actors:
        raise Illegal(rule, Reason.CHANCE_FIRST if actors == ONLY_NATURE else Reason.NOT_YOUR_TURN)
    if type(action) is not due:
        raise Illegal(rule, Reason.CHANCE_FIRST if seat == NATURE else Reason.LAY_A_CARD)


def deal(state: ThermalsState, outcome: Shuffled, log: list[Event]) -> ThermalsState:
    """Shuffle the cards and give everyone a hand (TH-2)."""
    dealt = replace(state, phase=Phase.THROWING, faces=with_shuffled(state.faces, state.deck, outcome, "TH-2"))
    for seat in range(state.seats):
        dealt = _drawn(dealt, seat, BOX.hand, log)
    return dealt


def throw(state: ThermalsState, outcome: Rolled, log: list[Event]) -> ThermalsState:
    """Throw all the dice before the first turn (TH-2), and the one of the thermal that was used after each (TH-7)."""
    thrown = to_throw(state)
    require_roll(outcome, len(thrown), "TH-7")
    log.append(Thrown(thrown))
    strengths = iter(outcome.values)
    return replace(state, phase=Phase.CIRCLING, air=tuple([strength or next(strengths) for strength in state.air]))


def to_throw(state: ThermalsState) -> tuple[int, ...]:
    """The thermals whose dice are to be thrown."""
    return tuple(thermal for thermal, strength in enumerate(state.air) if not strength)


def circle(state: ThermalsState, seat: Seat, action: Circle, log: list[Event]) -> ThermalsState:
    """Climb as far as the card carries (TH-3 to TH-6), draw a card, and pass the turn on (TH-7)."""
    card, thermal = action.card, action.thermal
    if card not in state.hands[seat]:
        raise Illegal("TH-3", Reason.NOT_IN_HAND)
    if thermal not in THERMALS:
        raise Illegal("TH-1", Reason.NO_SUCH_THERMAL, thermals=len(THERMALS))
    climbed = climb(lift(state, card), state.air[thermal])
    log.append(Circled(seat, card, thermal, climbed))
    laid = replace(
        state,
        phase=Phase.THROWING,
        hands=replaced(state.hands, seat, without(state.hands[seat], [card])),
        heights=replaced(state.heights, seat, state.heights[seat] + climbed),
        air=replaced(state.air, thermal, 0),
        discards=(*state.discards, card),
    )
    return _passed_on(_drawn(laid, seat, 1, log), log)


def _drawn(state: ThermalsState, seat: Seat, count: int, log: list[Event]) -> ThermalsState:
    cards = state.deck[:count]
    if cards:
        log.append(Drawn(seat, cards))
    return replace(state, deck=state.deck[count:], hands=replaced(state.hands, seat, state.hands[seat] + cards))


def _passed_on(state: ThermalsState, log: list[Event]) -> ThermalsState:
    """Let the next player with cards to the left have the turn; without one, the game is over (TH-8)."""
    for seat in clockwise((state.turn + 1) % state.seats, state.seats):
        if state.hands[seat]:
            return replace(state, turn=seat)
    log.append(GameEnded(leaders(state.heights)))
    return replace(state, phase=Phase.OVER)
