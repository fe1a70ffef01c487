"""The language of the app: which one, and where its words come from."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from app.words import SOURCE
from core.catalog import GAMES
from core.data import folder
from ui.look.shipped import COMMON
from ui.look.text import Phrase, as_written, install
from ui.settings import Language

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

OF_QT: Final[tuple[Phrase, ...]] = (
    Phrase("QFileDialog", "&Look in:"),
    Phrase("QFileDialog", "Files of &type:"),
    Phrase("QAbstractFileIconProvider", "Folder"),
    Phrase("QAbstractFileIconProvider", "File"),
    Phrase("QAbstractFileIconProvider", "%1 File"),
)
"""What Qt says in its file dialog and has not translated into all languages; named here, it is found in our words."""


class Languages:
    """Installs one language after the other."""

    def __init__(self, application: QCoreApplication | None) -> None:
        """Without an application only our own words are spoken."""
        self._application = application
        self._installed: list[QTranslator] = []
        self._of_others: list[QTranslator] | None = None
        """The words of games in other packages; nothing as long as they were not looked for."""
        self._read: list[bytes] = []
        """What Qt reads from as long as the translators live; it makes no copy."""
        self.current = SOURCE
        install(self._say)

    def choose(self, language: Language) -> str:
        """Speak a language from now on; its code."""
        self.current = language.value if language is not Language.SYSTEM else _of_the_system()
        for translator in self._installed:
            if self._application is not None:
                self._application.removeTranslator(translator)
        self._installed, self._of_others, self._read = [], None, []
        system = QLocale.system()
        QLocale.setDefault(habits(self.current, system) if language is Language.SYSTEM else QLocale(self.current))
        if self.current != SOURCE:
            for translator in self._loaded(COMMON / f"voltige_{self.current}.qm"):
                self._add(translator)
            if self._application is not None:
                self._install_qts()
        return self.current

    def _loaded(self, words: Traversable) -> Iterator[QTranslator]:
        """A translator for a file of words, if there is one."""
        if not words.is_file():
            return
        translator = QTranslator(self._application)
        content = words.read_bytes()
        if translator.load(content):
            self._read.append(content)
            yield translator

    def _install_qts(self) -> None:
        """The words of Qt's own dialogs."""
        translator = QTranslator(self._application)
        place = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        if translator.load(f"qtbase_{self.current}", place):
            self._add(translator)

    def _add(self, translator: QTranslator) -> None:
        if self._application is not None:
            self._application.installTranslator(translator)
        self._installed.append(translator)

    def _say(self, context: str, source: str, singular: str = "", n: int = -1, /) -> str:
        """What the first translator that knows it says; otherwise what is written."""
        # Qt chooses a form by the number only if there is one, and knows none for what is below zero.
        number = abs(n) if singular else -1
        for translator in self._speaking():
            words = translator.translate(context, source, singular, number)
            if words:
                return words.replace("%n", str(n)) if singular else words
        return as_written(context, source, singular, n)

    def _speaking(self) -> Iterator[QTranslator]:
        """All translators; those for games of other packages are looked for when ours do not know a word."""
        yield from self._installed
        if self.current != SOURCE:
            if self._of_others is None:
                places = [folder(game.resources) / f"words_{self.current}.qm" for game in GAMES.others.values()]
                self._of_others = [translator for place in places for translator in self._loaded(place)]
            yield from self._of_others


def habits(language: str, system: QLocale) -> QLocale:
    """How dates and numbers are written: in the language that is shown, and otherwise as where the person lives."""
    shown = QLocale(language).language()
    return system if system.language() in (shown, QLocale.Language.C) else QLocale(shown, system.territory())


def _of_the_system() -> str:
    code = QLocale.system().name().partition("_")[0]
    return code if code in set(Language) else SOURCE
