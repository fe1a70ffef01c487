"""The language of the app: which one, and where its words come from."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale, QTranslator

from ui.look.text import SOURCE, Phrase, install
from ui.look.vocabulary import Vocabulary
from ui.settings import Language

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
        self._vocabulary = Vocabulary(SOURCE)
        install(self._say)

    @property
    def current(self) -> str:
        """The code of the language that is spoken."""
        return self._vocabulary.language

    def choose(self, language: Language) -> str:
        """Speak a language from now on; its code."""
        current = language.value if language is not Language.SYSTEM else _of_the_system()
        for translator in self._installed:
            if self._application is not None:
                self._application.removeTranslator(translator)
        self._installed, self._vocabulary = [], Vocabulary(current, self._application)
        system = QLocale.system()
        QLocale.setDefault(habits(current, system) if language is Language.SYSTEM else QLocale(current))
        if self._application is not None and current != SOURCE:
            for translator in (*self._vocabulary.ours, *self._qts(current)):
                self._application.installTranslator(translator)
                self._installed.append(translator)
        return current

    def _qts(self, language: str) -> Iterator[QTranslator]:
        """The words of Qt's own dialogs."""
        from PySide6.QtCore import QLibraryInfo

        translator = QTranslator(self._application)
        place = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        if translator.load(f"qtbase_{language}", place):
            yield translator

    def _say(self, context: str, source: str, singular: str = "", n: int = -1, /) -> str:
        return self._vocabulary(context, source, singular, n)


def habits(language: str, system: QLocale) -> QLocale:
    """How dates and numbers are written: in the language that is shown, and otherwise as where the person lives."""
    shown = QLocale(language).language()
    return system if system.language() in (shown, QLocale.Language.C) else QLocale(shown, system.territory())


def _of_the_system() -> str:
    code = QLocale.system().name().partition("_")[0]
    return code if code in set(Language) else SOURCE
