"""Folders packed so that the same content gives the same bytes, whoever packs it and when."""

from __future__ import annotations

import tarfile
from collections.abc import Iterator
from pathlib import Path
from typing import IO

PROGRAM, DATA = 0o755, 0o644
"""What may be done with a file: nobody's umask shows."""


def pack(folder: Path, to: IO[bytes], time: int, inside: str = "") -> None:
    """Write a folder as a tar: sorted, owned by nobody in particular, everything as old as the release."""
    with tarfile.open(fileobj=to, mode="w|", format=tarfile.PAX_FORMAT) as packed:
        for path in [folder, *sorted(folder.rglob("*"))]:
            name = (Path(inside) / path.relative_to(folder)).as_posix()
            if name != ".":
                _add(packed, path, name, time)


def _add(packed: tarfile.TarFile, path: Path, name: str, time: int) -> None:
    entry = packed.gettarinfo(path, name)
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = ""
    entry.mtime = time
    # A second name for the same file is a file of its own: which one comes first would be chance.
    entry.type = tarfile.REGTYPE if entry.type == tarfile.LNKTYPE else entry.type
    entry.mode = PROGRAM if entry.isdir() or entry.mode & 0o100 else DATA
    if entry.isreg():
        entry.size = path.stat().st_size
        with path.open("rb") as content:
            packed.addfile(entry, content)
    else:
        packed.addfile(entry)


def sizes(folder: Path) -> Iterator[int]:
    """How many bytes every file of a folder has."""
    return (path.stat().st_size for path in folder.rglob("*") if path.is_file() and not path.is_symlink())
