"""On every piece that says whose it is, and beside every name, liveries are told apart by their shapes alone."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtWidgets import QApplication

from core.catalog import CATALOG
from tests.ui.colours.eyes import Eyes
from tests.ui.colours.owners import in_every_livery, owned, uniforms
from tests.ui.colours.pixels import bright_pixels, differences
from ui.look.theme import LIGHT, LIVERIES
from ui.look.widgets.swatch import SIZE, swatch

PIXELS = 8
"""So many are plainly brighter or darker where two shapes differ."""


@pytest.fixture(autouse=True)
def everybody_wears_the_same_colour(monkeypatch: pytest.MonkeyPatch, qapp: QApplication) -> None:
    for name, livery in uniforms().items():
        monkeypatch.setitem(LIVERIES, name, livery)


@pytest.mark.parametrize("game", CATALOG)
def test_every_piece_that_has_an_owner_shows_a_shape(game: str) -> None:
    assert owned(game), "nothing here belongs to anybody"
    for kind, pieces in owned(game).items():
        for piece in pieces:
            pictures = in_every_livery(game, piece, LIGHT)
            for one, other in combinations(LIVERIES, 2):
                apart = differences(pictures[one], pictures[other])
                assert apart >= PIXELS, (kind, one, other, apart)


def test_the_swatch_beside_a_name_shows_it_too() -> None:
    pictures = {name: bright_pixels(swatch(name).pixmap(SIZE, SIZE).toImage(), Eyes.GREY) for name in LIVERIES}
    for one, other in combinations(LIVERIES, 2):
        assert differences(pictures[one], pictures[other]) >= PIXELS, (one, other)
