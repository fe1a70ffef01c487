"""Games that are over, each played once."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

from core.catalog import CATALOG
from core.players import Kind, Player
from core.record import Header, header_of
from core.session import Session
from tests.core.fuzz import chosen
from tests.whole import state_of

CREATED = "2026-11-16T20:15:00"


@cache
def over(id: str, seats: int | None = None, seed: int = 3) -> Session[Any, Any]:
    """A game to its end; tests must not move it."""
    game = CATALOG[id]
    session: Session[Any, Any] = Session(game, seats or game.seats[0], game.options(), seed)
    rng = random.Random(f"finished {id} {seed}")
    while session.to_act:
        session.play(*chosen(game, state_of(session), rng))
    return session


def header_for(session: Session[Any, Any], *names: str, kinds: tuple[Kind, ...] = (), created: str = CREATED) -> Header:
    """People of these names, or of any; `kinds` are the seats that bots have, at the end of the table."""
    people = session.seats - len(kinds)
    spare = [f"Person {number}" for number in range(session.seats)]
    players = [Player(name) for name in [*names, *spare[len(names) :]][:people]]
    players += [Player(f"{kind.value} {number}", kind=kind) for number, kind in enumerate(kinds)]
    return header_of(session, players, created)
