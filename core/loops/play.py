"""Laying cards: what fits, what specials do, and what a fault costs (LP-5 to LP-12, LP-14)."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from core.cards import Cards
from core.game import Action, Event, Illegal, Seat, Step
from core.loops.deck import FIRST_DRAW, FIRST_SPECIAL, FITTING_KINDS, KIND, KINDS, UNSEEN_KIND, Card, Effect
from core.loops.hand import cards_in, joined
from core.loops.reasons import Reason
from core.loops.round import score_round
from core.loops.state import (
    AttitudeChanged,
    DirectionChanged,
    Drew,
    Faulted,
    Faults,
    Hand,
    LoopsState,
    Phase,
    PileTaken,
    Play,
    Played,
    SpeedOpened,
)
from core.loops.turn import next_seat, opener, otherwise, out_of_phase, take_pile

# Reading a member off its enum is slow, so the hot ones have names of their own.
_TURN, _SPEED, _SPEED_CARD = Phase.TURN, Phase.SPEED, Effect.SPEED
_PLAYING = (Phase.TURN, Phase.SPEED, Phase.CLAIMED)


def apply(state: LoopsState, seat: Seat, action: Action) -> Step[LoopsState]:
    """Lay the cards, if it is this seat's turn and they fit; whatever else is done is `otherwise`."""
    # Simulations spend most of their time here, so what is nearly always so is asked first.
    if type(action) is not Play:
        return otherwise(state, seat, action)
    plain = seat == state.turn and state.phase is _TURN
    if not plain:
        _require_player(state, seat)
    cards, hand = action.cards, list(state.hands[seat])
    size = len(cards)
    try:
        kind = KIND[state.faces[cards[0]]]
    except IndexError:
        kind = UNSEEN_KIND
    group = hand[kind]
    # Equal cards are interchangeable, so it is nearly always the first of a group that are played.
    if not cards or group[:size] != cards:
        _require_in_hand(cards, state.hands[seat])
        group = tuple(sorted(group, key=cards.__contains__, reverse=True))
        plain = False
    if kind >= FIRST_DRAW or action.target is not None:
        _require_target(state, seat, KINDS[kind], action.target)
    fits = kind in FITTING_KINDS[state.climbing][state.altitude] and (size == 1 or kind < FIRST_SPECIAL)
    if not (plain and fits):
        fault = _fault(state, seat, kind, cards, group)
        if fault:
            return _punished(state, seat, cards, fault)
    hand[kind] = left = group[size:]
    card, goes_on = KINDS[kind], bool(left) or any(hand)
    hands = list(state.hands)
    hands[seat] = tuple(hand)
    laid = replace(
        state,
        phase=_TURN,
        pile=state.pile + cards,
        hands=tuple(hands),
        altitude=card.altitude or state.altitude,
        turn=(seat + state.direction) % len(hands),
        raced=state.phase is not _TURN,
    )
    events: tuple[Event, ...] = (Played(seat, cards),)
    # LP-12: the last card takes effect, but speed does not reopen.
    if card.effect is not None and (goes_on or card.effect is not _SPEED_CARD):
        laid, told = _EFFECTS[card.effect](laid, seat, action.target, card)
        events += told
    if goes_on:
        return Step(laid, events)
    over, scored = score_round(laid, seat)
    return Step(over, events + scored)


def _require_player(state: LoopsState, seat: Seat) -> None:
    """Refuse cards where nobody is to play, or from nobody at the table."""
    if state.phase not in _PLAYING:
        raise out_of_phase(state)
    if not 0 <= seat < len(state.hands):
        raise Illegal("LP-5", Reason.NOT_YOUR_TURN)


def _require_in_hand(cards: Cards, hand: Hand) -> None:
    """Refuse cards that the player doesn't hold, or names twice."""
    if not cards:
        raise Illegal("LP-5", Reason.NO_CARDS)
    if len(set(cards)) != len(cards) or not set(cards).issubset(cards_in(hand)):
        raise Illegal("LP-5", Reason.NOT_IN_HAND)


def _fault(state: LoopsState, seat: Seat, kind: int, cards: Cards, group: Cards) -> Illegal | None:
    """What is wrong with laying one's own cards now: refused, or punished where the table plays so (LP-14)."""
    if seat != state.turn and (state.phase is not _SPEED or seat == opener(state)):
        if state.raced and (state.phase is Phase.CLAIMED or seat != opener(state)):
            raise Illegal("LP-11", Reason.LOST_RACE)
        return Illegal("LP-5", Reason.NOT_YOUR_TURN)
    if kind not in FITTING_KINDS[state.climbing][state.altitude]:
        reason = Reason.TOO_LOW if state.climbing else Reason.TOO_HIGH
        return Illegal("LP-5", reason, card=KINDS[kind].altitude, altitude=state.altitude)
    if len(cards) > 1:
        if KINDS[kind].effect:
            return Illegal("LP-5", Reason.SPECIAL_ALONE)
        if not set(cards).issubset(group):
            return Illegal("LP-5", Reason.MIXED)
    return None


def _require_target(state: LoopsState, seat: Seat, card: Card, target: Seat | None) -> None:
    """A draw card, and nothing else, names another player (LP-10)."""
    if target is None:
        raise Illegal("LP-10", Reason.NEEDS_TARGET)
    if not card.draw:
        raise Illegal("LP-10", Reason.NO_TARGET)
    if target == seat or not 0 <= target < len(state.hands):
        raise Illegal("LP-10", Reason.BAD_TARGET)


Effected = tuple[LoopsState, tuple[Event, ...]]
"""The position after a special card took effect, and what is told of it."""


def _change_attitude(laid: LoopsState, seat: Seat, target: Seat | None, card: Card) -> Effected:
    """Climb becomes dive, and dive climb (LP-8)."""
    climbing = not laid.climbing
    return replace(laid, climbing=climbing), (AttitudeChanged(climbing),)


def _change_direction(laid: LoopsState, seat: Seat, target: Seat | None, card: Card) -> Effected:
    """The turn order reverses (LP-8)."""
    direction = -laid.direction
    turn = (seat + direction) % len(laid.hands)
    return replace(laid, direction=direction, turn=turn), (DirectionChanged(direction),)


def _make_draw(laid: LoopsState, seat: Seat, target: Seat | None, card: Card) -> Effected:
    """The target draws from the top, fewer where the draw pile runs out (LP-10)."""
    assert target is not None
    drawn, hands = laid.draw[: -card.draw - 1 : -1], list(laid.hands)
    hands[target] = joined(hands[target], drawn, laid.faces)
    return replace(laid, draw=laid.draw[: -card.draw], hands=tuple(hands)), (Drew(target, drawn),)


def _open_window(laid: LoopsState, seat: Seat, target: Seat | None, card: Card) -> Effected:
    """Anyone else may play the next card (LP-11)."""
    return replace(laid, phase=_SPEED, raced=False), (SpeedOpened(seat),)


def _begin_looping(laid: LoopsState, seat: Seat, target: Seat | None, card: Card) -> Effected:
    """Nature is to shuffle the pile into the draw pile (LP-9)."""
    return replace(laid, phase=Phase.LOOPING), ()


_EFFECTS: dict[Effect, Callable[[LoopsState, Seat, Seat | None, Card], Effected]] = {
    Effect.ATTITUDE: _change_attitude,
    Effect.DIRECTION: _change_direction,
    Effect.DRAW: _make_draw,
    Effect.SPEED: _open_window,
    Effect.LOOPING: _begin_looping,
}


def _punished(state: LoopsState, seat: Seat, cards: Cards, illegal: Illegal) -> Step[LoopsState]:
    own_turn = seat == state.turn
    # With no pile to take, a fault on one's own turn would be the pass that LP-6 forbids.
    if state.options.faults is Faults.REFUSED or (own_turn and not state.pile):
        raise illegal
    turn = next_seat(state, seat) if own_turn else state.turn
    events = (Faulted(seat, cards, illegal.rule), PileTaken(seat, state.pile))
    return Step(take_pile(state, seat, turn), events)
