"""The same folder gives the same bytes, whoever packs it and when."""

from __future__ import annotations

import io
import os
import tarfile
from pathlib import Path

from app.bundle import archive


def folder_at(place: Path, mask: int, time: int) -> Path:
    """A small folder, made with some umask at some time."""
    before = os.umask(mask)
    (place / "inner").mkdir(parents=True)
    for name in ("b", "a", "inner/c"):
        (place / name).write_text(name)
        os.utime(place / name, (time, time))
    (place / "a").chmod(0o777 & ~mask)
    (place / "link").symlink_to("a")
    os.link(place / "b", place / "twin")
    os.umask(before)
    return place


def packed(folder: Path) -> bytes:
    to = io.BytesIO()
    archive.pack(folder, to, 1000, inside="top")
    return to.getvalue()


def test_who_packs_and_when_does_not_show(tmp_path: Path) -> None:
    one = packed(folder_at(tmp_path / "one", 0o022, 5))
    assert one == packed(folder_at(tmp_path / "another", 0o077, 50_000))
    with tarfile.open(fileobj=io.BytesIO(one)) as tar:
        entries = {entry.name: entry for entry in tar}
        assert list(entries) == ["top", "top/a", "top/b", "top/inner", "top/inner/c", "top/link", "top/twin"]
        assert {(entry.mtime, entry.uid, entry.uname) for entry in entries.values()} == {(1000, 0, "")}
        assert (entries["top/a"].mode, entries["top/b"].mode) == (0o755, 0o644)
        assert entries["top/link"].linkname == "a"
        twin = tar.extractfile("top/twin")
        assert twin is not None
        assert twin.read() == b"b"
