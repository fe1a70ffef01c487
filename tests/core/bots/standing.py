"""How a game stands if it stopped now: what the plain peer makes of games it can't play to the end.

It knows how points are counted, as anybody does who has read the rules, and nothing of how to get them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp
from operator import mul
from typing import Any, NamedTuple

from core.jump.rules.scoring import tables, tally
from core.jump.state import JumpState
from core.jump.state import Phase as JumpPhase
from core.loops.box import POINTS
from core.loops.state import LoopsState
from core.loops.state import Phase as LoopsPhase
from core.lucky_loop.state import LuckyLoopState
from core.targets.state import TargetsState


def _lucky_loop(state: LuckyLoopState) -> Sequence[float]:
    return state.totals


def _loops(state: LoopsState) -> Sequence[float]:
    """The fewer the better, those of the cards in hand included."""
    if state.phase is LoopsPhase.ROUND_OVER:
        return [-total for total in state.totals]
    held = [sum(map(mul, map(len, hand), POINTS)) for hand in state.hands]
    return [-total - points for total, points in zip(state.totals, held, strict=True)]


def _jump(state: JumpState) -> Sequence[float]:
    """With the parachutists that have come down."""
    if state.phase is JumpPhase.SCORED:
        return state.scores
    results = tally(state, *tables(state)).totals
    return [max(0, score + result) for score, result in zip(state.scores, results, strict=True)]


def _targets(state: TargetsState) -> Sequence[float]:
    """With the stored discs, as nobody can take them any more."""
    return [len(won) + len(stored) for won, stored in zip(state.won, state.stored, strict=True)]


class Count(NamedTuple):
    """How to look at an unfinished game."""

    points: Callable[[Any], Sequence[float]]
    lead: float
    """The points by which a lead makes somebody about three times as likely to win."""
    moves: int
    """How many moves to play at random before looking."""


COUNTS = {
    "lucky_loop": Count(_lucky_loop, lead=4.0, moves=15),
    "loops": Count(_loops, lead=15.0, moves=30),
    "jump": Count(_jump, lead=5.0, moves=20),
    "targets": Count(_targets, lead=1.0, moves=1),
}
"""The figures with which the peer played best against Cadets and Pilots, of a few that were tried."""
TO_THE_END = Count(lambda state: [0.0] * state.seats, lead=1.0, moves=10_000)
"""A game that is short enough to be played on to its end."""


def count_of(game: str) -> Count:
    """How to look at a game."""
    return COUNTS.get(game, TO_THE_END)


def standing(game: str, state: Any) -> list[float]:
    """Each seat's share of the win by the points on the table."""
    points, lead, _ = count_of(game)
    scores = points(state)
    best = max(scores)
    odds = [exp((score - best) / lead) for score in scores]
    whole = sum(odds)
    return [odd / whole for odd in odds]
