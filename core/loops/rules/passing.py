"""Taking the pile instead of playing (LP-6)."""

from __future__ import annotations

from msgspec.structs import replace

from core.game import Illegal, Log, Seat, replaced
from core.loops.events import PileTaken
from core.loops.hand import joined
from core.loops.reasons import Reason
from core.loops.rules.racing import may_race, with_race_won
from core.loops.state import PLAYING, RACING, LoopsState, Phase, next_seat


def pass_turn(state: LoopsState, seat: Seat, log: Log[LoopsState]) -> LoopsState:
    """Take the whole pile into hand; the next player starts a new one (LP-6)."""
    if state.phase not in PLAYING:
        raise out_of_phase(state)
    if seat != state.turn:
        if may_race(state, seat):
            raise Illegal("LP-11", Reason.ONLY_NEXT_PASSES)
        raise Illegal("LP-5", Reason.NOT_YOUR_TURN)
    if not state.pile:
        raise Illegal("LP-6", Reason.EMPTY_PILE)
    return take_pile(state, seat, next_seat(state, seat), log)


def out_of_phase(state: LoopsState) -> Illegal:
    """Why nobody is to play now."""
    match state.phase:
        case Phase.OVER:
            return Illegal("LP-13", Reason.GAME_OVER)
        case Phase.ROUND_OVER:
            return Illegal("LP-12", Reason.ROUND_OVER)
        case _:
            return Illegal("LP-4", Reason.CHANCE_FIRST)


def take_pile(state: LoopsState, seat: Seat, turn: Seat, log: Log[LoopsState]) -> LoopsState:
    """`seat` takes the whole pile and `turn` starts a new one; the conditions stay (LP-6)."""
    log.append(PileTaken(seat, state.pile))
    after = replace(
        state,
        pile=(),
        hands=replaced(state.hands, seat, joined(state.hands[seat], state.pile, state.faces)),
        altitude=0,
        turn=turn,
        raced=False,
        race_opener=None,
    )
    return with_race_won(state, after) if state.phase in RACING else after
