"""`voltige-cli games`: the games that there are, or the options of one."""

from __future__ import annotations

import argparse
from textwrap import wrap
from typing import Any, Final

import msgspec

from app.commands.table_arguments import values_of
from app.terminal import say
from core.catalog import CATALOG
from core.game import AnyGame
from ui.catalog import TEXTS, title_of
from ui.look.text import translate

_INDENT: Final = 6 * " "
_WIDTH: Final = 100


def add_arguments(parser: argparse.ArgumentParser) -> None:
    words = translate("command", "list its options and their values: {games}")
    known = sorted(CATALOG)
    parser.add_argument("game", nargs="?", choices=known, metavar="GAME", help=words.format(games=", ".join(known)))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Print a line for each game, or a paragraph for each option of one."""
    if arguments.game is None:
        say(*map(_line, CATALOG.values()))
        return 0
    game = CATALOG[arguments.game]
    say(_line(game))
    for field in msgspec.structs.fields(game.options):
        say(*_option(game, field.name, field.type, field.default))
    return 0


def _line(game: AnyGame) -> str:
    words = translate("command", "{least} to {most} players")
    seats = words.format(least=game.seats[0], most=game.seats[-1])
    rules = translate("command", "rules {version}").format(version=game.rules)
    return f"{game.id:12} {title_of(game.id):12} {seats:16} {rules}"


def _option(game: AnyGame, name: str, kind: Any, default: Any) -> list[str]:
    values = values_of(kind) or [translate("command", "the number of a seat, from 0"), "null"]
    usual = msgspec.json.encode(default).decode().strip('"')
    told = translate("command", "{option} (default: {usual})").format(option=f"{name}={'|'.join(values)}", usual=usual)
    words = TEXTS[game.id].options.get(name)
    if words is None:
        return ["", f"  {told}"]
    choices = [f"{_INDENT}{value.value}: {phrase()}" for value, phrase in words.choices.items()]
    return ["", f"  {told}", *_paragraph(f"{words.label()}. {words.explanation()}"), *choices]


def _paragraph(words: str) -> list[str]:
    return wrap(words, _WIDTH, initial_indent=_INDENT, subsequent_indent=_INDENT)
