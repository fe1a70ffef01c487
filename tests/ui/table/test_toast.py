"""The message over the table."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from ui.table.toast import Toast

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


def test_it_lies_beside_what_it_is_about() -> None:
    page, toast = over()
    toast.say("Short.")
    usual = toast.geometry()
    toast.say("Short.", about=list)
    assert toast.geometry().top() < usual.top(), "advice leaves the table free if it can"
    toast.say("Short.", about=lambda: [QRect(0, 0, 1000, 40)])
    assert toast.geometry() == usual, "the next best place"
    toast.say("Short.", about=lambda: [QRect(0, 100, 1000, 500)])
    assert toast.geometry().bottom() < 100
    whole = page.rect()
    toast.say("Short.", about=lambda: [whole])
    assert whole.contains(toast.geometry())
    toast.say("Short.")
    assert toast.geometry() == usual
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
