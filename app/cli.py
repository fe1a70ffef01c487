"""`voltige-cli`: the games without a window."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence

from app import play, replay, simulate
from core.bots.bot import BOTS
from core.catalog import CATALOG
from core.data import DataError
from ui.catalog import TEXTS


class Refused(Exception):
    """Bad input: one clear line, exit code 1."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; 0 fine, 1 bad input with one clear line, 2 usage."""
    options = _parser().parse_args(arguments)
    try:
        return int(options.run(options))
    except (Refused, simulate.BadMatch, replay.BadFile, DataError) as refused:
        print(f"voltige-cli: {refused}", file=sys.stderr)
        return 1
    except BrokenPipeError:
        # The reader has gone (`| head`); Python would complain again when it flushes at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return 130


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="voltige-cli", description="Voltige's games without a window.")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    _games(commands.add_parser("games", help="list the games"))
    simulate.add_arguments(commands.add_parser("simulate", help="let bots play each other"), sorted(BOTS))
    replay.add_replay_arguments(commands.add_parser("replay", help="print the log of a saved game"))
    replay.add_check_arguments(commands.add_parser("check", help="check saved games"))
    play.add_arguments(commands.add_parser("play", help="play in the terminal"))
    return parser


def _games(parser: argparse.ArgumentParser) -> None:
    parser.set_defaults(run=_list_games)


def _list_games(_: argparse.Namespace) -> int:
    for game in CATALOG.values():
        seats = f"{game.seats[0]} to {game.seats[-1]} players"
        print(f"{game.id:12} {TEXTS[game.id].title:12} {seats:16} rules {game.rules}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
