"""The file under a journal: private to its owner, locked by this process, and checked for changes from outside."""

from __future__ import annotations

import os
from contextlib import suppress
from io import FileIO
from pathlib import Path
from typing import Final

from app.journals.file_hold import hold

OWNER_ONLY: Final = 0o600
OWNERS_FOLDER: Final = 0o700


class JournalFile:
    """A new file that only grows; a path that exists already, or is held, raises `FileExistsError`."""

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(mode=OWNERS_FOLDER, parents=True, exist_ok=True)
        self.path = path
        self._file = FileIO(path, "xb", opener=lambda name, flags: os.open(name, flags, OWNER_ONLY))
        self._size = 0
        self._whole = 0
        """How much of the file is whole lines."""
        if not hold(self._file.fileno()):
            # Another process locked it first; there is nothing in it yet.
            self._file.close()
            path.unlink(missing_ok=True)
            raise FileExistsError(f"{path} is held")

    @property
    def intact(self) -> bool:
        """Whether the file lies where it was made, as long as it was written: not deleted or replaced."""
        try:
            there = os.stat(self.path)
        except OSError:
            return False
        return os.path.samestat(there, os.fstat(self._file.fileno())) and there.st_size == self._size

    def write(self, data: bytes) -> int:
        """How many of the bytes the disk took, which may be fewer than there are."""
        written = self._file.write(data)
        end = data.rfind(b"\n", 0, written) + 1
        if end:
            self._whole = self._size + end
        self._size += written
        return written

    def sync(self) -> None:
        """Have the file survive a power cut, and its name too."""
        os.fsync(self._file.fileno())
        # A folder can't be opened everywhere, and not every drive can sync one.
        with suppress(OSError):
            folder = os.open(self.path.parent, os.O_RDONLY)
            try:
                os.fsync(folder)
            finally:
                os.close(folder)

    def close(self, keep: bool = True) -> None:
        """Let go; half a line that a full disk left goes, and so does a file with nothing in it."""
        ours = self.intact
        with suppress(OSError):
            if ours and self._size > self._whole:
                os.ftruncate(self._file.fileno(), self._whole)
        with suppress(OSError):
            self._file.close()
        with suppress(OSError):
            if ours and not (keep and self._whole):
                self.path.unlink()


def keep_private(path: str | Path, mode: int, allowed: int) -> None:
    """Take from others what an older Voltige let them read."""
    if os.name == "posix" and mode & 0o777 & ~allowed:
        with suppress(OSError):
            os.chmod(path, mode & allowed)
