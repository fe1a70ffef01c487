"""Laying cards: what fits, and what a fault costs (LP-5, LP-7, LP-10, LP-14)."""

from __future__ import annotations

from msgspec.structs import replace

from core.cards import Cards
from core.game import Illegal, Log, Seat, replaced
from core.loops.actions import Play
from core.loops.box import CARDS, Card
from core.loops.events import Faulted, Played
from core.loops.hand import EMPTY, parted
from core.loops.reasons import Reason
from core.loops.rules.passing import out_of_phase, take_pile
from core.loops.rules.racing import lost_race, may_race, with_race_won
from core.loops.rules.round import score_round
from core.loops.rules.specials import EFFECTS
from core.loops.state import PLAYING, RACING, Faults, Hand, LoopsState, Phase, next_seat


def play(state: LoopsState, seat: Seat, action: Play, log: Log[LoopsState]) -> LoopsState:
    """Lay cards from hand, if they fit and it is this seat's turn; a fault is refused or costs the pile."""
    if state.phase not in PLAYING:
        raise out_of_phase(state)
    hand = _hand_without(state, seat, action.cards)
    card = CARDS[state.faces[action.cards[0]]]
    if card.draw or action.target is not None:
        _require_target(state, seat, card, action.target)
    fault = _fault(state, seat, card, action.cards)
    if fault is not None:
        return _punish(state, seat, action.cards, hand, fault, log)
    log.append(Played(seat, action.cards))
    laid = replace(
        state,
        pile=state.pile + action.cards,
        hands=replaced(state.hands, seat, hand),
        altitude=card.altitude or state.altitude,
        turn=next_seat(state, seat),
        raced=False,
        race_opener=None,
    )
    if state.phase in RACING:
        laid = with_race_won(state, laid)
    if card.effect is not None:
        laid = EFFECTS[card.effect](laid, seat, card, action.target, log)
    if hand != EMPTY:
        return laid
    log.pause(laid)
    return score_round(laid, seat, log)


def _hand_without(state: LoopsState, seat: Seat, cards: Cards) -> Hand:
    """What is left of a hand; cards that are not in it are refused."""
    if not 0 <= seat < len(state.hands):
        raise Illegal("LP-5", Reason.NOT_YOUR_TURN)
    if not cards:
        raise Illegal("LP-5", Reason.NO_CARDS)
    hand = parted(state.hands[seat], cards, state.faces)
    if hand is None:
        raise Illegal("LP-5", Reason.NOT_IN_HAND)
    return hand


def _require_target(state: LoopsState, seat: Seat, card: Card, target: Seat | None) -> None:
    """A draw card, and nothing else, names another player (LP-10)."""
    if target is None:
        raise Illegal("LP-10", Reason.NEEDS_TARGET)
    if not card.draw:
        raise Illegal("LP-10", Reason.NO_TARGET)
    if target == seat or target not in range(state.seats):
        raise Illegal("LP-10", Reason.BAD_TARGET)


def _fault(state: LoopsState, seat: Seat, card: Card, cards: Cards) -> Illegal | None:
    """What is wrong with laying one's own cards now; losing a race is refused, but is no fault (LP-11, LP-14)."""
    if seat != state.turn and not may_race(state, seat):
        if lost_race(state, seat):
            raise Illegal("LP-11", Reason.LOST_RACE)
        return Illegal("LP-5", Reason.NOT_YOUR_TURN)
    if card.effect is None and not _fits(state, card.altitude):
        reason = Reason.TOO_LOW if state.climbing else Reason.TOO_HIGH
        return Illegal("LP-5", reason, card=card.altitude, altitude=state.altitude)
    if len(cards) > 1:
        if card.effect is not None:
            return Illegal("LP-5", Reason.SPECIAL_ALONE)
        if len({state.faces[each] for each in cards}) > 1:
            return Illegal("LP-5", Reason.MIXED)
    return None


def _fits(state: LoopsState, altitude: int) -> bool:
    """Climbing, the altitude must rise or stay equal; diving, it must fall or stay equal (LP-2, LP-7)."""
    if not state.altitude:
        return True
    return altitude >= state.altitude if state.climbing else altitude <= state.altitude


def _punish(
    state: LoopsState, seat: Seat, cards: Cards, left: Hand, fault: Illegal, log: Log[LoopsState]
) -> LoopsState:
    """As printed, the cards return to hand and their player takes the pile; out of turn, the others go on (LP-14)."""
    own_turn = seat == state.turn
    # With no pile to take, a fault on one's own turn would be the pass that LP-6 forbids.
    if state.options.faults is Faults.REFUSED or (own_turn and not state.pile):
        raise fault
    log.append(Faulted(seat, cards, fault.rule))
    shown = replaced(state.hands, seat, left)
    log.pause(replace(state, phase=Phase.FAULT, turn=seat, pile=state.pile + cards, hands=shown))
    return take_pile(state, seat, next_seat(state, seat) if own_turn else state.turn, log)
