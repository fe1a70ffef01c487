"""LOOPS: everyone flies one plane, and sheds cards in it."""

from __future__ import annotations

import random
from typing import Any

from core.cards import first_player, shuffled, turned_up
from core.data import rules_version
from core.game import NOBODY, ONLY_NATURE, Action, Game, Outcome, Seat
from core.loops.actions import Actions
from core.loops.audit import audit
from core.loops.box import DECKS, GAME, SEATS, TABLE
from core.loops.hand import EMPTY
from core.loops.legal import OTHERS, legal, sample
from core.loops.rules import round as rounds
from core.loops.rules.laying import apply
from core.loops.rules.turn import opener
from core.loops.state import LoopsOptions, LoopsState, Phase
from core.loops.view import determinized, view_of

_LOTS, _TURN, _SPEED, _CLAIMED, _ROUND_OVER, _OVER = (
    Phase.LOTS,
    Phase.TURN,
    Phase.SPEED,
    Phase.CLAIMED,
    Phase.ROUND_OVER,
    Phase.OVER,
)
_ALONE = tuple(frozenset({seat}) for seat in range(SEATS.stop))


class Loops(Game[LoopsState, LoopsOptions]):
    """The rules LP-1 to LP-15."""

    id = GAME
    seats = SEATS
    rules = rules_version(GAME, 2, TABLE)
    options = LoopsOptions
    state = LoopsState
    actions: Any = Actions

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

    apply = staticmethod(apply)

    def nature(self, state: LoopsState, rng: random.Random) -> Action:
        if state.phase is _LOTS:
            return first_player(state.options.begins, len(state.hands), rng)
        return shuffled(state.faces, state.draw + state.pile, rng)

    def view(self, state: LoopsState, seat: Seat | None) -> LoopsState:
        return view_of(state, seat)

    def determinize(self, view: LoopsState, seat: Seat, rng: random.Random) -> LoopsState:
        return determinized(view, rng)

    def outcome(self, state: LoopsState) -> Outcome | None:
        return rounds.outcome(state)

    def audit(self, state: LoopsState) -> None:
        audit(state)

    def learned(self, before: LoopsState, after: LoopsState) -> bool:
        return turned_up(before.faces, after.faces)


LOOPS = Loops()
