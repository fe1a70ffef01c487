"""Games under way in a window, and their timelines."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.ui.shell.flights import fly, header
from ui.shell.game_page import GamePage
from ui.shell.window import MainWindow
from ui.timeline.bar import TimelineBar

LEFT = Qt.MouseButton.LeftButton


def running(window: MainWindow, game: str = "lucky_loop", moves: int = 40) -> GamePage:
    """A game under way; that of the sample game would be over soon."""
    page = window.games.start(header(game))
    page.presenter.bots.halt(True)
    fly(page, 7 if game == "thermals" else moves)
    assert page.session.outcome is None
    return page


def opened(window: MainWindow, page: GamePage, qtbot: QtBot) -> TimelineBar:
    """The timeline, brought by its key, when all of it has been read."""
    QTest.keySequence(window.windowHandle(), QKeySequence("T"))
    assert page.looking_back.timeline is not None
    qtbot.waitUntil(lambda: page.looking_back.timeline is not None and page.looking_back.timeline.course.complete)
    return page.looking_back.timeline


def press(timeline: TimelineBar, cursor: int) -> None:
    QTest.mouseClick(timeline.track, LEFT, pos=QPoint(round(timeline.track.x_of(cursor)), timeline.track.height() // 2))
