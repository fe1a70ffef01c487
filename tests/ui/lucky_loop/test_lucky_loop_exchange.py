"""An exchange begins with one click, but with two where nothing can be taken back."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from core.lucky_loop.actions import EXCHANGE
from core.players import TakeBack
from tests.core.lucky_loop.scripted import ALL_FOUR, given
from tests.ui.table.driver import Driver
from tests.ui.table.tables import BOT, HUMAN, session_from, table_for
from tests.whole import behind
from ui.lucky_loop.gestures import EXCHANGE as BUTTON
from ui.table.pieces import CANCEL, CONFIRM

pytestmark = pytest.mark.usefixtures("qapp")


def choosing(take_back: TakeBack, final: bool = False) -> Driver:
    table = given(hands=["T7 D9 L4"], scores={0: ALL_FOUR} if final else {})
    return Driver(table_for(session_from("lucky_loop", table.state), (HUMAN, BOT), take_back))


def begun(driver: Driver) -> bool:
    play = driver.presenter.play
    return play.cursor == 1 and behind(play).entry(0) == (0, EXCHANGE)


def test_where_it_can_be_taken_back_one_click_is_enough() -> None:
    driver = choosing(TakeBack.UNTIL_REVEALED)
    driver.click(BUTTON)
    assert begun(driver)


@pytest.mark.parametrize("final", [False, True])
def test_where_it_can_not_be_taken_back_it_is_asked_for(final: bool) -> None:
    driver = choosing(TakeBack.OFF, final)
    driver.click(BUTTON)
    # then nothing has happened but the question, and the price is in it
    assert driver.presenter.play.cursor == 0
    words = driver.piece("prompt").label
    assert words.startswith("Exchange cards? You draw 3 cards and discard 3.")
    assert words.endswith("It costs 1 point.") is final
    assert driver.presenter.scene.item(BUTTON) is None
    driver.click(CONFIRM)
    assert begun(driver)


@pytest.mark.parametrize("way", ["button", "escape"])
def test_the_question_can_be_declined(way: str) -> None:
    driver = choosing(TakeBack.OFF)
    driver.click(BUTTON)
    if way == "button":
        driver.click(CANCEL)
    else:
        driver.key(Qt.Key.Key_Escape)
    assert driver.presenter.play.cursor == 0
    assert driver.presenter.scene.item(BUTTON) is not None
    assert not driver.presenter.staging.laid


def test_the_question_is_answered_by_keys_too() -> None:
    driver = choosing(TakeBack.OFF)
    driver.use(BUTTON)
    assert driver.presenter.play.cursor == 0
    driver.use(CONFIRM)
    assert begun(driver)
