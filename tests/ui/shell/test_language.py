"""Another language is spoken at once, everywhere in the shell."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from app.language import SOURCE, Languages
from tests.ui.shell.flights import fly, header
from ui import text
from ui.settings import Language
from ui.tiles import GameTile
from ui.window import MainWindow


@pytest.fixture
def shouting() -> Iterator[None]:
    """A language in which every word is shouted."""
    text.install(lambda context, source: source.upper() if "{" not in source else source)
    yield
    text.install(lambda context, source: source)


def test_the_whole_window_speaks_it(window: MainWindow, shouting: None) -> None:
    page = window.games.start(header(humans=2))
    fly(page, 2)
    window.retranslate("fr")
    assert window.actions_.new.text() == "&NEW GAME…"
    assert [action.text() for action in window.menuBar().actions()] == ["&GAME", "&EDIT", "&VIEW", "&HELP"]
    assert window.tabs.tabText(0) == "HANGAR"
    assert window.docks is not None
    assert window.docks.log.windowTitle() == "LOG"
    tile = window.hangar.findChildren(GameTile)[0]
    assert "AEROBATICS" in tile.accessibleDescription()


def test_a_language_without_words_falls_back(qapp: object) -> None:
    from PySide6.QtCore import QCoreApplication, QLocale

    application = QCoreApplication.instance()
    assert application is not None
    before = QLocale()
    languages = Languages(application)
    try:
        assert languages.choose(Language.FRENCH) == "fr"
        assert languages.choose(Language.ENGLISH) == SOURCE
        assert text.translate("shell", "Hangar") == "Hangar"
    finally:
        text.install(lambda context, source: source)
        QLocale.setDefault(before)
