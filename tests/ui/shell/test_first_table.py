"""The first table is made ready while somebody reads the dialog before it, and nobody sees that."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.journals.library import Library
from core.catalog import GAMES
from tests.ui.shell.flights import header
from ui.look.style import Style
from ui.settings import Docked, Settings
from ui.shell.docks import Docks
from ui.shell.window import MainWindow
from ui.table.stage.painting import Pictures, Undrawn
from ui.table.stage.scene import TableScene
from ui.table.stage.table_view import TableView


def made_ready(window: MainWindow) -> Docks:
    """The docks of a window in which a game is expected."""
    window.games.table_expected.emit()
    assert window.docks is not None
    return window.docks


def done() -> None:
    """Let the window do what it has to do, and what follows from that."""
    for _ in range(10):
        QApplication.processEvents()


@pytest.mark.parametrize("size", [(1280, 800), (800, 1000), (800, 600)])
def test_nothing_is_seen_of_docks_before_the_first_game(
    window: MainWindow, qtbot: QtBot, size: tuple[int, int]
) -> None:
    window.resize(*size)
    qtbot.waitUntil(lambda: bool(window.hangar._shelves))
    done()
    before = window.grab().toImage()
    docks = made_ready(window)
    assert window.grab().toImage() == before
    done()
    assert window.grab().toImage() == before
    assert not any(dock.isVisible() for dock in docks.all)


def test_with_the_first_game_they_stand_as_without_it(window: MainWindow, qtbot: QtBot) -> None:
    docks = made_ready(window)
    window.games.start(header())
    qtbot.waitUntil(docks.scores.isVisible)
    assert docks.log.isVisible() or docks.moves.isVisible()
    assert docks.odds.isHidden()


def test_one_that_floats_is_seen_with_the_first_game_only(
    window: MainWindow, settings: Settings, library: Library, style: Style, tmp_path: Path, qtbot: QtBot
) -> None:
    window.games.start(header())
    assert window.docks is not None
    window.docks.log.setFloating(True)
    qtbot.waitUntil(window.docks.log.isVisible)
    window.games.close_all()
    window.close()
    kept = settings.arrangements(Docked.PANELS)
    another = MainWindow(settings, library, tmp_path / "previews", style, "en")
    qtbot.addWidget(another)
    another.show()
    assert not made_ready(another).log.isFloating()
    another.close()
    assert settings.arrangements(Docked.PANELS) == kept
    another.show()
    another.games.start(header())
    log = made_ready(another).log
    qtbot.waitUntil(log.isVisible)
    assert log.isFloating()
    another.games.close_all()


@pytest.mark.parametrize("expected", [True, False], ids=["expected", "at once"])
@pytest.mark.parametrize("game", GAMES.ours)
def test_the_first_table_is_drawn_for_one_size(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, game: str, expected: bool
) -> None:
    """What is painted before everything has its room is drawn twice, and people wait for that."""
    drawn = list[bool]()
    resized_since = list[QResizeEvent]()
    sharpen, resize = TableScene.sharpen, TableView.resizeEvent

    def noted_sharpen(scene: TableScene, pictures: Pictures, scale: float) -> None:
        drawn.append(not isinstance(pictures, Undrawn))
        sharpen(scene, pictures, scale)

    def noted_resize(view: TableView, event: QResizeEvent) -> None:
        if any(drawn):
            resized_since.append(event)
        resize(view, event)

    monkeypatch.setattr(TableScene, "sharpen", noted_sharpen)
    monkeypatch.setattr(TableView, "resizeEvent", noted_resize)
    if expected:
        made_ready(window)
    window.games.start(header(game))
    qtbot.waitUntil(lambda: any(drawn))
    done()
    assert not resized_since
