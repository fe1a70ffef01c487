"""Finished games in a window, and their reviews."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from core.record import header_of
from tests.core.review.finished_games import NODES, finished_game, players
from ui.panels.result_bar import ResultBar
from ui.panels.review.panel import ReviewPanel
from ui.review.reviewer import Reviewer, Stage
from ui.shell.docks import Docks
from ui.shell.game_page import GamePage
from ui.shell.window import MainWindow


def finished_page(window: MainWindow, game: str = "loops", people: int = 1, nodes: int = NODES) -> GamePage:
    """A finished game on a tab, whose review would take no time."""
    session = finished_game(game)
    page = window.games.show(header_of(session, players(session, people)), session)
    reviewer_of(page).nodes = nodes
    return page


def reviewer_of(page: GamePage) -> Reviewer:
    assert page.reviewer is not None
    return page.reviewer


def docks_of(window: MainWindow) -> Docks:
    assert window.docks is not None
    return window.docks


def panel_of(window: MainWindow) -> ReviewPanel:
    return docks_of(window).review_panel


def result_of(page: GamePage) -> ResultBar:
    bar = page.findChild(ResultBar)
    assert bar is not None
    return bar


def reviewed_page(window: MainWindow, qtbot: QtBot, game: str = "loops", nodes: int = NODES) -> GamePage:
    """A finished game with its review in the panel."""
    page = finished_page(window, game, nodes=nodes)
    window.menu_actions.review.trigger()
    wait_for_review(page, qtbot)
    return page


def wait_for_review(page: GamePage, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: reviewer_of(page).stage is Stage.THERE)
