"""A rulebook that lies open, with the keyboard on its text."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, QSettings
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.language import Languages
from tests.ui.shell.walking import keyboard_of
from ui.look import text
from ui.look.theme import LIGHT
from ui.rulebook.view import RulebookView
from ui.settings import Settings


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(QSettings(str(tmp_path / "voltige.ini"), QSettings.Format.IniFormat))


@pytest.fixture
def book(settings: Settings, qtbot: QtBot) -> RulebookView:
    """The book of Lucky Loop, as narrow as beside a table."""
    book = RulebookView(settings, LIGHT)
    qtbot.addWidget(book)
    book.resize(420, 560)
    book.open("lucky_loop", "en")
    book.show()
    book.reader.setFocus()
    keyboard_of(book)
    return book


@pytest.fixture
def languages(qapp: QApplication) -> Iterator[Languages]:
    """The app's languages; English again afterwards."""
    before = QLocale()
    yield Languages(qapp)
    text.install(text.as_written)
    QLocale.setDefault(before)
