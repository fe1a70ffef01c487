"""Matches between bots with seats rotated, and their win rates with 95 % Wilson intervals.

    python -m tests.core.bots.matches loops --seats 2 --bots ace,pilot --games 400 --seconds 0.03 --jobs 2
    python -m tests.core.bots.matches --all                all the fixtures, about two hours of them
    python -m tests.core.bots.matches jump --all           those of one game

Half the seats are `a`'s and half are `b`'s, every other one, and each game is dealt twice with the sides changed, so
that neither luck of the deal nor a seat favours anyone. The figure is `a`'s share of the wins (a shared win counts in
parts), level at one half whatever the number of players. With `--alone` one seat is `a`'s and all others `b`'s, each
deal is played from every seat, and level is 1 in the number of seats. An odd table needs `--alone`.

Bots: random, plain (information-set UCT with random rollouts), and the levels of the game.
"""

from __future__ import annotations

import argparse
import itertools
import sys
from collections.abc import Iterable, Iterator, Sequence
from multiprocessing import get_context
from time import perf_counter

import msgspec

from core.bots.bot import Bot
from core.bots.budget import Budget
from core.bots.levels import bot_for
from core.bots.match import play_match
from core.bots.statistics import wilson
from core.catalog import CATALOG
from tests.core.bots.fixtures import FIXTURES, PLAIN, Fixture
from tests.core.bots.plain_search import PlainSearch


class Result(msgspec.Struct, frozen=True):
    """`a`'s wins, with shared ones in parts, and the interval of its share."""

    fixture: Fixture
    wins: float
    low: float
    high: float
    moves: int
    took: float
    """Seconds."""

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
            f"{fixture.game:10} {fixture.seats} seats  {fixture.a:>6} {verdict} {fixture.b:6}  {self.share:6.1%}  "
            f"[{self.low:.1%}, {self.high:.1%}]  level {fixture.level:.0%}  "
            f"{fixture.games} games of {self.moves / fixture.games:.0f} moves, "
            f"{fixture.seconds * 1000:.0f} ms a move, {self.took:.0f} s"
        )


def bot(game: str, name: str) -> Bot:
    """A bot by name."""
    return PlainSearch() if name == PLAIN else bot_for(game, name)


def sides(fixture: Fixture, number: int) -> list[bool]:
    """Which seats are `a`'s in a game of the match."""
    if fixture.alone:
        return [seat == number % fixture.seats for seat in range(fixture.seats)]
    return [(seat + number) % 2 == 0 for seat in range(fixture.seats)]


def deal(fixture: Fixture, number: int) -> str:
    """The seed of a game: the same until everybody has sat everywhere."""
    return f"{fixture.seed}/{number // (fixture.seats if fixture.alone else 2)}"


def played(job: tuple[Fixture, int]) -> tuple[float, int]:
    """`a`'s part of the win in one game of a match, and the moves it took."""
    fixture, number = job
    game = CATALOG[fixture.game]
    ours = sides(fixture, number)
    a, b = bot(fixture.game, fixture.a), bot(fixture.game, fixture.b)
    bots = [a if mine else b for mine in ours]
    match = play_match(game, game.options(), bots, deal(fixture, number), Budget(fixture.seconds))
    winners = match.outcome.winners
    return sum(ours[seat] for seat in winners) / len(winners), match.moves


def run(fixture: Fixture, jobs: int = 1) -> Result:
    """Play a match to its end, in as many processes as asked."""
    if fixture.seats % 2 and not fixture.alone:
        raise ValueError("an odd number of seats can't be halved: play one against the others")
    start, wins, moves = perf_counter(), 0.0, 0
    for done, (part, made) in enumerate(_games(fixture, jobs), start=1):
        wins += part
        moves += made
        if sys.stderr.isatty():
            sys.stderr.write(f"\r{done}/{fixture.games} {wins / done:.1%} ")
    return Result(fixture, wins, *wilson(wins, fixture.games), moves, perf_counter() - start)


def _games(fixture: Fixture, jobs: int) -> Iterator[tuple[float, int]]:
    work: Iterable[tuple[Fixture, int]] = ((fixture, number) for number in range(fixture.games))
    if jobs == 1:
        yield from map(played, work)
        return
    with get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap_unordered(played, work)


def main(arguments: Sequence[str] | None = None) -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description="Matches between bots, with seats rotated.")
    parser.add_argument("game", nargs="?", choices=sorted(CATALOG))
    parser.add_argument(
        "--all", action="store_true", help="the fixtures, of one game or of all, with their own figures"
    )
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--bots", default="ace,pilot", help="a,b or a chain a,b,c: each against the next")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seconds", type=float, default=0.03)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", default="match")
    parser.add_argument("--alone", action="store_true", help="one a against the others")
    asked = parser.parse_args(arguments)
    if asked.all:
        fixtures = [fixture for fixture in FIXTURES if asked.game in (None, fixture.game)]
    elif asked.game:
        fixtures = [
            Fixture(asked.game, asked.seats, a, b, asked.games, asked.seconds, asked.seed, asked.alone)
            for a, b in itertools.pairwise(asked.bots.split(","))
        ]
    else:
        parser.error("a game, or --all")
    for fixture in fixtures:
        sys.stdout.write(f"{run(fixture, asked.jobs)}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
