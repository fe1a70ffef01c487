"""LOOPS: everyone flies one plane, and sheds cards in it."""

from __future__ import annotations

import random
from typing import Any

from msgspec.structs import replace

from core.cards import FirstPlayerDrawn, Shuffled, shuffled
from core.data import rules_version
from core.game import NATURE, NOBODY, ONLY_NATURE, Action, Illegal, Outcome, Seat, Step
from core.loops import round as rounds
from core.loops.deck import DECKS, GAME, SEATS, TABLE
from core.loops.hand import EMPTY
from core.loops.legal import OTHERS, legal, sample
from core.loops.play import next_seat, opener, out_of_phase, play, take_pile
from core.loops.reasons import Reason
from core.loops.sight import audit, determinize, view
from core.loops.state import (
    Claim,
    Claimed,
    Deal,
    LoopsAction,
    LoopsOptions,
    LoopsState,
    Pass,
    Phase,
    PileTaken,
    Play,
)

_TURN, _SPEED, _CLAIMED, _ROUND_OVER, _OVER = (
    Phase.TURN,
    Phase.SPEED,
    Phase.CLAIMED,
    Phase.ROUND_OVER,
    Phase.OVER,
)
_ALONE = tuple(frozenset({seat}) for seat in range(SEATS.stop))


class Loops:
    """The rules LP-1 to LP-15."""

    id = GAME
    seats = SEATS
    rules = rules_version(GAME, 1, TABLE)
    options = LoopsOptions
    state = LoopsState
    actions: Any = LoopsAction

    def setup(self, seats: int, options: LoopsOptions) -> LoopsState:
        deck = DECKS[seats]
        return LoopsState(
            options=options,
            phase=Phase.LOTS,
            faces=deck,
            draw=tuple(range(len(deck))),
            pile=(),
            hands=(EMPTY,) * seats,
            altitude=0,
            climbing=True,
            direction=1,
            turn=0,
            raced=False,
            first=0,
            sheet=(),
            totals=(0,) * seats,
        )

    def to_act(self, state: LoopsState) -> frozenset[Seat]:
        phase = state.phase
        if phase is _TURN or phase is _CLAIMED or phase is _ROUND_OVER:
            return _ALONE[state.turn]
        if phase is _SPEED:
            return OTHERS[len(state.hands)][opener(state)]
        return NOBODY if phase is _OVER else ONLY_NATURE

    legal = staticmethod(legal)
    sample = staticmethod(sample)

    def apply(self, state: LoopsState, seat: Seat, action: Action) -> Step[LoopsState]:
        # Nearly every action is a play, and this is the quickest way to tell.
        if type(action) is Play:
            return play(state, seat, action)
        match action:
            case Pass():
                return _pass(state, seat)
            case Claim():
                return _claim(state, seat)
            case Deal():
                return _next_round(state, seat)
            case _ if seat != NATURE:
                raise Illegal("LP-4", Reason.NOT_CHANCE)
            case FirstPlayerDrawn() if state.phase is Phase.LOTS:
                return rounds.first_player_drawn(state, action)
            case Shuffled() if state.phase is Phase.DEAL:
                return rounds.deal(state, action)
            case Shuffled() if state.phase is Phase.LOOPING:
                return rounds.loop(state, action)
            case _:
                raise Illegal("LP-4", Reason.NOT_CHANCE)

    def nature(self, state: LoopsState, rng: random.Random) -> Action:
        if state.phase is Phase.LOTS:
            return FirstPlayerDrawn(rng.randrange(len(state.hands)))
        return shuffled(state.faces, state.draw + state.pile, rng)

    def view(self, state: LoopsState, seat: Seat | None) -> LoopsState:
        return view(state, seat)

    def determinize(self, view: LoopsState, seat: Seat, rng: random.Random) -> LoopsState:
        return determinize(view, rng)

    def outcome(self, state: LoopsState) -> Outcome | None:
        return rounds.outcome(state)

    def audit(self, state: LoopsState) -> None:
        audit(state)


LOOPS = Loops()


def _pass(state: LoopsState, seat: Seat) -> Step[LoopsState]:
    phase = state.phase
    if phase is not _TURN and phase is not _CLAIMED and phase is not _SPEED:
        raise out_of_phase(state)
    if seat != state.turn:
        if phase is _SPEED and seat in OTHERS[len(state.hands)][opener(state)]:
            raise Illegal("LP-11", Reason.ONLY_NEXT_PASSES)
        raise Illegal("LP-5", Reason.NOT_YOUR_TURN)
    if not state.pile:
        raise Illegal("LP-6", Reason.EMPTY_PILE)
    return Step(take_pile(state, seat, next_seat(state, seat)), (PileTaken(seat, state.pile),))


def _claim(state: LoopsState, seat: Seat) -> Step[LoopsState]:
    if state.phase is _CLAIMED or (state.phase is _TURN and state.raced):
        raise Illegal("LP-11", Reason.LOST_RACE)
    if state.phase is not _SPEED or seat not in OTHERS[len(state.hands)][opener(state)]:
        raise Illegal("LP-11", Reason.NO_WINDOW)
    return Step(replace(state, phase=_CLAIMED, turn=seat, raced=True), (Claimed(seat),))


def _next_round(state: LoopsState, seat: Seat) -> Step[LoopsState]:
    if state.phase is _OVER:
        raise Illegal("LP-13", Reason.GAME_OVER)
    if state.phase is not _ROUND_OVER:
        raise Illegal("LP-12", Reason.ROUND_RUNNING)
    if seat != state.turn:
        raise Illegal("LP-4", Reason.NOT_YOUR_TURN)
    return Step(rounds.gather(state))
