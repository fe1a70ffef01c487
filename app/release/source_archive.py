"""The source archive: made by setuptools, packed so that it is the same every time, and checked to be complete."""

from __future__ import annotations

import gzip
import shutil
import tarfile
from pathlib import Path
from typing import IO, cast

from app.bundle import archive
from app.bundle.making import run
from app.refusal import Refusal


def make_archive(source: Path, to: Path, work: Path, time: int) -> Path:
    """Make the source archive of a tree; setuptools writes down when, by whom and with which rights it was made."""
    made = work / "sdist"
    shutil.rmtree(made, ignore_errors=True)
    run("the source archive", ["build", "--sdist", "--no-isolation", "--outdir", str(made), str(source)], source, time)
    (found,) = made.glob("*.tar.gz")
    with tarfile.open(found) as packed:
        packed.extractall(made, filter="data")
    unpacked = made / found.name.removesuffix(".tar.gz")
    check_complete(source, unpacked)
    target = to / found.name
    with target.open("wb") as file, gzip.GzipFile("", "wb", fileobj=file, mtime=time) as packed_again:
        archive.pack(unpacked, cast(IO[bytes], packed_again), time, inside=unpacked.name)
    return target


def check_complete(source: Path, unpacked: Path) -> None:
    """Refuse an archive that lacks a file of the tree."""
    lacking = sorted(_files(source) - _files(unpacked))
    if lacking:
        raise Refusal(f"the source archive lacks {', '.join(lacking[:3])}; .ci/MANIFEST.in lists what is in it")


def _files(folder: Path) -> set[str]:
    """All files but those that building leaves."""
    left = ("build", "__pycache__")
    return {
        path.relative_to(folder).as_posix()
        for path in folder.rglob("*")
        if path.is_file() and not any(part in left or part.endswith(".egg-info") for part in path.parts)
    }
