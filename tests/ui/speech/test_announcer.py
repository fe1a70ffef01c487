"""What is said is announced once, in one go, kept in a line of its own, and never where nobody looks."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.speech.listening import Heard, listen
from ui.table.speech.announcer import MOST, Announcer
from ui.table.speech.last_line import LastLine


@pytest.fixture
def page(qapp: QApplication) -> Iterator[QWidget]:
    page = QWidget()
    page.resize(300, 200)
    yield page
    page.deleteLater()


@pytest.fixture
def announcer(page: QWidget) -> Announcer:
    return Announcer(page)


def test_things_said_at_one_moment_are_one_announcement(
    page: QWidget, announcer: Announcer, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard = listen(monkeypatch)
    page.show()
    announcer.say("Ann throws 2 and 3.")
    announcer.say("Fly!")
    announcer.say("Up to 16 points")
    announcer.say("")
    QApplication.processEvents()
    assert heard == [Heard("Ann throws 2 and 3. Fly! Up to 16 points.", urgent=False)]
    QApplication.processEvents()
    assert len(heard) == 1


def test_what_is_urgent_makes_all_of_it_urgent(
    page: QWidget, announcer: Announcer, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard = listen(monkeypatch)
    page.show()
    announcer.say("Bob plays speed.")
    announcer.say("Be the first!", urgent=True)
    QApplication.processEvents()
    assert heard == [Heard("Bob plays speed. Be the first!", urgent=True)]


def test_a_table_out_of_sight_speaks_when_it_is_seen(
    page: QWidget, announcer: Announcer, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard = listen(monkeypatch)
    for number in range(MOST + 10):
        announcer.say(f"Line {number}.")
        QApplication.processEvents()
    assert heard == []
    page.show()
    QApplication.processEvents()
    (told,) = heard
    assert told.words.startswith("Line 10.")
    assert told.words.endswith(f"Line {MOST + 9}.")


def test_the_last_thing_said_is_a_line_that_the_keyboard_reaches(page: QWidget, announcer: Announcer) -> None:
    line = LastLine(announcer, page)
    QVBoxLayout(page).addWidget(line)
    page.show()
    QApplication.processEvents()
    assert line.accessibleName() == "Nothing has been said yet."
    words = "Ann & <b>Bob</b> fly a programme that has a very long name, longer than the line is wide."
    announcer.say(words)
    QApplication.processEvents()
    assert line.accessibleName() == line.text() == words
    assert "&lt;b&gt;" in line.toolTip()
    assert line.width() <= page.width() == 300
    assert line.focusPolicy() & Qt.FocusPolicy.TabFocus
    announcer.forget()
    assert line.text() == ""


def test_while_the_line_is_read_nothing_is_said_beside_it(
    page: QWidget, announcer: Announcer, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard = listen(monkeypatch)
    line = LastLine(announcer, page)
    page.show()
    page.activateWindow()
    line.setFocus()
    qtbot.waitUntil(line.hasFocus)
    announcer.say("Ann lands.")
    QApplication.processEvents()
    assert line.accessibleName() == "Ann lands."
    assert heard == []
