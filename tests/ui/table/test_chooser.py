"""Asking which of several moves is meant: one of them is played, or none."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from core.game import Action
from core.jump.actions import Blow, Hold
from tests.ui.table.test_gesture_input import choosing
from ui.table.input.chooser import Chooser

MOVES: list[tuple[str, Action]] = [("Let it blow", Blow()), ("Keep it", Hold())]


@pytest.fixture
def chooser(qtbot: QtBot) -> Chooser:
    page = QWidget()
    qtbot.addWidget(page)
    page.show()
    return Chooser(page)


def asked(chooser: Chooser, played: list[Action]) -> list[str]:
    chooser.ask(MOVES, played.append)
    assert chooser.menu is not None
    assert chooser.menu.isVisible()
    return [line.text() for line in chooser.menu.actions()]


def test_the_move_that_is_chosen_is_played_once(chooser: Chooser) -> None:
    played: list[Action] = []
    assert asked(chooser, played) == ["Let it blow", "Keep it"]
    assert chooser.menu is not None
    chooser.menu.actions()[1].trigger()
    assert played == [Hold()]


def test_it_opens_at_the_focused_piece_if_a_key_asked_and_at_the_cursor_otherwise() -> None:
    driver = choosing()
    driver.key(Qt.Key.Key_Right)
    piece = driver.piece(driver.presenter.input.focus)
    middle = driver.viewport.mapToGlobal(driver.table.mapFromScene(piece.x, piece.y))
    chooser = driver.presenter.chooser
    QCursor.setPos(middle + QPoint(-200, -120))
    asked(chooser, [])
    assert chooser.menu is not None
    assert (chooser.menu.pos() - middle).manhattanLength() < 5
    first = chooser.menu.activeAction()
    assert first is not None
    assert first.text() == "Let it blow", "Return plays it"
    chooser.close()
    driver.click(driver.presenter.input.focus)
    assert driver.presenter.input.keyboard_at() is None
    asked(chooser, [])
    assert chooser.menu is not None
    assert (chooser.menu.pos() - QCursor.pos()).manhattanLength() < 5
    chooser.close()


def test_a_menu_that_was_left_is_thrown_away(chooser: Chooser, qtbot: QtBot) -> None:
    asked(chooser, [])
    menu = chooser.menu
    assert menu is not None
    chooser.close()
    qtbot.waitUntil(lambda: not isValid(menu))


def test_leaving_the_menu_plays_nothing_and_forgets_it(chooser: Chooser) -> None:
    played: list[Action] = []
    asked(chooser, played)
    chooser.close()
    assert chooser.menu is None
    assert played == []
    # when nothing is asked, then there is nothing to close
    chooser.close()
    # and another question can be asked
    assert asked(chooser, played)
    chooser.close()
