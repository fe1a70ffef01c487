"""The end of a session, and of the game."""

from __future__ import annotations

from msgspec.structs import replace

from core.game import Outcome, leaders
from core.jump.box import LAND, PARACHUTISTS, SEA, SESSIONS
from core.jump.events import GameEnded, SessionScored
from core.jump.state import JumpLog, JumpState, Pawns, Phase, SessionResult, owner


def score_session(state: JumpState, log: JumpLog) -> JumpState:
    """Score the parachutists; the board stays as it is until the next session (J-18, J-19)."""
    result = tally(state, *tables(state))
    scores = tuple([max(0, score + total) for score, total in zip(state.scores, result.totals, strict=True)])
    log.append(SessionScored(state.session, result.totals, scores))
    if state.session < SESSIONS:
        return replace(state, phase=Phase.SCORED, scores=scores, result=result)
    log.append(GameEnded(leaders(scores)))
    return replace(state, phase=Phase.OVER, scores=scores, result=result)


def tables(state: JumpState) -> tuple[Pawns, Pawns]:
    """The positive and the negative table, nearest first, with the island's and the lake's pawn last (J-18)."""
    positive = (*(state.spaces[space] for space in LAND), state.island)
    negative = (*(state.spaces[space] for space in SEA), state.lake)
    return (
        tuple([pawn for pawn in positive if pawn is not None]),
        tuple([pawn for pawn in negative if pawn is not None]),
    )


def tally(state: JumpState, positive: Pawns, negative: Pawns) -> SessionResult:
    """The points of each pawn, the number of its place, and each player's total of them (J-18, J-19)."""
    points = [0] * (state.seats * PARACHUTISTS[state.seats])
    totals = [0] * state.seats
    for sign, table in ((+1, positive), (-1, negative)):
        for place, pawn in enumerate(table, start=1):
            points[pawn] = sign * place
            totals[owner(state, pawn)] += sign * place
    return SessionResult(positive, negative, tuple(points), tuple(totals))


def outcome(state: JumpState) -> Outcome | None:
    """The leaders on the score track win; a tie is shared (J-21)."""
    if state.phase is not Phase.OVER:
        return None
    return Outcome(state.scores, leaders(state.scores))
