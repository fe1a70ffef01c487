"""The arguments of `voltige`."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from app.arguments import verbosity, version
from app.arguments.asked import Asked
from app.arguments.parser import Parser
from app.refusal import Refusal
from app.words import translate
from core.catalog import GAMES


def read(arguments: Sequence[str]) -> Asked:
    """What the arguments ask for; one clear sentence where there is no such game."""
    asked = Asked(**vars(parser().parse_args(arguments)))
    if asked.game and asked.game not in GAMES:
        words = translate("command", "there is no game {game}; there are {games}")
        raise Refusal(words.format(game=repr(asked.game), games=", ".join(GAMES)))
    return asked


def parser() -> Parser:
    made = Parser(prog="voltige", description=translate("command", "A table for flying and flicking games."))
    one = made.add_mutually_exclusive_group()
    one.add_argument("file", nargs="?", type=Path, metavar="FILE", help=translate("command", "a saved game to open"))
    games = translate("command", "set a table of one of these: {games}").format(games=", ".join(GAMES.ours))
    one.add_argument("--new", dest="game", metavar="GAME", default="", help=games)
    for asked, words in (
        ("install", translate("command", "put Voltige into your menu, and let saved games open with it")),
        ("uninstall", translate("command", "take that back without a trace")),
    ):
        name = f"--{asked}-desktop"
        one.add_argument(name, dest="desktop", action="store_const", const=asked, default="", help=words)
    made.add_argument("--worker", choices=("bots", "review"), default="", help=argparse.SUPPRESS)
    verbosity.add_argument(made)
    version.add_argument(made)
    return made
