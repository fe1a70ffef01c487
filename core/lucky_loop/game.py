"""Lucky Loop as the rest of Voltige knows it."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from core.cards import FirstPlayerDrawn, Shuffled, first_player, shuffled, turned_up
from core.dice import Rolled, rolled
from core.game import Action, Game, Log, Outcome, Seat, Step, any_of, leaders
from core.lucky_loop import legal
from core.lucky_loop.actions import (
    Actions,
    BuyRedDie,
    Complete,
    Discard,
    Draw,
    Exchange,
    Highlight,
    Land,
    PresentFree,
    PresentOne,
    PresentThree,
    Reroll,
    StopEarly,
    Throw,
)
from core.lucky_loop.audit import audit
from core.lucky_loop.box import GAME, RULES, SEATS
from core.lucky_loop.rules.flight import buy_red_die, complete, land_unfinished, reroll, roll, stop_early, throw
from core.lucky_loop.rules.free_programme import highlight, present_free
from core.lucky_loop.rules.game_flow import carry_on, deal, set_up, shuffle
from core.lucky_loop.rules.turn import discard, draw, exchange, present_one, present_three
from core.lucky_loop.state import LuckyLoopOptions, LuckyLoopState, Phase
from core.lucky_loop.view import determinized, view_of


class LuckyLoopGame(Game[LuckyLoopState, LuckyLoopOptions]):
    """The game of four aerobatic programmes and a free one, for two to six players."""

    id = GAME
    seats = SEATS
    rules = RULES
    options = LuckyLoopOptions
    state = LuckyLoopState
    actions: Any = Actions
    to_act = staticmethod(legal.to_act)

    def setup(self, seats: int, options: LuckyLoopOptions) -> LuckyLoopState:
        return set_up(seats, options)

    def legal(self, state: LuckyLoopState, seat: Seat) -> Sequence[Action]:
        return legal.legal(state, seat)

    def sample(self, state: LuckyLoopState, seat: Seat, rng: random.Random) -> Action:
        return any_of(self.legal(state, seat), rng)

    def apply(self, state: LuckyLoopState, seat: Seat, action: Action) -> Step[LuckyLoopState]:
        legal.require_turn(state, seat, action)
        log: Log[LuckyLoopState] = Log()
        return Step(carry_on(_carry_out(state, seat, action, log), action), log)

    def nature(self, state: LuckyLoopState, rng: random.Random) -> Action:
        if state.shuffling:
            return shuffled(state.faces, state.discards[state.shuffling[0]], rng)
        if state.flight is not None:
            return rolled(len(state.flight.rolling), rng)
        return first_player(None, state.seats, rng)

    def view(self, state: LuckyLoopState, seat: Seat | None) -> LuckyLoopState:
        return view_of(state, seat)

    def determinize(self, view: LuckyLoopState, seat: Seat, rng: random.Random) -> LuckyLoopState:
        return determinized(view, rng)

    def outcome(self, state: LuckyLoopState) -> Outcome | None:
        return Outcome(state.totals, leaders(state.totals)) if state.phase is Phase.OVER else None

    def audit(self, state: LuckyLoopState) -> None:
        audit(state)

    def learned(self, before: LuckyLoopState, after: LuckyLoopState) -> bool:
        return turned_up(before.faces, after.faces)


def _carry_out(state: LuckyLoopState, seat: Seat, action: Action, log: Log[LuckyLoopState]) -> LuckyLoopState:
    match action:
        case Throw():
            return throw(state)
        case Rolled():
            return roll(state, action, log)
        case Complete():
            return complete(state, seat, action, log)
        case Reroll():
            return reroll(state, seat, action, log)
        case BuyRedDie():
            return buy_red_die(state, seat, log)
        case StopEarly():
            return stop_early(state, log)
        case Land():
            return land_unfinished(state, log)
        case Draw():
            return draw(state, seat, action, log)
        case Discard():
            return discard(state, seat, action, log)
        case Exchange():
            return exchange(state, seat, log)
        case PresentThree():
            return present_three(state, seat, action, log)
        case PresentOne():
            return present_one(state, seat, action, log)
        case PresentFree():
            return present_free(state, seat, action, log)
        case Highlight():
            return highlight(state, seat, action, log)
        case Shuffled():
            return shuffle(state, action, log)
        case FirstPlayerDrawn():
            return deal(state, action, log)
    raise AssertionError("no phase asks for any other action")


LUCKY_LOOP: Game[LuckyLoopState, LuckyLoopOptions] = LuckyLoopGame()
