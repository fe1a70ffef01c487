"""Click-click: what is selected, what that lights up, and when it is let go of."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from core.lucky_loop.actions import Exchange
from tests.ui.table.advisers import glowing
from tests.ui.table.driver import LEFT, NO_MODIFIER, Driver
from tests.ui.table.test_gesture_input import choosing, trio

pytestmark = pytest.mark.usefixtures("qapp")

BARE = QPoint(3, 3)
"""A corner of the table where nothing lies."""


def programme(driver: Driver) -> tuple[list[str], str]:
    """Cards that may go together, and where."""
    action = trio(driver.presenter)
    assert action is not None
    return [f"card:{card}" for card in action.cards], f"side:{action.programme}"


def selected(driver: Driver) -> tuple[str, ...]:
    return driver.presenter.input.selected


# --- taking up and letting go ----------------------------------------------------------------------------


def test_cards_that_may_go_together_are_selected_together() -> None:
    driver = choosing()
    (first, second, third), side = programme(driver)
    driver.click(first)
    assert selected(driver) == (first,)
    driver.click(second)
    driver.click(third)
    assert selected(driver) == (first, second, third)
    # when one is clicked again, then it alone is left
    driver.click(second)
    assert selected(driver) == (first, third)
    # when they are put down, then nothing is selected any more
    driver.click(side)
    assert selected(driver) == ()
    assert {placement.piece for placement in driver.presenter.staging.staged} == {first, third}


def test_what_is_put_down_is_ready_once_it_makes_a_move() -> None:
    driver = choosing()
    cards, side = programme(driver)
    staging = driver.presenter.staging
    assert not staging.ready
    for count, card in enumerate(cards, start=1):
        driver.drag(card, side)
        assert len(staging.laid) == count
        assert staging.ready == bool(staging.offer.made(staging.staged))
    assert staging.ready
    driver.click(cards[0])
    assert len(staging.laid) == 2
    assert not staging.ready


def test_a_card_that_does_not_go_with_the_others_is_selected_instead() -> None:
    driver = choosing()
    (first, second, _), _ = programme(driver)
    # given an exchange, in which cards of the hand can be held, but do nothing together
    driver.presenter.moves.submit(Exchange())
    driver.click(first)
    assert selected(driver) == (first,)
    driver.click(second)
    assert selected(driver) == (second,)


def test_a_click_on_the_bare_table_lets_go() -> None:
    driver = choosing()
    (first, *_), _ = programme(driver)
    driver.click(first)
    QTest.mouseClick(driver.viewport, LEFT, NO_MODIFIER, BARE)
    assert selected(driver) == ()
    assert driver.presenter.play.legal(0)


def test_another_position_lets_go_of_what_it_has_no_use_for_and_keeps_the_rest() -> None:
    driver = choosing()
    presenter = driver.presenter
    cards, _ = programme(driver)
    for card in cards[:2]:
        driver.click(card)
    # given the same position once more
    presenter.refresh(animated=False)
    assert selected(driver) == tuple(cards[:2])
    # when cards are exchanged, then no two of them go anywhere together
    presenter.moves.submit(Exchange())
    assert selected(driver) == ()


# --- what is lit -----------------------------------------------------------------------------------------


def test_what_is_selected_lights_its_places_and_stands_out() -> None:
    driver = choosing()
    (first, *_), side = programme(driver)
    before = glowing(driver.presenter)
    assert side not in before
    driver.click(first)
    lit = glowing(driver.presenter)
    assert {first, side} <= lit.keys()
    assert lit[first] > lit[side]
    driver.click(first)
    assert glowing(driver.presenter) == before


def test_pieces_that_can_be_clicked_are_lit_and_buttons_are_not() -> None:
    driver = choosing()
    presenter = driver.presenter
    kinds = set()
    for step in (0, 1):
        lit = glowing(presenter)
        for piece in presenter.staging.offer.clickable:
            kinds.add(driver.piece(piece).kind)
            assert (piece in lit) == (driver.piece(piece).kind != "button")
        if not step:
            presenter.moves.submit(Exchange())
    assert "button" in kinds
    assert len(kinds) > 1


def test_advice_stands_alone_until_something_is_taken_up() -> None:
    driver = choosing()
    presenter = driver.presenter
    presenter.moves.submit(Exchange())
    decks = {piece for piece in presenter.staging.offer.clickable if driver.piece(piece).kind != "button"}
    assert len(decks) > 1
    advised = min(decks)
    presenter.input.lighting.advise(frozenset({advised}))
    assert glowing(presenter).keys() & decks == {advised}
    # when a card of the hand is taken up, then everything is lit that can be done
    card = min(presenter.staging.offer.liftable() - presenter.staging.offer.movable() - decks)
    driver.click(card)
    assert selected(driver) == (card,)
    assert glowing(presenter).keys() & decks == decks
    driver.click(card)
    assert glowing(presenter).keys() & decks == {advised}
    presenter.input.lighting.advise(frozenset())
    assert glowing(presenter).keys() & decks == decks


# --- the cursor ------------------------------------------------------------------------------------------


def test_the_cursor_says_what_a_press_would_do() -> None:
    driver = choosing()
    (first, *_), _ = programme(driver)
    button = next(piece for piece in driver.presenter.staging.offer.clickable if driver.piece(piece).kind == "button")
    shapes = []
    for spot in (driver.spot(button), driver.spot(first), BARE):
        QTest.mouseMove(driver.viewport, spot)
        shapes.append(driver.viewport.cursor().shape())
    assert shapes[:2] == [Qt.CursorShape.PointingHandCursor, Qt.CursorShape.OpenHandCursor]
    assert shapes[2] not in shapes[:2]
