"""How everybody stands between two turns, by the tables of the race."""

from __future__ import annotations

from itertools import combinations

from msgspec.structs import replace

from core.game import Seat, Value, replaced
from core.lucky_loop.bot.race import (
    SPARE,
    TOKENS,
    Runner,
    chance_on_last_turn,
    chance_on_last_turns,
    chance_on_turn,
    decided,
    gain_on_last_turn,
    gain_on_turn,
    runner_at,
)
from core.lucky_loop.odds.expectation import Payoff
from core.lucky_loop.review.hands import edge_of
from core.lucky_loop.review.winners import shares
from core.lucky_loop.state import LuckyLoopState


class Racer(Value, frozen=True, gc=False):
    """A player between two turns."""

    total: int
    runner: Runner
    edge: float = 0.0
    """What the cards in hand are worth beyond usual ones, in points at the end."""

    @property
    def promising(self) -> float:
        """The points of somebody who has a turn left."""
        return self.total + self.edge

    @property
    def rich(self) -> float:
        """The points of somebody who has more than one."""
        return self.promising + SPARE * max(self.runner.tokens - TOKENS, 0)


class Lineup(Value, frozen=True, gc=False):
    """Everybody between two turns."""

    racers: tuple[Racer, ...]
    first: Seat
    """Who begins each round."""
    next: Seat | None
    """Whose turn it is; None: nobody's, the game is over."""
    ending: bool
    """Whether the game ends with this round (LL-32)."""

    def place(self, seat: Seat) -> int:
        """When a seat plays in each round."""
        return (seat - self.first) % len(self.racers)

    def wait(self, seat: Seat) -> int:
        """How many turns come before that of a seat."""
        assert self.next is not None, "after the end nobody has a turn"
        return (seat - self.next) % len(self.racers)

    def has_a_turn(self, seat: Seat) -> bool:
        """Whether a seat has another turn."""
        return self.next is not None and (not self.ending or self.place(seat) >= self.place(self.next))


def lineup_of(state: LuckyLoopState, next_: Seat | None) -> Lineup:
    """Everybody when it is the turn of `next_`."""
    racers = tuple([_racer(state, seat) for seat in range(state.seats)])
    return Lineup(racers, state.first, next_, any(state.free_results))


def lineup_after(state: LuckyLoopState, seat: Seat, ending: bool = False) -> Lineup:
    """Everybody after the turn of a seat, in which the game may have come to its last round."""
    ending = ending or any(state.free_results)
    following = (seat + 1) % state.seats
    lineup = lineup_of(state, None if ending and following == state.first else following)
    return replace(lineup, ending=ending)


def _racer(state: LuckyLoopState, seat: Seat) -> Racer:
    return Racer(state.totals[seat], runner_at(state, seat), edge_of(state, seat))


def even(seats: int) -> Payoff:
    """Before anything happened."""
    return (1 / seats,) * seats + (0.0,) * seats


def everybody(lineup: Lineup) -> Payoff:
    """First the chances to win of all seats, then by how many points each is going to be ahead of the average."""
    seats = range(len(lineup.racers))
    ahead = [[1.0] * len(seats) for _ in seats]
    leads = [[0.0] * len(seats) for _ in seats]
    for one, other in combinations(seats, 2):
        chance, lead = _between_two(lineup, one, other)
        ahead[one][other], ahead[other][one] = chance, 1.0 - chance
        leads[one][other], leads[other][one] = lead, -lead
    chances = shares(ahead, [lineup.has_a_turn(seat) for seat in seats])
    return (*chances, *[sum(row) / len(seats) for row in leads])


def with_edge(lineup: Lineup, seat: Seat, edge: float) -> Lineup:
    """Everybody, once the hand of a seat is worth so much more than a usual one."""
    racer = replace(lineup.racers[seat], edge=edge)
    return replace(lineup, racers=replaced(lineup.racers, seat, racer))


def _between_two(lineup: Lineup, one: Seat, other: Seat) -> tuple[float, float]:
    """The chance of one seat to be ahead of another at the end, and by how many points it will be."""
    own, rival = lineup.racers[one], lineup.racers[other]
    if lineup.has_a_turn(one) and lineup.has_a_turn(other):
        if lineup.wait(one) > lineup.wait(other):
            chance, lead = _between_two(lineup, other, one)
            return 1.0 - chance, -lead
        if lineup.ending:
            lead = own.promising - rival.promising
            gain = gain_on_last_turn(own.runner) - gain_on_last_turn(rival.runner)
            return chance_on_last_turns(lead, own.runner, rival.runner), lead + gain
        first = lineup.place(one) < lineup.place(other)
        lead = own.rich - rival.rich
        return chance_on_turn(lead, own.runner, rival.runner, first), lead + gain_on_turn(
            own.runner, rival.runner, first
        )
    if lineup.has_a_turn(one):
        lead = own.promising - rival.total
        return chance_on_last_turn(lead, own.runner), lead + gain_on_last_turn(own.runner)
    if lineup.has_a_turn(other):
        lead = own.total - rival.promising
        return 1.0 - chance_on_last_turn(-lead, rival.runner), lead - gain_on_last_turn(rival.runner)
    return decided(own.total - rival.total), float(own.total - rival.total)
