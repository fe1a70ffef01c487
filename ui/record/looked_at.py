"""What of the record is looked at, and how everybody in it is called and shown."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import QDate, QDateTime, QLocale

from ui.files.played import PlayedGame
from ui.record.faces import icon_of
from ui.record.figures_table import Cell
from ui.record.names import called, result
from ui.record.tallies import Choice, Who


class LookedAt(NamedTuple):
    """The games that a choice leaves, every game that there is, and all that views need besides."""

    games: Sequence[PlayedGame] = ()
    every: Sequence[PlayedGame] = ()
    choice: Choice = Choice()
    names: Mapping[Who, str] = {}
    colours: Mapping[Who, str] = {}

    def called(self, player: Who | None) -> str:
        return called(player, self.names)

    def cell(self, player: Who | None) -> Cell:
        """A player in a table."""
        return Cell(self.called(player), icon_of(player, self.colours))

    def result(self, played: PlayedGame) -> str:
        return result(played, self.names)


def moment(seconds: int) -> str:
    """When something was, as people here write it."""
    return QLocale().toString(QDateTime.fromSecsSinceEpoch(seconds), QLocale.FormatType.ShortFormat)


def day(seconds: int) -> str:
    """The day of it."""
    return QLocale().toString(QDateTime.fromSecsSinceEpoch(seconds).date(), QLocale.FormatType.ShortFormat)


def long_day(date: QDate) -> str:
    """A day with its name."""
    return QLocale().toString(date, QLocale.FormatType.LongFormat)
