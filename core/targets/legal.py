"""Who acts, what they may do, and the refusal of those whose turn it isn't."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Final

from core.cards import FirstPlayerDrawn
from core.game import NATURE, NOBODY, ONLY_NATURE, Action, Illegal, Seat, any_of
from core.targets.actions import (
    Announce,
    Arrange,
    Discard,
    Double,
    Flick,
    Keep,
    LetGo,
    NextRound,
    NotSeen,
    Settled,
)
from core.targets.box import DICE_EACH
from core.targets.reasons import Reason
from core.targets.rules.aiming import random_flick, sample_flicks
from core.targets.state import Phase, TargetsState, callers, may_speak, not_seen_counts, on_turn

_SPOKEN: Final = (Announce, Double, NotSeen)
_DUE: Final[dict[Phase, tuple[tuple[type[Action], ...], str, Reason]]] = {
    Phase.LOT: ((FirstPlayerDrawn,), "T-3", Reason.DRAW_LOT),
    Phase.ARRANGING: ((Arrange,), "T-22", Reason.ARRANGE_TOWER),
    Phase.FLICKING: ((Flick, *_SPOKEN), "T-4", Reason.FLICK_A_DIE),
    Phase.SETTLING: ((Settled,), "T-4", Reason.DICE_ARE_ROLLING),
    Phase.KEEPING: ((Keep,), "T-7", Reason.KEEP_ONE),
    Phase.ASKING: ((LetGo, *_SPOKEN), "T-12", Reason.ANNOUNCE_OR_LET_GO),
    Phase.DISCARDING: ((Discard,), "T-15", Reason.DISCARD_ONE),
    Phase.ROUND_OVER: ((NextRound,), "T-16", Reason.START_NEXT_ROUND),
    Phase.GOLDEN: ((Flick,), "T-19", Reason.FLICK_THE_TOWER),
}
"""What each phase asks for: the actions, the rule that says so, and the reminder for those who do something else."""


def to_act(state: TargetsState) -> frozenset[Seat]:
    """Whom the table waits for; in FLICKING also those who may announce before the flick."""
    match state.phase:
        case Phase.LOT | Phase.SETTLING:
            return ONLY_NATURE
        case Phase.ARRANGING:
            return frozenset(range(state.seats)).difference(state.arranged)
        case Phase.FLICKING:
            flicks = on_turn(state)
            return may_speak(state) if flicks is None else may_speak(state) | {flicks}
        case Phase.KEEPING:
            return frozenset({state.flicker})
        case Phase.ASKING:
            return may_speak(state)
        case Phase.DISCARDING | Phase.ROUND_OVER:
            return frozenset({state.first})
        case Phase.GOLDEN:
            return frozenset([seat for seat in state.tied if state.shots[seat] is None])
    return NOBODY


def legal(state: TargetsState, seat: Seat) -> Sequence[Action]:
    """Everything a player may do, flicks by a sample of them."""
    if seat == NATURE or seat not in to_act(state):
        return ()
    return _CHOICES[state.phase](state, seat)


def sample(state: TargetsState, seat: Seat, rng: random.Random) -> Action:
    """Something a random player does: any flick at all, or half of the time one of the choices that are listed."""
    choices = legal(state, seat)
    flicks = any(type(choice) is Flick for choice in choices)
    return random_flick(state, seat, rng) if flicks and rng.random() < 1 / 2 else any_of(choices, rng)


def spoken(state: TargetsState, seat: Seat) -> list[Action]:
    """What a player may announce, or call against an opponent's announcement."""
    said: list[Action] = [Announce(die) for die in state.targets if seat in callers(state, die)]
    for die, other in state.pairs:
        if seat in callers(state, die):
            said += (Double(die, other), Double(other, die))
    if not_seen_counts(state):
        said += [NotSeen(die) for die in state.targets if seat not in callers(state, die)]
    return said


def _flicking(state: TargetsState, seat: Seat) -> list[Action]:
    said = spoken(state, seat)
    return [*said, *sample_flicks(state, seat)] if on_turn(state) == seat else said


_CHOICES: Final[dict[Phase, Callable[[TargetsState, Seat], Sequence[Action]]]] = {
    Phase.ARRANGING: lambda state, seat: [Arrange(place) for place in range(DICE_EACH)],
    Phase.FLICKING: _flicking,
    Phase.KEEPING: lambda state, seat: [Keep(die) for die in state.fallen],
    Phase.ASKING: lambda state, seat: [*spoken(state, seat), LetGo()],
    Phase.DISCARDING: lambda state, seat: [Discard(disc) for disc in state.centre if disc is not None],
    Phase.ROUND_OVER: lambda state, seat: [NextRound()],
    Phase.GOLDEN: sample_flicks,
}


def require_turn(state: TargetsState, seat: Seat, action: Action) -> None:
    """Refuse those who do not act now, and what is not asked for."""
    if state.phase is Phase.OVER:
        raise Illegal("T-18", Reason.GAME_OVER)
    due, rule, reminder = _DUE[state.phase]
    actors = to_act(state)
    # Who has nothing to announce is told why, by the rule of what they call; who has let it all go has spoken.
    may_call = frozenset(range(state.seats)).difference(state.let_go)
    calls = type(action) in due and type(action) in _SPOKEN and seat in may_call
    if seat not in actors and not calls:
        raise Illegal(rule, _why_not_now(state, seat, actors))
    if type(action) not in due:
        raise Illegal(rule, reminder)
    if type(action) is Flick and state.phase is Phase.FLICKING and seat != on_turn(state):
        raise Illegal(rule, Reason.NOT_YOUR_TURN)


def _why_not_now(state: TargetsState, seat: Seat, actors: frozenset[Seat]) -> Reason:
    if actors == ONLY_NATURE:
        return Reason.CHANCE_FIRST if state.phase is Phase.LOT else Reason.DICE_ARE_ROLLING
    if state.phase is Phase.ARRANGING and seat in state.arranged:
        return Reason.ALREADY_ARRANGED
    if state.phase is Phase.GOLDEN and seat in state.tied:
        return Reason.ALREADY_AIMED
    if state.phase is Phase.ASKING and seat in range(state.seats):
        return Reason.NOTHING_TO_SAY
    return Reason.NOT_YOUR_TURN
