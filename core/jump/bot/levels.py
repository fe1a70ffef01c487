"""The Jump! opponents: Cadet, Pilot and Ace."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, Final

from msgspec.structs import replace

from core.bots.bot import Bot
from core.bots.budget import Budget
from core.bots.search import Search
from core.cards import FACE_DOWN
from core.game import Action, Game, Seat
from core.jump.actions import Pick
from core.jump.bot.policy import HABITS, Habits, changes, choose_action, choose_pick, picks
from core.jump.bot.values import prospects
from core.jump.box import Card
from core.jump.legal import legal
from core.jump.state import JumpState, Phase, pick_face

_ENDS: Final = frozenset({Phase.SCORED, Phase.OVER})
_MOST_CHANGES: Final = 6


class JumpGuide:
    """What the Ace knows of Jump!."""

    def __init__(self, habits: Habits = HABITS, moves: int = 4) -> None:
        self._habits = habits
        self._moves = moves

    def candidates(self, view: JumpState, seat: Seat, rng: random.Random) -> Sequence[Action]:
        if view.phase is Phase.PICKING:
            return self._picks(view, seat)
        if view.phase is Phase.CHANGING:
            return changes(view, seat, rng, self._habits)[:_MOST_CHANGES]
        first = choose_action(view, seat, rng, self._habits)
        if view.phase is Phase.SEATING:
            return [first]
        return [first, *(action for action in legal(view, seat) if action != first)]

    def _picks(self, view: JumpState, seat: Seat) -> list[Action]:
        """One card of each face, as equal ones are interchangeable."""
        rated = sorted(picks(view, seat, self._habits), reverse=True)
        by_face = {view.faces[card]: card for _, card in reversed(rated)}
        return [Pick(card) for _, card in rated if by_face[view.faces[card]] == card]

    def believe(self, state: JumpState, view: JumpState, seat: Seat, rng: random.Random) -> JumpState:
        """Cards that lie face down were picked with a purpose, not drawn by lot."""
        if FACE_DOWN not in view.picks:
            return state
        jumped = any(pick_face(view, other) == Card.JUMP for other in view.revealed)
        chosen = list(state.picks)
        for other, pick in enumerate(view.picks):
            if pick == FACE_DOWN:
                card = choose_pick(state, other, rng, self._habits)
                # A forbidden would have shown itself at the first jump.
                if not (jumped and state.faces[card] == Card.FORBIDDEN):
                    chosen[other] = card
        return replace(state, picks=tuple(chosen))

    def policy(self, state: JumpState, seat: Seat, rng: random.Random) -> Action:
        return choose_action(state, seat, rng, self._habits)

    def enough(self, state: JumpState, moves: int) -> bool:
        """Between tricks, where the position says what it is worth."""
        if state.phase is Phase.PICKING:
            return moves >= self._moves and state.picks.count(None) == state.seats
        return state.phase in _ENDS

    def evaluate(self, state: JumpState) -> Sequence[float]:
        return prospects(state)


class JumpPilot:
    """Decides at a glance, and does something else, whatever it is, `slips` of the time."""

    def __init__(self, habits: Habits = HABITS, slips: float = 0.0) -> None:
        self._habits = habits
        self._slips = slips

    def choose(self, game: Game[Any, Any], view: JumpState, seat: Seat, rng: random.Random, budget: Budget) -> Action:
        if self._slips and rng.random() < self._slips:
            return game.sample(view, seat, rng)
        return choose_action(view, seat, rng, self._habits)


BEGINNER: Final = Habits(others=0.3, forbid=0.2, blow=0.1, harm=2.0, thrift=0.0, whim=1.0)
"""A beginner looks after their own parachutists and forgets the others'."""

LEVELS: Final[dict[str, Bot]] = {
    "cadet": JumpPilot(BEGINNER, slips=0.35),
    "pilot": JumpPilot(),
    "ace": Search(JumpGuide(), doubt=0.7),
}
