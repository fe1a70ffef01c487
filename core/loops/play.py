"""Laying cards: what fits, what specials do, and what a fault costs (LP-5 to LP-12, LP-14)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from core.cards import Cards
from core.game import Event, Illegal, Seat, Step, replaced
from core.loops.deck import FIRST_DRAW, FITTING_KINDS, KIND, KINDS, UNSEEN_KIND, Card, Effect
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

_TURN, _SPEED = Phase.TURN, Phase.SPEED
_PLAYING = (Phase.TURN, Phase.SPEED, Phase.CLAIMED)


def play(state: LoopsState, seat: Seat, action: Play) -> Step[LoopsState]:
    """Lay the cards, if it is this seat's turn and they fit."""
    cards, hands, faces = action.cards, state.hands, state.faces
    if state.phase not in _PLAYING:
        raise out_of_phase(state)
    if not 0 <= seat < len(hands):
        raise Illegal("LP-5", Reason.NOT_YOUR_TURN)
    kind = KIND[faces[cards[0]]] if cards and 0 <= cards[0] < len(faces) else UNSEEN_KIND
    hand = list(hands[seat])
    group, size = hand[kind], len(cards)
    # Equal cards are interchangeable, so nearly always the first of a group are played.
    if not cards or group[:size] != cards:
        _require_in_hand(cards, hands[seat])
        group = tuple(sorted(group, key=cards.__contains__, reverse=True))
    if kind >= FIRST_DRAW or action.target is not None:
        _require_target(state, seat, KINDS[kind], action.target)
    if fault := _fault(state, seat, kind, cards, group):
        return _punished(state, seat, cards, fault)
    hand[kind] = group[size:]
    card = KINDS[kind]
    laid = replace(
        state,
        phase=_TURN,
        pile=state.pile + cards,
        hands=(*hands[:seat], tuple(hand), *hands[seat + 1 :]),
        altitude=card.altitude or state.altitude,
        turn=(seat + state.direction) % len(hands),
        raced=state.phase is not _TURN,
    )
    events: tuple[Event, ...] = (Played(seat, cards),)
    goes_on = any(hand)
    # LP-12: the last card takes effect, but speed does not reopen.
    if card.effect is not None and (goes_on or card.effect is not Effect.SPEED):
        changes, effect = _EFFECTS[card.effect](laid, seat, action.target, card)
        laid = replace(laid, **changes)
        events += effect
    if goes_on:
        return Step(laid, events)
    over, scored = score_round(laid, seat)
    return Step(over, events + scored)


def next_seat(state: LoopsState, seat: Seat) -> Seat:
    """Who plays after `seat` in the present direction (LP-2)."""
    return (seat + state.direction) % len(state.hands)


def opener(state: LoopsState) -> Seat:
    """Who played last, and so opened the speed window if there is one."""
    return (state.turn - state.direction) % len(state.hands)


def take_pile(state: LoopsState, seat: Seat, turn: Seat) -> LoopsState:
    """`seat` takes the whole pile and `turn` starts a new one; the conditions stay (LP-6)."""
    return replace(
        state,
        phase=_TURN,
        pile=(),
        hands=replaced(state.hands, seat, joined(state.hands[seat], state.pile, state.faces)),
        altitude=0,
        turn=turn,
        raced=state.phase is not _TURN,
    )


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


def out_of_phase(state: LoopsState) -> Illegal:
    """Why no card can be laid where nobody is to play."""
    match state.phase:
        case Phase.OVER:
            return Illegal("LP-13", Reason.GAME_OVER)
        case Phase.ROUND_OVER:
            return Illegal("LP-12", Reason.ROUND_OVER)
        case _:
            return Illegal("LP-4", Reason.CHANCE_FIRST)


Effects = tuple[dict[str, Any], tuple[Event, ...]]
"""What a special card changes once it lies on the pile, and what is told of it."""


def _change_attitude(laid: LoopsState, seat: Seat, target: Seat | None, card: Card) -> Effects:
    """Climb becomes dive, and dive climb (LP-8)."""
    climbing = not laid.climbing
    return {"climbing": climbing}, (AttitudeChanged(climbing),)


def _change_direction(laid: LoopsState, seat: Seat, target: Seat | None, card: Card) -> Effects:
    """The turn order reverses (LP-8)."""
    direction = -laid.direction
    turn = (seat + direction) % len(laid.hands)
    return {"direction": direction, "turn": turn}, (DirectionChanged(direction),)


def _make_draw(laid: LoopsState, seat: Seat, target: Seat | None, card: Card) -> Effects:
    """The target draws from the top, fewer where the draw pile runs out (LP-10)."""
    assert target is not None
    drawn = laid.draw[: -card.draw - 1 : -1]
    hands = replaced(laid.hands, target, joined(laid.hands[target], drawn, laid.faces))
    return {"draw": laid.draw[: -card.draw], "hands": hands}, (Drew(target, drawn),)


def _open_window(laid: LoopsState, seat: Seat, target: Seat | None, card: Card) -> Effects:
    """Anyone else may play the next card (LP-11)."""
    return {"phase": _SPEED, "raced": False}, (SpeedOpened(seat),)


def _begin_looping(laid: LoopsState, seat: Seat, target: Seat | None, card: Card) -> Effects:
    """Nature is to shuffle the pile into the draw pile (LP-9)."""
    return {"phase": Phase.LOOPING}, ()


_EFFECTS: dict[Effect, Callable[[LoopsState, Seat, Seat | None, Card], Effects]] = {
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
