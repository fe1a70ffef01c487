"""What came of the games of a tournament, in sums of whole numbers: parts of one are added up exactly, in any order."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from math import lcm

from core.bots.statistics import rate_interval
from core.bots.tournament import Played, Tournament
from core.game import Value

Range = tuple[int, int]
"""The first and the last number of games that follow each other."""


class LevelTally(Value, frozen=True):
    """The games and wins of one level's bots, and how they vary from deal to deal."""

    deals: int = 0
    games: int = 0
    """One for each of its bots at a table."""
    wins: int = 0
    games_squared: int = 0
    wins_squared: int = 0
    games_by_wins: int = 0

    def __add__(self, other: LevelTally) -> LevelTally:
        return LevelTally(*[getattr(self, each) + getattr(other, each) for each in self.__struct_fields__])

    def interval(self, whole: int) -> tuple[float, float]:
        """Where the true share of the wins lies, with 95 % certainty; a win has `whole` parts."""
        rate = self.wins / whole / self.games
        wins_squared, products = self.wins_squared / whole**2, self.games_by_wins / whole
        squares = wins_squared - 2 * rate * products + rate**2 * self.games_squared
        return rate_interval(rate, self.games, self.deals, squares)


class Tally(Value, frozen=True):
    """All sums of some games; a win is `whole` parts, so that any number of winners can share it."""

    whole: int
    moves: int
    wins: tuple[int, ...]
    """By seat."""
    scores: tuple[int, ...]
    levels: dict[str, LevelTally]

    def __add__(self, other: Tally) -> Tally:
        return Tally(
            self.whole,
            self.moves + other.moves,
            _added(self.wins, other.wins),
            _added(self.scores, other.scores),
            {level: tally + other.levels[level] for level, tally in self.levels.items()},
        )


def tallied(tournament: Tournament, games: Iterable[Played]) -> Tally:
    """The sums of some games of a tournament."""
    seats = len(tournament.bots)
    whole = lcm(*range(1, seats + 1))
    tally = Tally(whole, 0, (0,) * seats, (0,) * seats, dict.fromkeys(tournament.bots, LevelTally()))
    ordered = sorted(games, key=lambda game: game.number)
    for _, deal in groupby(ordered, key=lambda game: tournament.deal(game.number)):
        tally += _of_deal(tournament, list(deal), whole)
    return tally


def _of_deal(tournament: Tournament, games: Sequence[Played], whole: int) -> Tally:
    shares = [_shares(game, whole) for game in games]
    sat = [
        (level, share) for game, won in zip(games, shares, strict=True) for level, share in _sat(tournament, game, won)
    ]
    levels = {}
    for level in dict.fromkeys(tournament.bots):
        won = [share for sits, share in sat if sits == level]
        played, wins = len(won), sum(won)
        levels[level] = LevelTally(1, played, wins, played**2, wins**2, played * wins)
    return Tally(
        whole,
        sum(game.moves for game in games),
        tuple(map(sum, zip(*shares, strict=True))),
        tuple(map(sum, zip(*[game.outcome.scores for game in games], strict=True))),
        levels,
    )


def _sat(tournament: Tournament, game: Played, won: Sequence[int]) -> Iterable[tuple[str, int]]:
    return zip(tournament.seated(game.number), won, strict=True)


def _shares(game: Played, whole: int) -> list[int]:
    """Each seat's part of the win: a shared one is worth its share."""
    winners = game.outcome.winners
    return [whole // len(winners) if seat in winners else 0 for seat in range(len(game.outcome.scores))]


def _added(ours: Sequence[int], theirs: Sequence[int]) -> tuple[int, ...]:
    return tuple(one + another for one, another in zip(ours, theirs, strict=True))


# --- which games -----------------------------------------------------------------------------------------


def ranges(numbers: Iterable[int]) -> list[Range]:
    """Numbers as ranges, in order."""
    return joined((number, number) for number in numbers)


def joined(parts: Iterable[Range]) -> list[Range]:
    """Ranges that have nothing in common, in order; those that follow each other become one."""
    found: list[Range] = []
    for first, last in sorted(parts):
        if found and found[-1][1] == first - 1:
            found[-1] = (found[-1][0], last)
        else:
            found.append((first, last))
    return found


def overlap(ours: Iterable[Range], theirs: Iterable[Range]) -> Range | None:
    """The first games that are in both."""
    common = [
        (max(one[0], other[0]), min(one[1], other[1]))
        for one in ours
        for other in theirs
        if max(one[0], other[0]) <= min(one[1], other[1])
    ]
    return min(common, default=None)


def count(parts: Iterable[Range]) -> int:
    """How many games ranges have."""
    return sum(last - first + 1 for first, last in parts)
