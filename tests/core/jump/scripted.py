"""Positions and tricks by the faces of cards, so that a test reads like a scene at the table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import chain
from typing import Any, TypeVar

import pytest
from msgspec.structs import replace

from core.game import Action, Event, Illegal, Seat
from core.jump.actions import Pick
from core.jump.box import BOARD, NO_PLACES, NO_SPACES, PARACHUTISTS, PLACES, REST, Ground
from core.jump.game import JUMP
from core.jump.state import JumpOptions, JumpState, Phase, Refill

Scene = tuple[JumpState, list[Event]]
Landings = dict[tuple[int, Ground], int]
"""The pawn on each landing space, by column and ground."""
E = TypeVar("E", bound=Event)
STRICT = JumpOptions(Refill.STRICT)


def table(
    *hands: Sequence[str],
    red: Sequence[int | None] = (),
    landed: Landings | None = None,
    columns: tuple[int, int] = (0, 0),
    discards: int = 0,
    spare: int = 1,
    options: JumpOptions | None = None,
    **fields: Any,
) -> JumpState:
    """Everyone is to pick. Pawns that are neither in the red plane nor landed sit in the yellow one, or behind the red.

    Hands are named by faces; the jump card comes by itself, and `spare` cards more, so that nobody draws unless the
    test is about that. `discards` cards of the deck are discarded already.
    """
    seats = len(hands)
    pool, faces, ids = list(REST), ["jump"] * seats, []
    for face in chain(*hands):
        pool.remove(face)
    for seat, hand in enumerate(hands):
        ids.append((seat, *range(len(faces), len(faces) + len(hand) + spare)))
        faces += [*hand, *pool[:spare]]
        del pool[:spare]
    deck = tuple(range(len(faces), len(faces) + len(pool)))
    state = replace(
        JUMP.setup(seats, options or JumpOptions()),
        phase=Phase.PICKING,
        faces=(*faces, *pool),
        deck=deck[discards:],
        discards=deck[:discards],
        hands=tuple(ids),
        owed=(0,) * seats,
        columns=columns,
        **fields,
    )
    state = _with_pawns(state, red, landed or {})
    JUMP.audit(state)
    return state


def _with_pawns(state: JumpState, red: Sequence[int | None], landed: Landings) -> JumpState:
    spaces = list(NO_SPACES)
    for (column, ground), pawn in landed.items():
        if ground in (Ground.OUTER, Ground.INNER):
            spaces[2 * (column - 1) + (ground is Ground.INNER)] = pawn
    pawns = range(state.seats * PARACHUTISTS[state.seats])
    rest = [pawn for pawn in pawns if pawn not in red and pawn not in landed.values()]
    behind = rest[PLACES:]
    front = (*red, *NO_PLACES)[: PLACES - len(behind)]
    return replace(
        state,
        aboard=((*front, *behind), (*rest, *NO_PLACES)[:PLACES]),
        spaces=tuple(spaces),
        lake=landed.get((BOARD.lake, Ground.LAKE)),
        island=landed.get((BOARD.island, Ground.ISLAND)),
    )


def play(state: JumpState, *moves: tuple[Seat, Action]) -> Scene:
    """The position after `moves`, and all that happened; every position on the way is sound."""
    happened: list[Event] = []
    for seat, action in moves:
        state, events = _step(state, seat, action)
        happened += events
    return state, happened


def _step(state: JumpState, seat: Seat, action: Action) -> tuple[JumpState, Iterable[Event]]:
    step = JUMP.apply(state, seat, action)
    JUMP.audit(step.state)
    return step.state, step.events


def trick(state: JumpState, *faces: str) -> Scene:
    """Everyone picks, in the order of the seats, a card with the given face."""
    return play(state, *((seat, Pick(card(state, seat, face))) for seat, face in enumerate(faces)))


def card(state: JumpState, seat: Seat, face: str) -> int:
    """A card with that face in a seat's hand."""
    return next(held for held in state.hands[seat] if state.faces[held] == face)


def happened(events: Iterable[Event], kind: type[E]) -> list[E]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]


def waiting_for(state: JumpState) -> tuple[Phase, set[Seat]]:
    """What the table waits for, and whom."""
    return state.phase, set(JUMP.to_act(state))


def refusal(state: JumpState, seat: Seat, action: Action) -> tuple[str, str]:
    """The rule and the reason with which an action is refused."""
    with pytest.raises(Illegal) as refused:
        JUMP.apply(state, seat, action)
    return refused.value.rule, refused.value.reason
