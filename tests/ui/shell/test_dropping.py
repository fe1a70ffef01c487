"""Files dragged over the window with real events, which go to whatever lies under the mouse."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QWidget

from tests.ui.shell.conftest import Person
from tests.ui.shell.flights import header, saved_game
from ui.catalog import TABLES
from ui.shell.window import MainWindow


def drop(window: MainWindow, at: QPoint, path: Path) -> bool:
    """Whether a file that is dragged to a place and let go there is taken."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    copy, buttons, keys = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    surface = window.windowHandle()
    for event in (
        QDragEnterEvent(at, copy, data, buttons, keys),
        QDragMoveEvent(at, copy, data, buttons, keys),
        QDropEvent(QPointF(at), copy, data, buttons, keys),
    ):
        # As Qt does it: who takes what enters takes it everywhere, unless they say otherwise.
        event.setAccepted(not isinstance(event, QDragEnterEvent))
        QApplication.sendEvent(surface, event)
        if not event.isAccepted():
            return False
    return True


def middle(widget: QWidget, window: MainWindow) -> QPoint:
    return widget.mapTo(window, widget.rect().center())


@pytest.mark.parametrize("game", sorted(TABLES))
def test_a_saved_game_dropped_on_a_table_is_opened(
    game: str, window: MainWindow, tmp_path: Path, person: Person
) -> None:
    table = window.games.start(header(game)).presenter.view.table
    path = saved_game(tmp_path / "dropped.voltige")
    assert drop(window, middle(table, window), path)
    assert window.tabs.page is not None
    assert window.tabs.page.path == path


def test_a_saved_game_dropped_on_the_hangar_or_a_dock_is_opened(
    window: MainWindow, tmp_path: Path, person: Person
) -> None:
    assert drop(window, middle(window.hangar, window), saved_game(tmp_path / "first.voltige"))
    assert window.docks is not None
    panels = (window.docks.scores, window.docks.log_list, window.docks.odds_panel)
    for number, panel in enumerate(panels):
        assert drop(window, middle(panel, window), saved_game(tmp_path / f"{number}.voltige"))
    assert len(window.tabs.pages) == 1 + len(panels)


def test_another_file_is_not_taken_by_a_table(window: MainWindow, tmp_path: Path) -> None:
    table = window.games.start(header()).presenter.view.table
    other = tmp_path / "notes.txt"
    other.touch()
    assert not drop(window, middle(table, window), other)
