"""Reading: the caret, links to rules and the way back, and the same place in another width, look or language."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.language import Languages
from core.catalog import CATALOG, GAMES
from tests.core.test_rule_ids import rules_of
from tests.ui.rulebook.pages import click_link, links, marked, press, top_words
from ui.look.theme import DARK
from ui.rulebook.reader import MARGIN
from ui.rulebook.source import rules_text
from ui.rulebook.view import RulebookView
from ui.settings import Language

every_game = pytest.mark.parametrize("game", sorted(CATALOG))
every_language = pytest.mark.parametrize("language", ["en", "fr"])


@every_language
@every_game
def test_a_book_opens_at_its_first_page(book: RulebookView, game: str, language: str, qtbot: QtBot) -> None:
    book.resize(420, 300)
    for _ in range(2):
        book.open(game, language)
        qtbot.waitUntil(lambda: book.reader.verticalScrollBar().maximum() > 0)
        assert book.reader.verticalScrollBar().value() == 0
        assert book.reader.textCursor().atStart()
        assert not marked(book.reader)
        # And so it does when somebody has read to the end.
        press(book, "Ctrl+End")
        assert book.reader.textCursor().atEnd()
        assert book.reader.verticalScrollBar().value() > 0


@every_language
@every_game
def test_every_rule_that_is_mentioned_is_a_link_to_it(book: RulebookView, game: str, language: str) -> None:
    book.open(game, language)
    prefix = GAMES[game].prefix
    mentioned = re.findall(rf"(?<!\*)\b{prefix}-\d+\b(?!\*)", rules_text(game, language))
    assert [words for words, _ in links(book.reader)] == mentioned
    for rule in mentioned:
        book.reader.follow(rule)
        (mark,) = marked(book.reader)
        assert mark.startswith(f"{rule} ")


def test_the_prefix_is_that_of_the_game(book: RulebookView) -> None:
    book.reader.write("**TH-3** Circling: see TH-7, not LL-3.\n\n**TH-7** Warm air: XTH-3 and TH-3-4 are none.", "TH")
    assert [words for words, _ in links(book.reader)] == ["TH-7"]


@every_game
def test_every_rule_can_be_gone_to(book: RulebookView, game: str) -> None:
    book.open(game, "en")
    for number in range(1, len(rules_of(game)) + 1):
        rule = f"{GAMES[game].prefix}-{number}"
        assert book.show_rule(rule)
        (mark,) = marked(book.reader)
        assert mark.startswith(f"{rule} ")
        assert book.reader.viewport().rect().contains(book.reader.cursorRect())
    assert not book.show_rule("XX-1")
    assert not book.show_rule(GAMES[game].prefix)


def test_a_rule_that_a_table_mentions_is_gone_to_where_it_stands(book: RulebookView) -> None:
    book.reader.write("| a | b |\n|---|---|\n| LL-2 | x |\n\n**LL-1** One.\n\n**LL-2** Two.", "LL")
    assert book.show_rule("LL-2")
    assert marked(book.reader) == ["LL-2 Two."]


def test_a_click_on_a_rule_goes_to_it_and_back(book: RulebookView) -> None:
    assert not book.back_button.isEnabled()
    click_link(book.reader, "LL-25")
    before = top_words(book.reader)
    (mark,) = marked(book.reader)
    assert mark.startswith("LL-25 ")
    assert book.back_button.isEnabled()
    QTest.mouseClick(book.back_button, Qt.MouseButton.LeftButton)
    assert top_words(book.reader) != before
    assert not marked(book.reader)
    assert not book.back_button.isEnabled()
    assert book.reader.hasFocus()


def test_by_keyboard_a_rule_is_followed_at_the_caret_and_left_again(book: RulebookView) -> None:
    _, position = next(link for link in links(book.reader) if link[0] == "LL-25")
    book.reader.go_to_place(book.reader.place._replace(caret_after="", beyond=0))
    for at in (position, position + 2, position + len("LL-25")):
        cursor = book.reader.textCursor()
        cursor.setPosition(at)
        book.reader.setTextCursor(cursor)
        here = book.reader.place
        press(book, "Return")
        (mark,) = marked(book.reader)
        assert mark.startswith("LL-25 ")
        press(book, "Alt+Left")
        assert book.reader.place == here
    press(book, "Alt+Left")
    assert book.reader.place == here, "there is no further way back"


def test_return_beside_a_link_does_nothing(book: RulebookView) -> None:
    here = book.reader.place
    press(book, "Return")
    assert book.reader.place == here


def test_the_text_is_read_and_selected_with_a_caret(book: RulebookView) -> None:
    press(book, "Right")
    press(book, "Shift+End")
    assert book.reader.textCursor().selectedText() == "ucky Loop"
    press(book, "Ctrl+C")
    assert QApplication.clipboard().text() == "ucky Loop"
    page = book.reader.viewport().height()
    press(book, "PgDown")
    assert page / 2 < book.reader.verticalScrollBar().value() <= page
    press(book, "PgUp")
    press(book, "Ctrl+Home")
    assert book.reader.verticalScrollBar().value() == 0


def test_the_caret_is_seen(book: RulebookView, qtbot: QtBot) -> None:
    spot = book.reader.cursorRect().center()

    def dark() -> bool:
        return book.reader.viewport().grab().toImage().pixelColor(spot).lightness() < 128

    qtbot.waitUntil(dark)


def test_the_tab_key_leaves_the_text(book: RulebookView) -> None:
    press(book, "Shift+Tab")
    assert book.contents.hasFocus()
    press(book, "Tab")
    assert book.reader.hasFocus()


def test_in_another_look_the_place_and_the_marks_stay(book: RulebookView) -> None:
    book.show_rule("LL-14")
    here, words = book.reader.place, marked(book.reader)
    book.set_theme(DARK)
    assert book.reader.place == here
    assert marked(book.reader) == words
    assert book.reader.extraSelections()[0].format.background().color().name() == DARK.glow


@every_game
def test_in_another_language_the_place_is_the_same(book: RulebookView, game: str, languages: Languages) -> None:
    book.resize(420, 300)
    book.open(game, "en")
    for number in (1, len(rules_of(game)) // 3):
        rule = f"{GAMES[game].prefix}-{number}"
        book.show_rule(rule)
        for language in (Language.FRENCH, Language.ENGLISH):
            book.retranslate(languages.choose(language))
            assert 0 < book.reader.cursorRect().top() <= 2 * MARGIN
            (mark,) = marked(book.reader)
            assert mark.startswith(f"{rule} ")
            assert book.reader.textCursor().block().text().startswith(f"{rule} ")


def test_the_parts_are_named_in_the_language_of_the_moment(book: RulebookView, languages: Languages) -> None:
    book.retranslate(languages.choose(Language.FRENCH))
    assert book.reader.accessibleName() == book.title == "Lucky Loop\u00a0: les règles"
    assert book.contents.accessibleName() == book.contents_button.text() == "Sommaire"
    assert book.search.field.accessibleName() == "Chercher dans les règles"
    for button in (book.search.previous, book.search.following, book.back_button):
        assert button.accessibleName()


def test_in_another_width_the_place_is_the_same(book: RulebookView, qtbot: QtBot) -> None:
    book.show_rule("LL-14")
    for width in (900, 300, 560):
        book.resize(width, 500)
        qtbot.wait(1)
        assert top_words(book.reader).startswith("LL-14 ")


def test_a_book_that_is_taken_up_again_lies_open_where_it_was_read(book: RulebookView) -> None:
    book.show_rule("LL-14")
    book.turn_to("jump")
    assert book.reader.verticalScrollBar().value() == 0
    book.turn_to("lucky_loop")
    assert top_words(book.reader).startswith("LL-14 ")
    book.open("lucky_loop", "en")
    assert book.reader.verticalScrollBar().value() == 0


def test_a_language_without_rules_reads_english() -> None:
    assert rules_text("lucky_loop", "eo") == rules_text("lucky_loop", "en")
