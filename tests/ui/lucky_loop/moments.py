"""Moments of random games for tests of the table: every phase, at every number of players."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from functools import cache

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
    rng = random.Random(seats)
    state = LUCKY_LOOP.setup(seats, LuckyLoopOptions())
    kept: list[LuckyLoopState] = []
    met: Counter[object] = Counter()
    while True:
        sort = (state.phase, state.in_final_phase(state.turn), state.landed is None, state.round == 1)
        met[sort] += 1
        if met[sort] <= _KEPT or rng.random() < 0.01:
            kept.append(state)
        actors = LUCKY_LOOP.to_act(state)
        if not actors:
            return tuple(kept)
        if actors == ONLY_NATURE:
            state = LUCKY_LOOP.apply(state, NATURE, LUCKY_LOOP.nature(state, rng)).state
        else:
            seat = min(actors)
            state = LUCKY_LOOP.apply(state, seat, LUCKY_LOOP.sample(state, seat, rng)).state


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
    """Every kept position as the player, another player and a spectator see it, at several widths."""
    for place, state in enumerate(positions(seats)):
        width = (WIDTHS[0], 1684.0, WIDTHS[1])[place % 3]
        for seat in (state.turn, (state.turn + 1) % seats, None):
            yield moment(state, seat, width=width)
