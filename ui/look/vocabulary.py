"""The words of one language: ours, and those of games in other packages."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTranslator

from core.catalog import GAMES
from core.data import folder
from ui.look.shipped import COMMON
from ui.look.text import SOURCE, as_written

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

NAMES: Final = {SOURCE: "English", "fr": "Français"}
"""Languages name themselves, so that each can be found by those who read it."""


class Vocabulary:
    """Translates into one language, whether or not anybody speaks it."""

    def __init__(self, language: str, parent: QObject | None = None) -> None:
        self.language = language
        self._parent = parent
        self._read: list[bytes] = []
        """What Qt reads from as long as the translators live; it makes no copy."""
        written = language == SOURCE
        self.ours = [] if written else [*self._loaded(COMMON / f"voltige_{language}.qm")]
        self._of_others: list[QTranslator] | None = [] if written else None
        """The words of games in other packages; nothing as long as they were not looked for."""

    def __call__(self, context: str, source: str, singular: str = "", n: int = -1, /) -> str:
        """What the first translator that knows it says; otherwise what is written."""
        # Qt chooses a form by the number only if there is one, and knows none for what is below zero.
        number = abs(n) if singular else -1
        for translator in self._translators():
            words = translator.translate(context, source, singular, number)
            if words:
                return words.replace("%n", str(n)) if singular else words
        return as_written(context, source, singular, n)

    def _translators(self) -> Iterator[QTranslator]:
        """All translators; those for games of other packages are looked for when ours do not know a word."""
        yield from self.ours
        if self._of_others is None:
            places = [folder(game.resources) / f"words_{self.language}.qm" for game in GAMES.others.values()]
            self._of_others = [translator for place in places for translator in self._loaded(place)]
        yield from self._of_others

    def _loaded(self, words: Traversable) -> Iterator[QTranslator]:
        """A translator for a file of words, if there is one."""
        if not words.is_file():
            return
        translator = QTranslator(self._parent)
        content = words.read_bytes()
        if translator.load(content):
            self._read.append(content)
            yield translator
