"""The game, the seats and the options of a table, as arguments of a command line."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Sequence
from enum import Enum, EnumType
from typing import Any

import msgspec

from app.refusal import Refusal
from core.bots.levels import LEVELS
from core.catalog import CATALOG
from core.game import AnyGame, Options
from core.record import SEED_BITS
from ui.look.text import translate


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The seats and the game's options."""
    parser.add_argument("--seats", type=int, help="number of players (default: the fewest)")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")


def require_level(level: str) -> None:
    """Refuse a bot that there isn't."""
    if level not in LEVELS:
        words = translate("command", "there is no bot {level}; there are {levels}")
        raise Refusal(words.format(level=repr(level), levels=", ".join(LEVELS)))


def seed(word: str) -> int:
    """A seed that a saved game can name."""
    number = int(word)
    if not 0 <= number < 1 << SEED_BITS:
        raise argparse.ArgumentTypeError(f"a seed is a number from 0 to 2**{SEED_BITS} - 1")
    return number


def chosen(arguments: argparse.Namespace) -> tuple[AnyGame, int, Options]:
    """The game, how many play it, and how."""
    game = CATALOG[arguments.game]
    seats = game.seats[0] if arguments.seats is None else arguments.seats
    if seats not in game.seats:
        raise Refusal(f"{game.id} is for {game.seats[0]} to {game.seats[-1]} players, not {seats}")
    return game, seats, _options(game, arguments.option)


def _options(game: AnyGame, words: Sequence[str]) -> Options:
    """`["faults=as_printed"]` as the game's options."""
    fields = {field.name: field.type for field in msgspec.structs.fields(game.options)}
    chosen: dict[str, Any] = {}
    for word in words:
        name, _, value = word.partition("=")
        if name not in fields:
            raise Refusal(f"{game.id} has no option {name!r}; it has {', '.join(fields) or 'none'}")
        chosen[name] = _value(name, value, fields[name])
    try:
        options: Options = msgspec.convert(chosen, game.options)
    except msgspec.ValidationError as error:
        raise Refusal(f"{game.id}: {error}") from error
    return options


def _value(name: str, word: str, kind: Any) -> Any:
    """One option as the game knows it."""
    try:
        return msgspec.convert(word, kind, strict=False)
    except msgspec.ValidationError as error:
        choices = _choices(kind)
        raise Refusal(f"{name} is {choices}, not {word!r}" if choices else f"{name}: {error}") from error


def _choices(kind: Any) -> str:
    """The values of an option that has only a few."""
    if kind is bool:
        return "true or false"
    few: Iterable[Enum] = kind if isinstance(kind, EnumType) else ()
    return " or ".join(str(choice.value) for choice in few)
