"""Help → Keyboard lists all keys; those of the menus can be changed, switched off and given back."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.journals.library import Library
from tests.ui.shell.flights import header
from tests.ui.shell.test_focus_seen import seen_everywhere
from tests.ui.shell.walking import keyboard_of, walk
from ui.dialogs.keyboard.dialog import KeyboardDialog
from ui.dialogs.keyboard.fixed_keys import reserved
from ui.look.style import Style
from ui.settings import Appearance, Settings
from ui.shell.window import MainWindow
from ui.table.input.reactions import KEYS

LEFT = Qt.MouseButton.LeftButton


def opened(window: MainWindow) -> KeyboardDialog:
    keyboard_of(window)
    QTest.keySequence(window.windowHandle(), QKeySequence("Ctrl+F1"))
    dialog = window.findChild(KeyboardDialog)
    assert dialog is not None
    keyboard_of(dialog)
    return dialog


def select(dialog: KeyboardDialog, title: str) -> None:
    """Go to a line with the arrow keys."""
    QTest.keyClick(dialog.list, Qt.Key.Key_Home)
    for _ in range(100):
        line = dialog.list.currentItem()
        if line is not None and line.text(0) == title:
            return
        QTest.keyClick(dialog.list, Qt.Key.Key_Down)
    raise AssertionError(f"the arrow keys never reach {title}")


def keys_of(dialog: KeyboardDialog, title: str) -> str:
    (found,) = {line.text(1) for line, _ in dialog.lines if line.text(0) == title}
    return found


def press(dialog: KeyboardDialog, keys: str) -> None:
    dialog.field.setFocus()
    QTest.keySequence(dialog.windowHandle(), QKeySequence(keys))


def test_every_action_of_the_menus_and_every_panel_is_listed(window: MainWindow) -> None:
    dialog = opened(window)
    listed = {entry.action for _, entry in dialog.lines if entry is not None}
    assert window.docks is not None
    assert listed == {*window.menu_actions.all(), *window.docks.toggles}
    assert all(line.text(0) and line.text(1) for line, _ in dialog.lines)
    fixed = " ".join(line.text(1) for line, entry in dialog.lines if entry is None)
    assert all(" ".join(letters) in fixed for letters in KEYS)
    assert window.docks.scores.isHidden(), "over the hangar there is still no panel"


def test_it_is_walked_and_closes_on_escape(window: MainWindow) -> None:
    dialog = opened(window)
    reached = walk(dialog)
    assert reached[0] is dialog.list
    assert {dialog.field, dialog.off, dialog.usual, dialog.all_usual} <= set(reached)
    QTest.keyClick(dialog.windowHandle(), Qt.Key.Key_Escape)
    assert window.findChild(KeyboardDialog) is None


def test_escape_closes_it_from_the_field_too(window: MainWindow) -> None:
    dialog = opened(window)
    dialog.field.setFocus()
    QTest.keyClick(dialog.windowHandle(), Qt.Key.Key_Escape)
    assert window.findChild(KeyboardDialog) is None


def test_other_keys_take_effect_at_once_and_are_kept(
    window: MainWindow, settings: Settings, library: Library, style: Style, tmp_path: Path, qtbot: QtBot
) -> None:
    dialog = opened(window)
    select(dialog, "Hint")
    press(dialog, "Ctrl+H")
    assert keys_of(dialog, "Hint") == "Ctrl+H"
    assert window.menu_actions.hint.shortcuts() == [QKeySequence("Ctrl+H")]
    dialog.close()
    again = Settings(QSettings(str(tmp_path / "voltige.ini"), QSettings.Format.IniFormat))
    other = MainWindow(again, library, tmp_path / "previews", style, "en")
    qtbot.addWidget(other)
    assert other.menu_actions.hint.shortcuts() == [QKeySequence("Ctrl+H")]


def test_a_single_letter_can_be_switched_off(window: MainWindow) -> None:
    dialog = opened(window)
    select(dialog, "Hint")
    QTest.mouseClick(dialog.off, LEFT)
    assert window.menu_actions.hint.shortcuts() == []
    assert keys_of(dialog, "Hint") == "switched off"
    QTest.mouseClick(dialog.usual, LEFT)
    assert window.menu_actions.hint.shortcuts() == [QKeySequence("H")]


def test_keys_that_mean_something_else_are_refused_by_name(window: MainWindow) -> None:
    dialog = opened(window)
    select(dialog, "Hint")
    for keys, words in (("Ctrl+S", "Save"), ("Q", "races"), ("Space", "table"), ("Shift+Left", "table")):
        press(dialog, keys)
        assert words in dialog.note.text()
        assert dialog.field.keySequence() == QKeySequence("H")
        assert window.menu_actions.hint.shortcuts() == [QKeySequence("H")]
    select(dialog, "Save")
    assert not dialog.note.text()


def test_keys_that_another_has_taken_are_not_given_back(window: MainWindow) -> None:
    dialog = opened(window)
    select(dialog, "Hint")
    press(dialog, "F8")
    select(dialog, "Restart")
    press(dialog, "H")
    select(dialog, "Hint")
    QTest.mouseClick(dialog.usual, LEFT)
    assert "Restart" in dialog.note.text()
    assert window.menu_actions.hint.shortcuts() == [QKeySequence("F8")]
    QTest.mouseClick(dialog.all_usual, LEFT)
    assert window.menu_actions.hint.shortcuts() == [QKeySequence("H")]
    assert window.menu_actions.restart.shortcuts() == [QKeySequence("F5")]
    assert keys_of(dialog, "Hint") == "H"


def test_no_action_comes_with_a_key_that_is_needed_elsewhere(window: MainWindow) -> None:
    for action in window.menu_actions.all():
        assert not any(reserved(keys) for keys in action.shortcuts()), action.text()


def test_keys_that_came_later_leave_somebodys_choice_alone(
    settings: Settings, library: Library, style: Style, tmp_path: Path, qtbot: QtBot
) -> None:
    settings.keys = {"hint": ["D"]}
    window = MainWindow(settings, library, tmp_path / "previews", style, "en")
    qtbot.addWidget(window)
    assert window.menu_actions.hint.shortcuts() == [QKeySequence("D")]
    assert window.menu_actions.play_for_me.shortcuts() == []
    # It was not their choice to have none: with the usual keys of all comes its own.
    window.shortcuts.reset_all()
    assert window.menu_actions.play_for_me.shortcuts() == [QKeySequence("D")]


def test_fixed_keys_are_read_only(window: MainWindow) -> None:
    dialog = opened(window)
    select(dialog, "Harder, softer")
    assert not dialog.field.isEnabled()
    assert dialog.note.text()


@pytest.mark.parametrize("panel", ["Scores", "Log", "Moves", "Odds"])
def test_a_panel_follows_its_new_keys(window: MainWindow, panel: str) -> None:
    window.games.start(header(humans=2))
    dialog = opened(window)
    select(dialog, panel)
    press(dialog, "F7")
    dialog.close()
    window.activateWindow()
    keyboard_of(window)
    QTest.keySequence(window.windowHandle(), QKeySequence("F7"))
    assert window.docks is not None
    (dock,) = [dock for dock in window.docks.all if dock.windowTitle() == panel]
    assert dock.isAncestorOf(keyboard_of(window))


def test_undo_that_has_nothing_to_undo_says_so_by_its_new_keys(window: MainWindow) -> None:
    page = window.games.start(header(humans=2))
    dialog = opened(window)
    select(dialog, "Undo")
    press(dialog, "F9")
    dialog.close()
    window.activateWindow()
    keyboard_of(window)
    QTest.keySequence(window.windowHandle(), QKeySequence("F9"))
    assert page.presenter.view.toast.isVisible()


def test_rubbish_in_the_settings_is_the_usual_keys(
    settings: Settings, library: Library, style: Style, tmp_path: Path, qtbot: QtBot
) -> None:
    settings.keys = {"hint": ["F8"], "nobody": ["F7"]}
    window = MainWindow(settings, library, tmp_path / "previews", style, "en")
    qtbot.addWidget(window)
    assert window.menu_actions.hint.shortcuts() == [QKeySequence("F8")]
    store = QSettings(str(tmp_path / "voltige.ini"), QSettings.Format.IniFormat)
    store.setValue("keys", "[1, 2")
    assert Settings(store).keys == {}


@pytest.mark.parametrize("appearance", [Appearance.LIGHT, Appearance.DARK])
def test_where_the_keyboard_is_is_seen(window: MainWindow, style: Style, appearance: Appearance) -> None:
    style.choose(appearance)
    assert seen_everywhere(opened(window))


def test_no_line_is_cut_off(window: MainWindow) -> None:
    dialog = opened(window)
    metrics, indented = dialog.list.fontMetrics(), 2 * dialog.list.indentation()
    for line, _ in dialog.lines:
        for column, before in ((0, indented), (1, 0)):
            assert before + metrics.horizontalAdvance(line.text(column)) < dialog.list.columnWidth(column)
