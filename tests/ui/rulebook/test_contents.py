"""The contents list the headings, go with the reader, and lead to what is chosen."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QTreeWidgetItem
from pytestqt.qtbot import QtBot

from core.catalog import CATALOG
from tests.ui.rulebook.pages import entry, press, top_words
from ui.rulebook.source import rules_text
from ui.rulebook.view import RulebookView
from ui.settings import Settings


def entries(book: RulebookView) -> list[QTreeWidgetItem]:
    return book.contents.findItems("", Qt.MatchFlag.MatchContains | Qt.MatchFlag.MatchRecursive)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", sorted(CATALOG))
def test_they_are_the_headings(book: RulebookView, game: str, language: str) -> None:
    book.open(game, language)
    headings = re.findall(r"^#+ (.+)$", rules_text(game, language), re.MULTILINE)
    assert [item.text(0) for item in entries(book)] == headings
    assert entry(book) == headings[0]


def test_smaller_headings_stand_under_larger_ones(book: RulebookView) -> None:
    under = {item.text(0): item.parent() for item in entries(book)}
    above = under["Exchange"]
    assert above is not None
    assert above.text(0) == "Your turn"
    assert under["Your turn"] is None


@pytest.mark.parametrize("heading", ["Exchange", "The flight", "Options at a glance"])
def test_a_click_goes_there(book: RulebookView, heading: str) -> None:
    item = next(item for item in entries(book) if item.text(0) == heading)
    book.contents.scrollToItem(item)
    place = book.contents.visualItemRect(item).center()
    QTest.mouseClick(book.contents.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert book.reader.textCursor().block().text() == heading
    assert book.reader.viewport().rect().contains(book.reader.cursorRect())
    assert entry(book) == heading
    assert book.reader.hasFocus(), "to read on with the keys"
    press(book, "Alt+Left")
    assert book.reader.verticalScrollBar().value() == 0


def test_return_goes_there(book: RulebookView) -> None:
    press(book, "Shift+Tab")
    assert book.contents.hasFocus()
    press(book, "Down")
    press(book, "Down")
    assert book.reader.verticalScrollBar().value() == 0, "looking through the contents turns no page"
    press(book, "Return")
    assert top_words(book.reader) == "Set-up"


def test_they_go_with_the_caret_and_with_the_wheel(book: RulebookView) -> None:
    seen = [entry(book)]
    bar = book.reader.verticalScrollBar()
    for value in range(0, bar.maximum() + 1, 20):
        bar.setValue(value)
        if entry(book) != seen[-1]:
            seen.append(entry(book))
    assert seen == [item.text(0) for item in entries(book)], "all of them have their turn, in their order"
    press(book, "Ctrl+Home")
    assert entry(book) == "Lucky Loop"
    press(book, "Ctrl+End")
    assert entry(book) == "Options at a glance"


def test_they_stand_above_a_narrow_text_and_beside_a_wide_one(book: RulebookView, qtbot: QtBot) -> None:
    qtbot.wait(1)
    assert book.contents.width() == book.reader.width()
    assert book.contents.height() < book.reader.height()
    book.resize(800, 560)
    qtbot.wait(1)
    assert book.contents.height() == book.reader.height()
    assert book.contents.width() < book.reader.width()


def test_they_can_be_put_away_and_stay_so(book: RulebookView, settings: Settings, qtbot: QtBot) -> None:
    book.show_rule("LL-14")
    QTest.mouseClick(book.contents_button, Qt.MouseButton.LeftButton)
    qtbot.wait(1)
    assert not book.contents.isVisible()
    assert top_words(book.reader).startswith("LL-14 ")
    assert not settings.rulebook_contents
    QTest.mouseClick(book.contents_button, Qt.MouseButton.LeftButton)
    assert book.contents.isVisible()


def test_a_low_page_is_left_to_the_text(book: RulebookView, settings: Settings) -> None:
    book.resize(420, 200)
    assert not book.contents.isVisible()
    assert not book.contents_button.isEnabled()
    assert settings.rulebook_contents, "that is nobody's choice"
    book.resize(420, 560)
    assert book.contents.isVisible()
