"""Words beside the cursor: there while there are words, above the cursor, and always on the page."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from ui.table.input.bubble import Bubble


@pytest.fixture
def bubble(qtbot: QtBot) -> Bubble:
    page = QWidget()
    qtbot.addWidget(page)
    page.resize(600, 400)
    page.show()
    return Bubble(page)


def test_it_is_there_while_it_has_words(bubble: Bubble) -> None:
    assert bubble.isHidden()
    bubble.say("three points")
    assert (bubble.isVisible(), bubble.text()) == (True, "three points")
    narrow = bubble.width()
    bubble.say("three points, and the card goes to the pile")
    assert bubble.width() > narrow
    bubble.say("")
    assert bubble.isHidden()


def test_it_floats_above_and_beside_the_cursor(bubble: Bubble) -> None:
    bubble.say("three points")
    bubble.follow(QPoint(200, 300))
    assert bubble.pos() == QPoint(218, 300 - bubble.height() - 14)


@pytest.mark.parametrize("cursor", [QPoint(599, 200), QPoint(0, 0), QPoint(300, 5), QPoint(-50, 200), QPoint(300, 450)])
def test_it_never_leaves_the_page(bubble: Bubble, cursor: QPoint) -> None:
    bubble.say("three points, and the card goes to the pile")
    bubble.follow(cursor)
    assert bubble.x() >= 4
    assert bubble.y() >= 4
    assert bubble.geometry().right() < 600 - 4
    assert bubble.geometry().bottom() < 400 - 4


@pytest.mark.parametrize("padding", [0, 8, 16])
@pytest.mark.parametrize("cursor", [QPoint(200, 300), QPoint(590, 390), QPoint(590, 10), QPoint(5, 390)])
def test_it_floats_beside_what_is_kept_free(bubble: Bubble, cursor: QPoint, padding: int) -> None:
    # However large the style of the app makes it.
    bubble.setStyleSheet(f"padding: {padding}px")
    bubble.say("three points")
    bubble.follow(cursor)
    kept_free = bubble.geometry().adjusted(-2, -2, 2, 2)
    bubble.follow(cursor, kept_free)
    assert not bubble.geometry().intersects(kept_free)
    assert QRect(0, 0, 600, 400).contains(bubble.geometry())


def test_without_words_it_stays_where_it_is(bubble: Bubble) -> None:
    before = bubble.pos()
    bubble.follow(QPoint(200, 300))
    assert bubble.pos() == before


def test_it_never_catches_the_mouse(bubble: Bubble) -> None:
    assert bubble.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
