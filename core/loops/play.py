"""Laying cards: what fits, what specials do, and what a fault costs (LP-5 to LP-12, LP-14)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from core.cards import Cards, without
from core.game import Event, Illegal, Seat, Step, replaced
from core.loops.deck import CARDS, FIRST_DRAW, FITTING_KINDS, KIND, KINDS, UNSEEN_KIND, Card, Effect
from core.loops.hand import EMPTY, cards_in, joined
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
    cards = action.cards
    try:
        kind, group = _taken_from_hand(state, seat, action)
    except _Fault as fault:
        return _faulted(state, seat, cards, fault.illegal)
    hands = state.hands
    hand = hands[seat]
    hand = hand[:kind] + (group,) + hand[kind + 1 :]  # noqa: RUF005 (concatenation is the faster)
    card = KINDS[kind]
    changes = {
        "phase": _TURN,
        "pile": state.pile + cards,
        "hands": hands[:seat] + (hand,) + hands[seat + 1 :],  # noqa: RUF005
        "turn": (seat + state.direction) % len(hands),
        "raced": state.phase is _SPEED,
    }
    events: tuple[Event, ...] = (Played(seat, cards),)
    if card.effect is None:
        changes["altitude"] = card.altitude
    else:
        events += _EFFECTS[card.effect](state, seat, action, changes)
    laid = replace(state, **changes)
    if group or hand != EMPTY:
        return Step(laid, events)
    # LP-12: the last card has taken effect, and speed does not reopen.
    over, scored = score_round(laid, seat)
    return Step(over, events + scored)


def next_seat(state: LoopsState, seat: Seat) -> Seat:
    """Who plays after `seat` in the present direction (LP-2)."""
    return (seat + state.direction) % len(state.hands)


def opener(state: LoopsState) -> Seat:
    """Who opened the speed window."""
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
        raced=False,
    )


class _Fault(Exception):
    """A play with one's own cards that breaks a rule: refused, or punished where the table plays so (LP-14)."""

    def __init__(self, illegal: Illegal) -> None:
        self.illegal = illegal


def _taken_from_hand(state: LoopsState, seat: Seat, action: Play) -> tuple[int, Cards]:
    """The kind of the cards played and what is left of their group, if they may be played now."""
    phase = state.phase
    if phase not in _PLAYING:
        raise out_of_phase(state)
    if not 0 <= seat < len(state.hands):
        raise Illegal("LP-5", Reason.NOT_YOUR_TURN)
    kind, group = _group_without(state, state.hands[seat], action.cards)
    if action.target is not None or kind >= FIRST_DRAW:
        _require_target(state, seat, KINDS[kind], action.target)
    if seat != state.turn and (phase is not _SPEED or seat == opener(state)):
        if state.raced:
            raise Illegal("LP-11", Reason.LOST_RACE)
        raise _Fault(Illegal("LP-5", Reason.NOT_YOUR_TURN))
    if kind not in FITTING_KINDS[state.climbing][state.altitude]:
        reason = Reason.TOO_LOW if state.climbing else Reason.TOO_HIGH
        raise _Fault(Illegal("LP-5", reason, card=KINDS[kind].altitude, altitude=state.altitude))
    if len(action.cards) > 1 and KINDS[kind].effect:
        raise _Fault(Illegal("LP-5", Reason.SPECIAL_ALONE))
    return kind, group


def _group_without(state: LoopsState, hand: Hand, cards: Cards) -> tuple[int, Cards]:
    """The kind of the cards played, and what is left of their group in hand."""
    if not cards:
        raise Illegal("LP-5", Reason.NO_CARDS)
    first = cards[0]
    kind = KIND[state.faces[first]] if 0 <= first < len(state.faces) else UNSEEN_KIND
    group = hand[kind]
    # Equal cards are interchangeable, so nearly always the first of a group are played.
    if group[: len(cards)] == cards:
        return kind, group[len(cards) :]
    chosen = frozenset(cards)
    if len(chosen) != len(cards) or not chosen.issubset(cards_in(hand)):
        raise Illegal("LP-5", Reason.NOT_IN_HAND)
    if not chosen.issubset(group):
        raise _Fault(Illegal("LP-5", Reason.MIXED))
    return kind, without(group, chosen)


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


def _change_attitude(state: LoopsState, seat: Seat, action: Play, changes: dict[str, Any]) -> tuple[Event, ...]:
    """Climb becomes dive, and dive climb (LP-8)."""
    changes["climbing"] = not state.climbing
    return (AttitudeChanged(not state.climbing),)


def _change_direction(state: LoopsState, seat: Seat, action: Play, changes: dict[str, Any]) -> tuple[Event, ...]:
    """The turn order reverses (LP-8)."""
    direction = -state.direction
    changes.update(direction=direction, turn=(seat + direction) % len(state.hands))
    return (DirectionChanged(direction),)


def _make_draw(state: LoopsState, seat: Seat, action: Play, changes: dict[str, Any]) -> tuple[Event, ...]:
    """The target draws from the top, fewer where the draw pile runs out (LP-10)."""
    target, count = action.target, CARDS[state.faces[action.cards[0]]].draw
    assert target is not None
    drawn = state.draw[: -count - 1 : -1]
    hands = changes["hands"]
    changes["draw"] = state.draw[:-count]
    changes["hands"] = replaced(hands, target, joined(hands[target], drawn, state.faces))
    return (Drew(target, drawn),)


def _open_window(state: LoopsState, seat: Seat, action: Play, changes: dict[str, Any]) -> tuple[Event, ...]:
    """Anyone else may play the next card (LP-11)."""
    changes.update(phase=_SPEED, raced=False)
    return (SpeedOpened(seat),)


def _begin_looping(state: LoopsState, seat: Seat, action: Play, changes: dict[str, Any]) -> tuple[Event, ...]:
    """Nature is to shuffle the pile into the draw pile (LP-9)."""
    changes["phase"] = Phase.LOOPING
    return ()


_EFFECTS: dict[Effect, Callable[[LoopsState, Seat, Play, dict[str, Any]], tuple[Event, ...]]] = {
    Effect.ATTITUDE: _change_attitude,
    Effect.DIRECTION: _change_direction,
    Effect.DRAW: _make_draw,
    Effect.SPEED: _open_window,
    Effect.LOOPING: _begin_looping,
}
"""What a special card changes once it lies on the pile."""


def _faulted(state: LoopsState, seat: Seat, cards: Cards, illegal: Illegal) -> Step[LoopsState]:
    if state.options.faults is Faults.REFUSED:
        raise illegal
    own_turn = seat == state.turn
    turn = next_seat(state, seat) if own_turn else state.turn
    events = (Faulted(seat, cards, illegal.rule), PileTaken(seat, state.pile))
    return Step(take_pile(state, seat, turn), events)
