"""Jump! as the rest of Voltige knows it."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from core.cards import FirstPlayerDrawn, Shuffled, first_player, shuffled, turned_up
from core.game import Action, Game, Log, Outcome, Seat, Step, any_of
from core.jump import legal
from core.jump.actions import Actions, Blow, ChangePlace, Hold, Jump, NextSession, Pick, Shift, Sit, Steer
from core.jump.audit import audit
from core.jump.box import AT_START, EMPTY_PLANES, GAME, HAND, NO_SPACES, REST, RULES, SEATS, Card
from core.jump.rules import scoring
from core.jump.rules.jumping import answer, jump, shift
from core.jump.rules.seating import draw_holder, next_session, sit
from core.jump.rules.supply import shuffle
from core.jump.rules.trick import carry_on, change_place, pick, steer
from core.jump.state import JumpLog, JumpOptions, JumpState, Phase
from core.jump.view import determinized, view_of


class JumpGame(Game[JumpState, JumpOptions]):
    """Wolfgang Kramer's and Michael Kiesling's game of 1998, for two to five players."""

    id = GAME
    seats = SEATS
    rules = RULES
    options = JumpOptions
    state = JumpState
    actions: Any = Actions
    to_act = staticmethod(legal.to_act)

    def setup(self, seats: int, options: JumpOptions) -> JumpState:
        """Everyone holds a jump card; the others are still to be shuffled and dealt (J-5)."""
        return JumpState(
            options=options,
            seats=seats,
            phase=Phase.LOT,
            faces=(*(Card.JUMP.value,) * seats, *REST),
            deck=tuple(range(seats, seats + len(REST))),
            hands=tuple((seat,) for seat in range(seats)),
            scores=(0,) * seats,
            columns=AT_START,
            aboard=EMPTY_PLANES,
            spaces=NO_SPACES,
            picks=(None,) * seats,
            owed=(HAND,) * seats,
        )

    def legal(self, state: JumpState, seat: Seat) -> Sequence[Action]:
        return legal.legal(state, seat)

    def sample(self, state: JumpState, seat: Seat, rng: random.Random) -> Action:
        return any_of(self.legal(state, seat), rng)

    def apply(self, state: JumpState, seat: Seat, action: Action) -> Step[JumpState]:
        legal.require_turn(state, seat, action)
        log: JumpLog = Log()
        return Step(carry_on(_carry_out(state, seat, action, log), log), log)

    def nature(self, state: JumpState, rng: random.Random) -> Action:
        if state.phase is Phase.LOT:
            return first_player(state.options.begins, state.seats, rng)
        return shuffled(state.faces, state.deck + state.discards, rng)

    def view(self, state: JumpState, seat: Seat | None) -> JumpState:
        return view_of(state, seat)

    def determinize(self, view: JumpState, seat: Seat, rng: random.Random) -> JumpState:
        return determinized(view, rng)

    def outcome(self, state: JumpState) -> Outcome | None:
        return scoring.outcome(state)

    def audit(self, state: JumpState) -> None:
        audit(state)

    def learned(self, before: JumpState, after: JumpState) -> bool:
        return turned_up(before.faces, after.faces)


def _carry_out(state: JumpState, seat: Seat, action: Action, log: JumpLog) -> JumpState:
    match action:
        case Pick():
            return pick(state, seat, action, log)
        case Sit():
            return sit(state, seat, action, log)
        case Blow() | Hold():
            return answer(state, seat, action, log)
        case Jump():
            return jump(state, seat, action, log)
        case Steer():
            return steer(state, seat, action, log)
        case Shift():
            return shift(state, seat, action, log)
        case ChangePlace():
            return change_place(state, seat, action, log)
        case NextSession():
            return next_session(state, log)
        case FirstPlayerDrawn():
            return draw_holder(state, action, log)
        case Shuffled():
            return shuffle(state, action, log)
    raise AssertionError("no phase asks for any other action")


JUMP: Game[JumpState, JumpOptions] = JumpGame()
