"""The start and the end of a round (LP-4, LP-12, LP-13)."""

from __future__ import annotations

from operator import mul

from msgspec.structs import replace

from core.cards import FirstPlayerDrawn, Shuffled, may_begin, with_shuffled
from core.game import ChanceReason, Illegal, Log, Outcome, Seat
from core.loops.box import BOX, HAND, POINTS
from core.loops.events import GameEnded, RoundBegun, RoundScored
from core.loops.hand import EMPTY, joined
from core.loops.reasons import Reason
from core.loops.state import LoopsState, Phase


def draw_first(state: LoopsState, outcome: FirstPlayerDrawn) -> LoopsState:
    """The lot, or the table, says who begins the first round (LP-4)."""
    if outcome.seat not in may_begin(state.options.begins, state.seats):
        raise Illegal("LP-4", ChanceReason.NO_SUCH_SEAT)
    return replace(state, phase=Phase.DEAL, first=outcome.seat, turn=outcome.seat)


def deal(state: LoopsState, outcome: Shuffled, log: Log[LoopsState]) -> LoopsState:
    """Ten cards each (fifteen with two), and a round that starts left and climbing (LP-2, LP-4)."""
    faces = with_shuffled(state.faces, state.draw, outcome, "LP-4")
    size = HAND[state.seats]
    top = len(state.draw) - state.seats * size
    dealt = [state.draw[start : start + size] for start in range(top, len(state.draw), size)]
    log.append(RoundBegun(len(state.sheet) + 1, state.first))
    return replace(
        state,
        phase=Phase.TURN,
        faces=faces,
        draw=state.draw[:top],
        hands=tuple(joined(EMPTY, cards, faces) for cards in dealt),
        climbing=True,
        direction=1,
        turn=state.first,
        raced=False,
        race_opener=None,
    )


def score_round(state: LoopsState, winner: Seat, log: Log[LoopsState]) -> LoopsState:
    """Everyone counts the cards left in hand; over 200 in total the game is over (LP-13)."""
    points = tuple(sum(map(mul, map(len, hand), POINTS)) for hand in state.hands)
    totals = tuple(map(sum, zip(state.totals, points, strict=True)))
    over = max(totals) > BOX.goal
    log.append(RoundScored(winner, points, totals))
    if over:
        log.append(GameEnded(winners(totals)))
    return replace(
        state,
        phase=Phase.OVER if over else Phase.ROUND_OVER,
        turn=(state.first + 1) % state.seats,
        raced=False,
        race_opener=None,
        sheet=(*state.sheet, points),
        totals=totals,
    )


def next_round(state: LoopsState, seat: Seat) -> LoopsState:
    """All cards go back, to be shuffled and dealt; the first player moves on to the left (LP-4)."""
    match state.phase:
        case Phase.OVER:
            raise Illegal("LP-13", Reason.GAME_OVER)
        case Phase.ROUND_OVER if seat == state.turn:
            return replace(
                state,
                phase=Phase.DEAL,
                draw=tuple(range(len(state.faces))),
                pile=(),
                hands=(EMPTY,) * state.seats,
                altitude=0,
                first=state.turn,
            )
        case Phase.ROUND_OVER:
            raise Illegal("LP-4", Reason.NOT_YOUR_TURN)
        case _:
            raise Illegal("LP-12", Reason.ROUND_RUNNING)


def winners(totals: tuple[int, ...]) -> tuple[Seat, ...]:
    """The lowest total wins; a tie is shared (LP-13)."""
    return tuple(seat for seat, total in enumerate(totals) if total == min(totals))


def outcome(state: LoopsState) -> Outcome | None:
    """The result once a total is over the goal."""
    if state.phase is not Phase.OVER:
        return None
    return Outcome(state.totals, winners(state.totals))
