"""Reading a saved game from a file, with every refusal in words."""

from __future__ import annotations

import hashlib
import os
import stat
from pathlib import Path

from core import record
from core.data import DataError
from core.loading import LARGEST, Loaded, RecordError, load
from core.session import AnySession
from ui.files.record_text import problem_text
from ui.look.text import translate


class Unreadable(Exception):
    """A file that holds no game; the message is a sentence for people."""

    def __init__(self, path: Path, reason: str) -> None:
        super().__init__(translate("record", "{path}: {reason}").format(path=path, reason=reason))
        self.reason = reason
        """The same without the name of the file."""


def read(path: Path) -> Loaded:
    """The game in a file, or as much of it as is good."""
    return decoded(path, contents(path))


def contents(path: Path) -> bytes:
    """All that is in a file, or so much that it is certainly too much."""
    try:
        # Asked before it is opened, for opening alone makes some devices act; and again, for it may have been replaced.
        _require_file(path, os.stat(path))
        with open(path, "rb", opener=_opened) as file:
            _require_file(path, os.fstat(file.fileno()))
            # One byte more than allowed is enough to know that it is too much.
            return file.read(LARGEST + 1) or b""
    except OSError as error:
        raise Unreadable(path, error.strerror or str(error)) from error


def decoded(path: Path, data: bytes) -> Loaded:
    """The game in what was read from a file."""
    try:
        return load(data)
    except RecordError as error:
        raise Unreadable(path, problem_text(error.problem)) from error
    except DataError as error:
        raise Unreadable(path, str(error)) from error


def digest(data: bytes) -> str:
    """What tells one content of a file from every other."""
    return hashlib.blake2b(data, digest_size=16).hexdigest()


def has_more(session: AnySession, file: Path) -> bool:
    """Whether a game has something that the file does not hold."""
    try:
        saved = read(file).best
    except Unreadable:
        return True
    return record.has_more(session, saved)


def went_on(journal: Path, file: Path) -> bool:
    """Whether a journal can be read and has something of its game that the file has not."""
    try:
        return has_more(read(journal).best, file)
    except Unreadable:
        return False


def _require_file(path: Path, facts: os.stat_result) -> None:
    """Reading a pipe or a device may block for ever."""
    if stat.S_ISDIR(facts.st_mode):
        raise Unreadable(path, translate("record", "This is a folder, not a saved game."))
    if not stat.S_ISREG(facts.st_mode):
        raise Unreadable(path, translate("record", "This is a device or a pipe, not a saved game."))


def _opened(path: str, flags: int) -> int:
    # Nothing waits: neither for a writer at a pipe that took the file's place, nor for a file of the system's to fill.
    return os.open(path, flags | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOCTTY", 0))
