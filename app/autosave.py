"""The journal of a running game: a record that grows with every move, so that a crash costs nothing."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from contextlib import suppress
from io import FileIO
from pathlib import Path
from typing import Any

import msgspec
from PySide6.QtCore import QLockFile

from core.record import Header, Writer
from core.session import Entry, Session
from ui.saving import SUFFIX
from ui.text import translate


class Journal:
    """Follows one session: every entry a line at once on the disk, every jump of the cursor a mark."""

    def __init__(self, path: Path, header: Header, session: Session[Any, Any], failed: Callable[[str], None]) -> None:
        self.path = path
        self._session = session
        self._failed = failed
        self._told = False
        self._lock: QLockFile | None = None
        self._file: FileIO | None = None
        self._writer = Writer()
        self._entries: list[Entry] = []
        self._cursor = 0
        self._pending = self._opening(header)
        self._follow()
        self._unsubscribe = session.subscribe(lambda _: self._follow())

    @property
    def sound(self) -> bool:
        """Whether all that happened is on the disk."""
        return self._file is not None and not self._pending

    def close(self, keep: bool) -> None:
        """Stop following; the file stays for the hangar, or goes."""
        self._unsubscribe()
        self._close()
        if not keep:
            self.path.unlink(missing_ok=True)
        if self._lock is not None:
            self._lock.unlock()

    def _opening(self, header: Header) -> bytes:
        """The lines before the first entry, as `record.dump` has them."""
        start = self._session.start
        line = self._writer.header(msgspec.structs.replace(header, whole=False, resumed=start is not None))
        return line if start is None else line + self._writer.mark(0, start)

    def _follow(self) -> None:
        """Write what the session has and the journal has not; right also when changes arrive nested or late."""
        common, length = self._session.still_true(self._entries), self._session.length
        if common < length and self._cursor != common:
            self._pending += self._writer.mark(common)
        del self._entries[common:]
        for index in range(common, length):
            entry = self._session.entry(index)
            self._entries.append(entry)
            self._pending += self._writer.entry(entry)
            self._cursor = index + 1
        if self._cursor != self._session.cursor:
            self._cursor = self._session.cursor
            self._pending += self._writer.mark(self._cursor)
        self._flush()

    def _flush(self) -> None:
        """Write what is pending; what a full disk refuses is tried again with the next move, in order."""
        try:
            if self._file is None:
                self._file = self._created()
            while self._pending:
                self._pending = self._pending[self._file.write(self._pending) :]
        except OSError as error:
            self._close()
            if not self._told:
                self._told = True
                words = translate("shell", "This game can't be kept automatically ({reason}); save it now and then.")
                self._failed(words.format(reason=error.strerror or error))

    def _created(self) -> FileIO:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        if self._lock is None:
            # Locked before it exists, so that no other Voltige ever sees it unguarded.
            self._lock = lock_of(self.path)
            self._lock.tryLock(0)
        return FileIO(self.path, "ab")

    def _close(self) -> None:
        if self._file is not None:
            with suppress(OSError):
                self._file.close()
            self._file = None


def lock_of(journal: Path) -> QLockFile:
    """The lock that says which running Voltige holds a journal; a crashed one holds nothing."""
    lock = QLockFile(f"{journal}.lock")
    lock.setStaleLockTime(0)
    return lock


def fresh_path(folder: Path, game: str) -> Path:
    """A name that no journal has had."""
    return folder / f"{game}-{time.strftime('%Y%m%d-%H%M%S')}-{secrets.token_hex(3)}{SUFFIX}"
