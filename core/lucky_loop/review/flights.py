"""Flights by the exact solver, flown for the chance to win: what everybody can expect of them."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from msgspec.structs import replace

from core.game import replaced
from core.lucky_loop.bot.race import Runner
from core.lucky_loop.box import HAND, PROGRAMME_AT
from core.lucky_loop.odds.expectation import Payoff
from core.lucky_loop.odds.flight_odds import Choice, Landing, Outlook, Solution, Worth
from core.lucky_loop.odds.problem import problem_of
from core.lucky_loop.review.draws import decks_of, drawn
from core.lucky_loop.review.expected import Expected, expected_of_hands, surely
from core.lucky_loop.review.hands import DrawnHands, edge_of_laid
from core.lucky_loop.review.lineup import Lineup, Racer, everybody, lineup_after, with_edge
from core.lucky_loop.state import Flight, LuckyLoopState, Phase, flight_of

_KEPT: Final = 12
"""Solved flights to remember: those of a turn, for a seat and for the whole table."""
_TIE: Final = 1e-7
"""What a point is worth where the chances are the same, so that nobody throws points away in a game that is decided."""


class FlownFlight:
    """A flight from take-off to landing."""

    def __init__(self, start: LuckyLoopState) -> None:
        self._start = start
        flight = flight_of(start)
        self._seat = flight.seat
        self._landed: dict[tuple[int, bool, int], Expected] = {}
        hand = [start.faces[card] for card in start.hands[self._seat]]
        self._draws = HAND - len(hand)
        self._hands = DrawnHands(start, drawn(hand, self._draws, decks_of(start)) if flight.programme else [])
        self._lineup = lineup_after(start, self._seat)
        self._solution = Solution(problem_of(start, flight), Worth(self._worth))
        self._expectation = self._solution.expectation(self._payoff)

    def decisions(self, state: LuckyLoopState) -> list[Choice]:
        """Every legal decision, the best one first."""
        return self._solution.decisions(state)

    def outlook(self, state: LuckyLoopState) -> Outlook:
        """How the flight stands."""
        return self._solution.outlook(state)

    def expected(self, outlook: Outlook) -> Expected:
        """What everybody can expect of a flight that stands like this."""
        return surely(self._expectation.of(outlook.point))

    # --- landings --------------------------------------------------------------------------------------------

    def landed(self, landing: Landing) -> Expected:
        """What everybody can expect after a landing."""
        key = landing.gain, landing.points is None, landing.tokens
        found = self._landed.get(key)
        if found is None:
            found = self._landed[key] = self._after(landing)
        return found

    def _payoff(self, landing: Landing) -> Payoff:
        return self.landed(landing).payoff

    def _worth(self, landing: Landing) -> float:
        landed = self.landed(landing)
        return landed.chance(self._seat) + _TIE * landed.points(self._seat)

    def _after(self, landing: Landing) -> Expected:
        programme = flight_of(self._start).programme
        if programme is None:
            return surely(self._after_free(landing))
        seat = self._seat
        results, place = self._start.scores[seat], PROGRAMME_AT[programme]
        if landing.gain:
            results = replaced(results, place, landing.points)
        lineup = self._moved(self._lineup, landing, results.count(0))
        if not lineup.has_a_turn(seat):
            return surely(everybody(lineup))
        return expected_of_hands(lineup, seat, self._hands.edges(results, landing.tokens), self._draws)

    def _after_free(self, landing: Landing) -> Payoff:
        seat = self._seat
        if landing.points is None:
            edge = edge_of_laid(self._start, seat, landing.tokens)
            return everybody(with_edge(self._moved(self._lineup, landing, 0), seat, edge))
        return everybody(self._moved(lineup_after(self._start, seat, ending=True), landing, 0))

    def _moved(self, lineup: Lineup, landing: Landing, missing: int) -> Lineup:
        racer = Racer(lineup.racers[self._seat].total + landing.gain, Runner(missing, landing.tokens))
        return replace(lineup, racers=replaced(lineup.racers, self._seat, racer))


_remembered = lru_cache(maxsize=_KEPT)(FlownFlight)


def flown(state: LuckyLoopState) -> FlownFlight:
    """The flight of a position in the air; it is the same one from take-off to landing."""
    flight = flight_of(state)
    start = Flight(flight.seat, flight.programme, flight.cards, ((),) * len(flight.cards), highlight=flight.highlight)
    # What it takes to solve a flight depends on the tokens of its pilot and of the supply together.
    tokens = replaced(state.tokens, flight.seat, 0)
    return _remembered(replace(state, phase=Phase.READY, flight=start, tokens=tokens))
