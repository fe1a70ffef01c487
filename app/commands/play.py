"""`voltige-cli play`: a new game or a saved one in the terminal, for one person against bots or several in turn."""

from __future__ import annotations

import argparse
import random
import secrets
import sys
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from app.commands import budget_arguments, table_arguments
from app.commands.replay import read
from app.commands.terminal_table import TerminalTable, Thinking
from app.refusal import Refusal
from app.terminal import say
from core.bots.levels import LEVELS
from core.catalog import CATALOG
from core.origin import Origin
from core.play import LocalPlay
from core.players import Kind, Player, Seating
from core.record import SEED_BITS, dump, header_of
from core.session import AnySession, Session
from ui.files.record_text import problem_text
from ui.look.names import NAMES
from ui.look.text import translate

_USUAL_GAME: Final = "lucky_loop"
_USUAL_BOT: Final = Kind.PILOT
_OF_A_NEW_GAME: Final = ("seats", "option", "humans", "seed")
"""Arguments that a saved game has answered."""


class _Begun(NamedTuple):
    """A game, new or gone on with, who plays it, and where it was played on from."""

    session: AnySession
    seating: Seating
    origin: Origin | UnsetType = UNSET


def add_arguments(parser: argparse.ArgumentParser) -> None:
    games = ", ".join(sorted(CATALOG))
    parser.add_argument(
        "game",
        nargs="?",
        default=_USUAL_GAME,
        metavar="GAME|FILE",
        help=translate("command", "a game, or a saved one to go on with: {games} (default: {usual})").format(
            games=games, usual=_USUAL_GAME
        ),
    )
    table_arguments.add_arguments(parser)
    parser.add_argument(
        "--humans", type=int, metavar="N", help=translate("command", "how many of them sit here (default: 1)")
    )
    parser.add_argument(
        "--bot",
        metavar="LEVEL",
        help=translate("command", "who plays the other seats: {levels} (default: {usual}, or as saved)").format(
            levels=", ".join(LEVELS), usual=_USUAL_BOT
        ),
    )
    budget_arguments.add_arguments(parser)
    parser.add_argument(
        "--seed",
        type=table_arguments.seed,
        metavar="N",
        help=translate("command", "deal as this number says (default: by chance)"),
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Set the table and play until the game is over or the player leaves."""
    budget = budget_arguments.chosen(arguments)
    if arguments.bot is not None:
        table_arguments.require_level(arguments.bot)
    session, seating, origin = _new(arguments) if arguments.game in CATALOG else _saved(arguments)
    luck = secrets.SystemRandom() if arguments.seed is None else random.Random(f"{session.seed}/bots")
    thinking = Thinking(luck, budget)
    TerminalTable(LocalPlay(session), seating, thinking, input, partial(_record, session, seating, origin)).play()
    return 0


def _new(arguments: argparse.Namespace) -> _Begun:
    game, seats, options = table_arguments.chosen(arguments)
    humans = 1 if arguments.humans is None else arguments.humans
    if not 0 <= humans <= seats:
        words = translate("command", "{humans} people can't sit on {seats} seats")
        raise Refusal(words.format(humans=humans, seats=seats))
    seed = secrets.randbits(SEED_BITS) if arguments.seed is None else arguments.seed
    session: AnySession = Session(game, seats, options, seed)
    session.begin()
    others = Kind(arguments.bot or _USUAL_BOT)
    players = [Player(name, kind=Kind.HUMAN if seat < humans else others) for seat, name in enumerate(NAMES[:seats])]
    return _Begun(session, Seating(game.id, tuple(players)))


def _saved(arguments: argparse.Namespace) -> _Begun:
    given = [name for name in _OF_A_NEW_GAME if getattr(arguments, name) not in (None, [])]
    if given:
        words = translate("command", "--{option} is for a new game; a saved one has its people, seats and options")
        raise Refusal(words.format(option=given[0]))
    if not Path(arguments.game).exists():
        words = translate("command", "there is no game and no file {name}; the games are {games}")
        raise Refusal(words.format(name=repr(arguments.game), games=", ".join(sorted(CATALOG))))
    loaded = read(arguments.game)
    if loaded.problem is not None:
        say(f"{arguments.game}: {problem_text(loaded.problem, loaded.header)}", file=sys.stderr)
    seating = loaded.header.seating
    if arguments.bot is not None:
        bots = [
            player if player.kind is Kind.HUMAN else replace(player, kind=Kind(arguments.bot))
            for player in seating.players
        ]
        seating = replace(seating, players=tuple(bots))
    return _Begun(loaded.best, seating, loaded.header.origin)


def _record(session: AnySession, seating: Seating, origin: Origin | UnsetType, created: str) -> bytes:
    header = header_of(session, seating.players, created, seating.take_back)
    return dump(replace(header, hints=seating.hints, origin=origin), session)
