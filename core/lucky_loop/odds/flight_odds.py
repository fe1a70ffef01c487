"""The exact odds of a flight, and the value of every decision in it.

Ask `before` for a flight that has not begun, `decisions_in` for what the pilot may do now, and `outlook_in` for how
the flight stands. All work on the pilot's view. What "value" means is up to the caller's `Worth`; unless told otherwise
it is what the flight counts: the improvement of the player's result in a programme (nothing for a failure or a result
under 8), or the points of a free programme, where a failure costs 2; tokens are worth nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property, lru_cache

from core.cards import Cards
from core.game import Action
from core.lucky_loop.actions import BuyRedDie, Complete, Land, Reroll, StopEarly, Throw
from core.lucky_loop.box import BLACK_DICE, DIFFICULTY, Dice
from core.lucky_loop.legal import legal
from core.lucky_loop.odds.best_play import SAME
from core.lucky_loop.odds.expectation import Expectation, Payoff
from core.lucky_loop.odds.forecast import Forecast, Odds, odds
from core.lucky_loop.odds.problem import FlightProblem, Landing, Worth, points_counted, problem_of
from core.lucky_loop.odds.solver import Landed, Point, Ready, Rolling, Solver
from core.lucky_loop.odds.throws import Values
from core.lucky_loop.state import Flight, LuckyLoopState, Phase, flight_of

__all__ = [
    "Choice",
    "FlightProblem",
    "Landing",
    "Odds",
    "Outlook",
    "Solution",
    "Worth",
    "before",
    "decisions_in",
    "outlook_in",
    "points_counted",
    "solve",
]

POINTS_COUNTED = Worth()
"""The weighting unless a caller passes another."""


class Outlook:
    """How a flight stands at some point of it: its value at once, its odds when asked for."""

    def __init__(self, solution: Solution, point: Point, value: float) -> None:
        self._solution = solution
        self.point = point
        self.value = value

    @cached_property
    def odds(self) -> Odds:
        """The chances under best play from here on."""
        return self._solution.odds(self.point)


class Choice:
    """What a pilot may do now, and how the flight will stand after it."""

    def __init__(self, action: Action, outlook: Outlook) -> None:
        self.action = action
        self.outlook = outlook

    @property
    def value(self) -> float:
        return self.outlook.value

    @property
    def odds(self) -> Odds:
        return self.outlook.odds


class Solution:
    """One flight solved for one weighting, from take-off to landing; what was worked out once is remembered."""

    def __init__(self, problem: FlightProblem, worth: Worth) -> None:
        self.problem = problem
        self._cards = problem.cards()
        self._solver = Solver(problem, worth)
        self._forecast = Forecast(self._solver)

    def take_off(self, tokens: int) -> Outlook:
        """Before the first throw."""
        return self._outlook(Ready(self._solver.open_cards(self._cards), 0, len(BLACK_DICE), tokens > 0, tokens))

    def outlook(self, state: LuckyLoopState) -> Outlook:
        """At any point in the air."""
        flight = flight_of(state)
        match state.phase:
            case Phase.READY:
                return self._outlook(self._ready(state, flight))
            case Phase.ROLL:
                return self._outlook(Rolling(self._ready(state, flight), _kept(flight, flight.rolling)))
            case _:
                return self.decisions(state)[0].outlook

    def decisions(self, state: LuckyLoopState) -> list[Choice]:
        """Every legal decision; first the best one, which is also the one that the odds count on, then by value."""
        flight = flight_of(state)
        ready = self._ready(state, flight)
        choices = [Choice(action, self._after(ready, flight, action)) for action in legal(state, flight.seat)]
        least = max(choice.value for choice in choices) - SAME
        best = min(
            [choice for choice in choices if choice.value >= least],
            key=lambda choice: _rank(state, flight, choice.action),
        )
        choices.remove(best)
        choices.sort(key=lambda choice: -choice.value)
        return [best, *choices]

    def odds(self, point: Point) -> Odds:
        """The chances at a point."""
        return odds(self.problem, self._forecast.of(point))

    def expectation(self, payoff: Callable[[Landing], Payoff]) -> Expectation:
        """What comes of this flight in other coins, at every point of it."""
        return Expectation(self._solver, payoff)

    def _outlook(self, point: Point) -> Outlook:
        return Outlook(self, point, self._solver.value(point))

    def _ready(self, state: LuckyLoopState, flight: Flight) -> Ready:
        """The point before the throw of this moment, with the tokens of this moment."""
        cards, earned = [], 0
        for place, (card, dice) in enumerate(zip(self._cards, flight.dice_on, strict=True)):
            if not dice:
                cards.append(card)
            elif flight.exact(place, state.faces) or card.exceeded is None:
                earned += card.exact
            else:
                earned += card.exceeded
        tokens = state.tokens[flight.seat]
        red_die = tokens > 0 and not flight.red_die
        return Ready(self._solver.open_cards(tuple(cards)), earned, len(flight.left), red_die, tokens)

    def _after(self, ready: Ready, flight: Flight, action: Action) -> Outlook:
        """How the flight will stand after a decision."""
        match action:
            case Throw():
                return self._outlook(Rolling(ready, ()))
            case BuyRedDie():
                return self._outlook(ready.with_red_die())
            case Reroll(dice):
                return self._outlook(Rolling(ready.paid(), _kept(flight, dice)))
            case Complete(card, dice):
                return self._outlook(self._completed(ready, flight, card, dice))
            case StopEarly() | Land():
                return self._outlook(Landed(ready.open, ready.tokens))
            case _:
                raise AssertionError(f"{action} is not for a flight")

    def _completed(self, ready: Ready, flight: Flight, card: int, dice: Dice) -> Ready:
        done = self._cards[flight.cards.index(card)]
        exact = flight.total(dice) == done.difficulty or done.exceeded is None
        for use in ready.open.uses[len(dice)]:
            if use.card == done and use.exactly == exact:
                return ready._replace(open=use.then, earned=ready.earned + use.earned, left=ready.left - len(dice))
        raise AssertionError("a legal completion is one that the solver knows")


@lru_cache(maxsize=4)
def solve(problem: FlightProblem, worth: Worth = POINTS_COUNTED) -> Solution:
    """A flight, solved; the last few are kept, so that a flight in the air needn't be solved again after each throw."""
    return Solution(problem, worth)


def before(
    view: LuckyLoopState,
    cards: Cards,
    programme: str | None,
    highlight: int | None = None,
    worth: Worth = POINTS_COUNTED,
) -> Outlook:
    """How a flight would stand if the player whose turn it is took off with these cards.

    `programme` None is the free programme, with the card `highlight` highlighted.
    """
    flight = Flight(view.turn, programme, cards, ((),) * len(cards), highlight=highlight)
    return solve(problem_of(view, flight), worth).take_off(view.tokens[view.turn])


def decisions_in(view: LuckyLoopState, worth: Worth = POINTS_COUNTED) -> list[Choice]:
    """Every legal decision of the flight in the air, the best one first."""
    return solve(problem_of(view, flight_of(view)), worth).decisions(view)


def outlook_in(view: LuckyLoopState, worth: Worth = POINTS_COUNTED) -> Outlook:
    """How the flight in the air stands."""
    return solve(problem_of(view, flight_of(view)), worth).outlook(view)


def _kept(flight: Flight, rolling: Dice) -> Values:
    """What the dice of the throw show that are not rolled."""
    return tuple(sorted([flight.values[die] for die in flight.throw if die not in rolling]))


def _rank(state: LuckyLoopState, flight: Flight, action: Action) -> tuple[object, ...]:
    """Which of decisions with the same value comes first: the order of `BestPlay`."""
    match action:
        case Complete(card, dice):
            difficulty = DIFFICULTY[state.faces[card]]
            values = tuple(sorted([flight.values[die] for die in dice]))
            return 0, len(dice), values, difficulty, card == flight.highlight
        case StopEarly() | Land():
            return (1,)
        case Throw():
            return (2,)
        case Reroll(dice):
            kept = _kept(flight, dice)
            return 3, len(kept), kept
        case _:
            return (4,)
