"""What is remembered of a game that is over: who played, how they did, and by what it is known as one game."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from typing import Any, Protocol

import msgspec
from msgspec import UNSET

from core.catalog import GAMES
from core.game import NATURE, Event, Value
from core.players import Player
from core.record import Header
from core.registry import part
from core.session import AnySession
from core.standings import standings


class Feat(Protocol):
    """What a game's people are proud of, as a number that is better the higher it is."""

    def __call__(self, events: Iterable[Event], seats: int) -> tuple[int | None, ...]:
        """The best of each seat in all that happened; None for those who have nothing to tell."""
        ...


class SeatResult(Value, frozen=True, gc=False):
    """How one seat did."""

    player: Player
    score: int
    place: int
    """Who is level shares one."""
    won: bool
    feat: int | None = None


class Finished(Value, frozen=True, gc=False):
    """A game that is over."""

    identity: str
    game: str
    created: str
    options: dict[str, Any]
    seats: tuple[SeatResult, ...]
    entries: int
    moves: int
    """The entries without those of chance."""


def identity(header: Header) -> str:
    """What a game is known by, however often it is saved, moved, opened and ended; names may be taken out of it."""
    lasting = [header.game, str(header.seed), header.created, [seat.kind for seat in header.seats]]
    return hashlib.blake2b(msgspec.json.encode(lasting), digest_size=12).hexdigest()


def finished(header: Header, session: AnySession) -> Finished | None:
    """What is remembered of the game where the session stands; None while it goes on.

    Nothing is of one that was played on from another: who sits there chose the position, and may know what comes.
    """
    outcome = session.outcome
    if outcome is None or header.origin is not UNSET:
        return None
    places = {standing.seat: standing.place for standing in standings(outcome)}
    feats = _feats(session)
    results = [
        SeatResult(player, outcome.scores[seat], places[seat], seat in outcome.winners, feats[seat])
        for seat, player in enumerate(header.seats)
    ]
    return Finished(
        identity=identity(header),
        game=header.game,
        created=header.created,
        options=header.options,
        seats=tuple(results),
        entries=session.cursor,
        moves=sum(session.entry(index)[0] != NATURE for index in range(session.cursor)),
    )


def _feats(session: AnySession) -> tuple[int | None, ...]:
    place = GAMES[session.game.id].feat
    if not place:
        return (None,) * session.seats
    feat: Feat = part(place)
    return feat(_events(session), session.seats)


def _events(session: AnySession) -> Iterator[Event]:
    for index in range(session.cursor):
        yield from session.change(index).events
