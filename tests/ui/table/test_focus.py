"""The keyboard's focus: seen, heard and never lost."""

from __future__ import annotations

import random
import re

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QApplication

from tests.ui.speech.reader import here
from tests.ui.table.driver import Driver
from tests.ui.table.tables import BOT, HUMAN, any_action, session_of, table_for, take_the_table
from tests.ui.table.test_gesture_input import choosing
from ui.table.input.focus import closest, nearest
from ui.table.pieces import REPLAY, Piece, Zone

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
            # Twins are told apart by their number.
            label = driver.piece(presenter.input.focus).label
            assert re.fullmatch(rf"{re.escape(label)}(, \d+ of \d+)?", here(presenter))
    presenter.close()


def test_the_focus_comes_back_to_where_it_was_after_the_bots() -> None:
    driver = Driver(table_for(session_of("lucky_loop", 2, 1), kinds=(HUMAN, BOT)))
    presenter, rng = driver.presenter, random.Random(2)
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
    assert here(driver.presenter)
    driver.presenter.close()


def test_somebody_else_finds_the_focus_nowhere() -> None:
    driver = choosing()
    driver.key(Qt.Key.Key_Right)
    assert driver.presenter.input.focus
    driver.presenter.input.forget()
    assert driver.presenter.input.focus == ""
    assert here(driver.presenter) == ""
    # and the next position does not bring it back
    driver.presenter.refresh(animated=False)
    assert driver.presenter.input.focus == ""


# --- where arrow keys lead -------------------------------------------------------------------------------

UP, DOWN, LEFT, RIGHT = Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right
PLACES = [
    Zone("top left", 100, 100, 50, 50),
    Zone("top right", 300, 110, 50, 50),
    Zone("low left", 130, 300, 50, 50),
    Zone("low right", 320, 310, 50, 50),
]


def test_left_and_right_read_row_by_row_and_round_again() -> None:
    read = [place.id for place in PLACES]
    for place, following in zip(read, [*read[1:], read[0]], strict=True):
        assert nearest(PLACES, place, RIGHT) == following
        assert nearest(PLACES, following, LEFT) == place


def test_up_and_down_go_straight_and_stay_at_the_edge() -> None:
    assert nearest(PLACES, "top left", DOWN) == "low left"
    assert nearest(PLACES, "top right", DOWN) == "low right"
    assert nearest(PLACES, "low left", UP) == "top left"
    assert nearest(PLACES, "low right", UP) == "top right"
    assert nearest(PLACES, "top left", UP) == "top left"
    assert nearest(PLACES, "low right", DOWN) == "low right"


def test_a_step_aside_is_worse_than_a_longer_one_ahead() -> None:
    aside, ahead = Zone("aside", 200, 200, 50, 50), Zone("ahead", 110, 380, 50, 50)
    assert nearest([PLACES[0], aside, ahead], "top left", DOWN) == "ahead"


def test_who_is_nowhere_begins_with_the_first_and_nothing_leads_nowhere() -> None:
    for key in (UP, DOWN, LEFT, RIGHT):
        assert nearest(PLACES, "", key) == "top left"
    assert nearest([], "top left", RIGHT) == ""


def test_who_begins_begins_with_pieces_and_not_with_buttons() -> None:
    film = Piece(REPLAY, "film_button", "", 100, 100, 50, 50)
    button = Piece("button:pass", "button", "", 200, 100, 50, 50)
    die = Piece("die:1", "die", "", 300, 300, 50, 50)
    assert nearest([film, button, die], "", RIGHT) == "die:1"
    assert nearest([film, button], "", RIGHT) == REPLAY


def test_the_closest_place_is_counted_in_both_directions() -> None:
    gone = Zone("gone", 200, 200, 50, 50)
    assert closest([Zone("beside", 260, 200, 9, 9), Zone("far below", 210, 320, 9, 9)], gone) == Zone(
        "beside", 260, 200, 9, 9
    )
    assert closest([Zone("far", 220, 900, 9, 9), Zone("near", 250, 260, 9, 9)], gone) == Zone("near", 250, 260, 9, 9)
    assert closest([], gone) is None
