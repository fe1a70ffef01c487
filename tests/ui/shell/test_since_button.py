"""What the others did since one's last turn is one press away, and the button says how it is asked for."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QToolButton

from tests.ui.shell.flights import header
from ui.catalog import OURS
from ui.shell.window import MainWindow


def corner(window: MainWindow) -> QToolButton:
    button = window.menuBar().cornerWidget()
    assert isinstance(button, QToolButton)
    return button


@pytest.mark.parametrize("game", sorted(OURS))
def test_every_table_has_the_button_beside_the_menus(window: MainWindow, game: str) -> None:
    window.games.start(header(game))
    button = corner(window)
    assert button.isVisible()
    assert button.text() == "Since My Last Turn"
    assert button.toolTip() == "What the others did since your last turn, shown once more (S)"


def test_in_the_hangar_there_is_none(window: MainWindow) -> None:
    assert window.menuBar().cornerWidget() is None or not corner(window).isVisible()
