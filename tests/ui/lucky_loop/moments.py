"""Moments of random games for tests of the table: every phase, at every number of players."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from functools import cache

from msgspec.structs import replace

from core.game import NATURE, ONLY_NATURE, Seat
from core.lucky_loop.game import LUCKY_LOOP
from core.lucky_loop.state import LuckyLoopOptions, LuckyLoopState
from core.players import Player
from ui.table.pieces import WIDTHS, Moment, Placement

NAMES = ("Ada", "Blériot", "Cleo", "Dumont", "Earhart", "A rather long name")
_KEPT = 3
"""How many positions of each sort are kept."""


@cache
def positions(seats: int) -> tuple[LuckyLoopState, ...]:
    """Positions of one random game: a few of every phase, in the final phase and before it."""
    return _played(seats)[0]


@cache
def stages(seats: int) -> tuple[LuckyLoopState, ...]:
    """A few of the positions that are seen on the way of a move, in the final phase and before it."""
    return _played(seats)[1]


@cache
def _played(seats: int) -> tuple[tuple[LuckyLoopState, ...], tuple[LuckyLoopState, ...]]:
    rng = random.Random(seats)
    state = LUCKY_LOOP.setup(seats, LuckyLoopOptions())
    kept: list[LuckyLoopState] = []
    passed: list[LuckyLoopState] = []
    met: Counter[object] = Counter()
    while True:
        sort = (state.phase, state.in_final_phase(state.turn), state.landed is None, state.round == 1)
        met[sort] += 1
        if met[sort] <= _KEPT or rng.random() < 0.01:
            kept.append(state)
        actors = LUCKY_LOOP.to_act(state)
        if not actors:
            return tuple(kept), tuple(passed)
        if actors == ONLY_NATURE:
            step = LUCKY_LOOP.apply(state, NATURE, LUCKY_LOOP.nature(state, rng))
        else:
            seat = min(actors)
            step = LUCKY_LOOP.apply(state, seat, LUCKY_LOOP.sample(state, seat, rng))
        for stage in step.stages:
            passing = ("stage", stage.state.phase, stage.state.flight is None, stage.state.in_final_phase(state.turn))
            met[passing] += 1
            if met[passing] <= _KEPT:
                passed.append(stage.state)
        state = step.state


def moment(
    state: LuckyLoopState,
    seat: Seat | None,
    staged: tuple[Placement, ...] = (),
    ready: bool = False,
    width: float = WIDTHS[0],
) -> Moment[LuckyLoopState]:
    """What `seat` sees of a position, with everything it may do."""
    view = LUCKY_LOOP.view(state, seat)
    actions = () if seat is None else tuple(LUCKY_LOOP.legal(view, seat))
    players = tuple(Player(name) for name in NAMES[: len(state.hands)])
    return Moment(view, seat, players, actions, staged, ready, width)


def seen(seats: int) -> Iterator[Moment[LuckyLoopState]]:
    """Every kept position and stage as the player, another player and a spectator see it, at several widths."""
    for place, state in enumerate(positions(seats)):
        width = (WIDTHS[0], 1684.0, WIDTHS[1])[place % 3]
        for seat in (state.turn, (state.turn + 1) % seats, None):
            yield moment(state, seat, width=width)
    for state in stages(seats):
        for seat in (state.turn, (state.turn + 1) % seats, None):
            yield replace(moment(positions(seats)[-1], seat), view=LUCKY_LOOP.view(state, seat), actions=())
