"""The message over the table."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from ui.table.page.toast import Toast

pytestmark = pytest.mark.usefixtures("qapp")

LONG = "Where many words are needed to say why something is not allowed, " * 4


def over(width: int = 1000, height: int = 600) -> tuple[QWidget, Toast]:
    page = QWidget()
    page.resize(width, height)
    page.show()
    return page, Toast(page)


def link_in(toast: Toast) -> QPoint | None:
    """Where the cursor is over a link."""
    hovered: list[str] = []
    toast.linkHovered.connect(hovered.append)
    QApplication.processEvents()
    for x in range(toast.width() - 1, 0, -3):
        at = QPoint(x, toast.height() // 2)
        # Not QTest, which would go on holding down a button that another test never let go.
        spot, none = QPointF(at), Qt.MouseButton.NoButton
        moved = QMouseEvent(QEvent.Type.MouseMove, spot, spot, none, none, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(toast, moved)
        if hovered:
            return at
    return None


def test_it_is_as_wide_as_its_words_and_inside_of_the_page() -> None:
    page, toast = over()
    toast.say("Short.", "LL-1")
    short = toast.width()
    assert short < 250
    toast.say(LONG, "LL-1")
    assert 250 < toast.width() <= 620
    assert toast.height() > 2 * toast.fontMetrics().height()
    page.resize(300, 400)
    toast.place()
    assert page.rect().contains(toast.geometry())
    toast.say("Short.", "LL-1")
    assert toast.width() == short


def test_no_word_stands_alone_on_the_last_line() -> None:
    page, toast = over()
    sentence = "word"
    while toast.fontMetrics().horizontalAdvance(sentence) < 640:
        sentence += " word"
    toast.say(sentence)
    assert toast.height() >= 2 * toast.fontMetrics().height(), "one line is not enough"
    assert toast.width() < 0.75 * 640
    page.close()


def test_it_lies_where_the_least_is_covered() -> None:
    page = QWidget()
    page.resize(1000, 600)
    page.show()
    kept: list[QRect] = []
    toast = Toast(page, lambda about: kept)
    toast.say("Short.")
    usual = toast.geometry()
    # given something at its usual place, then it lies below or above that, and in the middle still
    kept[:] = [usual.adjusted(-400, 0, 400, 0)]
    toast.say("Short.")
    assert not toast.geometry().intersects(kept[0])
    assert toast.geometry().left() == usual.left()
    # and beside what leaves room only there
    kept[:] = [QRect(0, 0, 700, 600)]
    toast.say("Short.")
    assert toast.geometry().left() >= 700
    # and where nothing is free, somewhere on the page
    whole = page.rect()
    kept[:] = [whole]
    toast.say("Short.")
    assert whole.contains(toast.geometry())
    kept.clear()
    toast.say("Short.")
    assert toast.geometry() == usual
    page.close()


def test_what_a_sentence_is_about_is_kept_free_while_it_stands_there() -> None:
    page = QWidget()
    page.resize(1000, 600)
    page.show()
    pieces = {"card:1": QRect(300, 0, 400, 150), "card:2": QRect(300, 200, 400, 380)}
    toast = Toast(page, lambda about: [pieces[id] for id in about])
    for id, rect in pieces.items():
        toast.say("Short.", about=frozenset({id}))
        assert not toast.geometry().intersects(rect)
        page.resize(1000, 580)
        toast.place()
        assert not toast.geometry().intersects(rect)
    page.close()


def test_a_click_on_the_rule_asks_for_it_and_a_click_beside_it_only_puts_the_message_away() -> None:
    page, toast = over()
    asked: list[str] = []
    toast.rule_asked.connect(asked.append)
    toast.say("Not now.", "LL-7")
    link = link_in(toast)
    assert link is not None
    QTest.mouseClick(toast, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, link)
    assert asked == ["LL-7"]
    assert not toast.isVisible()
    toast.say("Not now.", "LL-7")
    QTest.mouseClick(toast, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, QPoint(4, 4))
    assert asked == ["LL-7"]
    assert not toast.isVisible()
    page.close()
