"""Saves a game in such a way that a failure leaves the old file as it was."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QIODevice, QSaveFile

from core.record import Header, dump
from core.session import AnySession
from ui.files.reading import digest
from ui.look.text import translate

SUFFIX = ".voltige"


class Unsaved(Exception):
    """A game that could not be written; the message is a sentence for people."""


def save(path: Path, header: Header, session: AnySession) -> str:
    """Write the whole record and give its digest, or raise `Unsaved` and leave what was there."""
    data = dump(header, session)
    file = QSaveFile(str(path))
    opened = file.open(QIODevice.OpenModeFlag.WriteOnly)
    if not opened or file.write(data) != len(data) or not file.commit():
        words = translate("shell", "The game could not be saved as {path}: {reason}. What was there is untouched.")
        raise Unsaved(words.format(path=path, reason=file.errorString()))
    return digest(data)


def with_suffix(path: Path) -> Path:
    """The path with our ending, where the person gave none."""
    return path if path.suffix == SUFFIX else path.with_name(path.name + SUFFIX)


def file_name(title: str) -> str:
    """A name for the file of a game, without the signs that some system has no room for in a name."""
    plain = "".join("-" if sign in _NOT_IN_NAMES else sign for sign in title)
    return f"{plain.lstrip('.')}{SUFFIX}"


_NOT_IN_NAMES: Final = '/\\:*?"<>|'
