"""How long a record takes to load, and whether a move costs more late in a game than early."""

from __future__ import annotations

import statistics
import time
from typing import Any

from core.bots.bot import RandomBot
from core.bots.match import play_match
from core.catalog import CATALOG
from core.loading import load
from core.record import Player, dump, header_of
from core.session import Session

ENTRIES = 500


def report() -> None:
    print(f"a record of {ENTRIES} entries: loading, and submitting late against early")
    for id in CATALOG:
        session = _long_game(id)
        players = [Player(str(seat)) for seat in range(session.seats)]
        data = dump(header_of(session, players), session)
        loading = min(_seconds(lambda data=data: load(data)) for _ in range(9))
        early, late = _submit(session, 50), _submit(session, ENTRIES - 50)
        print(f"  {id:12} load {loading * 1000:6.1f} ms   submit early {early:5.1f} µs, late {late:5.1f} µs")


def _long_game(id: str) -> Session[Any, Any]:
    game = CATALOG[id]
    for number in range(1000):
        seats = game.seats[-1]
        match = play_match(game, game.options(), [RandomBot()] * seats, f"bench {number}")
        if len(match.entries) >= ENTRIES:
            break
    session: Session[Any, Any] = Session(game, seats, game.options(), 1)
    for entry in match.entries[:ENTRIES]:
        session.play(*entry)
    return session


def _submit(session: Session[Any, Any], around: int) -> float:
    """Microseconds of a move near a place in the game; nature's answers are left out."""
    entries = session.entries
    spent = []
    for cursor in range(around - 40, around + 40):
        best = 1.0
        for _ in range(5):
            session.seek(cursor)
            best = min(best, _seconds(lambda cursor=cursor: session.play(*entries[cursor])))
            for entry in entries[cursor + 1 :]:
                session.play(*entry)
        spent.append(best)
    return statistics.median(spent) * 1e6


def _seconds(work: Any) -> float:
    start = time.perf_counter()
    work()
    return time.perf_counter() - start
