"""What somebody may not know is in nothing that they share: other unseen cards, the same bytes."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QSize

from core.game import Seat
from core.session import AnySession
from tests.ui.share.games import made, otherwise, played, shared
from tests.ui.table.tables import SECRETIVE
from ui.look.fonts import load_fonts
from ui.look.theme import LIGHT
from ui.share.animation import animation
from ui.share.still import still
from ui.share.writing import written

SIZE = QSize(320, 200)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("game", SECRETIVE)
@pytest.mark.parametrize("seat", [0, 1, None])
def test_other_unseen_cards_give_the_same_pictures_and_texts(game: str, seat: Seat | None) -> None:
    assert_shared_alike(game, 30, seat, seeds=3)


@pytest.mark.torture
@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("game", SECRETIVE)
@pytest.mark.parametrize("seat", [0, 1, 2, None])
@pytest.mark.parametrize("entries", [8, 20])
def test_many_other_cards_at_many_moments_give_the_same(game: str, seat: Seat | None, entries: int) -> None:
    assert_shared_alike(game, entries, seat, seeds=4)


def assert_shared_alike(game: str, entries: int, seat: Seat | None, seeds: int) -> None:
    load_fonts()
    real = played(game, entries)
    assert real.outcome is None
    seen = everything(real, seat)
    for seed in range(seeds):
        assert everything(otherwise(real, seat, random.Random(seed)), seat) == seen


def everything(session: AnySession, seat: Seat | None) -> list[bytes]:
    """All that a seat can share of a game."""
    game = shared(session, seat)
    layout, painters = game.sight.layout(1600.0), game.sight.table.painters
    return [
        *(made(still(layout, painters, LIGHT, SIZE, kind)) for kind in ("png", "webp")),
        made(animation(game, SIZE, LIGHT, 1.0)),
        *(made(written(game, language, kind)) for language in ("en", "fr") for kind in ("txt", "md")),
    ]


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("game", SECRETIVE)
def test_who_sees_them_shares_another_picture(game: str) -> None:
    """The comparison above can fail: what is the same for one seat is not so for the one that holds the cards."""
    load_fonts()
    real, luck = played(game, 14), random.Random(1)
    others = (otherwise(real, 0, luck) for _ in range(5000))
    other = next(other for other in others if sorted(other.view(1).faces) != sorted(real.view(1).faces))
    one, another = (
        made(still(each.sight.layout(1600.0), each.sight.table.painters, LIGHT, SIZE, "png"))
        for each in (shared(real, 1), shared(other, 1))
    )
    assert one != another
