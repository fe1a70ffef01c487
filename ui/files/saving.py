"""Writes a file in such a way that a failure leaves the old one as it was."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QIODevice, QSaveFile

from core.record import Header, dump
from core.session import AnySession
from ui.files.reading import digest
from ui.look.text import translate


class Unsaved(Exception):
    """A file that could not be written; the message is a sentence for people."""


def save(path: Path, header: Header, session: AnySession) -> str:
    """Write the whole record and give its digest, or raise `Unsaved` and leave what was there."""
    data = dump(header, session)
    words = translate("shell", "The game could not be saved as {path}: {reason}. What was there is untouched.")
    write(path, data, words)
    return digest(data)


def write(path: Path, data: bytes, refused: str) -> None:
    """Have exactly this in a file, or raise `Unsaved` with a sentence that names the path and the reason."""
    file = QSaveFile(str(path))
    opened = file.open(QIODevice.OpenModeFlag.WriteOnly)
    if not opened or file.write(data) != len(data) or not file.commit():
        raise Unsaved(refused.format(path=path, reason=file.errorString()))
