"""Why a disk or a database refused, in words."""

from __future__ import annotations

import errno
import sqlite3
from typing import Final

from ui.files.disk_text import refusal
from ui.look.text import translate


class Unwritten(Exception):
    """A file that could not be written; the message is the reason, as a part of a sentence."""


TROUBLE: Final = (Unwritten, OSError, sqlite3.Error)
"""What a disk may do to us; nothing else is expected."""
_LIKE: Final = {sqlite3.SQLITE_FULL: errno.ENOSPC, sqlite3.SQLITE_READONLY: errno.EROFS}


def reason(error: Exception) -> str:
    """The reason as a part of a sentence."""
    if isinstance(error, sqlite3.Error):
        code = getattr(error, "sqlite_errorcode", 0) & 0xFF
        if code == sqlite3.SQLITE_BUSY:
            return translate("record", "another Voltige is writing it")
        if code in _LIKE:
            return refusal(OSError(_LIKE[code], ""))
    return refusal(error) if isinstance(error, OSError) else str(error)
