"""Random play and random nonsense for any game of the catalogue."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import product
from typing import Any, get_args

import msgspec

from core.catalog import CATALOG
from core.game import NATURE, ONLY_NATURE, Action, Game, Seat, State

TABLES = [(id, seats) for id, game in CATALOG.items() for seats in game.seats]
"""Every game at every number of players."""

CONTINUOUS = {"targets"}
"""Games with more moves than can be listed: `legal` is a sample of them."""

SMALLEST = [(id, game.seats[0]) for id, game in CATALOG.items()]

_WORDS = ["", "?", "red", "yellow", "T7", "speed", "4000", "red_rooster", "mighty_eagle", "jump", "wind", "é\u0000"]


def phase_of(state: State) -> str:
    """What is being decided, in a game that has several phases."""
    return str(getattr(state, "phase", ""))


def option_sets(game: Game[Any, Any]) -> list[Any]:
    """The game's options, each choice at least once."""
    sets = [game.options()]
    for field in msgspec.structs.fields(game.options):
        for value in _choices(field.type):
            changed = msgspec.structs.replace(game.options(), **{field.name: value})
            if changed not in sets:
                sets.append(changed)
    return sets


def all_agreements(game: Game[Any, Any]) -> list[Any]:
    """Everything that a table can agree on: each choice with each other one."""
    fields = msgspec.structs.fields(game.options)
    ways = product(*(_choices(field.type) for field in fields))
    return [game.options(**dict(zip([field.name for field in fields], way, strict=True))) for way in ways]


def _choices(kind: Any) -> list[Any]:
    if kind == Seat | None:
        return [None]  # whoever begins, the same game follows
    return [False, True] if kind is bool else list(kind)


def chosen(game: Game[Any, Any], state: Any, rng: random.Random) -> tuple[Seat, Action]:
    """Nature's answer or a random legal action of a random seat that may act."""
    actors = game.to_act(state)
    if actors == ONLY_NATURE:
        return NATURE, game.nature(state, rng)
    seat = rng.choice(sorted(actors))
    return seat, rng.choice(game.legal(state, seat))


def positions(game: Game[Any, Any], seats: int, options: Any, rng: random.Random) -> Iterator[tuple[Any, Seat, Action]]:
    """Every position of one random game with the action chosen there; the last one has none and isn't given."""
    state = game.setup(seats, options)
    while game.to_act(state):
        seat, action = chosen(game, state, rng)
        yield state, seat, action
        state = game.apply(state, seat, action).state


def final_state(game: Game[Any, Any], seats: int, options: Any, rng: random.Random) -> Any:
    """The end of one random game."""
    state = game.setup(seats, options)
    while game.to_act(state):
        seat, action = chosen(game, state, rng)
        state = game.apply(state, seat, action).state
    return state


def nonsense(game: Game[Any, Any], seats: int, rng: random.Random) -> tuple[Seat, Action]:
    """A well-typed action that hardly ever makes sense, by anybody."""
    kind: type[Action] = rng.choice(get_args(game.actions))
    shape = msgspec.inspect.type_info(kind)
    assert isinstance(shape, msgspec.inspect.StructType)
    values = {field.encode_name: _value(field.type, rng) for field in shape.fields}
    return rng.choice([NATURE, *range(seats + 1), 99, -7]), kind(**values)


def _value(kind: Any, rng: random.Random) -> Any:
    match kind:
        case msgspec.inspect.IntType():
            return rng.choice([rng.randint(-3, 15), rng.randint(0, 110), -1, 2**70, -(2**70)])
        case msgspec.inspect.VarTupleType(item_type=item):
            return tuple(_value(item, rng) for _ in range(rng.choice([0, 1, 1, 2, 3, 3, 4, 6, 64])))
        case msgspec.inspect.StrType():
            return rng.choice(_WORDS)
        case msgspec.inspect.EnumType(cls=cls):
            return rng.choice(list(cls))
        case msgspec.inspect.UnionType(types=types):
            return _value(rng.choice(types), rng)
        case msgspec.inspect.NoneType():
            return None
        case msgspec.inspect.BoolType():
            return rng.random() < 0.5
        case msgspec.inspect.LiteralType(values=values):
            return rng.choice(values)
        case msgspec.inspect.FloatType():
            return rng.choice([rng.uniform(-500, 500), rng.uniform(0, 90), 0.0, -1e300, float("inf"), float("nan")])
        case msgspec.inspect.StructType(cls=cls, fields=fields):
            return cls(**{field.encode_name: _value(field.type, rng) for field in fields})
    raise TypeError(f"teach the fuzzer about {kind}")
