"""The folder of finished games: a file for each, private to its owner, and what a review found beside it."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from contextlib import suppress
from itertools import zip_longest
from pathlib import Path
from tempfile import TemporaryFile
from typing import Final, NamedTuple

import msgspec
from msgspec.structs import replace
from PySide6.QtCore import QFileDevice, QIODevice, QSaveFile

from app.journals.journal_file import OWNERS_FOLDER
from app.played.trouble import Unwritten
from core.finished import identity
from core.game import Value
from core.record import Header
from ui.files.paths import SUFFIX
from ui.files.played import PlayedSeat

DAMAGED: Final = ".damaged"
REVIEW: Final = ".review"
_OWNER: Final = QFileDevice.Permission.ReadOwner | QFileDevice.Permission.WriteOwner


class Stamp(NamedTuple):
    """By what it is seen that a file, and the review beside it, are still those that were read."""

    written: int
    """In nanoseconds since 1970."""
    size: int
    reviewed: int = 0
    """When the review was written; 0 where there is none."""

    @property
    def ended(self) -> int:
        """When the game was over: its file was written then."""
        return self.written // 1_000_000_000

    def __str__(self) -> str:
        return f"{self.written}/{self.size}/{self.reviewed}"


class Review(Value, frozen=True, gc=False):
    """What a review found, by seat."""

    accuracies: tuple[float | None, ...] = ()
    lucks: tuple[float | None, ...] = ()

    def added_to(self, seats: Iterable[PlayedSeat]) -> tuple[PlayedSeat, ...]:
        """The seats, with what was found of each."""
        found = zip_longest(seats, self.accuracies, self.lucks)
        return tuple(replace(seat, accuracy=accuracy, luck=luck) for seat, accuracy, luck in found if seat is not None)


class Folder:
    """Files by their names; `OSError` and `Unwritten` say why something can't be done."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def make(self) -> None:
        self.path.mkdir(mode=OWNERS_FOLDER, parents=True, exist_ok=True)

    def games(self) -> Iterator[tuple[str, Stamp]]:
        """All files of games that can be seen."""
        try:
            names = {file.name for file in os.scandir(self.path) if file.is_file(follow_symlinks=False)}
        except OSError:
            return
        for name in names:
            if name.endswith(SUFFIX):
                # It may be gone since the folder was read.
                with suppress(OSError):
                    yield name, self.stamp(name, reviewed=_beside(name) in names)

    def stamp(self, name: str, reviewed: bool = True) -> Stamp:
        """How a file is now; only where it may be `reviewed`, somebody looks for that."""
        facts, found = os.stat(self.path / name), 0
        if reviewed:
            with suppress(FileNotFoundError):
                found = os.stat(self.path / _beside(name)).st_mtime_ns
        return Stamp(facts.st_mtime_ns, facts.st_size, found)

    def refusal(self) -> OSError | None:
        """Why nothing can be written here, if that is so."""
        try:
            self.make()
            TemporaryFile(dir=self.path).close()
        except OSError as error:
            return error
        return None

    def has(self, name: str) -> bool:
        return (self.path / name).exists()

    def read(self, name: str) -> bytes:
        return (self.path / name).read_bytes()

    def write(self, name: str, data: bytes) -> None:
        """Put a whole file in place of one that may be there, or leave that as it was."""
        self.make()
        file = QSaveFile(str(self.path / name))
        if not file.open(QIODevice.OpenModeFlag.WriteOnly):
            raise Unwritten(file.errorString())
        file.setPermissions(_OWNER)
        if file.write(data) != len(data) or not file.commit():
            raise Unwritten(file.errorString())

    def rewrite(self, name: str, data: bytes) -> None:
        """Change a file without changing when its game was over."""
        written = self.stamp(name).written
        self.write(name, data)
        os.utime(self.path / name, ns=(written, written))

    def rename(self, name: str, new: str) -> None:
        os.replace(self.path / name, self.path / new)

    def put_aside(self, name: str) -> None:
        """Keep a damaged file that can perhaps be repaired, where it is in nobody's way."""
        self.rename(name, name.removesuffix(SUFFIX) + DAMAGED)

    def remove(self, name: str) -> None:
        self.remove_review(name)
        (self.path / name).unlink(missing_ok=True)

    def clear(self) -> None:
        """Remove everything that was ever kept here."""
        for path in self._files():
            if path.suffix in (SUFFIX, REVIEW) or DAMAGED in path.name:
                path.unlink(missing_ok=True)

    def remove_aside(self, name: str) -> None:
        """Remove what was put aside and has this name in it, in letters of either case."""
        # With its quotation marks: who is called Al takes nothing of Alice's away.
        wanted = msgspec.json.encode(name).decode().casefold()
        for path in self._files():
            if DAMAGED in path.name and wanted in path.read_bytes().decode(errors="replace").casefold():
                path.unlink(missing_ok=True)

    def _files(self) -> list[Path]:
        return list(self.path.iterdir()) if self.path.is_dir() else []

    # --- reviews -----------------------------------------------------------------------------------------

    def review(self, name: str) -> Review:
        """What is kept beside a game; what can't be read is nothing."""
        try:
            return msgspec.json.decode(self.read(_beside(name)), type=Review)
        except (OSError, msgspec.MsgspecError, UnicodeDecodeError):
            return Review()

    def write_review(self, name: str, review: Review) -> None:
        self.write(_beside(name), msgspec.json.encode(review))

    def remove_review(self, name: str) -> None:
        (self.path / _beside(name)).unlink(missing_ok=True)


def name_of(header: Header) -> str:
    """What the file of a game is called: always the same, so that there is never a second one."""
    created = "".join(sign for sign in header.created if sign in "0123456789")[:14]
    return "-".join(filter(None, (header.game, created, identity(header)))) + SUFFIX


def _beside(name: str) -> str:
    return name.removesuffix(SUFFIX) + REVIEW
