"""The start and the end of a round (LP-4, LP-12, LP-13)."""

from __future__ import annotations

from operator import mul

from msgspec.structs import replace

from core.cards import FirstPlayerDrawn, Shuffled, may_begin, with_shuffled
from core.game import ChanceReason, Event, Illegal, Outcome, Seat, Step
from core.loops.box import BOX, HAND, POINTS
from core.loops.events import GameEnded, Looped, RoundBegun, RoundScored
from core.loops.hand import EMPTY, joined
from core.loops.state import LoopsState, Phase

_TURN = Phase.TURN


def first_player_drawn(state: LoopsState, action: FirstPlayerDrawn) -> Step[LoopsState]:
    """Lots, or the table, decide who begins the first round."""
    if action.seat not in may_begin(state.options.begins, len(state.hands)):
        raise Illegal("LP-4", ChanceReason.NO_SUCH_SEAT)
    return Step(replace(state, phase=Phase.DEAL, first=action.seat, turn=action.seat))


def gather(state: LoopsState) -> LoopsState:
    """All cards go back, to be shuffled for the next round; the first player moves on to the left."""
    return replace(
        state,
        phase=Phase.DEAL,
        draw=tuple(range(len(state.faces))),
        pile=(),
        hands=(EMPTY,) * len(state.hands),
        altitude=0,
        first=state.turn,
    )


def deal(state: LoopsState, outcome: Shuffled) -> Step[LoopsState]:
    """Ten cards each (fifteen with two), and a round that starts left and climbing (LP-2, LP-4)."""
    faces = with_shuffled(state.faces, state.draw, outcome, "LP-4")
    seats = len(state.hands)
    size = HAND[seats]
    top = len(state.draw) - seats * size
    dealt = replace(
        state,
        phase=_TURN,
        faces=faces,
        draw=state.draw[:top],
        hands=tuple(
            joined(EMPTY, state.draw[top + seat * size : top + (seat + 1) * size], faces) for seat in range(seats)
        ),
        climbing=True,
        direction=1,
        turn=state.first,
        raced=False,
        race_opener=None,
    )
    return Step(dealt, (RoundBegun(len(state.sheet) + 1, state.first),))


def loop(state: LoopsState, outcome: Shuffled) -> Step[LoopsState]:
    """The pile, looping card and all, is shuffled into the draw pile (LP-9)."""
    together = tuple(sorted(state.draw + state.pile))
    faces = with_shuffled(state.faces, together, outcome, "LP-9")
    looped = replace(state, phase=_TURN, faces=faces, draw=together, pile=(), altitude=0)
    return Step(looped, (Looped(),))


def score_round(state: LoopsState, winner: Seat) -> tuple[LoopsState, tuple[Event, ...]]:
    """Everyone counts the cards left in hand; over 200 in total the game is over (LP-13)."""
    points = tuple(sum(map(mul, map(len, hand), POINTS)) for hand in state.hands)
    totals = tuple(map(sum, zip(state.totals, points, strict=True)))
    over = max(totals) > BOX.goal
    scored = replace(
        state,
        phase=Phase.OVER if over else Phase.ROUND_OVER,
        turn=(state.first + 1) % len(state.hands),
        raced=False,
        race_opener=None,
        sheet=(*state.sheet, points),
        totals=totals,
    )
    events: tuple[Event, ...] = (RoundScored(winner, points, totals),)
    if over:
        events += (GameEnded(winners(totals)),)
    return scored, events


def winners(totals: tuple[int, ...]) -> tuple[Seat, ...]:
    """The lowest total wins; a tie is shared."""
    return tuple(seat for seat, total in enumerate(totals) if total == min(totals))


def outcome(state: LoopsState) -> Outcome | None:
    """The result once a total is over the goal."""
    if state.phase is not Phase.OVER:
        return None
    return Outcome(state.totals, winners(state.totals))
