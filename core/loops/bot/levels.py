"""The LOOPS opponents: Cadet, Pilot and Ace."""

from __future__ import annotations

import random
from collections.abc import Sequence
from math import exp
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from core.bots.bot import Bot
from core.bots.budget import Budget
from core.bots.search import Search
from core.game import Action, Game, Seat
from core.loops.bot.policy import HABITS, Habits, choices, choose_play, habits_among
from core.loops.box import BOX, FIRST_SPECIAL, FITTING, UNSEEN_KIND
from core.loops.rules.round import winners
from core.loops.state import COUNTED, LoopsState, Phase


class Reach(msgspec.Struct, frozen=True, gc=False):
    """How far the Ace looks, and at how many choices."""

    moves: int
    """Fewer mislead, as the hands say too little yet of who will take the pile; more, up to a round played out, say
    no more on average, and the luck of the cards drowns the choice."""
    breadth: int
    """What habit ranks lower is hardly ever better, and takes tables from those that are hard to tell apart."""


_REACH_OF_TWO, _REACH_OF_MORE = Reach(moves=8, breadth=6), Reach(moves=12, breadth=6)


def _reach(state: LoopsState) -> Reach:
    return _REACH_OF_TWO if len(state.hands) == 2 else _REACH_OF_MORE


class LoopsGuide:
    """What the Ace knows of LOOPS."""

    def __init__(self, moves: int | None = None, whim: float | None = None) -> None:
        """`moves` is how far it looks and `whim` how often players stray, where it is not as the Ace thinks."""
        self._moves = moves
        self._whim = whim

    def candidates(self, view: LoopsState, seat: Seat, rng: random.Random) -> Sequence[Action]:
        return choices(view, seat, _reach(view).breadth, habits_among(len(view.hands)))

    def believe(self, state: LoopsState, view: LoopsState, seat: Seat, rng: random.Random) -> LoopsState:
        return state

    def policy(self, state: LoopsState, seat: Seat, rng: random.Random) -> Action:
        habits = habits_among(len(state.hands))
        return choose_play(state, seat, rng, habits if self._whim is None else replace(habits, whim=self._whim))

    def enough(self, state: LoopsState, moves: int) -> bool:
        return state.phase in COUNTED or moves >= (_reach(state).moves if self._moves is None else self._moves)

    def evaluate(self, state: LoopsState) -> Sequence[float]:
        return prospects(state)


class Weights(msgspec.Struct, frozen=True, gc=False):
    """What a hand says about the end of the round, and totals about the end of the game, fitted to games by habit."""

    turn: float
    """The chance to finish first, as the logarithm of odds: each turn it takes to lay all cards."""
    last_turns: float
    """Being nearly there: shared out among the turns left."""
    special: float
    """Each special card, which fits at any time."""
    first: float
    """Being on turn, shared out likewise."""
    stuck: float
    """Being on turn with nothing that fits,"""
    pile: float
    """and each card of the pile to be taken then."""
    cost: float
    """The points of those who don't finish: to begin with,"""
    cost_of_turn: float
    """for each turn it takes to lay all cards (for equal cards in hand, few turns mean pairs, which stay longer),"""
    cost_of_card: float
    """for each card,"""
    cost_of_pile: float
    """and for each card of a pile that has to be taken."""
    calm: float
    """The points a lead is measured by: at the end of the game,"""
    calm_per_point: float
    """and more for each point still to go."""


# fmt: off
_TWO: Final = Weights(
    turn=-0.45, last_turns=0.1, special=0.45, first=1.2, stuck=-0.9, pile=-0.06,
    cost=40.0, cost_of_turn=-6.0, cost_of_card=5.2, cost_of_pile=3.2,
    calm=12.0, calm_per_point=0.25,
)
_MORE: Final = Weights(
    turn=-1.1, last_turns=4.6, special=0.75, first=3.6, stuck=-8.7, pile=-0.01,
    cost=-13.0, cost_of_turn=-3.9, cost_of_card=5.7, cost_of_pile=3.3,
    calm=27.0, calm_per_point=0.27,
)
# fmt: on
_CHEAPEST: Final = 8.0
"""However good a hand looks, losing a round costs something."""


def prospects(state: LoopsState) -> list[float]:
    """Each seat's chance to win the game, by totals and by what the hands will cost."""
    if state.phase is Phase.OVER:
        best = winners(state.totals)
        return [1.0 / len(best) if seat in best else 0.0 for seat in range(len(state.totals))]
    weights = _weights(state)
    totals = expected_totals(state)
    # The further the end of the game, the less a lead says.
    scale = weights.calm + weights.calm_per_point * max(0.0, BOX.goal - max(totals))
    lowest = min(totals)
    shares = [exp((lowest - total) / scale) for total in totals]
    whole = sum(shares)
    return [share / whole for share in shares]


def _weights(state: LoopsState) -> Weights:
    return _TWO if len(state.totals) == 2 else _MORE


def expected_totals(state: LoopsState) -> Sequence[float]:
    """The totals after this round: everyone's chance to lay the last card first, and what it costs not to."""
    if state.phase in COUNTED:
        return state.totals
    weights = _weights(state)
    chances, costs = [], []
    for seat, hand in enumerate(state.hands):
        sizes = list(map(len, hand))
        specials = sum(sizes[FIRST_SPECIAL:UNSEEN_KIND])
        turns = specials + sum(map(bool, sizes[:FIRST_SPECIAL]))
        chance = weights.turn * turns + weights.special * specials + weights.last_turns / turns
        cost = weights.cost + weights.cost_of_turn * turns + weights.cost_of_card * sum(sizes)
        if seat == state.turn:
            chance += weights.first / turns
            if state.pile and not specials and not any(sizes[FITTING[state.climbing][state.altitude]]):
                chance += weights.stuck + weights.pile * len(state.pile)
                cost += weights.cost_of_pile * len(state.pile)
        chances.append(exp(chance))
        costs.append(max(cost, _CHEAPEST))
    whole = sum(chances)
    return [
        total + (1.0 - chance / whole) * cost for total, chance, cost in zip(state.totals, chances, costs, strict=True)
    ]


class LoopsPilot:
    """Plays by habit, and something else, whatever it is, `slips` of the time."""

    def __init__(self, habits: Habits = HABITS, slips: float = 0.0) -> None:
        self._habits = habits
        self._slips = slips

    def choose(self, game: Game[Any, Any], view: LoopsState, seat: Seat, rng: random.Random, budget: Budget) -> Action:
        if self._slips and rng.random() < self._slips:
            return game.sample(view, seat, rng)
        return choose_play(view, seat, rng, self._habits)


BEGINNER: Final = Habits(more=0.1, stranded=0.1, squeeze=0.0, special=0.0, shed=0.0, turned=0.0, looping=0.0, whim=0.1)
"""A beginner plays what fits, and gives no thought to others or to the end of the round."""
STEADY: Final = Habits(squeeze=0.0, special=0.4, shed=0.0, whim=0.1)
"""A steady player looks after their own hand, and forgets to look at the others'."""

LEVELS: Final[dict[str, Bot]] = {
    "cadet": LoopsPilot(BEGINNER, slips=0.3),
    "pilot": LoopsPilot(STEADY, slips=0.05),
    "ace": Search(LoopsGuide(), doubt=1.0),
}
