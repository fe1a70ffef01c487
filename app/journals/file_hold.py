"""Locks a file for as long as a process lives: the kernel holds the lock, and drops it when the process ends.

A lock file beside the journal would outlive a power cut, and be empty, or name a process whose number has passed to
another, or not be made at all on a full or read-only disk. A lock on the open journal itself can be none of these.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

if sys.platform == "win32":
    import msvcrt

    _FAR_OUT = 1 << 40

    def _lock(file: int, alone: bool) -> None:
        # Windows keeps others from reading what is locked, so that is a byte where no record ever reaches.
        os.lseek(file, _FAR_OUT, os.SEEK_SET)
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        os.lseek(file, 0, os.SEEK_END)

    _HELD: type[OSError] = OSError
else:
    import fcntl

    def _lock(file: int, alone: bool) -> None:
        fcntl.flock(file, (fcntl.LOCK_EX if alone else fcntl.LOCK_SH) | fcntl.LOCK_NB)

    _HELD: type[OSError] = BlockingIOError


def hold(file: int) -> bool:
    """Keep others off an open file until it is closed; False where another process has it already."""
    return _had(file, alone=True)


def is_held(path: Path) -> bool:
    """Whether a living process holds a file; asked of the kernel, with nothing made or written on the disk."""
    try:
        file = opened(path)
    except OSError:
        # There is no telling; opening the file will say why it can't be had.
        return False
    try:
        return not _had(file, alone=False)
    finally:
        os.close(file)


def opened(path: Path) -> int:
    """A file open to be held; something that is no file, such as a pipe, does not block."""
    flags = getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
    try:
        # Network drives let only those hold a file alone who could write to it.
        return os.open(path, os.O_RDWR | flags)
    except OSError:
        return os.open(path, os.O_RDONLY | flags)


def _had(file: int, alone: bool) -> bool:
    try:
        _lock(file, alone)
    except _HELD:
        return False
    except OSError:
        # Some network drives know no locks; a game there is kept all the same, and only not guarded.
        pass
    return True
