"""Every text on every table can be read: at least 4.5 to 1 against what lies under it, in every theme."""

from __future__ import annotations

import pytest

from core.catalog import CATALOG
from tests.ui.contrast.colours import LEAST, contrast, rgb
from tests.ui.contrast.pieces import texts_of
from ui.look.fonts import load_fonts
from ui.look.theme import LIVERIES, THEMES, Theme
from ui.table.art.surfaces import VERMILION

ORNAMENT = {("lucky_loop", "tray", "Lucky Loop"): "the name of the game, woven into the cloth that the dice roll on"}
"""By game, kind of piece and text: what nobody has to read, and why."""

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("game", CATALOG)
def test_every_text_of_every_piece_can_be_read(game: str, theme: str) -> None:
    load_fonts()
    faint: dict[tuple[str, str], float] = {}
    texts = 0
    for kind, _, written in texts_of(game, THEMES[theme]):
        texts += 1
        if (game, kind, written.text) not in ORNAMENT and written.contrast < LEAST:
            faint[kind, written.text] = round(min(faint.get((kind, written.text), LEAST), written.contrast), 2)
    assert texts > 100
    assert not faint


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_the_accent_and_the_liveries_carry_letters(theme: Theme) -> None:
    assert contrast(rgb(theme.on_accent), rgb(VERMILION)) >= LEAST
    for livery in LIVERIES.values():
        assert contrast(rgb(livery.on_fill), rgb(livery.fill)) >= LEAST, livery
