"""The commands of `voltige-cli`, and the help for them."""

from __future__ import annotations

import argparse

from app import version
from app.commands import merge, odds, play, render, replay, simulate
from app.terminal import Parser, say
from core.catalog import CATALOG
from ui.catalog import title_of


def parser() -> Parser:
    root = Parser(prog="voltige-cli", description="Voltige's games without a window.")
    version.add_argument(root)
    commands = root.add_subparsers(required=True, metavar="COMMAND")
    commands.add_parser("games", help="list the games").set_defaults(run=_list_games)
    simulate.add_arguments(commands.add_parser("simulate", help="let bots play each other"))
    merge.add_arguments(commands.add_parser("merge", help="merge the results of a tournament that was played in parts"))
    replay.add_replay_arguments(commands.add_parser("replay", help="print the log of a saved game"))
    replay.add_check_arguments(commands.add_parser("check", help="check saved games"))
    render.add_arguments(commands.add_parser("render", help="draw the table of a saved game"))
    odds.add_arguments(commands.add_parser("odds", help="the chances of a flight of Lucky Loop"))
    play.add_arguments(commands.add_parser("play", help="play in the terminal"))
    return root


def _list_games(_: argparse.Namespace) -> int:
    for game in CATALOG.values():
        seats = f"{game.seats[0]} to {game.seats[-1]} players"
        say(f"{game.id:12} {title_of(game.id):12} {seats:16} rules {game.rules}")
    return 0
