"""The book of finished games: their files, and a database that can always be made of them again."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Final, TypeVar

from app.played import rows
from app.played.catching_up import Damaged, Foreign, Progress, catch_up, has_end, read, take_in
from app.played.database import GARBLED, Newer, connected, copied, is_damaged, put_aside, writing
from app.played.folder import Folder, Review, name_of
from app.played.ratings import rate_the_rest
from app.played.trouble import reason
from core.check_sums import Changed
from core.players import Kind
from core.record import Header, with_players
from ui.files.played import PlayedGame
from ui.look.text import Plural, translate

DATABASE: Final = "record.sqlite"
T = TypeVar("T")
Work = Callable[[sqlite3.Connection], T]

_ASIDE: Final = Plural(
    "record",
    "%n finished games are damaged; they were put aside in {folder}.",
    "A finished game is damaged; it was put aside in {folder}.",
    1,
)


class Book:
    """Everything here is done at once, in one thread; `tell` hears, in a sentence, what went wrong on the way."""

    def __init__(self, path: Path, tell: Callable[[str], None], progress: Progress = lambda done, every: None) -> None:
        """`progress` is told how many files were read, of how many, while the database is made of them."""
        self._folder = Folder(path)
        self._path = path / DATABASE
        self._tell = tell
        self._progress = progress
        self._connection: sqlite3.Connection | None = None
        self._behind = True
        """Whether there may be files that the database does not know as they are."""

    def close(self) -> None:
        """Let go of the database; the next that is asked of it opens it again."""
        self._behind = True
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def games(self) -> list[PlayedGame]:
        """All games that the database knows, from the first to the last; an empty one is made of the files first."""
        return self._with_database(rows.games)

    def catch_up(self) -> bool:
        """Whether the files had something that the database did not know; it knows it now."""
        return self._behind and self._with_database(self._follow_files)

    def keep(self, header: Header, data: bytes) -> None:
        """Keep the record of a finished game, in place of an older one.

        The file is there before anything else can fail; `Unwritten` and `OSError` say that it is not.
        """
        name = name_of(header)
        with suppress(OSError):
            if self._folder.read(name) == data:
                return
        # What a review found was about another end.
        self._folder.remove_review(name)
        self._folder.write(name, data)
        stamp = self._folder.stamp(name)
        facts, _ = read(data)
        self._change(lambda database: take_in(database, self._folder, facts, name, stamp))

    def note_review(
        self, identity: str, digest: str, accuracies: Sequence[float | None], lucks: Sequence[float | None]
    ) -> None:
        """Remember what a review of a game found, if the game is kept, and with the end that was reviewed."""
        file, review = self._file_of(identity), Review(tuple(accuracies), tuple(lucks))
        if file is None or not self._folder.has(file) or self._folder.review(file) == review:
            return
        if has_end(self._folder.read(file), digest):
            self._folder.write_review(file, review)
            stamp = self._folder.stamp(file)
            self._change(lambda database: rows.put_review(database, identity, review, stamp))

    # --- removing ----------------------------------------------------------------------------------------

    def remove(self, identities: Collection[str]) -> None:
        """Remove games for good; the files first, since a row could be made of them again."""
        removed: list[str] = []
        try:
            for identity in identities:
                file = self._file_of(identity)
                if file is not None:
                    self._folder.remove(file)
                    removed.append(identity)
        finally:
            self._erase(lambda database: rows.remove(database, removed))

    def forget(self, name: str) -> None:
        """Take a person out: games without another person go, in the others nobody knows who it was."""
        alone: list[str] = []
        for identity, seats in self._with_database(lambda database: [*rows.tables_of(database, name)]):
            if any(seat.kind is Kind.HUMAN and rows.without_name(seat, name).name for seat in seats):
                self._take_out(identity, name)
            else:
                alone.append(identity)
        self.remove(alone)
        self._folder.remove_aside(name)

    def clear(self) -> None:
        """Remove everything for good."""
        self._folder.clear()
        self._erase(rows.clear)

    def _take_out(self, identity: str, name: str) -> None:
        """Have nobody of this name at a table; a file that is too damaged for that goes, and its row stays."""
        file = self._file_of(identity)
        if file is None:
            return
        try:
            data = with_players(self._folder.read(file), lambda player: rows.without_name(player, name))
            self._folder.rewrite(file, data)
            facts, stamp = read(data)[0], self._folder.stamp(file)
        except (FileNotFoundError, Foreign):
            pass
        except (Changed, Damaged, ValueError):
            self._folder.remove(file)
        else:
            self._change(lambda database: take_in(database, self._folder, facts, file, stamp))
        self._change(lambda database: rows.take_out(database, identity, name))

    # --- the database ------------------------------------------------------------------------------------

    def _file_of(self, identity: str) -> str | None:
        return self._with_database(partial(rows.file_of, identity=identity))

    def _change(self, work: Work[None]) -> None:
        def change(database: sqlite3.Connection) -> None:
            with writing(database):
                work(database)
            rate_the_rest(database)

        self._with_database(change)

    def _erase(self, work: Work[None]) -> None:
        self._change(work)
        self._with_database(lambda database: database.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall())

    def _with_database(self, work: Work[T]) -> T:
        """Do something with the database; where that turns out to be damaged, with the one that is made instead."""
        try:
            return work(self._opened())
        except GARBLED as error:
            # What it failed to write is read from the files when it is opened again.
            self.close()
            if not is_damaged(error):
                raise
        self._put_aside()
        return work(self._opened())

    def _opened(self) -> sqlite3.Connection:
        if self._connection is None:
            self._connection = self._connected()
            if rows.is_empty(self._connection):
                self._follow_files(self._connection)
        return self._connection

    def _connected(self) -> sqlite3.Connection:
        try:
            self._folder.make()
            return connected(self._path)
        except Newer:
            self._tell(translate("record", "A newer Voltige keeps the record; here the finished games are only shown."))
        except (OSError, sqlite3.OperationalError) as error:
            self._tell_unwritable(error)
        return copied(self._path)

    def _follow_files(self, database: sqlite3.Connection) -> bool:
        """Have in the database what the files have, or, where it can't be written, in a copy in memory."""
        try:
            caught = catch_up(database, self._folder, self._progress)
            rated = rate_the_rest(database)
        except sqlite3.OperationalError as error:
            self._tell_unwritable(error)
            database.close()
            self._connection = copied(self._path)
            caught = catch_up(self._connection, self._folder, self._progress)
            rated = rate_the_rest(self._connection)
        self._behind = False
        if caught.damaged:
            self._tell(_ASIDE(caught.damaged).format(folder=self._folder.path))
        return bool(caught.games or rated)

    def _put_aside(self) -> None:
        try:
            aside = put_aside(self._path)
        except OSError as error:
            words = translate("record", "The record is damaged and can't be put aside: {reason}.")
            self._tell(words.format(reason=reason(error)))
            self._connection = connected(":memory:")
            self._follow_files(self._connection)
            return
        words = translate("record", "The record was damaged and is made anew of its games; the old one is {file}.")
        self._tell(words.format(file=aside))

    def _tell_unwritable(self, error: Exception) -> None:
        words = translate("record", "The record can't be written ({reason}); the finished games are shown.")
        self._tell(words.format(reason=reason(self._folder.refusal() or error)))
