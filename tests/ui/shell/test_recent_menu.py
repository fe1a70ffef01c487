"""Game, Open Recent: the files of late, and a way to forget them."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QMenu

from tests.ui.shell.flights import saved_game
from ui.settings import Settings
from ui.shell.window import MainWindow


def recent(window: MainWindow) -> QMenu:
    """The menu as somebody who opens it sees it."""
    (menu,) = [menu for menu in window.menuBar().findChildren(QMenu) if menu.title() == "Open Recen&t"]
    menu.aboutToShow.emit()
    return menu


def test_the_list_can_be_cleared_and_the_files_stay(window: MainWindow, settings: Settings, tmp_path: Path) -> None:
    files = [saved_game(tmp_path / f"{name}.voltige") for name in "ab"]
    for file in files:
        settings.add_recent(file)
    menu = recent(window)
    assert [action.text() for action in menu.actions()] == ["&1  b.voltige", "&2  a.voltige", "", "&Clear the List"]
    menu.actions()[-1].trigger()
    assert settings.recent() == []
    assert all(file.exists() for file in files)
    assert [action.text() for action in recent(window).actions()] == ["None yet"]
