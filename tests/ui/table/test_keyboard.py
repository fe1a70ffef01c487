"""The arrow keys lead where something can be done: to a first piece, to the places for it, and back for the next."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from core.loops.actions import Play
from core.loops.state import LoopsState
from core.lucky_loop.actions import PresentThree
from tests.core.loops.scripted import given
from tests.ui.loops.moments import session_at
from tests.ui.table.driver import Driver
from tests.ui.table.tables import session_of, table_for, take_the_table
from tests.ui.table.test_gesture_input import choosing, trio
from tests.whole import behind, state_of
from ui.table.input.focus import in_order, nearest
from ui.table.pieces import CONFIRM, Piece, Zone

pytestmark = pytest.mark.usefixtures("qapp")

UP, DOWN, LEFT, RIGHT = Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right
SPACE = Qt.Key.Key_Space
LIT = frozenset({"pile", "plate"})
HAND = [Zone(f"card {number}", 100.0 * number, 800, 50, 50) for number in range(4)]
PLACES = [*HAND, Zone("plate", 400, 100, 50, 50), Zone("pile", 200, 400, 50, 50)]


def loops() -> Driver:
    """Somebody whose two equal cards fit, with a third that fits as well."""
    state = given("5000 5000 6000", "2000 3000", pile="4000")
    driver = Driver(table_for(session_at(state)))
    take_the_table(driver.presenter)
    return driver


@pytest.mark.parametrize("game", ["lucky_loop", "loops", "jump", "targets"])
def test_the_first_key_leads_to_a_piece_and_not_to_a_button(game: str) -> None:
    for key in (UP, DOWN, LEFT, RIGHT):
        driver = Driver(table_for(session_of(game, 2, 1)))
        take_the_table(driver.presenter)
        driver.key(key)
        focus = driver.presenter.input.focus
        assert driver.piece(focus).kind != "button"
        driver.presenter.close()


def test_where_there_are_only_buttons_the_first_of_them() -> None:
    buttons = [Piece(name, "button", "", x, 900, 90, 30) for name, x in (("go", 100.0), ("stay", 300.0))]
    assert nearest(buttons, "", RIGHT) == "go"


def test_the_lit_places_come_first_and_then_the_others_from_the_held_piece_on() -> None:
    order = [place.id for place in in_order(PLACES, LIT, "card 1")]
    assert order == ["plate", "pile", "card 2", "card 3", "card 0", "card 1"]
    for here, following in zip(order, [*order[1:], order[0]], strict=True):
        assert nearest(PLACES, here, RIGHT, LIT, "card 1") == following
        assert nearest(PLACES, following, LEFT, LIT, "card 1") == here


def test_up_and_down_prefer_what_is_lit() -> None:
    near = Zone("near", 100, 700, 50, 50)
    assert nearest([*PLACES, near], "card 1", UP) == "near"
    assert nearest([*PLACES, near], "card 1", UP, LIT, "card 1") == "pile"
    assert nearest(PLACES, "pile", DOWN, LIT, "card 1") in {place.id for place in HAND}, "where nothing lit is below"


def test_up_from_two_selected_cards_leads_to_the_pile_and_space_plays_them() -> None:
    driver = loops()
    action = max(
        (action for _, action in driver.presenter.moves.in_words() if isinstance(action, Play)),
        key=lambda action: len(action.cards),
    )
    cards = [f"card:{card}" for card in action.cards]
    assert len(cards) == 2
    for card in cards:
        driver.use(card)
    assert driver.presenter.input.selected == tuple(cards)
    driver.key(UP)
    assert driver.presenter.input.focus == "pile", "and not the card that lies there"
    cursor = driver.presenter.play.cursor
    driver.key(SPACE)
    assert behind(driver.presenter.play).entry(cursor)[1] == action


def test_a_piece_in_a_lit_zone_counts_as_the_zone() -> None:
    """Somebody was at the pile's card when they clicked one of theirs."""
    driver = loops()
    action = next(action for _, action in driver.presenter.moves.in_words() if isinstance(action, Play))
    state: LoopsState = state_of(behind(driver.presenter.play))
    driver.focus(f"card:{state.pile[-1]}")
    driver.click(f"card:{action.cards[0]}")
    cursor = driver.presenter.play.cursor
    driver.key(SPACE)
    assert driver.presenter.play.cursor > cursor
    mover, played = behind(driver.presenter.play).entry(cursor)
    assert mover == 0
    assert isinstance(played, Play)
    assert set(played.cards) == {action.cards[0]}


def test_a_programme_is_presented_with_few_keys() -> None:
    driver = choosing()
    action = trio(driver.presenter)
    assert action is not None
    pressed = 0
    for card in action.cards:
        while driver.presenter.input.focus != f"card:{card}":
            driver.key(RIGHT)
            pressed += 1
        driver.key(SPACE)
        pressed += 1
        while driver.presenter.input.focus != f"side:{action.programme}":
            driver.key(RIGHT)
            pressed += 1
        driver.key(SPACE)
        pressed += 1
    assert driver.presenter.input.focus == CONFIRM, "all that is left to do"
    cursor = driver.presenter.play.cursor
    driver.key(SPACE)
    played = behind(driver.presenter.play).entry(cursor)[1]
    assert isinstance(played, PresentThree)
    assert set(played.cards) == set(action.cards)
    assert pressed <= 30


def test_after_a_card_is_staged_the_keyboard_is_back_in_the_hand() -> None:
    driver = choosing()
    action = trio(driver.presenter)
    assert action is not None
    driver.use(f"card:{action.cards[0]}")
    hand = driver.piece(f"card:{action.cards[0]}").y
    driver.use(f"side:{action.programme}")
    assert abs(driver.piece(driver.presenter.input.focus).y - hand) < 60


def test_the_only_place_is_gone_to_at_once() -> None:
    """The last card of a discard has one pile to go to."""
    driver = Driver(table_for(session_at(given("5000 7000", "2000 3000", pile="4000"))))
    take_the_table(driver.presenter)
    action = next(action for _, action in driver.presenter.moves.in_words() if isinstance(action, Play))
    driver.use(f"card:{action.cards[0]}")
    assert driver.presenter.input.focus == "pile"
    cursor = driver.presenter.play.cursor
    driver.key(SPACE)
    assert behind(driver.presenter.play).entry(cursor)[1] == action
