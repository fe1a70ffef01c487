"""Lucky Loop as the rest of Voltige knows it."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any, Final

from msgspec.structs import replace

from core.cards import FirstPlayerDrawn, Shuffled, shuffled
from core.dice import Rolled, rolled
from core.game import NATURE, NOBODY, ONLY_NATURE, Action, Event, Illegal, Outcome, Seat, Step, any_of, leaders
from core.lucky_loop import actions
from core.lucky_loop.audit import audit
from core.lucky_loop.box import GAME, RULES
from core.lucky_loop.legal import legal
from core.lucky_loop.reasons import Reason
from core.lucky_loop.rules.flight import buy_red_die, complete, land_unfinished, reroll, roll, stop_early, throw
from core.lucky_loop.rules.free_programme import highlight, present_free
from core.lucky_loop.rules.game_flow import deal, set_up, shuffle
from core.lucky_loop.rules.turn import discard, draw, exchange, present_one, present_three
from core.lucky_loop.state import LuckyLoopOptions, LuckyLoopState, Phase, empty_decks
from core.lucky_loop.view import determinize, view

SEATS: Final = range(2, 7)

Rule = Callable[[LuckyLoopState, Any, list[Event]], LuckyLoopState]

_NATURES: Final[dict[type[Action], Rule]] = {
    Shuffled: shuffle,
    FirstPlayerDrawn: deal,
    Rolled: roll,
}
_PLAYERS: Final[dict[type[Action], Rule]] = {
    actions.Exchange: exchange,
    actions.Draw: draw,
    actions.Discard: discard,
    actions.PresentThree: present_three,
    actions.PresentOne: present_one,
    actions.PresentFree: present_free,
    actions.Highlight: highlight,
    actions.BuyRedDie: buy_red_die,
    actions.Throw: throw,
    actions.Reroll: reroll,
    actions.Complete: complete,
    actions.StopEarly: stop_early,
    actions.Land: land_unfinished,
}
_ONLY: Final = tuple(frozenset({seat}) for seat in range(SEATS.stop))


class LuckyLoop:
    """The rules of Lucky Loop."""

    id = GAME
    seats = SEATS
    rules = RULES
    options = LuckyLoopOptions
    state = LuckyLoopState
    actions = actions.LuckyLoopAction

    def setup(self, seats: int, options: LuckyLoopOptions) -> LuckyLoopState:
        return set_up(seats, options)

    def to_act(self, state: LuckyLoopState) -> frozenset[Seat]:
        if state.phase is Phase.OVER:
            return NOBODY
        return ONLY_NATURE if _expected(state) else _ONLY[state.turn]

    def legal(self, state: LuckyLoopState, seat: Seat) -> Sequence[Action]:
        return legal(state, seat)

    def sample(self, state: LuckyLoopState, seat: Seat, rng: random.Random) -> Action:
        return any_of(self.legal(state, seat), rng)

    def apply(self, state: LuckyLoopState, seat: Seat, action: Action) -> Step[LuckyLoopState]:
        rule = _rule(state, seat, type(action))
        events: list[Event] = []
        state = rule(state, action, events)
        # While an exchange is discarding, a deck that has run dry waits for all of its discards (LL-8).
        if not all(state.decks) and not (state.phase is Phase.DISCARD and type(action) is actions.Discard):
            state = replace(state, shuffling=empty_decks(state))
        return Step(state, tuple(events))

    def nature(self, state: LuckyLoopState, rng: random.Random) -> Action:
        if state.shuffling:
            return shuffled(state.faces, state.discards[state.shuffling[0]], rng)
        if state.flight is not None:
            return rolled(len(state.flight.rolling), rng)
        return FirstPlayerDrawn(rng.randrange(len(state.hands)))

    def view(self, state: LuckyLoopState, seat: Seat | None) -> LuckyLoopState:
        return view(state, seat)

    def determinize(self, view: LuckyLoopState, seat: Seat, rng: random.Random) -> LuckyLoopState:
        return determinize(view, rng)

    def outcome(self, state: LuckyLoopState) -> Outcome | None:
        if state.phase is not Phase.OVER:
            return None
        return Outcome(state.totals, leaders(state.totals))

    def audit(self, state: LuckyLoopState) -> None:
        audit(state)


def _expected(state: LuckyLoopState) -> type[Action] | None:
    """What nature has to do now, if anything."""
    if state.shuffling:
        return Shuffled
    if state.phase is Phase.ROLL:
        return Rolled
    return FirstPlayerDrawn if state.phase is Phase.LOT else None


def _rule(state: LuckyLoopState, seat: Seat, kind: type[Action]) -> Rule:
    """The rule that judges this kind of action, if it is this seat's to take now."""
    if state.phase is Phase.OVER:
        raise Illegal("LL-32", Reason.GAME_OVER)
    expected = _expected(state)
    if seat == NATURE:
        if kind is not expected:
            raise Illegal("LL-6", Reason.NOT_FOR_CHANCE)
        return _NATURES[kind]
    if kind in _NATURES:
        raise Illegal("LL-12", Reason.ONLY_CHANCE)
    if expected:
        raise Illegal(_CHANCE_RULES[expected], Reason.CHANCE_FIRST)
    if seat != state.turn:
        raise Illegal("LL-5", Reason.NOT_YOUR_TURN)
    if kind not in _PLAYERS:
        raise Illegal("LL-6", Reason.NOT_THIS_GAME)
    return _PLAYERS[kind]


_CHANCE_RULES: Final[dict[type[Action], str]] = {Shuffled: "LL-8", FirstPlayerDrawn: "LL-5", Rolled: "LL-12"}

LUCKY_LOOP: Final = LuckyLoop()
