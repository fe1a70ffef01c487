"""Searching: the field finds as one types, Return goes on, and Escape ends the search before the book."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.language import Languages
from tests.ui.rulebook.pages import marked, press
from ui.look.theme import LIGHT
from ui.rulebook.view import RulebookView
from ui.settings import Language


def seek(book: RulebookView, words: str) -> None:
    press(book, "Ctrl+F")
    assert book.search.field.hasFocus()
    QTest.keyClicks(book.search.field, words)


def at_caret(book: RulebookView) -> str:
    """The words that the caret stands before."""
    return book.reader.textCursor().block().text()[book.reader.textCursor().positionInBlock() :]


def current(book: RulebookView) -> list[int]:
    """Where the place is that is marked most."""
    accent = LIGHT.accent
    marks = book.reader.extraSelections()
    return [mark.cursor.selectionStart() for mark in marks if mark.format.background().color().name() == accent]


def test_it_finds_as_one_types(book: RulebookView) -> None:
    seek(book, "red")
    few = len(marked(book.reader))
    assert set(map(str.lower, marked(book.reader))) == {"red"}
    assert book.search.count.text() == f"1 of {few}"
    QTest.keyClicks(book.search.field, " die")
    assert 0 < len(marked(book.reader)) < few
    assert at_caret(book).startswith("red die")
    assert current(book) == [book.reader.textCursor().position()]
    assert book.reader.viewport().rect().contains(book.reader.cursorRect())


@pytest.mark.parametrize(("on", "back"), [("Return", "Shift+Return"), ("F3", "Shift+F3"), ("Enter", "Shift+Enter")])
def test_keys_go_on_and_back_and_round(book: RulebookView, on: str, back: str) -> None:
    seek(book, "bonus token")
    count = len(marked(book.reader))
    assert count > 2
    for number in [*range(2, count + 1), 1]:
        press(book, on)
        assert book.search.count.text() == f"{number} of {count}"
        assert at_caret(book).lower().startswith("bonus token")
        assert book.reader.viewport().rect().contains(book.reader.cursorRect())
    for number in [count, count - 1]:
        press(book, back)
        assert book.search.count.text() == f"{number} of {count}"
    assert book.search.field.hasFocus()


def test_buttons_go_on_and_back(book: RulebookView) -> None:
    assert not book.search.following.isEnabled()
    seek(book, "bonus token")
    QTest.mouseClick(book.search.following, Qt.MouseButton.LeftButton)
    assert book.search.count.text().startswith("2 of ")
    QTest.mouseClick(book.search.previous, Qt.MouseButton.LeftButton)
    assert book.search.count.text().startswith("1 of ")


def test_what_is_not_there_is_said_in_words(book: RulebookView) -> None:
    seek(book, "zeppelin")
    assert book.search.count.text() == "Nothing found"
    assert book.search.count.isVisible()
    assert not marked(book.reader)
    assert not book.search.following.isEnabled()
    press(book, "Return")
    assert book.search.count.text() == "Nothing found"


def test_it_begins_where_somebody_reads(book: RulebookView) -> None:
    book.show_rule("LL-14")
    position = book.reader.textCursor().position()
    seek(book, "programme")
    assert book.reader.textCursor().position() >= position
    assert not book.search.count.text().startswith("1 of ")


def test_escape_ends_the_search_and_then_closes_the_book(book: RulebookView, qtbot: QtBot) -> None:
    seek(book, "red die")
    press(book, "Escape")
    assert not book.search.field.text()
    assert not book.search.count.isVisible()
    assert not marked(book.reader)
    assert book.reader.hasFocus()
    assert at_caret(book).startswith("red die"), "to read on there"
    with qtbot.waitSignal(book.left):
        press(book, "Escape")


def test_an_empty_field_is_left_before_the_book_is(book: RulebookView, qtbot: QtBot) -> None:
    press(book, "Ctrl+F")
    with qtbot.assertNotEmitted(book.left):
        press(book, "Escape")
    assert book.reader.hasFocus()


def test_the_rule_that_is_marked_stays_so(book: RulebookView) -> None:
    book.show_rule("LL-10")
    seek(book, "programme")
    assert marked(book.reader)[0].startswith("LL-10 ")
    press(book, "Escape")
    (mark,) = marked(book.reader)
    assert mark.startswith("LL-10 ")


def test_words_are_looked_for_in_the_new_language(book: RulebookView, languages: Languages) -> None:
    seek(book, "programme")
    book.retranslate(languages.choose(Language.FRENCH))
    assert " sur " in book.search.count.text()
    assert {words.lower() for words in marked(book.reader)} == {"programme"}
    book.search.field.setText("echanger")
    assert "Échanger" in marked(book.reader)
    book.search.field.setText("zeppelin")
    assert book.search.count.text() == "Rien trouvé"


def test_another_book_is_opened_without_the_search(book: RulebookView) -> None:
    seek(book, "programme")
    book.turn_to("jump")
    assert not book.search.field.text()
    assert not marked(book.reader)
