"""Carrying: pieces stay under the hand that took them up, and the places that take them are lit."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF
from PySide6.QtTest import QTest

from tests.ui.table.advisers import glowing
from tests.ui.table.driver import LEFT, NO_MODIFIER, Driver
from tests.ui.table.test_gesture_input import choosing
from tests.ui.table.test_selection import programme
from ui.table.input.bubble import Bubble
from ui.table.input.carrying import FANNED
from ui.table.pieces import Placement

pytestmark = pytest.mark.usefixtures("qapp")


def place(driver: Driver, id: str) -> QPointF:
    """Where a piece is drawn."""
    item = driver.scene.item(id)
    assert item is not None
    return item.pos()


def apart(one: QPointF, other: QPointF) -> float:
    return (one - other).manhattanLength()


def test_a_piece_stays_where_it_was_gripped_under_the_cursor() -> None:
    driver = choosing()
    cards, _ = programme(driver)
    spot, lying = driver.spot(cards[0]), place(driver, cards[0])
    QTest.mousePress(driver.viewport, LEFT, NO_MODIFIER, spot)
    begun = spot + QPoint(12, 9)
    gripped = lying - driver.table.mapToScene(spot)
    for step in (QPoint(0, 0), QPoint(40, -60), QPoint(-90, -200)):
        QTest.mouseMove(driver.viewport, begun + step)
        assert apart(place(driver, cards[0]) - driver.table.mapToScene(begun + step), gripped) < 0.01
    driver.presenter.input.cancel()


def test_several_pieces_lie_fanned_out_behind_the_one_that_is_held() -> None:
    driver = choosing()
    cards, _ = programme(driver)
    for card in cards:
        driver.click(card)
    driver.lift(cards[1])
    carried = driver.presenter.input.carried
    assert carried == (cards[1], cards[0], cards[2])
    assert place(driver, carried[1]) - place(driver, carried[0]) == FANNED
    assert place(driver, carried[2]) - place(driver, carried[1]) == FANNED
    driver.presenter.input.cancel()


def test_the_places_that_take_a_piece_are_lit_and_the_one_it_is_over_stands_out() -> None:
    driver = choosing()
    cards, side = programme(driver)
    driver.lift(cards[0])
    staging = driver.presenter.staging
    places = staging.offer.zones((cards[0],), staging.staged)
    lit = glowing(driver.presenter)
    assert lit.keys() == places
    assert len(set(lit.values())) == 1
    driver.carry_to(side)
    over = glowing(driver.presenter)
    assert over.keys() == places
    assert over[side] > lit[side]
    driver.presenter.input.cancel()
    assert side not in glowing(driver.presenter)


def test_words_beside_the_cursor_tell_what_letting_go_would_do() -> None:
    driver = choosing()
    cards, side = programme(driver)
    driver.lift(cards[0])
    assert words(driver) == ""
    driver.carry_to(side)
    told = words(driver)
    assert told == driver.presenter.staging.hint(frozenset({Placement(cards[0], side)}))
    assert told
    # when it leaves the place, then there is nothing to tell
    QTest.mouseMove(driver.viewport, QPoint(3, 3))
    assert words(driver) == ""
    driver.carry_to(side)
    assert words(driver) == told
    driver.presenter.input.cancel()
    assert words(driver) == ""


def test_another_position_takes_the_words_back_until_the_card_moves_on() -> None:
    driver = choosing()
    cards, side = programme(driver)
    driver.lift(cards[0])
    driver.carry_to(side)
    assert words(driver)
    driver.presenter.refresh(animated=False)
    assert driver.presenter.input.carrying
    assert words(driver) == ""
    driver.carry_to(side)
    assert words(driver)
    driver.presenter.input.cancel()


def words(driver: Driver) -> str:
    """What stands beside the cursor."""
    bubble = driver.viewport.findChild(Bubble)
    assert bubble is not None
    return "" if bubble.isHidden() else bubble.text()
