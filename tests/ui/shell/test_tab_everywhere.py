"""The Tab key in what comes and goes: the curtain, notes and bars round a table, and the smaller windows."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QListWidget, QWidget
from pytestqt.qtbot import QtBot

from core.catalog import CATALOG
from tests.ui.shell.flights import fly, header, play_on, started
from tests.ui.shell.playing_on import dialog_over
from tests.ui.shell.test_rulebook_beside_dialogs import while_setting
from tests.ui.shell.walking import keyboard_of, walk
from ui.dialogs import ask
from ui.dialogs.new_game import NewGame
from ui.dialogs.preferences import Preferences
from ui.panels.result_bar import ResultBar
from ui.panels.watching import PauseNote
from ui.rulebook.window import RulebookWindow
from ui.shell.game_page import GamePage
from ui.shell.window import MainWindow

SECRETIVE = ["lucky_loop", "loops", "jump"]


@pytest.mark.parametrize("game", SECRETIVE)
def test_before_the_curtain_and_behind_it(window: MainWindow, game: str) -> None:
    page = window.games.start(header(game, humans=2))
    for _ in range(40):
        view = page.presenter.view
        if view.curtain.isVisible():
            assert keyboard_of(window) is view.curtain.button
            reached = walk(window)
            assert view.table not in reached, "nothing behind the curtain can be touched"
            return
        fly(page, 1)
        if view.handover.isVisible():
            assert view.handover.button in walk(window)
            view.handover.button.click()
    raise AssertionError("the table never changes hands")


def test_a_notice_above_the_table(window: MainWindow) -> None:
    page = window.games.start(header())
    notice = page.presenter.view.notice
    notice.say(lambda: "A bot has failed.")
    assert {notice.retry, notice.close_} <= set(walk(window))
    assert notice in window.panes.shown()
    QTest.keySequence(window.windowHandle(), QKeySequence("Shift+F6"))
    assert notice.retry.hasFocus()


def test_a_note_that_the_bots_are_paused(window: MainWindow) -> None:
    page = window.games.start(header())
    window.menu_actions.pause.trigger()
    note = page.findChild(PauseNote)
    assert note is not None
    assert {note.go_on, note.step} & set(walk(window))


def finished(window: MainWindow, qtbot: QtBot) -> tuple[GamePage, ResultBar]:
    """A table whose game is over."""
    page = window.games.start(header("loops", humans=2))
    rng = random.Random(3)
    while page.session.to_act:
        play_on(page.session, 50, rng)
    page.presenter.refresh(animated=False)
    bar = page.findChild(ResultBar)
    assert bar is not None
    qtbot.waitUntil(bar.isVisible)
    return page, bar


def test_the_result_and_the_timeline(window: MainWindow, qtbot: QtBot) -> None:
    page, bar = finished(window, qtbot)
    assert {bar.again, bar.look, bar.hangar} <= set(walk(window))
    bar.look.click()
    timeline = page.looking_back.timeline
    assert timeline is not None
    timeline.transport.back.click()
    every = {timeline.track, timeline.transport.back, timeline.tempo, timeline.eyes, timeline.play_on, timeline.leave}
    assert every <= set(walk(window))


def test_the_players_page_of_the_settings(window: MainWindow) -> None:
    window.show_preferences()
    dialog = window.findChild(Preferences)
    assert dialog is not None
    keyboard_of(dialog)
    dialog.pages.setCurrentIndex(1)
    people = dialog.players.findChild(QListWidget)
    assert people is not None
    people.setFocus()
    reached = walk(dialog)
    assert people in reached
    assert dialog.language not in reached
    dialog.close()


@pytest.mark.parametrize("seats", [2, 8])
def test_the_dialog_that_plays_on(window: MainWindow, seats: int) -> None:
    dialog = dialog_over(window, seats)
    dialog.open()
    reached = walk(dialog)
    assert reached[0] is dialog.seats.rows[0].name
    # Of the two ways that luck may go, the Tab key comes to the one that is chosen, and arrows lead to the other.
    assert dialog.same_luck in reached
    dialog.close()


@pytest.mark.parametrize("game", sorted(CATALOG))
def test_the_rulebook_beside_a_dialog(window: MainWindow, game: str) -> None:
    def look(dialog: NewGame) -> None:
        dialog.rules_asked.emit()
        book = dialog.findChild(RulebookWindow)
        assert book is not None
        reached = walk(book)
        assert {book.view.reader, book.view.contents, book.view.search.field} <= set(reached)

    while_setting(window, game, look)


def test_a_question_that_is_answered_in_writing(window: MainWindow) -> None:
    done: list[list[QWidget]] = []

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, QDialog)
        try:
            done.append(walk(dialog))
        finally:
            dialog.reject()

    QTimer.singleShot(0, look)
    ask.write(window, "What is it called?", "Evening", 40)
    assert len(done[0]) >= 3, "the field and two buttons"


def test_the_tabs_of_several_tables(window: MainWindow) -> None:
    for game in sorted(CATALOG):
        session = started(game)
        window.games.show(header(game, humans=2), session)
    reached = walk(window)
    assert window.tabs.tabBar() in reached
