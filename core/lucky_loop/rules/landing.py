"""After a flight: points, scales, tokens, and what becomes of the turn."""

from __future__ import annotations

from msgspec.structs import replace

from core.game import Log, Seat, replaced
from core.lucky_loop.box import BOX, FACES, PROGRAMME_AT, PROGRAMMES
from core.lucky_loop.events import (
    FinalPhaseReached,
    FlightFailed,
    FlightSucceeded,
    FreeProgrammeScored,
    LossReason,
    ProgrammeScored,
    ResultTooLow,
    TokenEarned,
    TokenReason,
)
from core.lucky_loop.rules.game_flow import end_turn, lose, refill
from core.lucky_loop.state import Flight, FreeResult, LuckyLoopState

FAILED_FREE_PROGRAMME = 2
"""The points a failed free programme costs (LL-29)."""


def land(state: LuckyLoopState, flight: Flight, log: Log[LuckyLoopState]) -> LuckyLoopState:
    """End a flight, successful if every card is completed, and go on with the turn."""
    if flight.completed == len(flight.cards):
        cards = card_points(state, flight)
        points = sum(cards) + len(flight.left)
        flight = replace(flight, points=points)
        log.append(FlightSucceeded(flight.seat, flight.programme, cards, len(flight.left), points))
    else:
        log.append(FlightFailed(flight.seat, flight.programme, flight.completed))
    state = replace(state, flight=None, landed=flight)
    if flight.programme is None:
        state = _after_free_programme(state, flight, log)
        # No hand is refilled, so this flight would never lie there for anybody to see.
        log.pause(state)
        return end_turn(state, log)
    return refill(_after_programme(state, flight, flight.programme, log), log)


def card_points(state: LuckyLoopState, flight: Flight) -> tuple[int, ...]:
    """What each card of a successful flight earns (LL-17)."""
    return tuple([points_of(state, flight, place) for place in range(len(flight.cards))])


def points_of(state: LuckyLoopState, flight: Flight, place: int) -> int:
    """What a completed card earns, the highlighted one double (LL-17, LL-30)."""
    card = flight.cards[place]
    face = FACES[state.faces[card]]
    earned = face.exact if flight.exact(place, state.faces) else face.exceeded
    return 2 * earned if card == flight.highlight else earned


def _after_programme(state: LuckyLoopState, flight: Flight, programme: str, log: Log[LuckyLoopState]) -> LuckyLoopState:
    """Mark a result where it counts (LL-17, LL-18), and hand out a token where one is due (LL-20)."""
    seat, points = flight.seat, flight.points
    if points is None:
        log.pause(state)
        why = TokenReason.TWO_CARDS if flight.completed == len(flight.cards) - 1 else None
        return _with_token(state, seat, why, log)
    place = PROGRAMME_AT[programme]
    old = state.scores[seat][place]
    if points < BOX.scale_first or points <= old:
        log.append(ResultTooLow(seat, programme, points))
        log.pause(state)
        return state
    why = _token_for(points, best(state, place))
    scores = replaced(state.scores[seat], place, points)
    log.append(ProgrammeScored(seat, programme, points, points - old))
    state = replace(
        state,
        scores=replaced(state.scores, seat, scores),
        totals=replaced(state.totals, seat, state.totals[seat] + points - old),
    )
    log.pause(state)
    if not old and all(scores):
        log.append(FinalPhaseReached(seat))
    return _with_token(state, seat, why, log)


def best(state: LuckyLoopState, place: int) -> int:
    """The best result so far in a programme, by anyone; 0 if there is none."""
    return max([scores[place] for scores in state.scores])


def _token_for(points: int, best_so_far: int) -> TokenReason | None:
    """Why a result earns a token, if it does; several reasons still earn only one (LL-20)."""
    if points >= BOX.scale_last:
        return TokenReason.SCALE_FULL
    if points < BOX.token_from or points <= best_so_far:
        return None
    return TokenReason.NEW_BEST if best_so_far >= BOX.token_from else TokenReason.FIRST_HIGH


def _after_free_programme(state: LuckyLoopState, flight: Flight, log: Log[LuckyLoopState]) -> LuckyLoopState:
    """Replace the worst result (LL-30), or pay for the failure (LL-29)."""
    seat, points = flight.seat, flight.points
    if points is None:
        state = lose(state, seat, FAILED_FREE_PROGRAMME, LossReason.FREE_PROGRAMME_FAILED, log)
        why = TokenReason.LAST_CARD if flight.completed == len(flight.cards) - 1 else None
        return _with_token(state, seat, why, log)
    scores = state.scores[seat]
    worst = scores.index(min(scores))
    total = max(0, state.totals[seat] + points - scores[worst])
    replaces = PROGRAMMES[worst].id
    log.append(FreeProgrammeScored(seat, points, replaces, total - state.totals[seat]))
    return replace(
        state,
        totals=replaced(state.totals, seat, total),
        free_results=replaced(state.free_results, seat, FreeResult(points, replaces)),
    )


def _with_token(state: LuckyLoopState, seat: Seat, why: TokenReason | None, log: Log[LuckyLoopState]) -> LuckyLoopState:
    """Hand out a token, if one is due and the supply has one."""
    if why is None or not state.supply:
        return state
    log.append(TokenEarned(seat, why))
    return replace(state, tokens=replaced(state.tokens, seat, state.tokens[seat] + 1))
