"""Whatever the keyboard reaches has a name, and the name says what it is and where it lies."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

import pytest
from PySide6.QtWidgets import QApplication

from core.catalog import CATALOG
from core.lucky_loop.actions import PresentThree
from tests.ui.table.driver import Driver
from tests.ui.table.tables import any_action, session_of, table_for, take_the_table
from ui.table.pieces import Layout, Piece, Place, Zone
from ui.table.presenter import Presenter

pytestmark = pytest.mark.usefixtures("unpainted")
WITHOUT_WORDS = {"sky", "shadow", "wood"}
"""What is only ornament."""


class Seen(NamedTuple):
    """One position of a game, as the table showed it to the person who is asked in it."""

    layout: Layout
    reachable: list[Piece | Zone]
    view: Any
    """Nothing where nobody looks."""


@cache
def whole_game(game: str, seats: int) -> list[Seen]:
    """Every position of a game at random; played once, since several tests look at it."""
    return list(map(_seen, _played(game, seats)))


def _played(game: str, seats: int) -> Iterator[Presenter]:
    presenter, rng = table_for(session_of(game, seats, 4)), random.Random(4)
    for _ in range(200):
        take_the_table(presenter)
        yield presenter
        if not presenter.play.to_act:
            return
        if presenter.pages.waits:
            presenter.moves.turn_page()
        elif presenter.viewer.seat in presenter.play.to_act:
            presenter.moves.submit(any_action(presenter, rng))
        else:
            # In a race everybody looks, and nobody in particular is asked.
            seat = min(presenter.play.to_act)
            action = presenter.play.game.sample(presenter.play.view(seat), seat, rng)
            presenter.moves.answer(seat, action, presenter.play.cursor)
        QApplication.processEvents()


def _seen(presenter: Presenter) -> Seen:
    seat = presenter.viewer.seat
    view = None if seat is None else presenter.play.view(seat)
    return Seen(presenter.scene.layout_shown, _reachable(presenter), view)


def _reachable(presenter: Presenter) -> list[Piece | Zone]:
    """What the arrow keys may lead to, also with every single piece selected."""
    layout, offer = presenter.scene.layout_shown, presenter.staging.offer
    useful = offer.liftable() | offer.clickable | presenter.staging.slings.keys()
    zones = {zone for piece in offer.liftable() for zone in offer.zones((piece,))}
    pieces = [piece for piece in layout.pieces if piece.id in useful]
    return [*pieces, *(zone for zone in layout.zones if zone.id in zones)]


@pytest.mark.parametrize("game", CATALOG)
def test_nothing_that_the_keyboard_reaches_is_without_a_name(game: str) -> None:
    found = 0
    for seen in whole_game(game, CATALOG[game].seats[0]):
        found += len(seen.reachable)
        assert not [place.id for place in seen.reachable if not place.label.strip()]
    assert found > 50


@pytest.mark.parametrize("game", CATALOG)
def test_no_zone_and_no_piece_is_without_a_name(game: str) -> None:
    for seen in whole_game(game, CATALOG[game].seats[-1]):
        nameless = {piece.kind for piece in seen.layout.pieces if not piece.label.strip()}
        assert nameless <= WITHOUT_WORDS
        assert not [zone.id for zone in seen.layout.zones if not zone.label.strip()]


def test_a_card_that_is_put_down_does_not_sound_as_in_the_hand() -> None:
    presenter = table_for(session_of("lucky_loop", 2))
    take_the_table(presenter)
    driver = Driver(presenter)
    action = next(action for action in presenter.context.legal if isinstance(action, PresentThree))
    (gesture,) = (gesture for gesture in driver.gestures(action) if isinstance(gesture, Place))
    card, side = min(gesture.placements)
    before = driver.piece(card).label
    driver.drag(card, side)
    assert driver.piece(card).label == f"{before}. Put down, not played yet."


def test_a_parachutist_says_where_it_is() -> None:
    places = set()
    for seen in whole_game("jump", 2):
        pawns = [piece for piece in seen.layout.pieces if piece.id.startswith("pawn:")]
        assert all(": " in pawn.label for pawn in pawns)
        places |= {pawn.label.partition(": ")[2].split(",")[0].split(" column")[0] for pawn in pawns}
    assert {"waits for a seat", "the red plane", "the yellow plane", "in"} <= places


def test_the_cards_of_a_pile_say_that_they_lie_there() -> None:
    for seen in whole_game("loops", 2):
        if seen.view is None:
            continue
        pile = {f"card:{card}" for card in seen.view.pile}
        lying = [piece for piece in seen.layout.pieces if piece.id in pile]
        assert all("laid by" in piece.label or "on the pile" in piece.label for piece in lying)
        assert not [piece.label for piece in lying if "in hand" in piece.label]
