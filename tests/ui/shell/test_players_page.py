"""The page of the settings where the household is looked after."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from tests.ui.shell.walking import walk
from ui.dialogs.players_page import PlayersPage
from ui.dialogs.preferences import Preferences
from ui.household import MOST_PEOPLE, Person, people_in
from ui.settings import Settings
from ui.shell.window import MainWindow

ZOE, MAX, PAPA = Person("Zoe", "plum"), Person("Max", "teal"), Person("Papa", "navy")


@pytest.fixture
def page(window: MainWindow, settings: Settings) -> PlayersPage:
    settings.household = (ZOE, MAX, PAPA)
    return opened(window).players


def opened(window: MainWindow) -> Preferences:
    window.show_preferences()
    dialog = window.findChild(Preferences)
    assert dialog is not None
    dialog.pages.setCurrentIndex(1)
    QTest.qWaitForWindowActive(dialog)
    return dialog


def press(qtbot: QtBot, button: QPushButton) -> None:
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def listed(page: PlayersPage) -> list[str]:
    return [page.list.item(row).text() for row in range(page.list.count())]


def test_somebody_is_added_by_name(page: PlayersPage, settings: Settings, qtbot: QtBot) -> None:
    press(qtbot, page.add)
    assert len(settings.household) == 3, "nobody without a name is kept"
    assert QApplication.focusWidget() is page.name
    qtbot.keyClicks(page.name, "Mia")
    qtbot.keyClick(page.name, Qt.Key.Key_Return)
    assert page.isVisible(), "the next can be added"
    added = settings.household[-1]
    assert added.name == "Mia"
    assert added.colour not in {person.colour for person in (ZOE, MAX, PAPA)}
    assert listed(page) == ["Zoe", "Max", "Papa", "Mia"]


def test_the_first_of_all(window: MainWindow, settings: Settings, qtbot: QtBot) -> None:
    page = opened(window).players
    assert not page.name.isEnabled()
    press(qtbot, page.add)
    qtbot.keyClicks(page.name, "Mia")
    assert [person.name for person in settings.household] == ["Mia"]


def test_somebody_is_renamed_and_wears_another_colour(page: PlayersPage, settings: Settings, qtbot: QtBot) -> None:
    page.list.setCurrentRow(1)
    page.list.setFocus()
    qtbot.keyClick(page.list, Qt.Key.Key_F2)
    assert QApplication.focusWidget() is page.name
    page.name.selectAll()
    qtbot.keyClicks(page.name, "Maxime")
    page.colour.setFocus()
    qtbot.keyClick(page.colour, Qt.Key.Key_Home)
    assert settings.household == (ZOE, Person("Maxime", "vermilion"), PAPA)
    assert listed(page)[1] == "Maxime"


def test_a_name_that_can_t_be_is_told_and_nothing_is_lost(page: PlayersPage, settings: Settings, qtbot: QtBot) -> None:
    page.list.setCurrentRow(1)
    page.name.setFocus()
    page.name.selectAll()
    qtbot.keyClicks(page.name, "zoe")
    assert "zoe" in page.reason.text()
    page.name.selectAll()
    qtbot.keyClick(page.name, Qt.Key.Key_Backspace)
    assert "name" in page.reason.text()
    qtbot.keyClick(page.name, Qt.Key.Key_Tab)
    assert page.reason.text() == ""
    assert page.name.text() == settings.household[1].name
    assert len(settings.household) == 3


def test_the_order_is_changed(page: PlayersPage, settings: Settings, qtbot: QtBot) -> None:
    press(qtbot, page.down)
    assert settings.household == (MAX, ZOE, PAPA)
    assert page.list.currentRow() == 1
    press(qtbot, page.down)
    assert not page.down.isEnabled()
    assert QApplication.focusWidget() is page.list
    for _ in range(3):
        qtbot.keyClick(page.list, Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    assert settings.household == (ZOE, MAX, PAPA)


def test_somebody_is_removed(page: PlayersPage, settings: Settings, qtbot: QtBot) -> None:
    page.list.setCurrentRow(2)
    page.list.setFocus()
    qtbot.keyClick(page.list, Qt.Key.Key_Delete)
    assert settings.household == (ZOE, MAX)
    press(qtbot, page.remove)
    press(qtbot, page.remove)
    assert not settings.household
    assert listed(page) == []
    assert not page.remove.isEnabled()


def test_a_full_house_takes_nobody_in(window: MainWindow, settings: Settings) -> None:
    settings.household = people_in([{"name": f"Person {number}"} for number in range(MOST_PEOPLE)])
    assert not opened(window).players.add.isEnabled()


def test_the_tab_key_reaches_everything(page: PlayersPage, qtbot: QtBot) -> None:
    page.list.setFocus()
    page.list.setCurrentRow(1)
    dialog = page.window()
    assert {page.list, page.name, page.colour, page.up, page.down, page.add, page.remove} <= set(walk(dialog))


def test_names_are_shown_as_they_are(window: MainWindow, settings: Settings) -> None:
    settings.household = (Person("<b>A&B</b>", "plum"),)
    page = opened(window).players
    assert listed(page) == ["<b>A&B</b>"]
    assert page.list.item(0).data(Qt.ItemDataRole.AccessibleTextRole) == "<b>A&B</b>, Plum"
