"""A disk with as much room as a test gives it."""

from __future__ import annotations

import errno
from collections.abc import Iterator
from contextlib import contextmanager
from io import FileIO
from pathlib import Path
from typing import Any

import pytest

from app.journals import journal_file


class Disk:
    """How many bytes journals may still write; the write that meets the end is cut short, as a real disk does it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.room: int | None = None
        self.broken_syncs = 0
        disk = self

        class Rationed(FileIO):
            def write(self, data: Any, /) -> int:
                if disk.room is None:
                    return super().write(data)
                if disk.room <= 0:
                    raise OSError(errno.ENOSPC, "No space left on device")
                written = super().write(data[: disk.room])
                disk.room -= written
                return written

        monkeypatch.setattr(journal_file, "FileIO", Rationed)
        sync = journal_file.JournalFile.sync

        def unreliable(file: journal_file.JournalFile) -> None:
            if disk.broken_syncs:
                disk.broken_syncs -= 1
                raise OSError(errno.EIO, "Input/output error")
            sync(file)

        monkeypatch.setattr(journal_file.JournalFile, "sync", unreliable)

    def fill(self) -> None:
        self.room = 0

    def free(self) -> None:
        self.room = None


@contextmanager
def no_folder(path: Path) -> Iterator[None]:
    """A file lies where the folder should be, so that nothing at all can be made there."""
    path.write_text("in the way")
    yield
    path.unlink()
