"""The chance to win between two players, by how far each is on the way to a free programme that ends the game.

Most points win, but the game ends with the round in which a free programme succeeds (LL-32): a point is worth most to
whoever can end the game with it, and nothing once it no longer changes who is ahead. The tables of
`resources/lucky_loop/race.json` say how much; `race_tables` works them out.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from typing import Final

from core.data import load, require
from core.game import Seat, Value
from core.lucky_loop.bot.worth import STEP_WORTH
from core.lucky_loop.box import GAME, PROGRAMMES
from core.lucky_loop.odds.flight_odds import Landing
from core.lucky_loop.state import LuckyLoopState

TOKENS: Final = 3
"""The bonus tokens that the tables know of."""
SPARE: Final = 1.5
"""The points that each token beyond those is good for."""
LEADS: Final[tuple[int, ...]] = (*range(-60, -20, 4), *range(-20, 20), *range(20, 61, 4))
"""The leads that the tables know: every point of a close race, on to where it is as good as won or lost."""
SCALE: Final = 1000

STAGES: Final = range(len(PROGRAMMES) + 1)
"""How many programmes have no result yet; 0 is the final phase."""


class Runner(Value, frozen=True, gc=False):
    """How far a player is."""

    missing: int
    tokens: int

    @property
    def place(self) -> int:
        """Where the tables have a player like this."""
        return self.missing * (TOKENS + 1) + min(self.tokens, TOKENS)


RUNNERS: Final = tuple(Runner(missing, tokens) for missing in STAGES for tokens in range(TOKENS + 1))


class Tables(Value, frozen=True, gc=False):
    """Chances in thousandths to win for the player on turn, by lead: a row for each pair of runners, and for each."""

    first: tuple[tuple[int, ...], ...]
    """The player on turn plays before the other in every round;"""
    second: tuple[tuple[int, ...], ...]
    """plays after the other;"""
    last: tuple[tuple[int, ...], ...]
    """has the last turn of the game, and nobody comes after it."""


@cache
def _tables() -> Tables:
    found = load(GAME, "race", Tables)
    pairs = len(RUNNERS) ** 2
    whole = (len(found.first), len(found.second), len(found.last)) == (pairs, pairs, len(RUNNERS))
    fitting = {len(row) for row in (*found.first, *found.second, *found.last)} == {len(LEADS)}
    require(GAME, "race", whole and fitting, "these were worked out for another box; work them out again.")
    return found


def chance_on_turn(lead: float, own: Runner, other: Runner, first: bool) -> float:
    """The chance to win for the player on turn, who is `lead` points ahead of the other."""
    tables = _tables().first if first else _tables().second
    return _between(tables[own.place * len(RUNNERS) + other.place], lead)


def chance_on_last_turn(lead: float, own: Runner) -> float:
    """The chance to be ahead after the last turn of the game."""
    return _between(_tables().last[own.place], lead)


def chance_on_last_turns(lead: float, own: Runner, other: Runner) -> float:
    """The chance to be ahead after the last turns of both, whoever comes first."""
    return sum([chance * chance_on_last_turn(lead - gain, own) for gain, chance in _gains(_tables().last[other.place])])


def gain_on_turn(own: Runner, other: Runner, first: bool) -> float:
    """By how much the lead of the player on turn will have grown at the end of the game, on average."""
    tables = _tables().first if first else _tables().second
    return _mean_gain(tables[own.place * len(RUNNERS) + other.place])


def gain_on_last_turn(own: Runner) -> float:
    """What the last turn of the game brings on average."""
    return _mean_gain(_tables().last[own.place])


@cache
def _mean_gain(row: tuple[int, ...]) -> float:
    return sum([gain * chance for gain, chance in _gains(row)])


@cache
def _gains(row: tuple[int, ...]) -> tuple[tuple[float, float], ...]:
    """By how much a lead may grow, with the chances: who wins from one lead and not from a lower one gained that."""
    steps = [((low + high) / 2, more - less) for (low, less), (high, more) in pairwise(zip(LEADS, row, strict=True))]
    beyond = [(LEADS[0], row[0]), *steps, (LEADS[-1], SCALE - row[-1])]
    return tuple([(-lead, count / SCALE) for lead, count in beyond if count])


def _between(row: Sequence[int], lead: float) -> float:
    above = min(max(bisect_right(LEADS, lead), 1), len(LEADS) - 1)
    low, high = LEADS[above - 1], LEADS[above]
    share = min(max((lead - low) / (high - low), 0.0), 1.0)
    return (row[above - 1] + (row[above] - row[above - 1]) * share) / SCALE


def decided(lead: int) -> float:
    """What a lead is worth when nobody has a turn left; a tie is shared (LL-32)."""
    return (lead > 0) + 0.5 * (lead == 0)


# --- at the table ----------------------------------------------------------------------------------------


_FIRST, _AGAIN = 14, 7
"""What a programme usually brings, flown for the first time and once more: how points and chances are compared."""
_DECIDED: Final = 0.02
"""A smaller difference in chances is none worth changing one's ways for."""


class Rival(Value, frozen=True, gc=False):
    """Another player, as somebody on turn sees them."""

    lead: int
    """How far behind they are."""
    runner: Runner
    follows: bool
    """Whether they have a turn left in this round."""


def rivals_of(view: LuckyLoopState, seat: Seat) -> tuple[Rival, ...]:
    """Everybody else, as a player on turn sees them."""
    seats = view.seats
    played = (seat - view.first) % seats
    return tuple(
        Rival(
            view.totals[seat] - view.totals[other],
            runner_at(view, other),
            (other - view.first) % seats > played,
        )
        for other in range(seats)
        if other != seat
    )


def runner_at(view: LuckyLoopState, seat: Seat) -> Runner:
    """How far a seat is."""
    return Runner(view.scores[seat].count(0), view.tokens[seat])


class Race(Value, frozen=True, gc=False):
    """The chance to win after a turn, for a player who knows how all others stand."""

    rivals: tuple[Rival, ...]
    ending: bool
    """Whether the game ends with this round (LL-32)."""

    def after(self, gain: int, own: Runner, ends: bool = False) -> float:
        """The chance once the main track has moved by `gain`, and the game ends with this round if the turn `ends` it.

        It takes being ahead of everybody; how the others fare is taken for independent.
        """
        chance = 1.0
        for rival in self.rivals:
            lead = rival.lead + gain
            if not self.ending and not ends:
                spare = SPARE * max(own.tokens - TOKENS, 0)
                chance *= 1.0 - chance_on_turn(-lead - spare, rival.runner, own, first=not rival.follows)
            elif rival.follows:
                chance *= 1.0 - chance_on_last_turn(-lead, rival.runner)
            else:
                chance *= decided(lead)
        return chance


def race_at(view: LuckyLoopState, seat: Seat) -> Race:
    """The race as a player on turn sees it."""
    return Race(rivals_of(view, seat), ending=any(view.free_results))


class ProgrammeRace(Value, frozen=True, gc=False):
    """A programme: the chance to win after its landing, times `points`, which makes it comparable with points."""

    race: Race
    missing: int
    first: bool
    """Whether this would be the first result there, a step towards the final phase."""
    points: float

    def __call__(self, landing: Landing) -> float:
        missing = self.missing - (self.first and landing.gain > 0)
        return self.points * self.race.after(landing.gain, Runner(missing, landing.tokens))


def programme_race(view: LuckyLoopState, seat: Seat, result: int) -> ProgrammeRace:
    """What a programme is worth to a player with an earlier result in it."""
    race, own, first = race_at(view, seat), runner_at(view, seat), not result
    if race.ending:
        return ProgrammeRace(race, own.missing, first, 1.0)
    usual = _FIRST if first else _AGAIN
    landed = race.after(usual, Runner(own.missing - first, own.tokens))
    difference = max(landed - race.after(0, own), _DECIDED)
    return ProgrammeRace(race, own.missing, first, (usual + first * STEP_WORTH) / difference)


class FreeRace(Value, frozen=True, gc=False):
    """A free programme: the chance to win after its landing, which ends the game if it succeeds."""

    race: Race

    def __call__(self, landing: Landing) -> float:
        return self.race.after(landing.gain, Runner(0, landing.tokens), ends=landing.points is not None)
