"""The timeline under a table in rough hands: pulled, pressed and left where nobody would have thought of it."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QKeySequence
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.ui.shell.conftest import Person
from tests.ui.shell.flights import fly, header, play_on
from tests.ui.shell.reviewed_pages import docks_of
from tests.ui.shell.timelines import opened, running
from tests.ui.table.tables import LASTING, SECRETIVE
from ui.shell.window import MainWindow
from ui.timeline.marks import MarkKind

LEFT = Qt.MouseButton.LeftButton


def test_a_pull_ends_where_the_line_goes_out_of_sight(window: MainWindow, qtbot: QtBot) -> None:
    page = running(window)
    timeline = opened(window, page, qtbot)
    track, showing, middle = timeline.track, page.presenter.showing, timeline.track.height() // 2
    QTest.mousePress(track, LEFT, pos=QPoint(100, middle))
    assert showing.looking_back
    QTest.keySequence(window.windowHandle(), QKeySequence("T"))
    assert not timeline.isVisible()
    QTest.mouseMove(track, QPoint(200, middle))
    assert not showing.looking_back
    QTest.keySequence(window.windowHandle(), QKeySequence("T"))
    QTest.mouseMove(track, QPoint(300, middle))
    assert not showing.looking_back


def test_a_hand_that_trembles_on_a_mark_means_the_mark(window: MainWindow, qtbot: QtBot) -> None:
    page = running(window, "loops", 200)
    timeline, showing = opened(window, page, qtbot), page.presenter.showing
    track, middle = timeline.track, timeline.track.height() // 2
    mark = next(mark for mark in track.marks if mark.kind is MarkKind.CHAPTER and 20 < mark.cursor < showing.at - 20)
    beside = QPoint(round(track.x_of(mark.cursor)) + 5, middle)
    QTest.mousePress(track, LEFT, pos=beside)
    QTest.mouseMove(track, beside + QPoint(1, 0))
    assert showing.at == mark.cursor
    QTest.mouseMove(track, beside + QPoint(60, 0))
    assert showing.at > mark.cursor
    QTest.mouseRelease(track, LEFT, pos=beside + QPoint(60, 0))


def test_its_own_button_puts_it_away_as_its_key_does(window: MainWindow, qtbot: QtBot) -> None:
    page = running(window)
    timeline = opened(window, page, qtbot)
    QTest.mouseClick(timeline.leave, LEFT)
    assert not timeline.isVisible()
    assert not window.menu_actions.timeline.isChecked()
    assert page.presenter.view.table.hasFocus()
    QTest.keySequence(window.windowHandle(), QKeySequence("T"))
    assert timeline.isVisible()


def test_a_button_that_leads_to_an_end_leaves_the_keyboard_on_the_line(window: MainWindow, qtbot: QtBot) -> None:
    page = running(window)
    timeline = opened(window, page, qtbot)
    timeline.go_to(1)
    timeline.transport.back.setFocus()
    QTest.keyClick(timeline.transport.back, Qt.Key.Key_Space)
    assert page.presenter.showing.at == 0
    assert timeline.track.hasFocus()


@pytest.mark.parametrize("game", SECRETIVE)
def test_what_is_agreed_for_one_player_is_not_agreed_for_another(
    window: MainWindow, qtbot: QtBot, person: Person, game: str
) -> None:
    page = window.games.start(header(game, seats=3))
    page.presenter.bots.halt(True)
    fly(page, 7)
    timeline = opened(window, page, qtbot)
    assert not timeline.eyes.isEnabled()
    timeline.go_to(5)
    timeline.eyes.setFocus()
    QTest.keyClick(timeline.eyes, Qt.Key.Key_End)
    assert page.presenter.showing.view == page.play.view(2, 5)
    asked = len(person.read)
    person.answer = None
    QTest.keyClick(timeline.eyes, Qt.Key.Key_Up)
    assert len(person.read) == asked + 1
    assert page.presenter.showing.view == page.play.view(0, 5)


def test_the_tempo_means_the_replay_and_nothing_that_just_happened(window: MainWindow, qtbot: QtBot) -> None:
    page = running(window)
    timeline, presenter = opened(window, page, qtbot), page.presenter
    presenter.story.times = LASTING
    play_on(page.session, 3, random.Random(2))
    presenter.refresh()
    assert presenter.story.behind
    timeline.tempo.setFocus()
    QTest.keyClick(timeline.tempo, Qt.Key.Key_Down)
    assert not presenter.showing.looking_back
    assert timeline.transport.play.accessibleName() == "Replay"


def test_behind_a_closed_curtain_nothing_is_read(window: MainWindow, qtbot: QtBot) -> None:
    page = window.games.start(header("loops", humans=2))
    presenter = page.presenter
    presenter.showing.take_over()
    timeline = opened(window, page, qtbot)
    fly(page, 12)
    presenter.viewer.next = 0
    presenter.showing.pass_on()
    assert presenter.viewer.curtain
    qtbot.waitUntil(lambda: not timeline._reading.isActive())
    presenter.showing.take_over()
    qtbot.waitUntil(lambda: timeline.course.complete)


def test_the_line_of_the_log_stays_in_sight_until_somebody_scrolls(window: MainWindow, qtbot: QtBot) -> None:
    page = running(window, moves=150)
    timeline, log = opened(window, page, qtbot), docks_of(window).log_list

    def in_sight() -> bool:
        return log.visualRect(log.currentIndex()).intersects(log.viewport().rect())

    timeline.go_to(page.session.cursor // 2)
    for size in ((900, 560), (1280, 720), (1000, 900)):
        window.resize(*size)
        qtbot.waitUntil(in_sight)
    QTest.keyClick(log, Qt.Key.Key_Home)
    log.verticalScrollBar().triggerAction(log.verticalScrollBar().SliderAction.SliderToMinimum)
    page.presenter.changed.emit()
    assert log.verticalScrollBar().value() == 0
    timeline.go_to(page.session.cursor)
    assert not log.selectionModel().hasSelection()
    qtbot.waitUntil(lambda: log.verticalScrollBar().value() == log.verticalScrollBar().maximum())


def test_a_reader_finds_a_line_with_a_name_of_its_own(window: MainWindow, qtbot: QtBot) -> None:
    page = running(window)
    timeline = opened(window, page, qtbot)
    track = timeline.track
    timeline.go_to(12)
    assert track.accessibleName() == "Position in the game"
    assert track.accessibleDescription() == timeline.where.words
    interface = QAccessible.queryAccessibleInterface(track)
    assert interface.valueInterface().currentValue() == 12
