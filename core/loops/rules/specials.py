"""What special cards do (LP-8 to LP-12)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from core.cards import Shuffled, with_shuffled
from core.game import Log, Seat, replaced
from core.loops.box import Card, Effect
from core.loops.events import AttitudeChanged, DirectionChanged, Drew, Looped, SpeedOpened
from core.loops.hand import EMPTY, joined
from core.loops.state import LoopsState, Phase, next_seat


def _change_attitude(
    state: LoopsState, seat: Seat, card: Card, target: Seat | None, log: Log[LoopsState]
) -> LoopsState:
    """Climb becomes dive, and dive climb (LP-8)."""
    climbing = not state.climbing
    log.append(AttitudeChanged(climbing))
    return replace(state, climbing=climbing)


def _change_direction(
    state: LoopsState, seat: Seat, card: Card, target: Seat | None, log: Log[LoopsState]
) -> LoopsState:
    """The turn order reverses (LP-8)."""
    turned = replace(state, direction=-state.direction)
    log.append(DirectionChanged(turned.direction))
    return replace(turned, turn=next_seat(turned, seat))


def _make_draw(state: LoopsState, seat: Seat, card: Card, target: Seat | None, log: Log[LoopsState]) -> LoopsState:
    """The player who was named draws from the top, fewer where the draw pile runs out (LP-10)."""
    assert target is not None
    log.pause(state)
    drawn = state.draw[-card.draw :][::-1]
    log.append(Drew(target, drawn))
    hand = joined(state.hands[target], drawn, state.faces)
    return replace(state, draw=state.draw[: -card.draw], hands=replaced(state.hands, target, hand))


def _open_race(state: LoopsState, seat: Seat, card: Card, target: Seat | None, log: Log[LoopsState]) -> LoopsState:
    """Anyone else may play the next card, unless the round is over (LP-11, LP-12)."""
    if state.hands[seat] == EMPTY:
        return state
    log.append(SpeedOpened(seat))
    return replace(state, phase=Phase.SPEED, raced=False, race_opener=None)


def _begin_looping(state: LoopsState, seat: Seat, card: Card, target: Seat | None, log: Log[LoopsState]) -> LoopsState:
    """Nature is to shuffle the pile into the draw pile (LP-9)."""
    return replace(state, phase=Phase.LOOPING)


EFFECTS: Final[dict[Effect, Callable[[LoopsState, Seat, Card, Seat | None, Log[LoopsState]], LoopsState]]] = {
    Effect.ATTITUDE: _change_attitude,
    Effect.DIRECTION: _change_direction,
    Effect.DRAW: _make_draw,
    Effect.SPEED: _open_race,
    Effect.LOOPING: _begin_looping,
}
"""What each special card does once a seat has laid it, even if it was the last in hand (LP-12)."""


def loop(state: LoopsState, outcome: Shuffled, log: Log[LoopsState]) -> LoopsState:
    """The pile, looping card and all, is shuffled into the draw pile (LP-9)."""
    together = tuple(sorted(state.draw + state.pile))
    faces = with_shuffled(state.faces, together, outcome, "LP-9")
    log.append(Looped())
    return replace(state, phase=Phase.TURN, faces=faces, draw=together, pile=(), altitude=0)
