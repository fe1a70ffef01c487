"""Where reviews are kept: beside the saved game, else in a folder of our own by what was played."""

from __future__ import annotations

import logging
import os
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final

from core.review.checking import fits
from core.review.keeping import SUFFIX, packed, unpacked
from core.review.review import Review
from core.review.reviewing import digest
from core.session import AnySession
from ui.files.reading import Unreadable, contents
from ui.look.text import translate

_LOG: Final = logging.getLogger(__name__)
MOST: Final = 100
"""How many are kept of games that were saved nowhere; the oldest make room."""
_BEGINNING: Final = b'{"digest":'
"""How a review begins, by which it is told from what somebody else called so."""


class Unkept(Exception):
    """A review that no folder takes; the message says why."""


class Reviews:
    """The reviews that lie beside saved games and in one folder."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def find(self, session: AnySession, file: Path | None, nodes: int) -> Review | None:
        """The review of a game, if there is one that is whole and no less thorough."""
        known = digest(session)
        found = (read(place, session, known, nodes) for place in self._places(known, file))
        return next((review for review in found if review is not None), None)

    def keep(self, review: Review, file: Path | None) -> None:
        """Write a review where it is found again, for its owner alone; `Unkept` says why nobody takes it."""
        reason = ""
        with suppress(OSError):
            self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        for place in self._places(review.digest, file):
            try:
                write(place, review)
                self._make_room()
                return
            except Unkept as error:
                _LOG.info("a review can't be kept as %s: %s", place, error)
                reason = str(error)
        raise Unkept(reason)

    def _places(self, known: str, file: Path | None) -> Iterator[Path]:
        if file is not None:
            yield beside(file)
        yield self._folder / f"{known}{SUFFIX}"

    def _make_room(self) -> None:
        with suppress(OSError):
            kept = [entry for entry in os.scandir(self._folder) if entry.name.endswith(SUFFIX)]
            kept.sort(key=lambda entry: entry.stat(follow_symlinks=False).st_mtime, reverse=True)
            for entry in kept[MOST:]:
                os.unlink(entry.path)


def beside(file: Path) -> Path:
    """Where the review of a saved game is kept."""
    return file.with_suffix(SUFFIX)


def read(place: Path, session: AnySession, known: str, nodes: int) -> Review | None:
    """The review in a file, if it is one of a game with this digest, whole and no less thorough."""
    try:
        review = unpacked(contents(place), known, nodes)
    except Unreadable:
        return None
    return review if review is not None and fits(review, session) else None


def write(place: Path, review: Review) -> None:
    """Write a review as a whole or not at all, for its owner alone; what is somebody else's is left there."""
    # Reading needs no Qt.
    from PySide6.QtCore import QFileDevice, QIODevice, QSaveFile

    if not _is_free(place):
        raise Unkept(translate("review", "{file} is something else").format(file=place.name))
    data, file = packed(review), QSaveFile(str(place))
    owner = QFileDevice.Permission.ReadOwner | QFileDevice.Permission.WriteOwner
    opened = file.open(QIODevice.OpenModeFlag.WriteOnly) and file.setPermissions(owner)
    if not opened or file.write(data) != len(data) or not file.commit():
        raise Unkept(file.errorString())


def _is_free(place: Path) -> bool:
    """Whether nothing of somebody else's lies there."""
    if not place.exists():
        return True
    try:
        return contents(place).startswith(_BEGINNING)
    except Unreadable:
        return False
