"""LOOPS as the rest of Voltige knows it."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from core.cards import FirstPlayerDrawn, Shuffled, first_player, shuffled, turned_up
from core.data import rules_version
from core.game import NATURE, Action, Game, Illegal, Log, Outcome, Seat, Step
from core.loops import legal
from core.loops.actions import Actions, Claim, Deal, Pass, Play
from core.loops.audit import audit
from core.loops.box import DECKS, GAME, SEATS, TABLE
from core.loops.hand import EMPTY
from core.loops.reasons import Reason
from core.loops.rules import round as rounds
from core.loops.rules.laying import play
from core.loops.rules.passing import pass_turn
from core.loops.rules.racing import claim
from core.loops.rules.round import deal, draw_first, next_round
from core.loops.rules.specials import loop
from core.loops.state import LoopsOptions, LoopsState, Phase
from core.loops.view import determinized, view_of


class LoopsGame(Game[LoopsState, LoopsOptions]):
    """A shedding game in one plane that everybody flies, for two to eight players."""

    id = GAME
    seats = SEATS
    rules = rules_version(GAME, 2, TABLE)
    options = LoopsOptions
    state = LoopsState
    actions: Any = Actions
    to_act = staticmethod(legal.to_act)
    sample = staticmethod(legal.sample)
    given_time = staticmethod(legal.racers)

    def setup(self, seats: int, options: LoopsOptions) -> LoopsState:
        """All cards lie on the draw pile, still to be shuffled and dealt (LP-4)."""
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

    def legal(self, state: LoopsState, seat: Seat) -> Sequence[Action]:
        return legal.legal(state, seat)

    def apply(self, state: LoopsState, seat: Seat, action: Action) -> Step[LoopsState]:
        log: Log[LoopsState] = Log()
        return Step(_carry_out(state, seat, action, log), log)

    def nature(self, state: LoopsState, rng: random.Random) -> Action:
        if state.phase is Phase.LOTS:
            return first_player(state.options.begins, state.seats, rng)
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


def _carry_out(state: LoopsState, seat: Seat, action: Action, log: Log[LoopsState]) -> LoopsState:
    match action:
        case Play():
            return play(state, seat, action, log)
        case Pass():
            return pass_turn(state, seat, log)
        case Claim():
            return claim(state, seat, log)
        case Deal():
            return next_round(state, seat)
        case FirstPlayerDrawn() if seat == NATURE and state.phase is Phase.LOTS:
            return draw_first(state, action)
        case Shuffled() if seat == NATURE and state.phase is Phase.DEAL:
            return deal(state, action, log)
        case Shuffled() if seat == NATURE and state.phase is Phase.LOOPING:
            return loop(state, action, log)
    raise Illegal("LP-4", Reason.NOT_CHANCE)


LOOPS: Game[LoopsState, LoopsOptions] = LoopsGame()
