"""How bots fly: by the exact solver as far as the time goes, and by a rule of thumb where it does not."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from msgspec.structs import replace

from core.bots.budget import Account
from core.game import Action, Seat, replaced
from core.lucky_loop.actions import BUY_RED_DIE, LAND, STOP_EARLY, THROW, Complete, Reroll
from core.lucky_loop.box import FACES
from core.lucky_loop.legal import legal
from core.lucky_loop.odds.flight_odds import FlightProblem, Solution, Worth
from core.lucky_loop.odds.problem import problem_of
from core.lucky_loop.odds.solver import OpenCards, Solver, Thrown
from core.lucky_loop.state import Flight, LuckyLoopState, Phase, flight_of

_KEPT: Final = 8
"""Solved flights to remember: those weighed on one turn. With many more, garbage collection outlasts a move."""


class TimeUp(Exception):
    """There is no time left to solve a flight to the end."""


class _FrugalSolver(Solver):
    """A solver that gives up in time; what it found until then stays known, and helps at the next decision."""

    account: Account | None = None

    def _thrown(self, open_: OpenCards, earned: int, left: int, red_die: bool, tokens: int) -> Thrown:
        if self.account is not None and not self.account.allows():
            raise TimeUp
        return super()._thrown(open_, earned, left, red_die, tokens)


class _FrugalSolution(Solution):
    """A flight that is solved as far as the budget goes."""

    def __init__(self, problem: FlightProblem, worth: Worth) -> None:
        super().__init__(problem, worth)
        self._solver = self._frugal = _FrugalSolver(problem, worth)

    def within(self, account: Account) -> Solution:
        """This flight, for questions that are paid for from `account`."""
        self._frugal.account = account
        return self


_remembered = lru_cache(maxsize=_KEPT)(_FrugalSolution)


def _solution(problem: FlightProblem, worth: Worth, account: Account) -> Solution:
    # What is known from earlier takes a bot further in the same time; the same nodes have to lead to the same answer.
    return (_remembered if account.timed else _FrugalSolution)(problem, worth).within(account)


def value_of(problem: FlightProblem, worth: Worth, tokens: int, account: Account) -> float:
    """What a flight is worth before take-off, under best play; raises `TimeUp`."""
    return _solution(problem, worth, account).take_off(tokens).value


def fly(view: LuckyLoopState, seat: Seat, worth: Worth, account: Account, most_tokens: int) -> Action:
    """The best decision in the air, with no more than `most_tokens` of the tokens in mind.

    Tokens are what makes a flight long to solve: the answer for fewer is there first, and serves where the time is up.
    """
    chosen = rule_of_thumb(view, seat)
    solution = _solution(problem_of(view, flight_of(view)), worth, account)
    try:
        for tokens in range(min(view.tokens[seat], most_tokens) + 1):
            poorer = replace(view, tokens=replaced(view.tokens, seat, tokens))
            chosen = solution.decisions(poorer)[0].action
    except TimeUp:
        pass
    return chosen


# --- rule of thumb ---------------------------------------------------------------------------------------


def rule_of_thumb(view: LuckyLoopState, seat: Seat) -> Action:
    """A sensible decision in microseconds."""
    return _before_a_throw(view, seat) if view.phase is Phase.READY else _after_a_throw(view, seat)


def _before_a_throw(view: LuckyLoopState, seat: Seat) -> Action:
    flight = flight_of(view)
    missing = _dice_needed(view, flight) - len(flight.left)
    actions = legal(view, seat)
    if missing > 0 and BUY_RED_DIE in actions:
        return BUY_RED_DIE
    if missing > 0 and STOP_EARLY in actions:
        return STOP_EARLY
    return THROW if THROW in actions else actions[-1]


def _dice_needed(view: LuckyLoopState, flight: Flight, but: int | None = None) -> int:
    """The dice that the open cards need at least, one of them left out."""
    cards = zip(flight.cards, flight.dice_on, strict=True)
    return sum([FACES[view.faces[card]].dice for card, dice in cards if not dice and card != but])


def _after_a_throw(view: LuckyLoopState, seat: Seat) -> Action:
    flight = flight_of(view)
    actions = legal(view, seat)
    completions = [action for action in actions if isinstance(action, Complete)]
    if completions:
        return max(completions, key=lambda completion: _merit(view, flight, completion))
    rerolls = [action for action in actions if isinstance(action, Reroll)]
    return rerolls[-1] if rerolls else LAND


def _merit(view: LuckyLoopState, flight: Flight, completion: Complete) -> float:
    """What a completion earns; dice that the other cards will need count most."""
    face = FACES[view.faces[completion.card]]
    exact = flight.total(completion.dice) == face.difficulty
    earned = face.exact if exact else face.exceeded
    left = len(flight.left) - len(completion.dice)
    missing = max(0, _dice_needed(view, flight, completion.card) - left)
    # A hard card done leaves easy ones for fewer dice.
    return earned + 0.5 * face.difficulty - 2.0 * len(completion.dice) - 10.0 * missing
