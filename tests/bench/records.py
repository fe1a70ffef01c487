"""How long a record takes to load, and whether a move costs more late in a game than early."""

from __future__ import annotations

import statistics
import time
from typing import Any

from core.bots.bot import RandomBot
from core.bots.budget import NO_THOUGHT
from core.bots.match import play_match
from core.catalog import CATALOG
from core.loading import load
from core.players import Player
from core.record import dump, header_of
from core.session import Session

ENTRIES = 500


def report() -> None:
    print("records: loading, and submitting late in the game against early")
    for id in CATALOG:
        session = _long_game(id)
        players = [Player(str(seat)) for seat in range(session.seats)]
        data = dump(header_of(session, players), session)
        loading = min(_seconds(lambda data=data: load(data)) for _ in range(9))
        early, late = _submit(session, 50), _submit(session, session.length - 50)
        print(
            f"  {id:12} {session.length} entries: load {loading * 1000:5.1f} ms, "
            f"submit early {early:5.1f} µs, late {late:5.1f} µs"
        )


def _long_game(id: str) -> Session[Any, Any]:
    """The longest of some random games, and no more of it than needed."""
    game = CATALOG[id]
    seats = game.seats[-1]
    bots = [RandomBot()] * seats
    games = [play_match(game, game.options(), bots, f"bench {number}", NO_THOUGHT).entries for number in range(40)]
    entries = max(games, key=len)
    session: Session[Any, Any] = Session(game, seats, game.options(), 1)
    for entry in entries[:ENTRIES]:
        session.play(*entry)
    return session


def _submit(session: Session[Any, Any], around: int) -> float:
    """Microseconds of a move near a place in the game, as the last of a session of that length."""
    entries = session.entries
    again: Session[Any, Any] = Session(session.game, session.seats, session.options, session.seed)
    for entry in entries[: around - 40]:
        again.play(*entry)
    spent = []
    for cursor in range(around - 40, around + 40):
        best = 1.0
        for _ in range(5):
            again.seek(cursor)
            best = min(best, _seconds(lambda cursor=cursor: again.play(*entries[cursor])))
        spent.append(best)
    return statistics.median(spent) * 1e6


def _seconds(work: Any) -> float:
    start = time.perf_counter()
    work()
    return time.perf_counter() - start
