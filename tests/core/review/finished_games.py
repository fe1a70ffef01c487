"""Short finished games for tests to review."""

from __future__ import annotations

from core.bots.budget import NO_THOUGHT
from core.bots.levels import bot_for
from core.bots.match import play_match
from core.catalog import CATALOG
from core.players import Kind, Player
from core.record import dump, header_of
from core.session import AnySession, Session, replay

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve")
NODES = 8
"""So few that a review is made in no time; what it finds is another matter."""


def finished_game(game: str = "jump", seats: int = 2, seed: int = 1) -> AnySession:
    """A game that Cadets and bots at random have played to its end, the same each time."""
    rules = CATALOG[game]
    bots = [bot_for(game, Kind.RANDOM if seat % 2 else Kind.CADET) for seat in range(seats)]
    match = play_match(rules, rules.options(), bots, f"review/{seed}", NO_THOUGHT)
    session: AnySession = Session(rules, seats, rules.options(), seed)
    replay(session, match.entries)
    return session


def players(session: AnySession, people: int = 1) -> list[Player]:
    """Those at its table: people first, and bots."""
    kinds = [Kind.HUMAN if seat < people else Kind.CADET for seat in range(session.seats)]
    return [Player(name, kind=kind) for name, kind in zip(NAMES, kinds, strict=False)]


def saved(session: AnySession, people: int = 1) -> bytes:
    """The game as it is saved."""
    return dump(header_of(session, players(session, people)), session)
