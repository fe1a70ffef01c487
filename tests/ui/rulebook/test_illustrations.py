"""Every picture that a rulebook asks for is drawn, in both languages, by day and by night, and told in words."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QImage, QPainter, QTextBlock, QTextCursor, QTextFormat

from core.catalog import CATALOG
from tests.ui.rulebook.pages import press
from ui.catalog import OURS, TABLES
from ui.look.theme import DARK, LIGHT, Theme
from ui.rulebook.illustrations import SCHEME
from ui.rulebook.source import rules_text
from ui.rulebook.typesetting import blocks_of, is_picture, is_side_note
from ui.rulebook.view import RulebookView

LANGUAGES = ("en", "fr")
FEWEST = 6
COLOURS = 40
"""A picture has more colours than this, even of pieces in few flat ones."""

every_game = pytest.mark.parametrize("game", sorted(CATALOG))
every_language = pytest.mark.parametrize("language", LANGUAGES)


def references(game: str, language: str) -> list[tuple[str, str]]:
    """The words and the name of each picture, in order."""
    return re.findall(rf"!\[(.*?)\]\({SCHEME}([\w-]*)\)", rules_text(game, language))


def pictures(book: RulebookView) -> list[QTextBlock]:
    return [block for block in blocks_of(book.reader.document()) if is_picture(block)]


def shown(book: RulebookView, block: QTextBlock, ratio: float = 1.0) -> QImage:
    """The picture of a paragraph as the reader draws it on a screen of that pixel ratio."""
    document, look = book.reader.document(), _format(block)
    size = book.reader.illustrations.intrinsicSize(document, block.position(), look)
    image = QImage((size * ratio).toSize(), QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(0)
    painter = QPainter(image)
    rect = QRectF(0, 0, size.width(), size.height())
    book.reader.illustrations.drawObject(painter, rect, document, block.position(), look)
    painter.end()
    return image


def _format(block: QTextBlock) -> QTextFormat:
    cursor = QTextCursor(block)
    cursor.movePosition(QTextCursor.MoveOperation.NextCharacter)
    return cursor.charFormat()


def colours(image: QImage) -> set[int]:
    return {image.pixel(x, y) for x in range(0, image.width(), 2) for y in range(0, image.height(), 2)}


# --- the text --------------------------------------------------------------------------------------------


@every_language
@every_game
def test_every_picture_is_known_and_told_in_a_sentence(game: str, language: str) -> None:
    found = references(game, language)
    assert len(found) >= (FEWEST if game in OURS else 1)
    for words, name in found:
        assert name in TABLES[game].illustrations
        assert words.endswith((".", "».")), words
    assert len({words for words, _ in found}) == len(found)


@every_game
def test_both_languages_show_the_same_pictures_all_of_them_once(game: str) -> None:
    english, french = ([name for _, name in references(game, language)] for language in LANGUAGES)
    assert english == french
    assert sorted(english) == sorted(TABLES[game].illustrations)


@every_game
def test_the_words_are_translated(game: str) -> None:
    english, french = ([words for words, _ in references(game, language)] for language in LANGUAGES)
    assert not set(english) & set(french)


@every_language
@every_game
def test_the_words_stand_under_the_picture(book: RulebookView, game: str, language: str) -> None:
    book.open(game, language)
    captions = [block.next().text() for block in pictures(book)]
    assert captions == [words for words, _ in references(game, language)]


# --- the pictures ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
@every_game
def test_every_picture_shows_something(book: RulebookView, game: str, theme: Theme) -> None:
    book.set_theme(theme)
    book.open(game, "en")
    for block in pictures(book):
        assert len(colours(shown(book, block))) > COLOURS, block.next().text()


@every_game
def test_a_sharper_screen_gets_a_sharper_picture(book: RulebookView, game: str) -> None:
    book.open(game, "en")
    for block in pictures(book):
        once, twice = shown(book, block), shown(book, block, 2.0)
        enlarged = once.scaled(twice.size())
        enlarged.setDevicePixelRatio(2.0)
        assert enlarged != twice


@every_game
def test_no_picture_is_wider_than_the_page(book: RulebookView, game: str) -> None:
    book.open(game, "en")
    for width in (300, 420, 900):
        book.resize(width, 560)
        document = book.reader.document()
        for block in pictures(book):
            size = book.reader.illustrations.intrinsicSize(document, block.position(), _format(block))
            assert size.width() <= document.textWidth() - 2 * document.documentMargin() + 0.01
        assert document.idealWidth() <= book.reader.viewport().width()


@every_language
@every_game
def test_nothing_has_to_be_scrolled_sideways(book: RulebookView, game: str, language: str) -> None:
    """Tables too: Qt rounds their columns, and one of many columns does not fit a narrow page at all."""
    book.open(game, language)
    for width in range(300, 420, 11):
        book.resize(width, 560)
        assert book.reader.document().idealWidth() <= book.reader.viewport().width(), width
        assert book.reader.horizontalScrollBar().maximum() == 0


def test_another_look_draws_them_anew(book: RulebookView) -> None:
    book.open("jump", "en")
    (coast, *_) = pictures(book)
    by_day = shown(book, coast)
    book.set_theme(DARK)
    assert shown(book, coast) != by_day


def test_a_picture_is_seen_on_the_page(book: RulebookView) -> None:
    """The whole way: the page itself shows more colours where a picture is."""
    book.open("jump", "en")
    (coast, *_) = pictures(book)
    before = colours(book.reader.viewport().grab().toImage())
    book.reader.go_to_rule("J-2")
    bar = book.reader.verticalScrollBar()
    top = book.reader.document().documentLayout().blockBoundingRect(coast).top()
    bar.setValue(int(top))
    assert len(colours(book.reader.viewport().grab().toImage())) > 2 * len(before)


def test_the_words_of_a_picture_are_found_and_read_by_the_caret(book: RulebookView) -> None:
    book.open("jump", "en")
    press(book, "Ctrl+F")
    book.search.field.setText("dashed spaces")
    hit = book.reader.textCursor().block()
    assert is_picture(hit.previous())


# --- side notes ------------------------------------------------------------------------------------------


@every_language
def test_side_notes_are_set_apart_from_examples(book: RulebookView, language: str) -> None:
    book.open("jump", language)
    notes = [block for block in blocks_of(book.reader.document()) if is_side_note(block)]
    assert len(notes) == 3
    for note in notes:
        assert note.blockFormat().background().color() != book.reader.palette().base().color()
        assert note.text().startswith(("Reconstructed:", "Reconstitué\u00a0:"))


@every_game
def test_larger_letters_come_with_larger_pictures(book: RulebookView, game: str) -> None:
    book.open(game, "en")
    book.resize(1600, 560)
    document, (first, *_) = book.reader.document(), pictures(book)
    usual = book.reader.illustrations.intrinsicSize(document, first.position(), _format(first))
    font = QFont(document.defaultFont())
    font.setPointSizeF(2 * font.pointSizeF())
    document.setDefaultFont(font)
    larger = book.reader.illustrations.intrinsicSize(document, first.position(), _format(first))
    assert larger.width() == pytest.approx(2 * usual.width(), rel=0.1)
