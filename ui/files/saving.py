"""Saves a game in such a way that a failure leaves the old file as it was."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QIODevice, QSaveFile

from core.record import Header, dump
from core.session import AnySession
from ui.files.reading import digest
from ui.look.text import translate


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
