"""Targets as the rest of Voltige knows it."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

from core.cards import FirstPlayerDrawn, first_player
from core.game import Action, Game, Log, Outcome, Seat, Step
from core.targets import legal
from core.targets.actions import (
    Actions,
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
from core.targets.audit import audit
from core.targets.box import GAME, RULES, SEATS
from core.targets.physics import rolling
from core.targets.physics.from_position import shots_of, tabletop_of
from core.targets.renewal import renewal
from core.targets.rules.announcing import announce, double, let_go, not_seen
from core.targets.rules.checking import SEED_BITS
from core.targets.rules.flicking import flick
from core.targets.rules.golden_targets import aim
from core.targets.rules.luck import luck
from core.targets.rules.round_end import carry_on, discard
from core.targets.rules.round_start import arrange, draw_first, next_round, set_up
from core.targets.rules.settling import keep, settle
from core.targets.state import Phase, TargetsOptions, TargetsState, may_speak, points
from core.targets.view import determinized, view_of


class TargetsGame(Game[TargetsState, TargetsOptions]):
    """Wilfried Fort's game of 2015, for two to four players."""

    id = GAME
    seats = SEATS
    rules = RULES
    options = TargetsOptions
    state = TargetsState
    actions: Any = Actions
    to_act = staticmethod(legal.to_act)

    def setup(self, seats: int, options: TargetsOptions) -> TargetsState:
        return set_up(seats, options)

    def legal(self, state: TargetsState, seat: Seat) -> Sequence[Action]:
        return legal.legal(state, seat)

    def sample(self, state: TargetsState, seat: Seat, rng: random.Random) -> Action:
        return legal.sample(state, seat, rng)

    def apply(self, state: TargetsState, seat: Seat, action: Action) -> Step[TargetsState]:
        legal.require_turn(state, seat, action)
        log: Log[TargetsState] = Log()
        return Step(carry_on(_carry_out(state, seat, action, log), log), log)

    def nature(self, state: TargetsState, rng: random.Random) -> Action:
        if state.phase is Phase.LOT:
            return first_player(state.options.begins, state.seats, rng)
        shots = shots_of(state)
        seed = luck(rng.getrandbits(SEED_BITS), shots)
        return Settled(seed, rolling.settle(tabletop_of(state), shots, seed))

    def view(self, state: TargetsState, seat: Seat | None) -> TargetsState:
        return view_of(state, seat)

    def determinize(self, view: TargetsState, seat: Seat, rng: random.Random) -> TargetsState:
        return determinized(view, rng)

    def outcome(self, state: TargetsState) -> Outcome | None:
        return Outcome(points(state), state.winners) if state.phase is Phase.OVER else None

    def audit(self, state: TargetsState) -> None:
        audit(state)

    def given_time(self, state: TargetsState) -> frozenset[Seat]:
        return may_speak(state) or self.to_act(state)

    def renewal(self, rules: str) -> Callable[[TargetsState], TargetsState] | None:
        return renewal(rules)

    def is_open(self, action: Action) -> bool:
        return isinstance(action, Settled)


def _carry_out(state: TargetsState, seat: Seat, action: Action, log: Log[TargetsState]) -> TargetsState:
    match action:
        case Flick() if state.phase is Phase.GOLDEN:
            return aim(state, seat, action, log)
        case Flick():
            return flick(state, seat, action, log)
        case Settled():
            return settle(state, action, log)
        case Announce():
            return announce(state, seat, action, log)
        case NotSeen():
            return not_seen(state, seat, action, log)
        case Double():
            return double(state, seat, action, log)
        case LetGo():
            return let_go(state, seat, log)
        case Keep():
            return keep(state, seat, action, log)
        case Discard():
            return discard(state, seat, action, log)
        case NextRound():
            return next_round(state, log)
        case Arrange():
            return arrange(state, seat, action, log)
        case FirstPlayerDrawn():
            return draw_first(state, action, log)
    raise AssertionError("no phase asks for any other action")


TARGETS: Game[TargetsState, TargetsOptions] = TargetsGame()
