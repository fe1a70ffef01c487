"""Finished games to keep, and what is said about them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec

from app.played.book import Book
from core.finished import identity
from core.loading import load
from core.players import Kind
from core.record import Header, dump
from core.review.reviewing import digest
from tests.core.finished_games import header_for, over
from ui.files.played import PlayedGame


class Kept(NamedTuple):
    """A finished game, and its record."""

    header: Header
    data: bytes

    @property
    def identity(self) -> str:
        return identity(self.header)

    @property
    def digest(self) -> str:
        return digest(load(self.data).session)


def game(
    number: int = 0, *names: str, id: str = "jump", seed: int = 3, seats: int | None = None, bots: tuple[Kind, ...] = ()
) -> Kept:
    """A game that was begun at minute `number` of an evening; another `seed` is another game with another end."""
    session = over(id, seats, seed)
    header = header_for(session, *names, kinds=bots, created=f"2026-11-16T20:{number:02}:00")
    return Kept(header, dump(header, session))


def another_end(kept: Kept, seed: int = 4) -> Kept:
    """The same game with other moves in it, as after undo."""
    other = over(kept.header.game, len(kept.header.seats), seed)
    # The luck of a game lies in its header; what was thrown is in the entries, and replays without it.
    header = msgspec.structs.replace(kept.header, options=msgspec.to_builtins(other.options))
    return Kept(header, dump(header, other))


class Reader:
    """A book, and all that it told."""

    def __init__(self, folder: Path) -> None:
        self.told: list[str] = []
        self.folder = folder
        self.book = Book(folder, self.told.append)

    def keep(self, *games: Kept) -> None:
        for kept in games:
            self.book.keep(*kept)

    def note_review(self, kept: Kept, accuracies: Sequence[float | None], lucks: Sequence[float | None]) -> None:
        """Have it know what a review of exactly this end found."""
        self.book.note_review(kept.identity, kept.digest, accuracies, lucks)

    @property
    def games(self) -> list[PlayedGame]:
        self.book.catch_up()
        return self.book.games()

    def file(self, played: PlayedGame) -> Path:
        return self.folder / played.file

    @property
    def identities(self) -> list[str]:
        return [played.identity for played in self.games]

    def files(self) -> set[str]:
        return {path.name for path in self.folder.glob("*.voltige")}


def rebuilt(folder: Path) -> list[PlayedGame]:
    """What there is when the database is lost."""
    for path in folder.glob("record.sqlite*"):
        path.unlink()
    book = Book(folder, lambda sentence: None)
    games = book.games()
    book.close()
    return games
