"""Every word is said in French too, as French is written, and the window speaks it."""

from __future__ import annotations

import ast
import re
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QCoreApplication, QSettings, QTranslator
from PySide6.QtGui import QRawFont
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from app.journals.library import Library
from core.game import Illegal
from core.loops.reasons import Reason
from tests.ui.table.tables import session_of, table_for, take_the_table
from ui.catalog import TEXTS
from ui.look import text
from ui.look.style import Style
from ui.settings import Appearance, Settings
from ui.shell.window import MainWindow
from ui.table.stage.speed import Animation

ROOT = Path(__file__).parents[2]
SOURCES = sorted(path for folder in ("ui", "app") for path in (ROOT / folder).rglob("*.py"))
COMMON = ROOT / "resources" / "common"
FRENCH = COMMON / "voltige_fr.ts"
HARD_SPACE = "\u00a0"
PHRASES = ("translate", "Phrase", "Plural")
"""What a phrase is written with."""


class Key(NamedTuple):
    """What a translation is found by."""

    context: str
    source: str
    singular: str = ""
    """What the source says for one; only a plural has it."""

    @property
    def forms(self) -> tuple[str, ...]:
        """The source for one and for several, or for any number."""
        return (self.singular, self.source) if self.singular else (self.source,)


class Message(NamedTuple):
    """One entry of a translation file."""

    key: Key
    plural: bool
    translations: tuple[str, ...]
    """A plural has as many as French has forms: up to one, and from two on."""
    state: str
    """Empty for one that is done; "unfinished", "vanished" or "obsolete" otherwise."""


def _messages(path: Path) -> list[Message]:
    return [
        Message(
            Key(context.findtext("name", ""), message.findtext("source", ""), message.findtext("comment", "")),
            message.get("numerus") == "yes",
            tuple(form.text or "" for form in message.iter("numerusform")) or (translation.text or "",),
            translation.get("type", ""),
        )
        for context in ElementTree.parse(path).getroot().iter("context")
        for message in context.iter("message")
        for translation in message.iter("translation")
    ]


@pytest.fixture(scope="module")
def messages() -> list[Message]:
    return _messages(FRENCH)


def _keys(messages: list[Message]) -> set[Key]:
    return {message.key for message in messages}


def _said_by(path: Path) -> set[Key]:
    """The key of every phrase in a file, as Python reads it."""
    return {
        Key(*map(ast.literal_eval, node.args[:3]))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in PHRASES
    }


def _lupdate(found: Path) -> None:
    """Find the words as `make translations` does."""
    lupdate = shutil.which("pyside6-lupdate", path=str(Path(sys.executable).parent))
    assert lupdate is not None
    (options,) = re.findall(r"^PHRASES := (.+)$", (ROOT / "Makefile").read_text(), re.MULTILINE)
    subprocess.run([lupdate, *options.split(), *map(str, SOURCES), "-ts", str(found)], check=True, capture_output=True)


# --- the file --------------------------------------------------------------------------------------------


def test_the_file_has_every_word_that_lupdate_finds(messages: list[Message], tmp_path: Path) -> None:
    found = tmp_path / "found.ts"
    _lupdate(found)
    assert _keys(messages) == _keys(_messages(found))


def test_lupdate_finds_every_word_that_is_said(messages: list[Message]) -> None:
    said = set[Key]().union(*map(_said_by, SOURCES))
    assert said == _keys(messages)


def test_a_phrase_with_a_singular_is_a_plural_for_qt(messages: list[Message]) -> None:
    assert not [message.key for message in messages if message.plural != bool(message.key.singular)]


def test_what_is_said_later_is_a_phrase() -> None:
    later = [
        f"{path}:{node.lineno}"
        for path in SOURCES
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Lambda) and isinstance(node.body, ast.Call)
        if isinstance(node.body.func, ast.Name) and node.body.func.id in PHRASES
    ]
    assert not later


def test_what_is_said_in_two_places_is_translated_once(messages: list[Message]) -> None:
    said = Counter((message.key.forms, message.translations) for message in messages)
    assert not [forms for (forms, _), count in said.items() if count > 1]


def test_everything_is_translated(messages: list[Message]) -> None:
    assert not [message.key for message in messages if message.state]
    assert not [message.key for message in messages if len(message.translations) != len(message.key.forms)]
    assert not [message.key for message in messages if not all(map(str.strip, message.translations))]


def test_what_is_filled_in_is_kept(messages: list[Message]) -> None:
    def filled_in(words: tuple[str, ...]) -> list[list[str]]:
        return [sorted(re.findall(r"\{\w*\}|\[\*\]|%n", form)) for form in words]

    assert not [message.key for message in messages if filled_in(message.key.forms) != filled_in(message.translations)]


def test_a_mnemonic_is_there_where_the_source_has_one(messages: list[Message]) -> None:
    def mnemonics(words: tuple[str, ...]) -> list[int]:
        return [len(re.findall(r"&\w", form)) for form in words]

    assert not [message.key for message in messages if mnemonics(message.key.forms) != mnemonics(message.translations)]


def test_french_keeps_its_punctuation_on_the_line(messages: list[Message]) -> None:
    loose = re.compile(rf"[^{HARD_SPACE}][:;!?»]|«[^{HARD_SPACE}]|'")

    def is_loose(words: str) -> bool:
        # A title is written as its authors write it.
        return loose.search(words.replace("Jump!", "Jump")) is not None

    assert not [message.key for message in messages if any(map(is_loose, message.translations))]


NEVER_A_VOWEL = frozenset(["step", "points", "plane", "cards", "least", "before", "old", "detail", "programme"])
"""What is filled in with a number, or with words that never ask for an elision."""


def test_nothing_that_may_begin_with_a_vowel_follows_a_word_that_would_lose_its_own(messages: list[Message]) -> None:
    """Before Ada it would be d’Ada: a name is put where no such word stands."""
    loses = re.compile(r"\b(?:de|que|jusque|lorsque|puisque|si|le|la|ne|se|me|te|je) \{(\w+)\}", re.IGNORECASE)
    wrong = [
        form
        for message in messages
        for form in message.translations
        if any(filled not in NEVER_A_VOWEL for filled in loses.findall(form))
    ]
    assert not wrong


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("face", ["Jost-Medium", "Jost-Bold", "Limelight-Regular"])
def test_the_fonts_have_every_letter(messages: list[Message], face: str) -> None:
    font = QRawFont(str(COMMON / "fonts" / f"{face}.ttf"), 20)
    letters = set("".join(form for message in messages for form in message.translations))
    assert not {letter for letter in letters if not font.supportsCharacter(ord(letter))}


# --- the compiled file -----------------------------------------------------------------------------------


@pytest.fixture
def translator(qapp: QApplication) -> QTranslator:
    translator = QTranslator(qapp)
    assert translator.load(str(FRENCH.with_suffix(".qm")))
    return translator


def test_the_compiled_file_is_up_to_date(messages: list[Message], translator: QTranslator) -> None:
    def compiled(key: Key) -> tuple[str | None, ...]:
        numbers = (1, 2) if key.singular else (-1,)
        return tuple(translator.translate(*key, number) for number in numbers)

    stale = [message.key for message in messages if compiled(message.key) != message.translations]
    assert not stale, "pyside6-lrelease resources/common/voltige_fr.ts brings it up to date"


# --- the window ------------------------------------------------------------------------------------------


@pytest.fixture
def french(qapp: QApplication, translator: QTranslator) -> Iterator[None]:
    """Everything is said in French, until the test is over."""
    qapp.installTranslator(translator)
    text.install(QCoreApplication.translate)
    yield
    text.install(text.as_written)
    qapp.removeTranslator(translator)


@pytest.fixture
def window(qtbot: QtBot, qapp: QApplication, tmp_path: Path, french: None) -> Iterator[MainWindow]:
    settings = Settings(QSettings(str(tmp_path / "voltige.ini"), QSettings.Format.IniFormat))
    settings.table.animation = Animation.OFF
    library = Library(tmp_path / "autosave", settings)
    style = Style(qapp, Appearance.LIGHT)
    window = MainWindow(settings, library, tmp_path / "previews", style, "fr")
    qtbot.addWidget(window)
    window.hangar.arrived.emit()
    yield window
    style.deleteLater()


@pytest.mark.usefixtures("french")
def test_games_speak_french() -> None:
    refusal = TEXTS["loops"].reason(Illegal("LP-6", Reason.EMPTY_PILE))
    assert refusal == f"Il n’y a pas de pile à prendre, et toutes les cartes conviennent{HARD_SPACE}: jouez-en une."
    assert text.listed(["Virage", "Piqué", "Looping"]) == "Virage, Piqué et Looping"


def test_the_shell_speaks_french(window: MainWindow) -> None:
    assert [action.text() for action in window.menuBar().actions()] == ["&Partie", "É&dition", "&Affichage", "A&ide"]
    assert window.menu_actions.new.text() == "&Nouvelle partie…"


def test_no_menu_uses_a_mnemonic_twice(window: MainWindow) -> None:
    for menu in (window.menuBar(), *window.menuBar().findChildren(QMenu)):
        keys = re.findall(r"&(\w)", " ".join(action.text() for action in menu.actions()).casefold())
        assert len(keys) == len(set(keys)), keys


@pytest.mark.usefixtures("french")
def test_the_table_speaks_french(qtbot: QtBot) -> None:
    presenter = table_for(session_of("lucky_loop", 2))
    qtbot.addWidget(presenter.view)
    take_the_table(presenter)
    assert "Échanger des cartes" in [words for words, _ in presenter.moves.in_words()]
    assert presenter.undo_history.undo_text() == "Il n’y a rien à annuler."
    presenter.close()
