"""The language of the app, through the object that installs it."""

from __future__ import annotations

import gc
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QLocale, QTime
from PySide6.QtWidgets import QApplication

from app import language
from app.language import Languages
from ui.look import text, vocabulary
from ui.look.text import Plural
from ui.settings import Language


@pytest.fixture
def languages(qapp: QApplication) -> Iterator[Languages]:
    languages = Languages(qapp)
    yield languages
    languages.choose(Language.ENGLISH)
    text.install(text.as_written)


def test_french_is_spoken_also_after_everything_unused_was_thrown_away(languages: Languages) -> None:
    assert languages.choose(Language.FRENCH) == "fr"
    gc.collect()
    junk = [bytes(200_000) for _ in range(50)]
    assert text.translate("lucky_loop", "Turn") == "Virage"
    assert text.translate("figure", "R") == "T"
    del junk


def test_english_needs_no_translator(languages: Languages) -> None:
    languages.choose(Language.FRENCH)
    assert languages.choose(Language.ENGLISH) == "en"
    assert text.translate("lucky_loop", "Turn") == "Turn"


def test_a_plural_that_is_not_translated_still_has_a_form_for_one(languages: Languages) -> None:
    languages.choose(Language.FRENCH)
    sheep = Plural("a game of its own", "%n sheep dogs", "%n sheep dog", 1)
    assert [sheep(n) for n in (1, 2)] == ["1 sheep dog", "2 sheep dogs"]


def test_a_game_of_another_package_brings_its_own_words(
    languages: Languages, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "sheep"
    folder.mkdir()
    (folder / "__init__.py").touch()
    (folder / "words_fr.ts").write_text(
        """<!DOCTYPE TS><TS version="2.1" language="fr"><context><name>sheep</name>
        <message><source>Shear</source><translation>Tondre</translation></message>
        <message numerus="yes"><source>%n sheep dogs</source><comment>%n sheep dog</comment>
        <translation><numerusform>%n chien</numerusform><numerusform>%n chiens</numerusform></translation></message>
        </context></TS>"""
    )
    lrelease = str(Path(sys.executable).parent / "pyside6-lrelease")
    subprocess.run([lrelease, str(folder / "words_fr.ts")], check=True, capture_output=True)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(vocabulary, "GAMES", SimpleNamespace(others={"sheep": SimpleNamespace(resources="sheep")}))
    dogs = Plural("sheep", "%n sheep dogs", "%n sheep dog", 1)
    languages.choose(Language.FRENCH)
    assert text.translate("sheep", "Shear") == "Tondre"
    assert [dogs(n) for n in (-2, 1, 2)] == ["-2 chiens", "1 chien", "2 chiens"]
    languages.choose(Language.ENGLISH)
    assert text.translate("sheep", "Shear") == "Shear"
    assert [dogs(n) for n in (1, 2)] == ["1 sheep dog", "2 sheep dogs"]


@pytest.mark.parametrize(
    ("shown", "system", "written"),
    [
        ("en", "ar_EG", "5:28"),
        ("en", "de_DE", "05:28"),
        ("fr", "fr_CA", "05\u202fh\u202f28"),
        ("en", "en_GB", "05:28"),
    ],
)
def test_the_time_is_written_in_the_language_that_is_shown(shown: str, system: str, written: str) -> None:
    time = language.habits(shown, QLocale(system)).toString(QTime(5, 28), QLocale.FormatType.ShortFormat)
    assert written.replace("\u202f", " ") in time.replace("\u202f", " ").replace("\u00a0", " ")


def test_without_a_language_of_the_system_everything_is_as_plain_as_ever() -> None:
    assert language.habits("en", QLocale.c()) == QLocale.c()
