"""Bots among themselves: whoever watches can stop them, go on move by move, choose the speed, and see cards."""

from __future__ import annotations

from functools import partial

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from core.players import Kind, Player
from core.record import header_of
from tests.ui.table.driver import Driver
from tests.ui.table.tables import SECRETIVE, session_of
from ui.look.names import NAMES
from ui.panels.watching import PauseNote, WatchBar
from ui.settings import Settings
from ui.shell.game_page import GamePage
from ui.shell.window import MainWindow
from ui.table.stage.speed import Speed
from ui.table.story.pace import Pace
from ui.table_settings import Thinking

pytestmark = pytest.mark.usefixtures("unpainted")


def shown(window: MainWindow, *kinds: Kind, game: str = "jump") -> GamePage:
    session = session_of(game, len(kinds), 3)
    players = [Player(name, kind=kind) for name, kind in zip(NAMES, kinds, strict=False)]
    return window.games.show(header_of(session, players), session)


def bar_of(window: MainWindow) -> WatchBar:
    page = window.tabs.page
    assert page is not None
    assert page.watch_bar is not None
    return page.watch_bar


def test_a_pause_a_move_and_on(window: MainWindow, qtbot: QtBot) -> None:
    page = shown(window, Kind.RANDOM, Kind.RANDOM)
    bar, session = bar_of(window), page.session
    assert bar.isVisible()
    assert not bar.step.isEnabled()
    qtbot.waitUntil(lambda: session.cursor > 10)
    QTest.mouseClick(bar.pause, Qt.MouseButton.LeftButton)
    stopped = session.cursor
    assert window.menu_actions.pause.isChecked()
    assert bar.pause.text() == "Go on"
    qtbot.wait(100)
    assert session.cursor == stopped

    def passed(cursor: int) -> bool:
        return session.cursor > cursor

    for _ in range(3):
        before = session.cursor
        QTest.mouseClick(bar.step, Qt.MouseButton.LeftButton)
        qtbot.waitUntil(partial(passed, before))
        after = session.cursor
        qtbot.wait(60)
        assert session.cursor == after
    QTest.keyClick(window, Qt.Key.Key_P)
    assert bar.pause.text() == "Pause"
    qtbot.waitUntil(lambda: session.cursor > after + 5)


def test_the_pace_is_that_of_the_settings_until_one_is_chosen_for_this_table(
    window: MainWindow, qtbot: QtBot, settings: Settings
) -> None:
    other = shown(window, Kind.RANDOM, Kind.RANDOM)
    page = shown(window, Kind.RANDOM, Kind.RANDOM)
    for each in (other, page):
        each.presenter.bots.halt(True)
    bar = bar_of(window)
    assert bar.pace.currentData() == Pace.AT_ONCE
    bar.pace.setFocus()
    QTest.keyClick(bar.pace, Qt.Key.Key_Up)
    assert page.presenter.pace is Pace.BRISK
    assert bar.pace.currentData() == Pace.BRISK
    assert {settings.table.pace, other.presenter.pace} == {Pace.AT_ONCE}
    # Other choices in the settings leave it alone, and so does another pace for everybody else.
    settings.table.pace = Pace.CALM
    window.apply_settings()
    assert [table.presenter.pace for table in (page, other)] == [Pace.BRISK, Pace.CALM]
    # How things move on the table is for eyes, and nobody's pace.
    assert settings.table.speed is page.presenter.scene.motion.speed is Speed.OFF


def test_there_is_nothing_to_pause_where_only_people_play(window: MainWindow) -> None:
    shown(window, Kind.HUMAN, Kind.HUMAN)
    assert not window.menu_actions.pause.isEnabled()
    shown(window, Kind.HUMAN, Kind.RANDOM).presenter.bots.halt(True)
    assert window.menu_actions.pause.isEnabled()


def test_paused_bots_say_so_at_a_table_with_people(window: MainWindow, qtbot: QtBot) -> None:
    page = shown(window, Kind.HUMAN, Kind.RANDOM)
    note = page.findChild(PauseNote)
    assert note is not None
    assert not note.isVisible()
    QTest.keyClick(window, Qt.Key.Key_P)
    assert note.isVisible()
    assert page.presenter.bots.halted
    QTest.mouseClick(note.go_on, Qt.MouseButton.LeftButton)
    assert not note.isVisible()
    assert not page.presenter.bots.halted
    assert shown(window, Kind.HUMAN, Kind.HUMAN).findChild(PauseNote) is None


def test_there_is_no_bar_where_somebody_plays(window: MainWindow, qtbot: QtBot) -> None:
    page = shown(window, Kind.HUMAN, Kind.RANDOM)
    page.presenter.bots.halt(True)
    assert page.watch_bar is None
    shown(window, Kind.RANDOM, Kind.RANDOM).presenter.bots.halt(True)
    assert bar_of(window).isVisible()
    assert window.findChildren(WatchBar) == [bar_of(window)]


def test_after_the_end_there_is_nothing_to_pause(window: MainWindow, qtbot: QtBot) -> None:
    page = shown(window, Kind.RANDOM, Kind.RANDOM)
    qtbot.waitUntil(lambda: page.session.outcome is not None)
    bar, actions = bar_of(window), window.menu_actions
    qtbot.waitUntil(lambda: not bar.pause.isEnabled())
    assert not bar.step.isEnabled()
    assert not actions.pause.isEnabled()
    assert not actions.step.isEnabled()


def test_in_a_small_window_the_bar_takes_nothing_from_the_tabs_and_docks(window: MainWindow, qtbot: QtBot) -> None:
    page = shown(window, Kind.RANDOM, Kind.RANDOM, Kind.RANDOM)
    page.presenter.bots.halt(True)
    assert window.docks is not None
    window.resize(1280, 800)
    QApplication.processEvents()
    docks = window.docks.log.width()
    window.resize(window.minimumSize())
    QApplication.processEvents()
    bar, tabs = bar_of(window), window.tabs.tabBar()
    assert tabs.tabRect(1).right() <= tabs.width()
    assert bar.width() <= page.width()
    for widget in (bar.pause, bar.step, bar.pace, bar.hands):
        assert bar.rect().contains(widget.geometry())
    window.resize(1280, 800)
    QApplication.processEvents()
    assert window.docks.log.width() == docks


def test_a_person_can_have_the_bots_move_one_by_one_too(window: MainWindow, qtbot: QtBot) -> None:
    page = shown(window, Kind.RANDOM, Kind.HUMAN, Kind.RANDOM, game="lucky_loop")
    session, step = page.session, window.menu_actions.step
    qtbot.waitUntil(lambda: session.to_act == {1})
    page.presenter.bots.halt(True)
    # There is no bot's move to ask for now, and none is owed later.
    step.trigger()
    while session.to_act == {1}:
        page.presenter.moves.submit(page.presenter.moves.in_words()[0][1])
    cursor = session.cursor
    qtbot.wait(60)
    assert session.cursor == cursor
    step.trigger()
    qtbot.waitUntil(lambda: session.cursor > cursor)
    cursor = session.cursor
    qtbot.wait(60)
    assert session.cursor == cursor


def test_asking_again_does_not_begin_again(window: MainWindow, qtbot: QtBot, settings: Settings) -> None:
    settings.table.thinking = Thinking.BRIEFLY
    page = shown(window, Kind.ACE, Kind.ACE, game="targets")
    page.presenter.bots.halt(True)
    cursor, step = page.session.cursor, window.menu_actions.step
    assert not step.autoRepeat()

    def asked_again() -> bool:
        step.trigger()
        return page.session.cursor > cursor

    qtbot.waitUntil(asked_again)


def test_a_pause_takes_back_what_was_asked_before(window: MainWindow, qtbot: QtBot, settings: Settings) -> None:
    settings.table.thinking = Thinking.BRIEFLY
    page = shown(window, Kind.ACE, Kind.ACE, game="targets")
    page.presenter.bots.halt(True)
    cursor = page.session.cursor
    window.menu_actions.step.trigger()
    page.presenter.bots.halt(False)
    page.presenter.bots.halt(True)
    qtbot.wait(1500)
    assert page.session.cursor == cursor


@pytest.mark.parametrize("game", SECRETIVE)
def test_whoever_watches_may_look_over_a_shoulder_and_touch_nothing(
    window: MainWindow, qtbot: QtBot, game: str
) -> None:
    page = shown(window, Kind.RANDOM, Kind.RANDOM, Kind.RANDOM, game=game)
    page.presenter.bots.halt(True)
    bar, presenter, session = bar_of(window), page.presenter, page.session
    faces = [bar.hands.itemText(index) for index in range(bar.hands.count())]
    assert faces == ["All cards hidden", *(f"{name}'s cards" for name in presenter.seating.names)]
    assert presenter.viewer.seat is None
    bar.hands.setFocus()
    seat = min(session.to_act)
    for _ in range(seat + 1):
        QTest.keyClick(bar.hands, Qt.Key.Key_Down)
    assert presenter.viewer.seat == seat
    hand = [piece for piece in presenter.scene.layout_shown.pieces if piece.id.startswith("card:")]
    assert hand, "now the cards can be seen"
    assert "Your" not in " ".join(piece.label for piece in presenter.scene.layout_shown.pieces)
    # A card that is dragged or clicked stays where it is, and nothing is played.
    cursor = session.cursor
    driver = Driver(presenter)
    for piece in hand:
        QTest.mousePress(driver.viewport, Qt.MouseButton.LeftButton, pos=driver.spot(piece.id))
        QTest.mouseMove(driver.viewport, driver.viewport.rect().center())
        assert not presenter.input.carrying
        QTest.mouseRelease(driver.viewport, Qt.MouseButton.LeftButton, pos=driver.viewport.rect().center())
        QTest.mouseDClick(driver.viewport, Qt.MouseButton.LeftButton, pos=driver.spot(piece.id))
    presenter.moves.submit(session.game.legal(session.view(seat), seat)[0])
    presenter.moves.choose(tuple(session.game.legal(session.view(seat), seat))[:1])
    assert session.cursor == cursor
    assert not presenter.moves.in_words()
    assert not window.menu_actions.hint.isEnabled()
    # The bots go on, still seen from there; and the cards are hidden again when that is asked for.
    presenter.bots.halt(False)
    qtbot.waitUntil(lambda: session.cursor > cursor + 10)
    presenter.bots.halt(True)
    assert presenter.viewer.seat == seat
    QTest.keyClick(bar.hands, Qt.Key.Key_Home)
    assert presenter.viewer.seat is None


def test_where_people_play_nobody_looks_over_a_shoulder(window: MainWindow, qtbot: QtBot) -> None:
    page = shown(window, Kind.RANDOM, Kind.HUMAN, Kind.RANDOM)
    page.presenter.bots.halt(True)
    page.presenter.look_from(0)
    assert page.presenter.viewer.seat == 1
    watched = shown(window, Kind.RANDOM, Kind.RANDOM, game="targets")
    watched.presenter.bots.halt(True)
    assert not bar_of(window).hands.isVisible(), "there everything lies open"
