"""A table that is left in the middle of everything goes entirely."""

from __future__ import annotations

import gc
import random
import weakref

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtTest import QTest

from tests.ui.table.tables import BOT, HUMAN, OPEN, any_action, session_of, table_for, take_the_table
from ui.table.presenter import Presenter
from ui.table.stage.speed import Speed

pytestmark = pytest.mark.usefixtures("qapp")


def left_in_the_middle() -> tuple[weakref.ref[Presenter], int]:
    presenter = table_for(session_of("lucky_loop", 2, 1), kinds=(HUMAN, BOT), speed=Speed.FAST)
    rng = random.Random(1)
    while presenter.play.to_act == {0}:
        presenter.moves.submit(any_action(presenter, rng))
    presenter.scene.motion.hasten(0.3)
    presenter.view.resize(900, 600)
    presenter.close()
    presenter.view.close()
    cursor = presenter.play.cursor
    QTest.qWait(400)
    assert presenter.play.cursor == cursor
    presenter.view.deleteLater()
    presenter.deleteLater()
    OPEN.remove(presenter)
    return weakref.ref(presenter), cursor


def test_nothing_happens_and_nothing_is_left_after_closing(capfd: pytest.CaptureFixture[str]) -> None:
    gone, _ = left_in_the_middle()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    QTest.qWait(50)
    assert gone() is None
    assert "Traceback" not in capfd.readouterr().err


def test_the_number_of_items_does_not_grow_over_a_game() -> None:
    presenter, rng = table_for(session_of("lucky_loop", 2, 6), speed=Speed.FAST, size=(640, 400)), random.Random(6)
    for _ in range(150):
        take_the_table(presenter)
        presenter.moves.submit(any_action(presenter, rng))
        presenter.scene.motion.hasten(0.5)
        presenter.takeback.undo()
        presenter.takeback.redo()
    presenter.scene.motion.skip()
    glows = len(presenter.scene.glows)
    assert len(presenter.scene.items()) == len(presenter.scene.layout_shown.pieces) + glows
    presenter.close()
