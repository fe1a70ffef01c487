"""The keyboard's focus: seen, heard and never lost."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QApplication

from tests.ui.table.driver import Driver
from tests.ui.table.tables import BOT, HUMAN, any_action, session_of, table_for, take_the_table

pytestmark = pytest.mark.usefixtures("qapp")


def test_the_focus_is_always_on_something_that_can_be_done() -> None:
    driver = Driver(table_for(session_of("lucky_loop", 2, 1)))
    presenter, rng = driver.presenter, random.Random(2)
    take_the_table(presenter)
    for _ in range(120):
        if presenter.viewer.waiting:
            take_the_table(presenter)
            assert presenter.input.focus == ""
        driver.key(rng.choice((Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)))
        presenter.moves.submit(any_action(presenter, rng))
        if not presenter.viewer.waiting:
            able = presenter.staging.offer.clickable | presenter.staging.offer.liftable()
            assert presenter.input.focus in able
            assert presenter.view.table.accessibleDescription() == driver.piece(presenter.input.focus).label
    presenter.close()


def test_the_focus_comes_back_to_where_it_was_after_the_bots() -> None:
    driver = Driver(table_for(session_of("lucky_loop", 2, 1), kinds=(HUMAN, BOT)))
    presenter, rng = driver.presenter, random.Random(2)
    presenter.bots.pause = 1_000_000
    while presenter.play.to_act != {0}:
        presenter.bots.clock.timeout.emit()
    driver.key(Qt.Key.Key_Right)
    assert presenter.input.focus
    while presenter.play.to_act == {0}:
        presenter.moves.submit(any_action(presenter, rng))
    assert presenter.input.focus == ""
    while presenter.play.to_act != {0}:
        presenter.bots.clock.timeout.emit()
    assert presenter.input.focus
    presenter.close()


def test_the_tab_key_brings_the_focus_onto_the_table() -> None:
    driver = Driver(table_for(session_of("lucky_loop", 2, 1)))
    take_the_table(driver.presenter)
    assert driver.presenter.input.focus == ""
    event = QFocusEvent(QEvent.Type.FocusIn, Qt.FocusReason.TabFocusReason)
    QApplication.sendEvent(driver.table, event)
    assert driver.presenter.input.focus
    assert driver.table.accessibleDescription()
    driver.presenter.close()
