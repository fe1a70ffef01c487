"""The language of the app, through the object that installs it."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from app.language import Languages
from ui.look import text
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
