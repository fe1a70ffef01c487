"""Playing on: a past position of a game becomes a game of its own."""

from __future__ import annotations

from itertools import islice

from msgspec.structs import replace

from core.origin import Origin
from core.players import Player
from core.record import Header
from core.session import AnySession, Session, outcome_at, replay, start_of


def can_play_on(session: AnySession, cursor: int) -> bool:
    """Whether the game is not over after so many entries."""
    return outcome_at(session, cursor) is None


def played_on(
    header: Header, session: AnySession, cursor: int, players: tuple[Player, ...], created: str, seed: int | None = None
) -> tuple[Header, AnySession]:
    """A new game with the first entries of another, which is left as it is.

    Without a `seed` luck stays the same: who decides as in the other game meets the same outcomes. With one, whatever
    chance still has to decide is new; what lies shuffled already stays as it lies.
    """
    origin = Origin(header.created, cursor, fresh=seed is not None)
    luck = session.seed if seed is None else seed
    begun: AnySession = Session(session.game, session.seats, session.options, luck, start_of(session))
    replay(begun, islice(session.entries, cursor))
    # The other game may have been looked at just before chance acted.
    begun.begin()
    return replace(header, seats=players, seed=luck, created=created, whole=False, origin=origin), begun
