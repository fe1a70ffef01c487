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
    seats = translate("command", "number of players (default: the fewest)")
    parser.add_argument("--seats", type=int, metavar="N", help=seats)
    options = translate("command", "an option of the game; “voltige-cli games GAME” lists them")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=options)


def require_level(level: str) -> None:
    """Refuse a bot that there isn't."""
    if level not in LEVELS:
        words = translate("command", "there is no bot {level}; there are {levels}")
        raise Refusal(words.format(level=repr(level), levels=", ".join(LEVELS)))


def seed(word: str) -> int:
    """A seed that a saved game can name."""
    number = int(word)
    if not 0 <= number < 1 << SEED_BITS:
        words = translate("command", "a seed is a number from 0 to {most}")
        raise argparse.ArgumentTypeError(words.format(most=f"2**{SEED_BITS} - 1"))
    return number


def chosen(arguments: argparse.Namespace) -> tuple[AnyGame, int, Options]:
    """The game, how many play it, and how."""
    game = CATALOG[arguments.game]
    seats = game.seats[0] if arguments.seats is None else arguments.seats
    if seats not in game.seats:
        words = translate("command", "{game} is for {least} to {most} players, not {seats}")
        raise Refusal(words.format(game=game.id, least=game.seats[0], most=game.seats[-1], seats=seats))
    options = _options(game, arguments.option)
    first = getattr(options, "begins", None)
    if first is not None and not 0 <= first < seats:
        words = translate("command", "begins: there is no seat {seat}; they are 0 to {last}")
        raise Refusal(words.format(seat=first, last=seats - 1))
    return game, seats, options


def _options(game: AnyGame, words: Sequence[str]) -> Options:
    """`["faults=as_printed"]` as the game's options."""
    fields = {field.name: field.type for field in msgspec.structs.fields(game.options)}
    chosen: dict[str, Any] = {}
    for word in words:
        name, _, value = word.partition("=")
        if name not in fields:
            sentence = translate("command", "{game} has no option {name}; it has {options}")
            known = ", ".join(fields) or translate("command", "none")
            raise Refusal(sentence.format(game=game.id, name=repr(name), options=known))
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
        choices = values_of(kind)
        if not choices:
            raise Refusal(f"{name}: {error}") from error
        known = translate("command", " or ").join(choices)
        words = translate("command", "{name} is {values}, not {word}")
        raise Refusal(words.format(name=name, values=known, word=repr(word))) from error


def values_of(kind: Any) -> list[str]:
    """The values of an option that has only a few."""
    if kind is bool:
        return ["true", "false"]
    few: Iterable[Enum] = kind if isinstance(kind, EnumType) else ()
    return [str(choice.value) for choice in few]
