"""Waiting games are selected like files, and removed at once."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.journals.library import Library
from tests.ui.shell.conftest import Person
from tests.ui.shell.flights import saved_game
from tests.ui.shell.saved_tiles import button, tiles, visit
from ui.files.shelf import InUse, Order
from ui.hangar.order_box import OrderBox
from ui.hangar.saved_tile import SavedTile
from ui.settings import Settings
from ui.shell.window import MainWindow

Modifier = Qt.KeyboardModifier
GAMES = ["jump", "lucky_loop", "targets", "loops", "jump", "lucky_loop"]


@pytest.fixture
def games(window: MainWindow, autosave: Path, qtbot: QtBot) -> list[Path]:
    """Games that wait, the one that was played last first."""
    autosave.mkdir()
    made = [autosave / f"{game}-20260101-120000-{index:06}.voltige" for index, game in enumerate(GAMES)]
    for index, path in enumerate(made):
        saved_game(path, game=GAMES[index])
        os.utime(path, (10**9 - index, 10**9 - index))
    visit(window, qtbot)
    return made


def selected(window: MainWindow) -> list[int]:
    return [index for index, tile in enumerate(tiles_in_order(window)) if tile.marked]


def tiles_in_order(window: MainWindow) -> Sequence[SavedTile]:
    return sorted(tiles(window), key=lambda tile: (tile.y(), tile.x()))


def click(qtbot: QtBot, window: MainWindow, index: int, modifier: Modifier) -> None:
    qtbot.mouseClick(tiles_in_order(window)[index], Qt.MouseButton.LeftButton, modifier)


def press(qtbot: QtBot, key: Qt.Key, modifier: Modifier = Modifier.NoModifier) -> None:
    focused = QApplication.focusWidget()
    assert focused is not None
    qtbot.keyClick(focused, key, modifier)


def test_ctrl_and_shift_select_with_the_mouse(window: MainWindow, games: list[Path], qtbot: QtBot) -> None:
    click(qtbot, window, 1, Modifier.ControlModifier)
    click(qtbot, window, 4, Modifier.ControlModifier)
    assert selected(window) == [1, 4]
    click(qtbot, window, 1, Modifier.ControlModifier)
    assert selected(window) == [4]
    click(qtbot, window, 4, Modifier.ControlModifier)
    click(qtbot, window, 2, Modifier.ShiftModifier)
    assert selected(window) == [2, 3, 4]
    assert window.tabs.pages == [], "nothing was opened"


def test_selecting_with_the_keyboard(window: MainWindow, games: list[Path], qtbot: QtBot) -> None:
    tiles_in_order(window)[0].setFocus()
    press(qtbot, Qt.Key.Key_Right, Modifier.ShiftModifier)
    press(qtbot, Qt.Key.Key_Right, Modifier.ShiftModifier)
    assert selected(window) == [0, 1, 2]
    press(qtbot, Qt.Key.Key_Left, Modifier.ShiftModifier)
    assert selected(window) == [0, 1]
    press(qtbot, Qt.Key.Key_Right, Modifier.ControlModifier)
    press(qtbot, Qt.Key.Key_Right, Modifier.ControlModifier)
    press(qtbot, Qt.Key.Key_Space, Modifier.ControlModifier)
    assert selected(window) == [0, 1, 3]
    press(qtbot, Qt.Key.Key_Escape)
    assert selected(window) == []
    press(qtbot, Qt.Key.Key_A, Modifier.ControlModifier)
    assert selected(window) == list(range(len(games)))
    press(qtbot, Qt.Key.Key_Left)
    assert selected(window) == [], "a plain arrow begins anew"


def test_arrows_go_from_row_to_row(window: MainWindow, games: list[Path], qtbot: QtBot) -> None:
    first = tiles_in_order(window)[0]
    below = min((tile for tile in tiles(window) if tile.y() > first.y()), key=lambda tile: (tile.y(), tile.x()))
    first.setFocus()
    press(qtbot, Qt.Key.Key_Down)
    assert QApplication.focusWidget() is below
    press(qtbot, Qt.Key.Key_Up)
    assert QApplication.focusWidget() is first


def test_delete_asks_once_for_all_of_them(
    window: MainWindow, games: list[Path], library: Library, person: Person, qtbot: QtBot
) -> None:
    click(qtbot, window, 1, Modifier.ControlModifier)
    click(qtbot, window, 3, Modifier.ShiftModifier)
    person.answer = None
    press(qtbot, Qt.Key.Key_Delete)
    assert library.waiting() == games
    assert selected(window) == [1, 2, 3]
    person.answer = 0
    press(qtbot, Qt.Key.Key_Delete)
    assert ["these 3 games" in words for words in person.read] == [True, True]
    assert library.waiting() == [games[0], *games[4:]]
    focused = QApplication.focusWidget()
    assert isinstance(focused, SavedTile), "the keyboard stays in the row"
    assert focused.path in (games[4], games[5])


def test_delete_without_a_selection_removes_the_one_with_the_keyboard(
    window: MainWindow, games: list[Path], library: Library, person: Person, qtbot: QtBot
) -> None:
    tiles_in_order(window)[2].setFocus()
    press(qtbot, Qt.Key.Key_Delete)
    assert "this game" in person.read[0]
    assert games[2] not in library.waiting()
    assert len(library.waiting()) == len(games) - 1


def test_the_button_removes_what_is_selected(
    window: MainWindow, games: list[Path], library: Library, person: Person, qtbot: QtBot
) -> None:
    click(qtbot, window, 0, Modifier.ControlModifier)
    click(qtbot, window, 5, Modifier.ControlModifier)
    qtbot.mouseClick(button(window, "Remove 2 games…"), Qt.MouseButton.LeftButton)
    assert library.waiting() == games[1:5]
    assert button(window, "Remove all…").isVisible()


def test_what_can_not_be_removed_keeps_nothing_else(
    window: MainWindow, games: list[Path], library: Library, person: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    discard = library.discard

    def refuse(journal: Path, damaged: bool = False) -> None:
        if journal == games[0]:
            raise InUse(journal.name)
        discard(journal, damaged)

    monkeypatch.setattr(library, "discard", refuse)
    window.waiting.discard_chosen(games[:3])
    assert library.waiting() == [games[0], *games[3:]]
    assert len(person.read) == 2, "one question, one answer"


def test_recent_files_are_left_out_together_and_stay(
    window: MainWindow, settings: Settings, tmp_path: Path, qtbot: QtBot
) -> None:
    files = [saved_game(tmp_path / f"{name}.voltige") for name in "abc"]
    for file in files:
        settings.add_recent(file)
    visit(window, qtbot)
    click(qtbot, window, 0, Modifier.ControlModifier)
    click(qtbot, window, 1, Modifier.ShiftModifier)
    press(qtbot, Qt.Key.Key_Delete)
    assert settings.recent() == [files[0]]
    assert all(file.exists() for file in files)


def test_games_are_sorted_game_by_game_now_and_later(
    window: MainWindow, games: list[Path], library: Library, settings: Settings, qtbot: QtBot
) -> None:
    box = window.hangar.findChild(OrderBox)
    assert box is not None
    assert box.currentText() == "Last played first"
    box.setFocus()
    qtbot.keyClick(box, Qt.Key.Key_Down)
    by_game = [games[index] for index in (1, 5, 3, 0, 4, 2)]
    assert library.waiting() == by_game
    visit(window, qtbot)
    assert [tile.path for tile in tiles_in_order(window)] == by_game
    assert settings.waiting_order is Order.GAME
    assert Library(games[0].parent, settings).waiting(2) == by_game[:2]


def test_journals_by_other_names_come_last(library: Library, autosave: Path, settings: Settings) -> None:
    autosave.mkdir()
    for name in ("copy", "targets-20260101-120000-abcdef", "no-such-20260101-120000-abcdef"):
        saved_game(autosave / f"{name}.voltige", game="targets")
    settings.waiting_order = Order.GAME
    assert library.waiting()[0].name.startswith("targets-")
    assert len(library.waiting()) == 3
