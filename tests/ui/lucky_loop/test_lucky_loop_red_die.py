"""The red die: every way to buy it, by hand and by keys, and what is said of its price."""

from __future__ import annotations

import pytest

from core.lucky_loop.actions import BUY_RED_DIE
from core.lucky_loop.box import RED_DIE
from tests.core.lucky_loop.scripted import Table, given
from tests.ui.lucky_loop.moments import moment
from tests.ui.moments import by_id
from tests.ui.table.driver import Driver
from tests.ui.table.tables import BOT, HUMAN, session_from, table_for
from tests.whole import behind, state_of
from ui.lucky_loop.gestures import BUY_RED_DIE as BUTTON
from ui.lucky_loop.layout.whole_table import layout
from ui.table.presenter import Presenter

RED, TOKEN = f"die:{RED_DIE}", "token:0:0"


def ready(tokens: int = 1) -> Table:
    """A flight before its first throw."""
    return given(hands=["R7 T4 L12"], tokens=[tokens]).present("mighty_eagle", "R7 T4 L12")


def driver_at(table: Table) -> Driver:
    return Driver(table_for(session_from("lucky_loop", table.state), (HUMAN, BOT)))


def bought(presenter: Presenter) -> bool:
    """Whether the one move that was made bought the red die, for the token."""
    state = state_of(presenter.play)
    moved = [behind(presenter.play).entry(index) for index in range(presenter.play.cursor)]
    return moved == [(0, BUY_RED_DIE)] and state.tokens[0] == 0 and RED_DIE in state.flight.left


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(("piece", "zone"), [(TOKEN, RED), (RED, "cup"), (TOKEN, "cup")])
def test_the_red_die_is_bought_by_dragging(piece: str, zone: str) -> None:
    driver = driver_at(ready())
    driver.lift(piece)
    driver.carry_to(zone)
    assert driver.presenter.input._dragging._bubble.text() == "Buy the red die for 1 token"
    driver.let_go(zone)
    assert bought(driver.presenter)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("piece", [BUTTON, RED])
def test_the_red_die_is_bought_by_a_click(piece: str) -> None:
    driver = driver_at(ready())
    driver.click(piece)
    assert bought(driver.presenter)


@pytest.mark.usefixtures("qapp")
def test_the_red_die_is_bought_by_clicking_a_token_and_then_the_die() -> None:
    driver = driver_at(ready())
    driver.click(TOKEN)
    driver.click(RED)
    assert bought(driver.presenter)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("pieces", [(BUTTON,), (RED,), (TOKEN, RED)])
def test_the_red_die_is_bought_by_keys(pieces: tuple[str, ...]) -> None:
    driver = driver_at(ready())
    for piece in pieces:
        driver.use(piece)
    assert bought(driver.presenter)


@pytest.mark.usefixtures("qapp")
def test_a_token_on_the_red_die_after_a_throw_is_told_to_wait() -> None:
    driver = driver_at(ready().throw(1, 3, 5))
    driver.drag(TOKEN, RED)
    assert driver.presenter.play.cursor == 0
    assert driver.presenter.view.toast.isVisible()


def test_button_prompt_and_tooltip_name_the_price() -> None:
    found = by_id(layout(moment(ready().state, 0)))
    assert found[BUTTON].label == "Red die for 1 token"
    assert found["prompt"].label.endswith("Click the cup. A token buys the red die.")
    assert found[RED].label == (
        "The red die: one more die for this flight, for 1 token. Before a throw, put a token on it."
    )
    # once it is bought, nobody is asked to buy it again
    found = by_id(layout(moment(ready().play(BUY_RED_DIE).state, 0)))
    assert BUTTON not in found
    assert found[RED].label == "The red die"
    # and without a token there is nothing to press
    assert BUTTON not in by_id(layout(moment(ready(0).state, 0)))


def test_before_the_last_throw_all_three_buttons_have_room() -> None:
    table = ready().throw(1, 3, 5).complete("R7", 3, 5).throw(6, 6, 4).complete("L12", 6, 6)
    found = layout(moment(table.state, 0))
    shown = [piece for piece in found.pieces if piece.kind == "button"]
    assert [piece.id for piece in shown] == ["button:throw", BUTTON, "button:stop"]
    assert max(piece.y + piece.height / 2 for piece in shown) <= found.height
    assert by_id(found)["prompt"].label.endswith("stop and take a token. A token buys the red die.")
