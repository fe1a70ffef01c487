"""How reviews appraise Lucky Loop: flights by the exact solver, everything by what it does to the race.

Neither chance nor a clock has a part in it: the same position is always appraised the same.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from math import hypot
from typing import Any, Final

from core.game import Action, AnyGame, Seat
from core.lucky_loop.actions import EXCHANGE, Draw
from core.lucky_loop.bot.turn_choice import plans
from core.lucky_loop.box import DIFFICULTY
from core.lucky_loop.legal import legal
from core.lucky_loop.review.expected import Expected
from core.lucky_loop.review.flights import flown
from core.lucky_loop.review.positions import expected_in, expected_of_draws
from core.lucky_loop.state import IN_THE_AIR, LuckyLoopState, Phase
from core.review.appraiser import NO_LOSS, Loss
from core.review.estimate import Estimate, rounded
from core.review.review import Standing

_FLIGHT: Final = 20
"""The nodes that it takes to weigh a flight before take-off."""
_FEWEST: Final = 6
"""The flights that are weighed at least."""
_SAME: Final = 1e-6
"""Chances this close are the same."""


class LuckyLoopAppraiser:
    """Appraises positions and decisions of Lucky Loop."""

    def loss(self, game: AnyGame, view: Any, seat: Seat, action: Action, rng: random.Random, nodes: int) -> Loss | None:
        if len(legal(view, seat)) < 2:
            return None
        if view.phase in IN_THE_AIR:
            return _in_the_air(view, seat, action)
        if view.phase is Phase.CHOOSE:
            field = _worth_a_thought(view, seat, max(nodes // _FLIGHT, _FEWEST))
        else:
            field = legal(view, seat)
        weighed = {each: _decided(game, view, seat, each) for each in (action, *field)}
        return _against_the_best(seat, action, weighed)

    def standing(self, game: AnyGame, state: Any, rng: random.Random, nodes: int) -> Standing:
        return _standing(expected_in(state))

    def before_sight(self, game: AnyGame, state: Any, seat: Seat, action: Action) -> Standing | None:
        return _standing(expected_of_draws(state, action.deck)) if isinstance(action, Draw) else None


def _standing(expected: Expected) -> Standing:
    seats = len(expected.payoff) // 2
    values, errors = (tuple([rounded(each) for each in figures]) for figures in expected)
    return Standing(values[:seats], values[seats:], errors[:seats], errors[seats:])


# --- in the air ------------------------------------------------------------------------------------------


def _in_the_air(view: LuckyLoopState, seat: Seat, action: Action) -> Loss:
    flight = flown(view)
    choices = flight.decisions(view)
    made = next(choice for choice in choices if choice.action == action)
    best = choices[0]
    weighed = {choice.action: flight.expected(choice.outlook) for choice in (made, best)}
    return _against_the_best(seat, action, weighed)


# --- on the ground ---------------------------------------------------------------------------------------


def _worth_a_thought(view: LuckyLoopState, seat: Seat, most: int) -> Sequence[Action]:
    """An exchange, and the sets that promise most; cards with the same face are the same."""
    found: dict[tuple[object, ...], Action] = {}
    for plan in plans(view, seat, view.tokens[seat]):
        found.setdefault((plan.programme, *[view.faces[card] for card in plan.cards]), plan.action)
    return [EXCHANGE, *[*found.values()][:most]]


def _decided(game: AnyGame, view: LuckyLoopState, seat: Seat, action: Action) -> Expected:
    """What everybody can expect after a decision on the ground."""
    if isinstance(action, Draw):
        return expected_of_draws(view, action.deck)
    after = game.apply(view, seat, action).state
    if after.phase is Phase.HIGHLIGHT and after.turn == seat:
        flights = [game.apply(after, seat, each).state for each in _different_highlights(after, seat)]
        return max(map(expected_in, flights), key=lambda expected: expected.chance(seat))
    return expected_in(after)


def _different_highlights(view: LuckyLoopState, seat: Seat) -> Iterator[Action]:
    highlights = zip(view.free[seat], legal(view, seat), strict=True)
    yield from {DIFFICULTY[view.faces[card]]: action for card, action in highlights}.values()


def _against_the_best(seat: Seat, action: Action, weighed: dict[Action, Expected]) -> Loss:
    """What a decision gave away, of all that were weighed; where chances are the same, points count."""
    made = weighed[action]
    most = max([expected.chance(seat) for expected in weighed.values()]) - _SAME
    best = max(
        [each for each, expected in weighed.items() if expected.chance(seat) >= most],
        key=lambda each: (weighed[each].points(seat), each == action),
    )
    other = weighed[best]
    chance = rounded(max(other.chance(seat) - made.chance(seat), 0.0))
    points = rounded(other.points(seat) - made.points(seat))
    if best == action or not (chance or points):
        return NO_LOSS
    errors = [rounded(hypot(ours, theirs)) for ours, theirs in zip(made.errors, other.errors, strict=True)]
    return Loss(Estimate(chance, errors[seat]), Estimate(points, errors[len(errors) // 2 + seat]), best)


APPRAISER: Final = LuckyLoopAppraiser()
