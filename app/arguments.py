"""The arguments of `voltige`."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from app import version
from app.asked import Asked
from app.refusal import Refusal
from app.terminal import Parser
from core.catalog import GAMES


def read(arguments: Sequence[str]) -> Asked:
    """What the arguments ask for; one clear sentence where there is no such game."""
    asked = Asked(**vars(parser().parse_args(arguments)))
    if asked.game and asked.game not in GAMES:
        *others, last = GAMES
        raise Refusal(f"there is no game {asked.game!r}; there are {', '.join(others)} and {last}")
    return asked


def parser() -> Parser:
    made = Parser(prog="voltige", description="A table for flying and flicking games.")
    one = made.add_mutually_exclusive_group()
    one.add_argument("file", nargs="?", type=Path, metavar="FILE", help="a saved game to open")
    *most, last = GAMES.ours
    games = f"{', '.join(most)} or {last}"
    one.add_argument("--new", dest="game", metavar="GAME", default="", help=f"set a table of {games}")
    for asked, words in (
        ("install", "put Voltige into your menu, and let saved games open with it"),
        ("uninstall", "take that back without a trace"),
    ):
        name = f"--{asked}-desktop"
        one.add_argument(name, dest="desktop", action="store_const", const=asked, default="", help=words)
    made.add_argument("-v", "--verbose", action="store_true", help="say and log everything that happens")
    made.add_argument("--worker", action="store_true", help=argparse.SUPPRESS)
    version.add_argument(made)
    return made
