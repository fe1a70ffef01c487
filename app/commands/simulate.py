"""`voltige-cli simulate`: matches between bots, in as many processes as asked."""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import signal
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import resource_tracker
from multiprocessing.pool import Pool
from pathlib import Path
from typing import Any, NamedTuple

from app.commands import table_arguments
from app.journals.writing import write
from app.refusal import Refusal
from app.terminal import say
from core.bots.budget import Budget
from core.bots.levels import LEVELS, bot_for
from core.bots.match import play_match
from core.bots.statistics import wilson
from core.catalog import CATALOG
from core.game import Options, Outcome
from core.players import Kind, Player
from core.record import dump, header_of
from core.session import AnySession, Session, replay
from ui.look.names import NAMES

MOST_SECONDS = 60.0
MOST_AT_ONCE = 50
"""How many games a process gets at a time; more would keep the bar waiting."""


class Job(NamedTuple):
    """What a worker needs to know to play some of the games."""

    game: str
    levels: tuple[str, ...]
    options: Options
    seed: int
    seconds: float
    rotate: bool
    save_dir: str | None


class Result(NamedTuple):
    """One finished game."""

    outcome: Outcome
    moves: int
    levels: tuple[str, ...]


def add_arguments(parser: argparse.ArgumentParser, levels: list[str]) -> None:
    parser.add_argument("game", choices=sorted(CATALOG))
    table_arguments.add_arguments(parser)
    parser.add_argument("--games", type=int, default=100, help="how many games (default: 100)")
    parser.add_argument(
        "--seed", type=table_arguments.seed, default=1, help="another number deals other cards (default: 1)"
    )
    parser.add_argument("--bot", default="random", help=f"a level, or one per seat: {', '.join(levels)}")
    parser.add_argument("--rotate", action="store_true", help="let the bots change seats from game to game")
    parser.add_argument("--seconds", type=float, default=1.0, help="how long a bot may think about a move")
    parser.add_argument("--jobs", type=int, default=1, help="processes; random bots play the same games in any number")
    parser.add_argument("--save-dir", help="write every game there as a .voltige file")
    parser.add_argument("--json", action="store_true", help="the result for a program")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Play the matches and print what came of them."""
    job = _job(arguments)
    if arguments.games < 1 or arguments.jobs < 1:
        raise Refusal("--games and --jobs must be at least 1")
    if not 0 <= arguments.seconds <= MOST_SECONDS:
        raise Refusal(f"--seconds must be from 0 to {MOST_SECONDS}")
    started = time.perf_counter()
    results: list[Result] = []
    try:
        results.extend(_progress(_results(job, arguments.games, arguments.jobs), arguments.games))
    except KeyboardInterrupt:
        say(f"voltige-cli: stopped after {len(results)} of {arguments.games} games", file=sys.stderr)
        raise
    summary = _summary(job, results, time.perf_counter() - started)
    say(*([json.dumps(summary)] if arguments.json else _readable(summary)))
    return 0


def _job(arguments: argparse.Namespace) -> Job:
    game, seats, options = table_arguments.chosen(arguments)
    levels = tuple(arguments.bot.split(","))
    levels = levels * seats if len(levels) == 1 else levels
    unknown = [level for level in levels if level not in LEVELS]
    if unknown:
        raise Refusal(f"there is no bot {unknown[0]!r}; there are {', '.join(LEVELS)}")
    if len(levels) != seats:
        raise Refusal(f"{len(levels)} bots for {seats} seats")
    if arguments.save_dir:
        try:
            Path(arguments.save_dir).mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise Refusal(f"can't write to {arguments.save_dir}: {error.strerror}") from error
    return Job(game.id, levels, options, arguments.seed, arguments.seconds, arguments.rotate, arguments.save_dir)


def _results(job: Job, games: int, jobs: int) -> Iterator[Result]:
    numbered = [(job, number) for number in range(games)]
    if jobs == 1:
        yield from map(_play, numbered)
        return
    with _ours_alone(), _deaf_pool(min(jobs, games)) as pool:
        yield from pool.imap(_play, numbered, chunksize=max(1, min(games // (jobs * 8), MOST_AT_ONCE)))


@contextmanager
def _deaf_pool(jobs: int) -> Iterator[Pool]:
    """Processes that ignore Ctrl+C, which a terminal sends to all of them; only ours has to answer."""
    # Started by the pool, it would let the signal through again.
    resource_tracker.ensure_running()
    heard = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        with multiprocessing.get_context("spawn").Pool(jobs) as pool:
            signal.pthread_sigmask(signal.SIG_SETMASK, heard)
            yield pool
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, heard)


@contextmanager
def _ours_alone() -> Iterator[None]:
    """Have processes look for modules where we do; by themselves they begin with the working folder."""
    before = dict(os.environ)
    os.environ.pop("PYTHONPATH", None)
    os.environ["PYTHONSAFEPATH"] = "1"
    try:
        yield
    finally:
        os.environ.clear()
        os.environ.update(before)


def _play(numbered: tuple[Job, int]) -> Result:
    job, number = numbered
    game = CATALOG[job.game]
    levels = _seated(job, number)
    bots = [bot_for(job.game, level) for level in levels]
    match = play_match(game, job.options, bots, f"{job.seed}/{number}", Budget(job.seconds))
    if job.save_dir:
        session: AnySession = Session(game, len(job.levels), job.options, job.seed)
        replay(session, match.entries)
        players = [Player(name, kind=Kind(level)) for name, level in zip(NAMES, levels, strict=False)]
        path = Path(job.save_dir) / f"{job.game}-{len(job.levels)}-{job.seed}-{number:05}.voltige"
        write(path, dump(header_of(session, players), session))
    return Result(match.outcome, match.moves, levels)


def _seated(job: Job, number: int) -> tuple[str, ...]:
    """Who sits where in one of the games."""
    first = number % len(job.levels) if job.rotate else 0
    return job.levels[first:] + job.levels[:first]


def _progress(results: Iterator[Result], games: int) -> Iterator[Result]:
    """The results as they come, with a bar on a terminal."""
    shown = sys.stderr.isatty()
    try:
        for done, result in enumerate(results, start=1):
            yield result
            if shown:
                filled = 40 * done // games
                sys.stderr.write(f"\r[{'#' * filled}{'.' * (40 - filled)}] {done}/{games}")
    finally:
        if shown:
            sys.stderr.write("\n")


def _summary(job: Job, results: list[Result], seconds: float) -> dict[str, Any]:
    seats, games = len(job.levels), len(results)
    moves = sum(result.moves for result in results)
    scores = [sum(result.outcome.scores[seat] for result in results) for seat in range(seats)]
    wins = [0.0] * seats
    for result in results:
        for winner in result.outcome.winners:
            # A shared victory is worth its share.
            wins[winner] += 1 / len(result.outcome.winners)
    summary = {
        "game": job.game,
        "seats": seats,
        "games": games,
        "moves": moves,
        "seconds": round(seconds, 3),
        "moves_per_second": round(moves / seconds),
        "wins": [round(share, 3) for share in wins],
        "mean_scores": [round(score / games, 3) for score in scores],
        "mean_length": round(moves / games, 3),
    }
    if len(set(job.levels)) > 1:
        summary["bots"] = {level: _record_of(level, results) for level in sorted(set(job.levels), key=LEVELS.index)}
    return summary


def _record_of(level: str, results: list[Result]) -> dict[str, Any]:
    """How often one of a level's bots won, and how sure that is; a shared victory is worth its share."""
    seats = [(result, seat) for result in results for seat, sits in enumerate(result.levels) if sits == level]
    won = sum(1 / len(result.outcome.winners) for result, seat in seats if seat in result.outcome.winners)
    low, high = wilson(won, len(seats))
    return {
        "games": len(seats),
        "wins": round(won, 3),
        "win_rate": round(won / len(seats), 4),
        "interval": [round(low, 4), round(high, 4)],
    }


def _readable(summary: dict[str, Any]) -> list[str]:
    lines = [
        f"{summary['game']}, {summary['seats']} seats: {summary['games']} games, "
        f"{summary['mean_length']} moves each, {summary['moves_per_second']} moves a second"
    ]
    for seat, (wins, score) in enumerate(zip(summary["wins"], summary["mean_scores"], strict=True)):
        lines.append(f"  seat {seat + 1}: {wins} wins, mean score {score}")
    for level, record in summary.get("bots", {}).items():
        low, high = record["interval"]
        rate = f"{record['win_rate']:.1%} (95 %: {low:.1%} to {high:.1%})"
        lines.append(f"  {level}: {record['wins']} wins of {record['games']}, {rate}")
    return lines
