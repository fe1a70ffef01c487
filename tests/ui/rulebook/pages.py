"""What a test looks for on the pages of a rulebook."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QKeySequence, QTextCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from ui.rulebook.reader import Reader
from ui.rulebook.typesetting import blocks_of
from ui.rulebook.view import RulebookView


def press(book: QWidget, keys: str) -> None:
    """Press keys as the keyboard sends them to the window."""
    QTest.keySequence(book.window().windowHandle(), QKeySequence(keys))


def links(reader: Reader) -> list[tuple[str, int]]:
    """Every link with the words it stands on, and where that is."""
    found = []
    for block in blocks_of(reader.document()):
        fragments = block.begin()
        while not fragments.atEnd():
            fragment = fragments.fragment()
            if fragment.charFormat().isAnchor():
                assert fragment.charFormat().anchorHref() == f"#{fragment.text()}"
                found.append((fragment.text(), fragment.position()))
            fragments += 1
    return found


def point_of(reader: Reader, position: int) -> QPoint:
    """Where a sign is on the page, which is scrolled there if need be."""
    cursor = QTextCursor(reader.document())
    cursor.setPosition(position)
    bar = reader.verticalScrollBar()
    if not reader.viewport().rect().contains(reader.cursorRect(cursor)):
        bar.setValue(bar.value() + reader.cursorRect(cursor).top() - 60)
    cursor.setPosition(position + 1)
    return reader.cursorRect(cursor).center()


def click_link(reader: Reader, rule: str) -> None:
    position = next(position for words, position in links(reader) if words == rule)
    QTest.mouseClick(reader.viewport(), Qt.MouseButton.LeftButton, pos=point_of(reader, position))


def marked(reader: Reader) -> list[str]:
    return [mark.cursor.selectedText() for mark in reader.extraSelections()]


def top_words(reader: Reader) -> str:
    """The first words that can be read on the page."""
    for y in range(0, reader.viewport().height(), 4):
        block = reader.cursorForPosition(QPoint(30, y)).block()
        if block.text() and reader.cursorRect(QTextCursor(block)).top() >= 0:
            return block.text()
    raise AssertionError("the page is empty")


def entry(book: RulebookView) -> str:
    """The heading that is marked in the contents."""
    item = book.contents.currentItem()
    assert item is not None
    return item.text(0)
