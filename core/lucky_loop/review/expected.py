"""What everybody can expect, and how far that may be off where some of it was only imagined."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

from core.game import Seat
from core.lucky_loop.odds.expectation import Payoff, mean_payoff
from core.lucky_loop.review.draws import FOLLOWED, IMAGINED
from core.lucky_loop.review.hands import Edge
from core.lucky_loop.review.lineup import Lineup, everybody, with_edge


class Expected(NamedTuple):
    """First the chances to win of all seats, then by how many points each is going to be ahead of the average."""

    payoff: Payoff
    errors: Payoff
    """The standard errors of both."""

    def chance(self, seat: Seat) -> float:
        return self.payoff[seat]

    def points(self, seat: Seat) -> float:
        return self.payoff[len(self.payoff) // 2 + seat]


def surely(payoff: Payoff) -> Expected:
    """What is known exactly, as far as the tables go."""
    return Expected(payoff, (0.0,) * len(payoff))


def expected_of_hands(lineup: Lineup, seat: Seat, edges: Sequence[Edge], draws: int) -> Expected:
    """What everybody can expect while a seat has cards to draw, after which its hand may be worth more or less."""
    parts = [(everybody(with_edge(lineup, seat, points)), chance) for points, chance in edges]
    mean = mean_payoff(parts)
    if draws <= FOLLOWED:
        return surely(mean)
    squares = mean_payoff([(tuple([value * value for value in payoff]), chance) for payoff, chance in parts])
    spread = [max(square - value * value, 0.0) for square, value in zip(squares, mean, strict=True)]
    return Expected(mean, tuple([sqrt(each / IMAGINED) for each in spread]))
