"""Another language is spoken at once, everywhere in the shell."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication, QComboBox, QLabel
from pytestqt.qtbot import QtBot

from app.language import Languages
from tests.ui.shell.flights import fly, header
from ui.dialogs.preferences import Preferences
from ui.hangar.tiles import GameTile
from ui.look import text
from ui.look.text import SOURCE
from ui.settings import Language, Settings
from ui.shell.window import MainWindow


@pytest.fixture
def shouting() -> Iterator[None]:
    """A language in which every word is shouted."""
    text.install(lambda context, source, *_: source.upper() if "{" not in source else source)
    yield
    text.install(text.as_written)


def test_the_whole_window_speaks_it(window: MainWindow, shouting: None) -> None:
    page = window.games.start(header(humans=2))
    fly(page, 2)
    window.retranslate("fr")
    assert window.menu_actions.new.text() == "&NEW GAME…"
    assert [action.text() for action in window.menuBar().actions()] == ["&GAME", "&EDIT", "&VIEW", "&HELP"]
    assert window.tabs.tabText(0) == "HANGAR"
    assert window.docks is not None
    assert window.docks.log.windowTitle() == "LOG"
    tile = window.hangar.findChildren(GameTile)[0]
    assert "AEROBATICS" in tile.accessibleDescription()


def test_the_settings_dialog_speaks_the_language_that_is_chosen_in_it(
    window: MainWindow, settings: Settings, qapp: QApplication, qtbot: QtBot
) -> None:
    before = QLocale()
    languages = Languages(qapp)
    window.settings_changed.connect(lambda: languages.choose(settings.language))
    try:
        window.show_preferences()
        dialog = window.findChild(Preferences)
        assert dialog is not None
        for language, title, day in (
            (Language.FRENCH, "Préférences", "De jour (clair)"),
            (Language.ENGLISH, "Settings", "By day (light)"),
        ):
            dialog.language.setCurrentIndex(list(Language).index(language))
            qtbot.waitUntil(partial(is_called, dialog, title))
            assert dialog.appearance.itemText(1) == day
            assert dialog.language.currentData() == language
            captions = [label.text() for label in dialog.general.findChildren(QLabel)]
            assert captions[0] == ("&Langue" if language is Language.FRENCH else "&Language")
            longest = dialog.hands.fontMetrics().horizontalAdvance(dialog.hands.itemText(0))
            qtbot.waitUntil(partial(is_wider, dialog, longest))
        dialog.close()
    finally:
        languages.choose(Language.ENGLISH)
        text.install(text.as_written)
        QLocale.setDefault(before)


def is_called(dialog: Preferences, title: str) -> bool:
    return dialog.windowTitle() == title


def is_wider(dialog: Preferences, width: int) -> bool:
    return in_line(dialog) > width


def in_line(dialog: Preferences) -> int:
    """How wide all fields are, if they are equally wide."""
    widths = {box.width() for box in dialog.general.findChildren(QComboBox)}
    return widths.pop() if len(widths) == 1 else 0


def test_a_language_without_words_falls_back(qapp: QApplication) -> None:
    before = QLocale()
    languages = Languages(qapp)
    try:
        assert languages.choose(Language.FRENCH) == "fr"
        assert languages.choose(Language.ENGLISH) == SOURCE
        assert text.translate("shell", "Hangar") == "Hangar"
    finally:
        text.install(text.as_written)
        QLocale.setDefault(before)
