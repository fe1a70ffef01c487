"""Where a game was played on from, in words."""

from __future__ import annotations

from PySide6.QtCore import QDateTime, QLocale, Qt

from core.origin import Origin
from ui.look.text import translate


def origin_text(origin: Origin) -> str:
    """The position, the other game as far as it is known, and the luck."""
    begun = QDateTime.fromString(origin.created, Qt.DateFormat.ISODate)
    where = translate("record", "Played on from position {number} of another game")
    if begun.isValid():
        where = translate("record", "Played on from position {number} of the game of {date}")
    date = QLocale().toString(begun, QLocale.FormatType.ShortFormat)
    luck = translate("record", "{origin}, with the same luck.")
    if origin.fresh:
        luck = translate("record", "{origin}, with fresh luck.")
    return luck.format(origin=where.format(number=origin.cursor, date=date))
