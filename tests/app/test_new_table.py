"""A start for a new game sets its table; whoever is being asked something already is not asked that too."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QDialog
from pytestqt.qtbot import QtBot

from app import desktop
from app.arguments.asked import Asked
from app.crash import CrashReports
from app.desktop import _answer, _set_table
from core.catalog import GAMES
from ui.catalog import title_of
from ui.dialogs.new_game import NewGame
from ui.shell.window import MainWindow


@pytest.fixture
def window(qapp: QApplication, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> MainWindow:
    # The hooks for errors stay those of the tests.
    monkeypatch.setattr(CrashReports, "install", lambda reports: None)
    monkeypatch.setattr(desktop, "report_errors", lambda report: None)
    window = desktop.create_window(qapp)
    qtbot.addWidget(window)
    window.show()
    return window


@pytest.mark.parametrize("game", GAMES.ours)
def test_the_first_start_asks_how_to_set_the_table(game: str, window: MainWindow) -> None:
    seen: list[str] = []

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, NewGame)
        seen.append(dialog.windowTitle())
        # Asked again meanwhile, it stays the only one.
        _set_table(window, "loops")
        assert QApplication.activeModalWidget() is dialog
        dialog.done(QDialog.DialogCode.Rejected)

    QTimer.singleShot(0, look)
    _answer(window, Asked(game=game))
    assert len(seen) == 1
    assert title_of(game) in seen[0]
    assert not window.tabs.pages


def test_a_second_start_asks_so_too(window: MainWindow) -> None:
    seen: list[object] = []

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, NewGame)
        seen.append(dialog)
        dialog.done(QDialog.DialogCode.Rejected)

    QTimer.singleShot(0, look)
    _set_table(window, "jump")
    assert len(seen) == 1


def test_a_game_that_came_after_this_voltige_only_brings_it_forward(window: MainWindow) -> None:
    _set_table(window, "tetris")
    assert QApplication.activeModalWidget() is None
