"""Moments of random games for tests of the table: every phase, at every number of players."""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Iterator
from functools import cache
from itertools import chain

from core.game import NATURE, Event, Seat
from core.loops.actions import Pass
from core.loops.game import LOOPS
from core.loops.state import LoopsOptions, LoopsState
from core.players import Player
from core.session import Session
from tests.core.loops.scripted import Table
from ui.loops.table import TABLE
from ui.table.pieces import WIDTHS, Moment

NAMES = ("Ada", "Blériot", "Cleo", "Dumont", "Earhart", "A rather long name", "Guynemer", "Harriet")

KEYS = tuple("QWERTYUI")


def positions(seats: int) -> tuple[LoopsState, ...]:
    """Positions of one game: one of every phase in every condition, and the largest hands."""
    return tuple(state for state, _ in _kept(seats))


@cache
def _kept(seats: int) -> tuple[tuple[LoopsState, tuple[Event, ...]], ...]:
    """The positions, each with what happened before."""
    kept: list[tuple[LoopsState, tuple[Event, ...]]] = []
    met: set[object] = set()
    largest = 0
    for state, past in _game(seats):
        sort = (state.phase, state.altitude == 0, state.climbing, state.direction)
        size = max(map(held, state.hands))
        if sort not in met or size >= largest + 8:
            kept.append((state, past))
            met.add(sort)
            largest = max(size, largest)
    return tuple(kept)


def _game(seats: int) -> Iterator[tuple[LoopsState, tuple[Event, ...]]]:
    """A game of several rounds at random, by people who pass only now and then."""
    rng = random.Random(seats)
    state = LOOPS.setup(seats, LoopsOptions())
    past: deque[tuple[Event, ...]] = deque(maxlen=TABLE.recalls)
    yield state, ()
    while actors := LOOPS.to_act(state):
        seat = rng.choice(sorted(actors))
        if seat == NATURE:
            action = LOOPS.nature(state, rng)
        else:
            legal = LOOPS.legal(state, seat)
            plays = [action for action in legal if not isinstance(action, Pass)]
            action = rng.choice(plays if plays and rng.random() < 0.95 else legal)
        step = LOOPS.apply(state, seat, action)
        state = step.state
        past.append(step.events)
        yield state, tuple(chain.from_iterable(past))


def held(hand: tuple[tuple[int, ...], ...]) -> int:
    """How many cards a hand has."""
    return sum(map(len, hand))


def moment(
    state: LoopsState,
    seat: Seat | None,
    width: float = WIDTHS[0],
    keys: tuple[tuple[str, ...], ...] = (),
    past: tuple[Event, ...] = (),
) -> Moment[LoopsState]:
    """What `seat` sees of a position, with everything it may do."""
    view = LOOPS.view(state, seat)
    actions = () if seat is None else tuple(LOOPS.legal(view, seat))
    players = tuple(Player(name) for name in NAMES[: len(state.hands)])
    return Moment(view, seat, players, actions, width=width, keys=keys, past=past)


def session_at(table: Table) -> Session[LoopsState, LoopsOptions]:
    """A session that starts from a scene."""
    return Session(LOOPS, len(table.state.hands), table.state.options, seed=1, start=table.state)


def seen(seats: int) -> Iterator[Moment[LoopsState]]:
    """Every kept position as the player, another player and a spectator see it, at several widths."""
    for place, (state, past) in enumerate(_kept(seats)):
        width = (WIDTHS[0], 1684.0, WIDTHS[1])[place % 3]
        for seat in (state.turn, (state.turn + 1) % seats, None):
            yield moment(state, seat, width, (KEYS[:seats],) if place % 2 else (), past)
