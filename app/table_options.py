"""Seats and options as words on a command line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from core.game import Game, Options

NAMES = ("Ada", "Blériot", "Cleo", "Dumont", "Earhart", "Fokker", "Garros", "Hawker")
"""Who sits down where nobody says a name."""


class BadOptions(Exception):
    """Seats or options that a game doesn't have; the message says which it has."""


def require_seats(game: Game[Any, Any], seats: int) -> None:
    """Refuse a number of players the game isn't made for."""
    if seats not in game.seats:
        raise BadOptions(f"{game.id} is for {game.seats[0]} to {game.seats[-1]} players, not {seats}")


def options_from(game: Game[Any, Any], words: Sequence[str]) -> Options:
    """`["faults=as_printed"]` as the game's options."""
    fields = {field.name: field for field in msgspec.structs.fields(game.options)}
    chosen: dict[str, Any] = {}
    for word in words:
        name, _, value = word.partition("=")
        if name not in fields:
            raise BadOptions(f"{game.id} has no option {name!r}; it has {', '.join(fields) or 'none'}")
        chosen[name] = value
    try:
        options: Options = msgspec.convert(chosen, game.options, strict=False)
    except msgspec.ValidationError as error:
        raise BadOptions(f"{game.id}: {error}") from error
    return options
