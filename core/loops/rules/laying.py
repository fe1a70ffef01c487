"""Laying cards: what fits, what specials do, and what a fault costs (LP-5 to LP-12, LP-14)."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from core.cards import Cards
from core.game import Action, Event, Illegal, Seat, Step
from core.loops.actions import Play
from core.loops.box import FIRST_DRAW, FIRST_SPECIAL, FITTING_KINDS, KIND, KINDS, Card, Effect
from core.loops.events import AttitudeChanged, DirectionChanged, Drew, Faulted, PileTaken, Played, SpeedOpened
from core.loops.hand import EMPTY, cards_in, joined
from core.loops.reasons import Reason
from core.loops.rules.round import score_round
from core.loops.rules.turn import next_seat, opener, otherwise, out_of_phase, race_opener, take_pile
from core.loops.state import Faults, Hand, LoopsState, Phase

# Reading a member off its enum, or a table by attitude, is slow, so the hot ones have names of their own.
_TURN, _SPEED, _LOOPING, _SPEED_CARD = Phase.TURN, Phase.SPEED, Phase.LOOPING, Effect.SPEED
_CLIMBING, _DIVING = FITTING_KINDS[True], FITTING_KINDS[False]
_PLAYING = (Phase.TURN, Phase.SPEED, Phase.CLAIMED)


def apply(state: LoopsState, seat: Seat, action: Action) -> Step[LoopsState]:
    """Lay the cards, if it is this seat's turn and they fit; whatever else is done is `otherwise`."""
    # Simulations spend most of their time here, so what is nearly always so is asked first.
    if type(action) is not Play:
        return otherwise(state, seat, action)
    plain = True
    if seat != state.turn or state.phase is not _TURN:
        _require_player(state, seat)
        plain = False
    cards, hand = action.cards, [*state.hands[seat]]
    size = len(cards)
    try:
        kind = KIND[state.faces[cards[0]]]
    except IndexError:
        raise Illegal("LP-5", Reason.NOT_IN_HAND if cards else Reason.NO_CARDS) from None
    group = hand[kind]
    # Equal cards are interchangeable, so it is nearly always the first of a group that are played.
    if group != cards and group[:size] != cards:
        _require_in_hand(cards, hand)
        group = tuple(sorted(group, key=cards.__contains__, reverse=True))
        plain = False
    if kind >= FIRST_DRAW or action.target is not None:
        _require_target(state, seat, KINDS[kind], action.target)
    fits = size == 1 if kind >= FIRST_SPECIAL else kind in (_CLIMBING if state.climbing else _DIVING)[state.altitude]
    if not (plain and fits):
        fault = _fault(state, seat, kind, cards, group)
        if fault:
            return _punished(state, seat, cards, fault)
    hand[kind] = group[size:] if size < len(group) else ()
    return _laid(state, seat, action, KINDS[kind], hand)


def _laid(state: LoopsState, seat: Seat, action: Play, card: Card, hand: list[Cards]) -> Step[LoopsState]:
    """The position once the cards have left the hand and done what they do, scored if they were the last."""
    cards, hands = action.cards, [*state.hands]
    hands[seat] = held = tuple(hand)
    goes_on = held != EMPTY
    phase, draw, climbing, direction = _TURN, state.draw, state.climbing, state.direction
    events: tuple[Event, ...] = (Played(seat, cards),)
    # LP-12: the last card takes effect, but speed does not reopen.
    if card.effect is not None and (goes_on or card.effect is not _SPEED_CARD):
        phase, draw, climbing, direction, told = _EFFECTS[card.effect](state, seat, action.target, card, hands)
        events += told
    # In the order of the fields, which is quicker than naming those that change.
    laid = LoopsState(
        state.options,
        phase,
        state.faces,
        draw,
        state.pile + cards,
        tuple(hands),
        card.altitude or state.altitude,
        climbing,
        direction,
        (seat + direction) % len(hands),
        state.phase is not _TURN and phase is not _SPEED,
        state.first,
        state.sheet,
        state.totals,
        None if state.phase is _TURN or phase is _SPEED else race_opener(state),
    )
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


def _require_in_hand(cards: Cards, hand: Iterable[Cards]) -> None:
    """Refuse cards that the player doesn't hold, or names twice."""
    if len(set(cards)) != len(cards) or not set(cards).issubset(cards_in(hand)):
        raise Illegal("LP-5", Reason.NOT_IN_HAND)


def _fault(state: LoopsState, seat: Seat, kind: int, cards: Cards, group: Cards) -> Illegal | None:
    """What is wrong with laying one's own cards now: refused, or punished where the table plays so (LP-14)."""
    if seat != state.turn and (state.phase is not _SPEED or seat == opener(state)):
        raced = seat != state.race_opener and (state.phase is Phase.CLAIMED or seat != opener(state))
        if state.raced and raced:
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


Effected = tuple[Phase, Cards, bool, int, tuple[Event, ...]]
"""What a special card leaves: the phase, the draw pile, the attitude, the direction, and what is told of it."""


def _change_attitude(state: LoopsState, seat: Seat, target: Seat | None, card: Card, hands: list[Hand]) -> Effected:
    """Climb becomes dive, and dive climb (LP-8)."""
    climbing = not state.climbing
    return _TURN, state.draw, climbing, state.direction, (AttitudeChanged(climbing),)


def _change_direction(state: LoopsState, seat: Seat, target: Seat | None, card: Card, hands: list[Hand]) -> Effected:
    """The turn order reverses (LP-8)."""
    direction = -state.direction
    return _TURN, state.draw, state.climbing, direction, (DirectionChanged(direction),)


def _make_draw(state: LoopsState, seat: Seat, target: Seat | None, card: Card, hands: list[Hand]) -> Effected:
    """The target draws from the top, fewer where the draw pile runs out (LP-10)."""
    assert target is not None
    drawn = state.draw[: -card.draw - 1 : -1]
    hands[target] = joined(hands[target], drawn, state.faces)
    return _TURN, state.draw[: -card.draw], state.climbing, state.direction, (Drew(target, drawn),)


def _open_window(state: LoopsState, seat: Seat, target: Seat | None, card: Card, hands: list[Hand]) -> Effected:
    """Anyone else may play the next card (LP-11)."""
    return _SPEED, state.draw, state.climbing, state.direction, (SpeedOpened(seat),)


def _begin_looping(state: LoopsState, seat: Seat, target: Seat | None, card: Card, hands: list[Hand]) -> Effected:
    """Nature is to shuffle the pile into the draw pile (LP-9)."""
    return _LOOPING, state.draw, state.climbing, state.direction, ()


_EFFECTS: dict[Effect, Callable[[LoopsState, Seat, Seat | None, Card, list[Hand]], Effected]] = {
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
