"""Matches between bots with seats rotated, and their win rates with 95 % Wilson intervals.

    python -m tests.core.bots.matches loops --seats 2 --bots ace,pilot --games 400 --seconds 0.03 --jobs 2

Half the seats are `a`'s and half are `b`'s, every other one, and each game is dealt twice with the sides changed, so
that neither luck of the deal nor a seat favours anyone. The figure is `a`'s share of the wins (a shared win counts in
parts), level at one half whatever the number of players. With `--alone` one seat is `a`'s and all others `b`'s, each
deal is played from every seat, and level is 1 in the number of seats. An odd table needs `--alone`.

Bots: random, plain (information-set UCT with random rollouts), and the levels of the game.
"""

from __future__ import annotations

import argparse
import importlib
import itertools
import sys
from collections.abc import Iterable, Iterator, Sequence
from math import sqrt
from multiprocessing import get_context
from time import perf_counter

import msgspec

from core.bots.bot import Bot, RandomBot
from core.bots.match import play_match
from core.catalog import CATALOG
from tests.core.bots.plain_search import PlainSearch


class Fixture(msgspec.Struct, frozen=True):
    """What is played against what, how, and how often."""

    game: str
    seats: int
    a: str
    b: str
    games: int
    seconds: float
    seed: str = "match"
    alone: bool = False

    @property
    def level(self) -> float:
        """`a`'s share of the wins if the bots were equally strong."""
        return 1 / self.seats if self.alone else 0.5


class Result(msgspec.Struct, frozen=True):
    """`a`'s wins, with shared ones in parts, and the interval of its share."""

    fixture: Fixture
    wins: float
    low: float
    high: float

    @property
    def share(self) -> float:
        return self.wins / self.fixture.games

    @property
    def wins_more(self) -> bool:
        """Whether `a` is better than level beyond chance."""
        return self.low > self.fixture.level

    def __str__(self) -> str:
        fixture = self.fixture
        verdict = ">" if self.wins_more else "<" if self.high < fixture.level else "~"
        return (
            f"{fixture.game:6} {fixture.seats} seats  {fixture.a:>6} {verdict} {fixture.b:6}  {self.share:6.1%}  "
            f"[{self.low:.1%}, {self.high:.1%}]  level {fixture.level:.0%}  "
            f"{fixture.games} games, {fixture.seconds * 1000:.0f} ms a move"
        )


def bot(game: str, name: str) -> Bot:
    """A bot by name."""
    if name == "random":
        return RandomBot()
    if name == "plain":
        return PlainSearch()
    levels: dict[str, Bot] = importlib.import_module(f"core.{game}.bot").LEVELS
    return levels[name]


def wilson(wins: float, games: int, z: float = 1.96) -> tuple[float, float]:
    """The 95 % interval of a share."""
    share = wins / games
    middle = share + z * z / (2 * games)
    half = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    whole = 1 + z * z / games
    return (middle - half) / whole, (middle + half) / whole


def sides(fixture: Fixture, number: int) -> list[bool]:
    """Which seats are `a`'s in a game of the match."""
    if fixture.alone:
        return [seat == number % fixture.seats for seat in range(fixture.seats)]
    return [(seat + number) % 2 == 0 for seat in range(fixture.seats)]


def won(job: tuple[Fixture, int]) -> float:
    """`a`'s part of the win in one game of a match."""
    fixture, number = job
    game = CATALOG[fixture.game]
    ours = sides(fixture, number)
    a, b = bot(fixture.game, fixture.a), bot(fixture.game, fixture.b)
    deal = number // (fixture.seats if fixture.alone else 2)
    bots = [a if mine else b for mine in ours]
    match = play_match(game, game.options(), bots, f"{fixture.seed}/{deal}", fixture.seconds)
    return sum(ours[seat] for seat in match.outcome.winners) / len(match.outcome.winners)


def run(fixture: Fixture, jobs: int = 1) -> Result:
    """Play a match to its end, in as many processes as asked."""
    if fixture.seats % 2 and not fixture.alone:
        raise ValueError("an odd number of seats can't be halved: play one against the others")
    wins = 0.0
    for done, part in enumerate(_parts(fixture, jobs), start=1):
        wins += part
        if sys.stderr.isatty():
            sys.stderr.write(f"\r{done}/{fixture.games} {wins / done:.1%} ")
    return Result(fixture, wins, *wilson(wins, fixture.games))


def _parts(fixture: Fixture, jobs: int) -> Iterator[float]:
    work: Iterable[tuple[Fixture, int]] = ((fixture, number) for number in range(fixture.games))
    if jobs == 1:
        yield from map(won, work)
        return
    with get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap_unordered(won, work)


def main(arguments: Sequence[str] | None = None) -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description="Matches between bots, with seats rotated.")
    parser.add_argument("game", choices=sorted(CATALOG))
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--bots", default="ace,pilot", help="a,b or a chain a,b,c: each against the next")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seconds", type=float, default=0.03)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", default="match")
    parser.add_argument("--alone", action="store_true", help="one a against the others")
    asked = parser.parse_args(arguments)
    names = asked.bots.split(",")
    for a, b in itertools.pairwise(names):
        fixture = Fixture(asked.game, asked.seats, a, b, asked.games, asked.seconds, asked.seed, asked.alone)
        start = perf_counter()
        result = run(fixture, asked.jobs)
        sys.stdout.write(f"{result}, {perf_counter() - start:.0f} s\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
