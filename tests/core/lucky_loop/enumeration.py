"""Best play and its outcome by trying everything on the rules themselves: every action, every roll of every die.

It knows nothing of the solver. `merge` only says which positions are met again; `whole` merges nothing but equal ones.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Hashable
from itertools import product

from core.dice import PIPS, Rolled
from core.game import NATURE, Action
from core.lucky_loop.game import LUCKY_LOOP
from core.lucky_loop.state import LuckyLoopState, Phase

Merge = Callable[[LuckyLoopState], Hashable]
Decide = Callable[[LuckyLoopState], Action]


def whole(state: LuckyLoopState) -> Hashable:
    """The position as it is."""
    return state


def alike(state: LuckyLoopState) -> Hashable:
    """What the dice show, but not which of them it is; how a card was met, but not with what."""
    flight = state.flight
    assert flight is not None
    met = tuple(flight.exact(place, state.faces) if dice else None for place, dice in enumerate(flight.dice_on))
    shown = tuple(sorted(flight.values[die] for die in flight.throw if die not in flight.rolling))
    return state.phase, met, len(flight.left), flight.red_die, state.tokens, len(flight.rolling), shown


class Enumeration:
    """Values positions by what the table looks like after the flight, compared with before."""

    def __init__(self, start: LuckyLoopState, token: float, merge: Merge = alike, free_points: bool = False) -> None:
        self._start = start
        self._token = token
        self._merge = merge
        self._free_points = free_points
        self._values: dict[Hashable, float] = {}

    def value(self, state: LuckyLoopState) -> float:
        """What a position is worth if the pilot always does the best."""
        if state.flight is None:
            return self._landed(state)
        key = self._merge(state)
        if key not in self._values:
            if state.phase is Phase.ROLL:
                after = [self.value(step) for step in rolled(state)]
                self._values[key] = sum(after) / len(after)
            else:
                self._values[key] = max(self.after(state, action) for action in LUCKY_LOOP.legal(state, state.turn))
        return self._values[key]

    def after(self, state: LuckyLoopState, action: Action) -> float:
        """What a position is worth after this action."""
        return self.value(LUCKY_LOOP.apply(state, state.turn, action).state)

    def _landed(self, state: LuckyLoopState) -> float:
        seat, landed = self._start.turn, state.landed
        gained = state.totals[seat] - self._start.totals[seat]
        if self._free_points and landed is not None and landed.points is not None:
            gained = landed.points
        return gained + self._token * state.tokens[seat]


def rolled(state: LuckyLoopState) -> list[LuckyLoopState]:
    """The position after every roll of the dice, each as likely as the others."""
    assert state.flight is not None
    values = product(PIPS, repeat=len(state.flight.rolling))
    return [LUCKY_LOOP.apply(state, NATURE, Rolled(roll)).state for roll in values]


def chances(start: LuckyLoopState, decide: Decide) -> dict[int | None, float]:
    """How likely a pilot who decides like this earns how many points; None: the flight fails."""
    known: dict[Hashable, dict[int | None, float]] = {}

    def from_(state: LuckyLoopState) -> dict[int | None, float]:
        if state.flight is None:
            assert state.landed is not None
            return {state.landed.points: 1.0}
        key = alike(state)
        if key not in known:
            if state.phase is Phase.ROLL:
                known[key] = _mixed([from_(step) for step in rolled(state)])
            else:
                known[key] = from_(LUCKY_LOOP.apply(state, state.turn, decide(state)).state)
        return known[key]

    return from_(start)


def _mixed(parts: list[dict[int | None, float]]) -> dict[int | None, float]:
    total: defaultdict[int | None, float] = defaultdict(float)
    for part in parts:
        for points, chance in part.items():
            total[points] += chance / len(parts)
    return dict(total)
