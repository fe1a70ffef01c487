"""Everything but laying cards: passing, claiming, dealing, and what chance does."""

from __future__ import annotations

from msgspec.structs import replace

from core.cards import FirstPlayerDrawn, Shuffled
from core.game import NATURE, Action, Illegal, Seat, Step
from core.loops.actions import Claim, Deal, Pass
from core.loops.events import Claimed, PileTaken
from core.loops.hand import joined
from core.loops.reasons import Reason
from core.loops.rules import round as rounds
from core.loops.state import LoopsState, Phase

_LOTS, _DEAL, _LOOPING = Phase.LOTS, Phase.DEAL, Phase.LOOPING
_TURN, _SPEED, _CLAIMED = Phase.TURN, Phase.SPEED, Phase.CLAIMED


def otherwise(state: LoopsState, seat: Seat, action: Action) -> Step[LoopsState]:
    """Carry out an action that lays no cards."""
    # Looking at the type is quicker than matching, and no action is a kind of another.
    phase = state.phase
    if type(action) is Pass:
        return _pass(state, seat)
    if type(action) is Claim:
        return _claim(state, seat)
    if type(action) is Deal:
        return _next_round(state, seat)
    if seat == NATURE:
        if type(action) is Shuffled and phase is _LOOPING:
            return rounds.loop(state, action)
        if type(action) is Shuffled and phase is _DEAL:
            return rounds.deal(state, action)
        if type(action) is FirstPlayerDrawn and phase is _LOTS:
            return rounds.first_player_drawn(state, action)
    raise Illegal("LP-4", Reason.NOT_CHANCE)


def next_seat(state: LoopsState, seat: Seat) -> Seat:
    """Who plays after `seat` in the present direction (LP-2)."""
    return (seat + state.direction) % len(state.hands)


def opener(state: LoopsState) -> Seat:
    """Who played last, and so opened the speed window if there is one."""
    return (state.turn - state.direction) % len(state.hands)


def race_opener(state: LoopsState) -> Seat | None:
    """Who played the speed card of the race that ends with what is done now."""
    return opener(state) if state.phase is _SPEED else state.race_opener if state.phase is _CLAIMED else None


def take_pile(state: LoopsState, seat: Seat, turn: Seat) -> LoopsState:
    """`seat` takes the whole pile and `turn` starts a new one; the conditions stay (LP-6)."""
    hands = list(state.hands)
    hands[seat] = joined(hands[seat], state.pile, state.faces)
    return replace(
        state,
        phase=_TURN,
        pile=(),
        hands=tuple(hands),
        altitude=0,
        turn=turn,
        raced=state.phase is not _TURN,
        race_opener=race_opener(state),
    )


def out_of_phase(state: LoopsState) -> Illegal:
    """Why no card can be laid where nobody is to play."""
    match state.phase:
        case Phase.OVER:
            return Illegal("LP-13", Reason.GAME_OVER)
        case Phase.ROUND_OVER:
            return Illegal("LP-12", Reason.ROUND_OVER)
        case _:
            return Illegal("LP-4", Reason.CHANCE_FIRST)


def _pass(state: LoopsState, seat: Seat) -> Step[LoopsState]:
    phase = state.phase
    if phase is not _TURN and phase is not _CLAIMED and phase is not _SPEED:
        raise out_of_phase(state)
    if seat != state.turn:
        if phase is _SPEED and _may_race(state, seat):
            raise Illegal("LP-11", Reason.ONLY_NEXT_PASSES)
        raise Illegal("LP-5", Reason.NOT_YOUR_TURN)
    if not state.pile:
        raise Illegal("LP-6", Reason.EMPTY_PILE)
    return Step(take_pile(state, seat, next_seat(state, seat)), (PileTaken(seat, state.pile),))


def _may_race(state: LoopsState, seat: Seat) -> bool:
    """Whether a seat may go on after the speed card on top (LP-11)."""
    return 0 <= seat < len(state.hands) and seat != opener(state)


def _claim(state: LoopsState, seat: Seat) -> Step[LoopsState]:
    if state.phase is _SPEED and _may_race(state, seat):
        claimed = replace(state, phase=_CLAIMED, turn=seat, raced=True, race_opener=opener(state))
        return Step(claimed, (Claimed(seat),))
    raise Illegal("LP-11", _why_no_claim(state, seat))


def _why_no_claim(state: LoopsState, seat: Seat) -> Reason:
    if seat not in range(len(state.hands)):
        return Reason.NO_WINDOW
    if seat == (opener(state) if state.phase is _SPEED else state.race_opener):
        return Reason.OWN_SPEED
    if state.phase is _CLAIMED:
        return Reason.FIRST_ALREADY if seat == state.turn else Reason.LOST_RACE
    # After the winning card its player is the one who played last.
    lost = state.phase is _TURN and state.raced and seat != opener(state)
    return Reason.LOST_RACE if lost else Reason.NO_WINDOW


def _next_round(state: LoopsState, seat: Seat) -> Step[LoopsState]:
    if state.phase is Phase.OVER:
        raise Illegal("LP-13", Reason.GAME_OVER)
    if state.phase is not Phase.ROUND_OVER:
        raise Illegal("LP-12", Reason.ROUND_RUNNING)
    if seat != state.turn:
        raise Illegal("LP-4", Reason.NOT_YOUR_TURN)
    return Step(rounds.gather(state))
