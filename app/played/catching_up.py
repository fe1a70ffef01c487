"""Makes the database say what the files say: after a crash, for games from elsewhere, or when it is made anew."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Callable
from contextlib import suppress
from typing import Final, NamedTuple

from msgspec import UNSET

from app.played import rows
from app.played.database import writing
from app.played.folder import Folder, Stamp, name_of
from core.data import DataError
from core.finished import Finished, finished
from core.loading import Flaw, RecordError, load
from core.review.reviewing import digest

AT_A_TIME: Final = 50
"""How many games are written at once, so that a crash costs only so many."""
_NOT_FOR_US: Final = frozenset({Flaw.UNKNOWN_GAME, Flaw.NEWER_FORMAT, Flaw.OTHER_RULES})
"""What another Voltige can read: such a file is left where it is."""
_LOG: Final = logging.getLogger(__name__)

Progress = Callable[[int, int], None]


class Damaged(Exception):
    """A file that holds no finished game."""


class Foreign(Exception):
    """A file that another Voltige can read, or another set of games; or a game that counts nowhere."""


class Caught(NamedTuple):
    """How many games the database did not know as they are, and how many files were damaged and put aside."""

    games: int
    damaged: int


def catch_up(connection: sqlite3.Connection, folder: Folder, progress: Progress) -> Caught:
    """Read every file that the database does not know as it is now."""
    known = rows.stamps(connection)
    unread = [(name, stamp) for name, stamp in folder.games() if known.get(name) != str(stamp)]
    games = damaged = 0
    for start in range(0, len(unread), AT_A_TIME):
        batch: list[tuple[Finished, str, Stamp]] = []
        for place, (name, stamp) in enumerate(unread[start : start + AT_A_TIME], start=start):
            if len(unread) > 1:
                progress(place, len(unread))
            try:
                facts, called = read(folder.read(name))
                if _adopted(folder, name, called):
                    batch.append((facts, called, stamp))
            except Damaged as why:
                _LOG.warning("the finished game %s is damaged: %s", name, why)
                with suppress(OSError):
                    folder.put_aside(name)
                    damaged += 1
            except (Foreign, OSError) as why:
                _LOG.info("the finished game %s is left out: %s", name, why)
        if batch:
            with writing(connection):
                for facts, called, stamp in batch:
                    take_in(connection, folder, facts, called, stamp)
            games += len(batch)
    return Caught(games, damaged)


def take_in(connection: sqlite3.Connection, folder: Folder, facts: Finished, name: str, stamp: Stamp) -> None:
    """Have a game in the database as its file is now, also if another process replaced that since it was read.

    Whoever writes a file comes here afterwards, one after the other, so that the last one finds the last file.
    """
    with suppress(FileNotFoundError):
        now = folder.stamp(name)
        if now != stamp:
            facts, _ = read(folder.read(name))
        rows.put(connection, facts, name, now, folder.review(name))


def read(data: bytes) -> tuple[Finished, str]:
    """What is remembered of the game in a file, and what the file should be called."""
    try:
        loaded = load(data)
    except RecordError as error:
        raise (Foreign if error.problem.flaw in _NOT_FOR_US else Damaged)(str(error)) from error
    except DataError as error:
        raise Foreign(str(error)) from error
    if loaded.problem is not None and not loaded.outdated:
        raise Damaged(f"line {loaded.problem.line}: {loaded.problem.flaw}")
    facts = finished(loaded.header, loaded.best)
    if facts is None and loaded.header.origin is not UNSET:
        raise Foreign("it was played on from another game")
    if facts is None:
        raise (Foreign if loaded.outdated else Damaged)("the game is not over")
    return facts, name_of(loaded.header)


def has_end(data: bytes, digested: str) -> bool:
    """Whether the game in a file came to the end that has this digest; it may have been played on to another one."""
    try:
        return digest(load(data).best) == digested
    except (RecordError, DataError):
        return False


def _adopted(folder: Folder, name: str, called: str) -> bool:
    """Whether a file is the one of its game; one that somebody put there under another name becomes it."""
    if name == called:
        return True
    if folder.has(called):
        return False
    folder.rename(name, called)
    return True
