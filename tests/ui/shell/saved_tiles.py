"""The hangar's tiles of saved games, and waiting for them."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from ui.hangar.saved_tile import SavedTile
from ui.shell.window import MainWindow

PATIENT = 60_000


def tiles(window: MainWindow) -> list[SavedTile]:
    return [tile for tile in window.hangar.findChildren(SavedTile) if not tile.isHidden()]


def tile_of(window: MainWindow, path: Path) -> SavedTile:
    return next(tile for tile in tiles(window) if tile.path == path)


def button(window: MainWindow, words: str) -> QPushButton:
    (found,) = [
        button for button in window.hangar.findChildren(QPushButton) if button.text() == words and button.isVisible()
    ]
    return found


def visit(window: MainWindow, qtbot: QtBot) -> None:
    """Have the hangar look again, and wait until everything lies where it belongs."""
    window.hangar.refresh()
    qtbot.waitUntil(lambda: all(lies_on_the_page(window, tile) for tile in tiles(window)), timeout=PATIENT)


def lies_on_the_page(window: MainWindow, tile: SavedTile) -> bool:
    page = window.hangar._area.widget()
    assert page is not None
    return tile.isVisible() and page.rect().contains(tile.rect().translated(tile.mapTo(page, QPoint())))


def wait_for_previews(window: MainWindow, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: all(not tile.wants_preview for tile in tiles(window)), timeout=PATIENT)
