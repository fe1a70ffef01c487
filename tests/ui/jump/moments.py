"""Moments of random games for tests of the table: every phase, at every number of players."""

from __future__ import annotations

import random
from collections import Counter
from functools import cache

from core.game import NATURE, ONLY_NATURE, Seat
from core.jump.actions import Blow
from core.jump.game import JUMP
from core.jump.state import JumpOptions, JumpState
from core.players import Player
from ui.table.pieces import WIDTHS, Moment

NAMES = ("Ada", "Blériot", "Cleo", "Dumont", "A rather long name")
_KEPT = 2
"""How many positions of each sort are kept."""


@cache
def positions(seats: int) -> tuple[JumpState, ...]:
    """Positions of a game at random, in which every wind blows: a few of every phase, in every session."""
    rng = random.Random(91 + seats)
    state = JUMP.setup(seats, JumpOptions())
    kept: list[JumpState] = []
    met: Counter[object] = Counter()
    while actors := JUMP.to_act(state):
        sort = (state.phase, state.session, len(state.winds))
        met[sort] += 1
        if met[sort] <= _KEPT or rng.random() < 0.03:
            kept.append(state)
        if actors == ONLY_NATURE:
            state = JUMP.apply(state, NATURE, JUMP.nature(state, rng)).state
        else:
            seat = rng.choice(sorted(actors))
            windy = Blow() in JUMP.legal(state, seat)
            state = JUMP.apply(state, seat, Blow() if windy else JUMP.sample(state, seat, rng)).state
    return (*kept, state)


def moment(state: JumpState, seat: Seat | None, width: float = WIDTHS[0]) -> Moment[JumpState]:
    """What `seat` sees of a position, with everything it may do."""
    view = JUMP.view(state, seat)
    actions = () if seat is None else tuple(JUMP.legal(view, seat))
    players = tuple(Player(name) for name in NAMES[: state.seats])
    return Moment(view, seat, players, actions, width=width)
