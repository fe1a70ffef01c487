"""What a parachutist is worth aboard and on the ground, and each player's chance to win."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt
from typing import Final

from core.game import leaders
from core.jump.box import BOARD, LAND, LAST, PARACHUTISTS, SEA, SESSIONS, START, column_of
from core.jump.state import JumpState, Phase

# The tables were measured over games between Pilots, who then played by them, until they agreed.
Row = tuple[float, ...]
"""A figure for each column, the start space included."""

GROUND: Final[Row] = (0.0, 1.5, 3.3, 5.0, 6.7, 8.0, 6.4, 8.3, 8.4, 8.4, -1.1, -1.5, -2.1, -2.4, -2.5)
"""The points of a parachutist that comes down in a column, at the end of the session."""
ISLAND: Final = 7.7
LAKE: Final = -2.2
ABOARD: Final[tuple[Row, Row]] = (
    (3.2, 3.5, 3.2, 2.9, 3.2, 3.2, 2.7, 3.5, 3.1, 2.6, -0.7, -1.2, -1.4, -3.3, -1.9),
    (4.6, 4.6, 4.8, 4.7, 4.6, 4.7, 4.2, 5.1, 5.1, 4.8, 2.1, 1.5, 1.6, -1.4, -1.9),
)
"""The same for one that is still aboard a plane over the column: the island taken, and the island free."""
CROWD: Final[Row] = (
    -0.35,
    -0.46,
    -0.5,
    -0.62,
    -0.39,
    -0.03,
    -0.84,
    -0.43,
    -0.34,
    -0.26,
    -0.22,
    -0.03,
    -0.55,
    -0.36,
    0.0,
)
"""What each further parachutist of the same player aboard changes: only one can jump in a trick."""
ASHORE: Final[Row] = (0.9, 0.9, 0.88, 0.89, 0.89, 0.93, 0.67, 0.88, 0.8, 0.75, 0.39, 0.44, 0.11, 0.05, 0.0)
"""How many of those aboard over a column will come down on land."""
SPREAD: Final[Row] = (0.0, 0.02, 0.1, 0.22, 0.38, 0.67, 0.88, 0.86, 0.94, 1.0, 0.02, 0.27, 0.8, 0.8, 1.0)
"""How many of those that come down on land, or in the sea, do so nearer to the start than a column."""

_MOVED: Final = ((0, 0.66), (1, 0.06), (2, 0.1), (3, 0.06), (4, 0.06), (-1, 0.02), (-2, 0.02), (-3, 0.01), (-4, 0.01))
"""How far another player's card moves a plane, and how often."""


def _falls(lake_free: bool, island_free: bool) -> tuple[Row, ...]:
    """The worth of jumping over each column, after so many cards of others have moved the planes."""
    now = [*GROUND]
    now[START] = GROUND[START + 1]
    if lake_free:
        now[BOARD.lake] = LAKE
    if island_free:
        now[BOARD.island] = ISLAND
    rows = [tuple(now)]
    for _ in range(1, max(PARACHUTISTS)):
        row = rows[-1]
        blurred = [
            sum(share * row[min(max(column + step, START), LAST)] for step, share in _MOVED)
            for column in range(len(row))
        ]
        rows.append(tuple(blurred))
    return tuple(rows)


_FALLS: Final = {(lake, island): _falls(lake, island) for lake in (False, True) for island in (False, True)}
_WAITS: Final = tuple(
    tuple(
        tuple(worth + CROWD[column] * (own - 2) for column, worth in enumerate(row))
        for own in range(max(PARACHUTISTS.values()) + 1)
    )
    for row in ABOARD
)


def fall(state: JumpState, before: int) -> Row:
    """What a jump over each column is worth once `before` other cards have been carried out."""
    return _FALLS[state.lake is None, state.island is None][before]


def wait(state: JumpState, own: int) -> Row:
    """What staying aboard over each column is worth to each of `own` parachutists of a player."""
    return _WAITS[state.island is None][own]


def expected_results(state: JumpState) -> list[float]:
    """What each player will have won in this session, if it goes on as sessions do."""
    each = PARACHUTISTS[state.seats]
    totals, own = [0.0] * state.seats, [0] * state.seats
    ashore = afloat = 0.0
    for plane, places in enumerate(state.aboard):
        share = ASHORE[state.columns[plane]]
        for pawn in places:
            if pawn is not None:
                own[pawn // each] += 1
                ashore += share
                afloat += 1.0 - share
    for plane, places in enumerate(state.aboard):
        column = state.columns[plane]
        for pawn in places:
            if pawn is not None:
                player = pawn // each
                totals[player] += wait(state, own[player])[column]
    for sign, spaces, coming, last in ((1.0, LAND, ashore, state.island), (-1.0, SEA, afloat, state.lake)):
        rank = 1
        for space in spaces:
            pawn = state.spaces[space]
            if pawn is not None:
                totals[pawn // each] += sign * (rank + coming * SPREAD[column_of(space)])
                rank += 1
        if last is not None:
            totals[last // each] += sign * (rank + coming)
    if state.falling is not None:
        totals[state.falling.pawn // each] += fall(state, 0)[state.falling.column]
    return totals


def prospects(state: JumpState) -> list[float]:
    """Each seat's chance to win the game."""
    scores: Sequence[float] = state.scores
    if state.phase is Phase.OVER:
        best = leaders(state.scores)
        return [1.0 / len(best) if seat in best else 0.0 for seat in range(state.seats)]
    open_sessions = float(SESSIONS - state.session)
    if state.phase is not Phase.SCORED:
        results = expected_results(state)
        scores = [max(0.0, score + result) for score, result in zip(scores, results, strict=True)]
        aboard = sum(pawn is not None for places in state.aboard for pawn in places)
        open_sessions += aboard / (state.seats * PARACHUTISTS[state.seats])
    # What is still open makes a lead say less.
    scale = 1.0 + 4.0 * sqrt(open_sessions)
    highest = max(scores)
    shares = [exp((score - highest) / scale) for score in scores]
    whole = sum(shares)
    return [share / whole for share in shares]
