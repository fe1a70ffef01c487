"""Messages over a table cover neither scores nor the task, nor what they are about, in every game and at every size."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QApplication

from core.catalog import CATALOG
from tests.ui.table.advisers import Slow, in_play, said
from tests.ui.table.driver import Driver
from tests.ui.table.tables import BOT, HUMAN, table_for
from ui.table.input.aim import around
from ui.table.pieces import CONFIRM, MARKER
from ui.table.presenter import Presenter

LONG = "Where many words are needed to say why something is not allowed, it takes two lines to say them all."
TABLES = [(game, seats) for game in sorted(CATALOG) for seats in (min(CATALOG[game].seats), max(CATALOG[game].seats))]
SIZES = [(1030, 640), (1670, 1000)]
"""What a window of 1280x720 or 1920x1080 leaves to the table."""


def at_the_table(game: str, seats: int, size: tuple[int, int]) -> Presenter:
    presenter = table_for(in_play(game, seats, seed=4), [HUMAN, *[BOT] * (seats - 1)], size=size)
    presenter.bots.halt(True)
    return presenter


def read(presenter: Presenter) -> dict[str, QRect]:
    """Where the scores and the task stand."""
    pieces = presenter.scene.layout_shown.pieces
    wanted = [piece for piece in pieces if piece.kind in ("plate", "prompt", "button") or piece.id.startswith(MARKER)]
    assert {piece.kind for piece in wanted} >= {"plate", "prompt"}
    return {piece.id: presenter.view.rect_of(around(piece)) for piece in wanted}


def covered(presenter: Presenter, places: dict[str, QRect]) -> set[str]:
    toast = presenter.view.toast
    assert toast.isVisible()
    assert presenter.view.rect().contains(toast.geometry())
    return {id for id, rect in places.items() if toast.geometry().intersects(rect)}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_hint_covers_nothing_that_is_read_and_nothing_that_it_shows(
    at_once: list[Slow], game: str, seats: int, size: tuple[int, int]
) -> None:
    presenter = at_the_table(game, seats, size)
    presenter.advice.ask()
    assert said(presenter)
    places, scene = read(presenter), presenter.scene
    for id in presenter.input.lighting.advised - {CONFIRM}:
        item = scene.item(id)
        place = scene.zone(id) or (item.piece if item else None)
        shown = scene.glows[id].sceneBoundingRect() if place is None else around(place)
        places[id] = presenter.view.rect_of(shown)
    assert covered(presenter, places) == set()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_long_refusal_covers_nothing_that_is_read(game: str, seats: int, size: tuple[int, int]) -> None:
    presenter = at_the_table(game, seats, size)
    presenter.view.toast.say(LONG, "X-12")
    assert covered(presenter, read(presenter)) == set()


def test_a_refused_drop_covers_neither_the_card_nor_where_it_was_dropped() -> None:
    # given a card of Lucky Loop that fits no place of a programme
    presenter = at_the_table("lucky_loop", 2, SIZES[0])
    driver, scene = Driver(presenter), presenter.scene
    cards = [piece.id for piece in scene.layout_shown.pieces if piece.kind == "card" and piece.y > 700]
    zones = [zone.id for zone in scene.layout_shown.zones if zone.id.startswith("side:")]
    # when it is dropped there
    for card in cards:
        for zone in zones:
            presenter.view.toast.hide()
            driver.drag(card, zone)
            QApplication.processEvents()
            if presenter.view.toast.isVisible():
                # then the message lies beside both
                dropped = scene.zone(zone)
                assert dropped is not None
                places = {card: presenter.view.rect_of(around(driver.piece(card)))}
                places[zone] = presenter.view.rect_of(around(dropped))
                assert covered(presenter, places | read(presenter)) == set()
                return
    raise AssertionError("every card fits everywhere")
