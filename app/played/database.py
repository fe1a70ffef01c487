"""The database of finished games: its tables, the steps from older ones, and what is wrong with one."""

from __future__ import annotations

import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

import msgspec

PATIENCE: Final = 10.0
"""Seconds for which another process may write before this one gives up."""

_FIRST: Final = (
    """
    CREATE TABLE game (
        identity TEXT PRIMARY KEY,
        game TEXT NOT NULL,
        created TEXT NOT NULL,
        ended INTEGER NOT NULL,
        options TEXT NOT NULL,
        seats TEXT NOT NULL,
        entries INTEGER NOT NULL,
        moves INTEGER NOT NULL,
        file TEXT NOT NULL UNIQUE,
        stamp TEXT NOT NULL,
        rated INTEGER NOT NULL DEFAULT 0
    ) WITHOUT ROWID
    """,
    "CREATE TABLE rated_by (model TEXT NOT NULL)",
    "CREATE INDEX in_time ON game (ended, identity)",
)
MIGRATIONS: Final = (_FIRST,)
"""The steps from each version to the next; the version of a database is how many of them it has behind it."""
TABLES: Final = {"game", "rated_by"}


class Newer(Exception):
    """A database that a newer Voltige has made its own."""


def connected(path: Path | str) -> sqlite3.Connection:
    """The database, as this Voltige knows it; `Newer` or `sqlite3.Error` where it can't be had."""
    connection = sqlite3.connect(path, timeout=PATIENCE, isolation_level=None)
    try:
        _prepare(connection)
    except BaseException:
        connection.close()
        raise
    return connection


GARBLED: Final = (sqlite3.DatabaseError, ValueError, TypeError, msgspec.MsgspecError)
"""How a database with holes shows itself: SQLite finds it out, or what comes out of it is nonsense."""


def is_damaged(error: Exception) -> bool:
    """Whether the database itself is to blame."""
    if not isinstance(error, sqlite3.Error):
        return True
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    return code in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


def put_aside(path: Path) -> Path:
    """Where a damaged database goes, with all that belongs to it."""
    aside = path.with_name(f"{path.stem}-{time.strftime('%Y%m%d-%H%M%S')}.damaged")
    # What was not yet in the database must not come into another one.
    for ending in ("-wal", "-shm", ""):
        with suppress(FileNotFoundError):
            os.replace(f"{path}{ending}", f"{aside}{ending}")
    return aside


def copied(path: Path) -> sqlite3.Connection:
    """The database of a disk that takes nothing, in memory; an empty one where there is none."""
    memory = connected(":memory:")
    for way in ("mode=ro", "immutable=1"):
        with suppress(sqlite3.Error):
            source = sqlite3.connect(f"{path.absolute().as_uri()}?{way}", uri=True)
            try:
                if _version(source) == len(MIGRATIONS):
                    source.backup(memory)
                    return memory
            finally:
                source.close()
    return memory


@contextmanager
def writing(connection: sqlite3.Connection) -> Iterator[None]:
    """All of it or nothing, and no other process in between."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
    except BaseException:
        # It may be over already, as on a full disk.
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
    connection.execute("COMMIT")


def _prepare(connection: sqlite3.Connection) -> None:
    # What people have removed is nowhere any more.
    connection.execute("PRAGMA secure_delete = ON")
    if _version(connection) > len(MIGRATIONS):
        raise Newer
    connection.execute("PRAGMA journal_mode = WAL")
    # A power cut may cost the last row, never the database; the files still have the game.
    connection.execute("PRAGMA synchronous = NORMAL")
    _migrate(connection)
    found = {name for (name,) in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")}
    if not found >= TABLES or [*connection.execute("PRAGMA quick_check(1)")] != [("ok",)]:
        error = sqlite3.DatabaseError("tables are missing or damaged")
        error.sqlite_errorcode = sqlite3.SQLITE_CORRUPT
        raise error


def _migrate(connection: sqlite3.Connection) -> None:
    if _version(connection) == len(MIGRATIONS):
        return
    with writing(connection):
        # Another process may have been quicker.
        for version in range(_version(connection), len(MIGRATIONS)):
            for statement in MIGRATIONS[version]:
                connection.execute(statement)
            connection.execute(f"PRAGMA user_version = {version + 1}")


def _version(connection: sqlite3.Connection) -> int:
    ((version,),) = connection.execute("PRAGMA user_version")
    return int(version)
