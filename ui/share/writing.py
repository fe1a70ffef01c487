"""A game as a file of text, in the language that was asked for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QDateTime, QLocale, Qt

from ui.look.vocabulary import Vocabulary
from ui.share.account import Account, account
from ui.share.markup import markdown, plain
from ui.share.shared_game import SharedGame
from ui.share.steps import Steps, in_words_of

SETTINGS: Final[Mapping[str, Callable[[Account], str]]] = {"txt": plain, "md": markdown}
"""By the ending of the file: how it is set."""


def written(game: SharedGame, language: str, kind: str) -> Steps[bytes]:
    """A game in words, whatever language is spoken meanwhile."""
    told = yield from in_words_of(Vocabulary(language), account(game, _date(game.created, language)))
    return SETTINGS[kind](told).encode()


def _date(created: str, language: str) -> str:
    """When a game was begun, as people write it; nothing where the record does not say."""
    moment = QDateTime.fromString(created, Qt.DateFormat.ISODate)
    here, there = QLocale(), QLocale(language)
    # Whoever speaks the language here has habits in it.
    locale = here if here.language() == there.language() else there
    date = locale.toString(moment.date(), QLocale.FormatType.LongFormat)
    return f"{date}, {locale.toString(moment.time(), QLocale.FormatType.ShortFormat)}" if moment.isValid() else ""
