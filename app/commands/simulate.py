"""`voltige-cli simulate`: a tournament of bots, here or on a cluster."""

from __future__ import annotations

import argparse
import sys
import time
from functools import partial
from pathlib import Path
from typing import Final

import msgspec

from app import terminal
from app.commands import budget_arguments, report, table_arguments
from app.commands.batches import finished
from app.commands.executors import EXAMPLE, crew_of
from app.commands.progress import Progress
from app.journals.writing import write
from app.refusal import Refusal
from core.bots.levels import LEVELS
from core.bots.tally import ranges, tallied
from core.bots.tournament import Played, Tournament, play
from core.catalog import CATALOG
from ui.look.names import NAMES
from ui.look.text import translate

_DEFAULT_GAMES: Final = 100
_DEFAULT_SEED: Final = 1


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.description = translate(
        "command",
        "Bots play each other. A game depends on the seed and its number alone, so that bots which don't think, and "
        "all bots with --nodes, play the same games on every machine, with any --jobs and on a --cluster. With "
        "--seconds bots that think play differently each time.",
    )
    parser.add_argument("game", choices=sorted(CATALOG), help=translate("command", "which game"))
    table_arguments.add_arguments(parser)
    _add_tournament(parser)
    budget_arguments.add_arguments(parser)
    _add_running(parser)
    parser.set_defaults(run=run)


def _add_tournament(parser: argparse.ArgumentParser) -> None:
    levels = ", ".join(LEVELS)
    parser.add_argument(
        "--games",
        type=int,
        default=_DEFAULT_GAMES,
        metavar="N",
        help=translate("command", "how many games (default: {games})").format(games=_DEFAULT_GAMES),
    )
    parser.add_argument(
        "--first",
        type=int,
        default=0,
        metavar="N",
        help=translate("command", "the number of the first game, to play a tournament in parts (default: 0)"),
    )
    parser.add_argument(
        "--seed",
        type=table_arguments.seed,
        default=_DEFAULT_SEED,
        metavar="N",
        help=translate("command", "another number deals other cards (default: {seed})").format(seed=_DEFAULT_SEED),
    )
    parser.add_argument(
        "--bot",
        default="random",
        metavar="LEVEL,…",
        help=translate("command", "a level, or one for each seat: {levels} (default: random)").format(levels=levels),
    )
    parser.add_argument(
        "--rotate",
        action="store_true",
        help=translate("command", "play every deal from all seats: the bots change seats, nature's luck stays"),
    )


def _add_running(parser: argparse.ArgumentParser) -> None:
    where = parser.add_mutually_exclusive_group()
    where.add_argument(
        "--jobs",
        type=int,
        default=1,
        metavar="N",
        help=translate("command", "how many processes play (default: 1)"),
    )
    where.add_argument(
        "--cluster",
        metavar="ADDRESS",
        help=translate("command", "let the workers of this Dask scheduler play, such as {example}").format(
            example=EXAMPLE
        ),
    )
    parser.add_argument(
        "--save-dir",
        metavar="FOLDER",
        help=translate("command", "write every game there as a .voltige file"),
    )
    report.add_arguments(parser)


def run(arguments: argparse.Namespace) -> int:
    """Play the games and print what came of them, or of those that were finished when it was stopped."""
    tournament, numbers = _tournament(arguments), _numbers(arguments)
    _require_whole_deals(tournament, arguments.first)
    games: list[Played] = []
    started, code = time.perf_counter(), 0
    try:
        _play(tournament, numbers, arguments, games)
    except KeyboardInterrupt:
        words = translate("command", "stopped after {done} of {games} games")
        _complain(words.format(done=len(games), games=len(numbers)))
        code = terminal.INTERRUPTED
    except Refusal as refused:
        if not games:
            raise
        words = translate("command", "{reason}; {done} of {games} games are finished")
        _complain(words.format(reason=refused, done=len(games), games=len(numbers)))
        code = 1
    if games:
        took, sums = time.perf_counter() - started, tallied(tournament, games)
        found = report.report_of(tournament, ranges(game.number for game in games), sums, took)
        report.tell(found, arguments.json)
    return code


def _complain(sentence: str) -> None:
    terminal.say(f"voltige-cli: {sentence}", file=sys.stderr)


def _play(tournament: Tournament, numbers: range, arguments: argparse.Namespace, games: list[Played]) -> None:
    """Play games, and add each that is finished."""
    folder = arguments.save_dir
    names = NAMES[: len(tournament.bots)] if folder else ()
    with Progress(len(numbers)) as progress, crew_of(min(arguments.jobs, len(numbers)), arguments.cluster) as crew:
        for batch in finished(crew, partial(play, tournament, names=names), numbers):
            for game in batch:
                if folder:
                    write(Path(folder) / _file_name(tournament, game), game.record)
                games.append(msgspec.structs.replace(game, record=b""))
            progress.show(len(games))


def _file_name(tournament: Tournament, game: Played) -> str:
    return f"{tournament.game}-{len(tournament.bots)}-{tournament.seed}-{game.number:05}.voltige"


# --- what was asked for ----------------------------------------------------------------------------------


def _tournament(arguments: argparse.Namespace) -> Tournament:
    game, seats, options = table_arguments.chosen(arguments)
    levels = tuple(arguments.bot.split(","))
    levels = levels * seats if len(levels) == 1 else levels
    for level in levels:
        table_arguments.require_level(level)
    if len(levels) != seats:
        raise Refusal(translate("command", "{bots} bots for {seats} seats").format(bots=len(levels), seats=seats))
    budget = budget_arguments.chosen(arguments)
    chosen = msgspec.to_builtins(options)
    return Tournament(game.id, game.rules, chosen, levels, arguments.rotate, arguments.seed, budget)


def _numbers(arguments: argparse.Namespace) -> range:
    if arguments.games < 1 or arguments.jobs < 1:
        raise Refusal(translate("command", "--games and --jobs must be at least 1"))
    if arguments.first < 0:
        raise Refusal(translate("command", "--first must be at least 0"))
    if arguments.save_dir:
        try:
            Path(arguments.save_dir).mkdir(parents=True, exist_ok=True)
        except OSError as error:
            words = translate("command", "can't write to {folder}: {reason}")
            raise Refusal(words.format(folder=arguments.save_dir, reason=error.strerror)) from error
    return range(arguments.first, arguments.first + arguments.games)


def _require_whole_deals(tournament: Tournament, first: int) -> None:
    """The games of one deal have to do with each other, so that no two parts of a tournament may share one."""
    if first % tournament.seatings:
        words = translate("command", "with --rotate {games} games share a deal, and --first must be a multiple of that")
        raise Refusal(words.format(games=tournament.seatings))
