"""The settings and what there is to say about Voltige open; every game has a poster."""

from __future__ import annotations

import pytest

from core.catalog import CATALOG
from ui.catalog import POSTERS
from ui.dialogs.about import credit_lines
from ui.shell.window import MainWindow


def test_settings_and_about_open(window: MainWindow) -> None:
    window.menu_actions.preferences.trigger()
    window.menu_actions.about.trigger()
    words = " ".join(credit_lines())
    for author in ("Hartwig", "Panning", "Kramer", "Kiesling", "Fort", "MIT", "Open Font License"):
        assert author in words


@pytest.mark.parametrize("game", sorted(CATALOG))
def test_every_game_has_a_poster(game: str) -> None:
    assert POSTERS[game].tagline()
