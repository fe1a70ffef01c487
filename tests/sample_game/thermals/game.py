"""Thermals as the rest of Voltige knows it."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, Final

from msgspec.structs import replace
from thermals import rules
from thermals.actions import Actions, Circle
from thermals.box import DECK, RULES, SEATS, THERMALS
from thermals.state import Phase, ThermalsOptions, ThermalsState
from thermals.view import audit, view_of

from core.cards import Shuffled, shuffled, turned_up, unmasked
from core.dice import Rolled, rolled
from core.game import NATURE, Action, Event, Game, Outcome, Seat, Step, any_of, leaders


class ThermalsGame(Game[ThermalsState, ThermalsOptions]):
    """A race for height, for two to four gliders."""

    id = "thermals"
    seats = SEATS
    rules = RULES
    options = ThermalsOptions
    state = ThermalsState
    actions: Any = Actions

    def setup(self, seats: int, options: ThermalsOptions) -> ThermalsState:
        """Everybody is on the ground, and the cards are still to be shuffled (TH-2)."""
        deck, nothing = tuple(range(len(DECK))), (0,) * seats
        air = (0,) * len(THERMALS)
        return ThermalsState(options, seats, Phase.SHUFFLING, DECK, deck, ((),) * seats, nothing, air)

    def to_act(self, state: ThermalsState) -> frozenset[Seat]:
        return rules.to_act(state)

    def legal(self, state: ThermalsState, seat: Seat) -> Sequence[Action]:
        """Any card on any thermal (TH-3)."""
        if seat == NATURE or seat not in rules.to_act(state):
            return ()
        return [Circle(card, thermal) for card in state.hands[seat] for thermal in THERMALS]

    def sample(self, state: ThermalsState, seat: Seat, rng: random.Random) -> Action:
        return any_of(self.legal(state, seat), rng)

    def apply(self, state: ThermalsState, seat: Seat, action: Action) -> Step[ThermalsState]:
        rules.require_turn(state, seat, action)
        log: list[Event] = []
        return Step(_carry_out(state, seat, action, log), tuple(log))

    def nature(self, state: ThermalsState, rng: random.Random) -> Action:
        if state.phase is Phase.SHUFFLING:
            return shuffled(state.faces, state.deck, rng)
        return rolled(len(rules.to_throw(state)), rng)

    def view(self, state: ThermalsState, seat: Seat | None) -> ThermalsState:
        return view_of(state, seat)

    def determinize(self, view: ThermalsState, seat: Seat, rng: random.Random) -> ThermalsState:
        return replace(view, faces=unmasked(view.faces, DECK, rng))

    def outcome(self, state: ThermalsState) -> Outcome | None:
        """The highest glider wins (TH-8)."""
        return Outcome(state.heights, leaders(state.heights)) if state.phase is Phase.OVER else None

    def audit(self, state: ThermalsState) -> None:
        audit(state)

    def is_open(self, action: Action) -> bool:
        """Cards are laid face up and dice lie open; a shuffle is nobody's business."""
        return not isinstance(action, Shuffled)

    def learned(self, before: ThermalsState, after: ThermalsState) -> bool:
        return turned_up(before.faces, after.faces)


def _carry_out(state: ThermalsState, seat: Seat, action: Action, log: list[Event]) -> ThermalsState:
    match action:
        case Circle():
            return rules.circle(state, seat, action, log)
        case Shuffled():
            return rules.deal(state, action, log)
        case Rolled():
            return rules.throw(state, action, log)
    raise AssertionError("no phase asks for any other action")


GAME: Final = ThermalsGame()
