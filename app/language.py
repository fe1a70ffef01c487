"""The language of the app: which one, and where its words come from."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from ui.look.text import Phrase, as_written, install
from ui.settings import Language

SOURCE = "en"
"""The language the words are written in."""
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

    def __init__(self, application: QCoreApplication) -> None:
        self._application = application
        self._installed: list[QTranslator] = []
        self._words = b""
        """What Qt reads from as long as the translator lives; it makes no copy."""
        self.current = SOURCE
        install(self._say)

    def choose(self, language: Language) -> str:
        """Speak a language from now on; its code."""
        self.current = language.value if language is not Language.SYSTEM else _of_the_system()
        for translator in self._installed:
            self._application.removeTranslator(translator)
        self._installed = []
        locale = QLocale.system() if language is Language.SYSTEM else QLocale(self.current)
        QLocale.setDefault(locale)
        if self.current != SOURCE:
            self._install_ours()
            self._install_qts()
        return self.current

    def _install_ours(self) -> None:
        words = files("resources") / "common" / f"voltige_{self.current}.qm"
        if words.is_file():
            translator = QTranslator(self._application)
            self._words = words.read_bytes()
            translator.load(self._words)
            self._add(translator)

    def _install_qts(self) -> None:
        """The words of Qt's own dialogs."""
        translator = QTranslator(self._application)
        folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        if translator.load(f"qtbase_{self.current}", folder):
            self._add(translator)

    def _say(self, context: str, source: str, singular: str = "", n: int = -1, /) -> str:
        """What the first translator that knows it says; otherwise what is written."""
        for translator in self._installed:
            # Qt chooses a form by the number only if there is one, and knows none for what is below zero.
            words = translator.translate(context, source, singular, abs(n) if singular else -1)
            if words:
                return words.replace("%n", str(n)) if singular else words
        return as_written(context, source, singular, n)

    def _add(self, translator: QTranslator) -> None:
        self._application.installTranslator(translator)
        self._installed.append(translator)


def _of_the_system() -> str:
    code = QLocale.system().name().partition("_")[0]
    return code if code in set(Language) else SOURCE
