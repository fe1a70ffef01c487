"""Moments of any game for tests of tables: its own where `moments.py` lies beside its tests, else of random games."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol

from core.catalog import CATALOG
from core.game import Seat
from core.players import Player
from tests.core.fuzz import final_state, phase_of, positions
from ui.catalog import TABLES
from ui.look.names import NAMES
from ui.table.pieces import WIDTHS, Layout, Moment, Piece

_KEPT = 3
"""How many positions of each sort are kept."""


class Moments(Protocol):
    """Positions of a game, and what a seat sees of them."""

    def positions(self, seats: int) -> tuple[Any, ...]: ...
    def moment(self, state: Any, seat: Seat | None, *, width: float = WIDTHS[0]) -> Moment[Any]: ...


@cache
def moments_of(game: str) -> Moments:
    """The moments of a game."""
    if find_spec(f"tests.ui.{game}") is not None:
        return import_module(f"tests.ui.{game}.moments")
    return AtRandom(game)


class AtRandom:
    """A few positions of every phase that random games come to, the last one included."""

    def __init__(self, game: str) -> None:
        self._game = CATALOG[game]
        self._known: dict[int, tuple[Any, ...]] = {}

    def positions(self, seats: int) -> tuple[Any, ...]:
        if seats not in self._known:
            self._known[seats] = tuple(self._kept(seats))
        return self._known[seats]

    def _kept(self, seats: int) -> list[Any]:
        game, met = self._game, Counter[object]()
        kept = []
        for state, _, _ in positions(game, seats, game.options(), random.Random(seats)):
            sort = phase_of(state), game.to_act(state)
            met[sort] += 1
            if met[sort] <= _KEPT:
                kept.append(state)
        return [*kept, final_state(game, seats, game.options(), random.Random(seats))]

    def moment(self, state: Any, seat: Seat | None, *, width: float = WIDTHS[0]) -> Moment[Any]:
        view = self._game.view(state, seat)
        actions = () if seat is None else tuple(self._game.legal(view, seat))
        return Moment(view, seat, tuple(Player(name) for name in NAMES[: state.seats]), actions, width=width)


def by_id(found: Layout) -> dict[str, Piece]:
    """The pieces of a layout."""
    return {piece.id: piece for piece in found.pieces}


def overlap(one: Piece, other: Piece) -> bool:
    """Whether two pieces share more than a hair's breadth."""
    across = (one.width + other.width) / 2 - abs(one.x - other.x)
    down = (one.height + other.height) / 2 - abs(one.y - other.y)
    return across > 0.5 and down > 0.5


def seen(game: str, seats: int) -> Iterator[Moment[Any]]:
    """Every kept position as somebody who acts, somebody else and a spectator see it, at several widths."""
    made = moments_of(game)
    for place, state in enumerate(made.positions(seats)):
        acting = max(0, *CATALOG[game].to_act(state), 0)
        for seat in (acting, (acting + 1) % seats, None):
            yield made.moment(state, seat, width=(WIDTHS[0], 1684.0, WIDTHS[1])[place % 3])


@cache
def shown(game: str, seats: int) -> list[tuple[Moment[Any], Layout]]:
    """The layouts of all that is seen of a game; laid out once, since every test asks for all of them."""
    own = getattr(moments_of(game), "seen", None)
    return [(now, TABLES[game].layout(now)) for now in (own(seats) if own else seen(game, seats))]
