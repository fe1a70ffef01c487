"""The rows of the database: a finished game goes in, and all of them come out.

A row has its seats as JSON: so ten thousand games are read in a tenth of a second.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable, Iterator
from typing import Final, TypeVar

import msgspec

from app.played.folder import Review, Stamp
from core.finished import Finished
from core.players import Kind, Player
from ui.files.played import PlayedGame, PlayedSeat

Somebody = TypeVar("Somebody", Player, PlayedSeat)
Seats = tuple[PlayedSeat, ...]
_SEATS: Final = msgspec.json.Decoder(Seats)


def put(connection: sqlite3.Connection, facts: Finished, file: str, stamp: Stamp, review: Review) -> None:
    """Have a game in the database as its file has it; ratings are worked out later."""
    remove(connection, [facts.identity])
    seats = [
        PlayedSeat(each.player.name, each.player.colour, each.player.kind, each.score, each.place, each.won, each.feat)
        for each in facts.seats
    ]
    options, written = _json(facts.options), _json(review.added_to(seats))
    row = facts.identity, facts.game, facts.created, stamp.ended, options, written, facts.entries, facts.moves, file
    connection.execute("INSERT INTO game VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0)", (*row, str(stamp)))
    unrate(connection, facts.identity)


def put_review(connection: sqlite3.Connection, identity: str, review: Review, stamp: Stamp) -> None:
    """Have in the database what a review found."""
    _change(connection, identity, review.added_to)
    # If another process has replaced the game meanwhile, that is still to be read.
    connection.execute(
        "UPDATE game SET stamp = ? WHERE identity = ? AND stamp GLOB ?",
        (str(stamp), identity, f"{stamp.written}/{stamp.size}/*"),
    )


def take_out(connection: sqlite3.Connection, identity: str, person: str) -> None:
    """Have nobody of this name at a table."""
    _change(connection, identity, lambda seats: tuple(without_name(seat, person) for seat in seats))
    unrate(connection, identity)


def _change(connection: sqlite3.Connection, identity: str, changed: Callable[[Seats], Seats]) -> None:
    for (written,) in [*connection.execute("SELECT seats FROM game WHERE identity = ?", (identity,))]:
        seats = _json(changed(_SEATS.decode(written)))
        connection.execute("UPDATE game SET seats = ? WHERE identity = ?", (seats, identity))


def unrate(connection: sqlite3.Connection, identity: str) -> None:
    """Have the ratings of this game, and of all that came after it, worked out anew."""
    connection.execute(
        "UPDATE game SET rated = 0 FROM (SELECT game, ended, identity FROM game WHERE identity = ?) AS first"
        " WHERE game.game = first.game AND (game.ended, game.identity) >= (first.ended, first.identity)",
        (identity,),
    )


def remove(connection: sqlite3.Connection, identities: Iterable[str]) -> None:
    """Take games out of the database, if they are there."""
    for identity in identities:
        unrate(connection, identity)
        connection.execute("DELETE FROM game WHERE identity = ?", (identity,))


def clear(connection: sqlite3.Connection) -> None:
    connection.execute("DELETE FROM game")


def is_empty(connection: sqlite3.Connection) -> bool:
    return connection.execute("SELECT 1 FROM game LIMIT 1").fetchone() is None


def stamps(connection: sqlite3.Connection) -> dict[str, str]:
    """What is known of the files, by their names."""
    return dict(connection.execute("SELECT file, stamp FROM game"))


def file_of(connection: sqlite3.Connection, identity: str) -> str | None:
    """The name of the file of a game that is known."""
    found = connection.execute("SELECT file FROM game WHERE identity = ?", (identity,)).fetchone()
    return None if found is None else str(found[0])


def tables_of(connection: sqlite3.Connection, person: str) -> Iterator[tuple[str, Seats]]:
    """Every table at which somebody of this name sat, by the identity of its game."""
    for identity, written in connection.execute("SELECT identity, seats FROM game"):
        seats = _SEATS.decode(written)
        if any(without_name(seat, person) is not seat for seat in seats):
            yield identity, seats


def without_name(who: Somebody, person: str) -> Somebody:
    """A player, without a name if it is this person's, in letters of either case."""
    called = who.kind is Kind.HUMAN and who.name.casefold() == person.casefold()
    return msgspec.structs.replace(who, name="") if called else who


def games(connection: sqlite3.Connection) -> list[PlayedGame]:
    """All games, from the first to the last."""
    every = connection.execute(
        "SELECT identity, game, created, ended, options, seats, entries, moves, file FROM game ORDER BY ended, identity"
    )
    decode = _SEATS.decode
    return [
        PlayedGame(identity, game, created, ended, options, decode(seats), entries, moves, file)
        for identity, game, created, ended, options, seats, entries, moves, file in every
    ]


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
