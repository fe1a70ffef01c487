"""While a table is being set, its rulebook can be read beside the dialog."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRect, QSize, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from core.catalog import CATALOG
from tests.ui.rulebook.pages import press
from tests.ui.shell.walking import keyboard_of
from ui.catalog import title_of
from ui.dialogs.new_game import NewGame
from ui.look.style import Style
from ui.look.theme import DARK
from ui.rulebook.window import RulebookWindow, beside
from ui.settings import Appearance
from ui.shell.window import MainWindow


def while_setting(window: MainWindow, game: str, do: Callable[[NewGame], None]) -> None:
    """Do something while a table of a game is being set, and don't sit down."""
    done: list[bool] = []

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, NewGame)
        try:
            do(dialog)
            done.append(True)
        finally:
            dialog.reject()

    QTimer.singleShot(0, look)
    window.games.new(game)
    assert done


def book_beside(dialog: NewGame) -> RulebookWindow:
    book = dialog.findChild(RulebookWindow)
    assert book is not None
    assert book.isVisible()
    assert keyboard_of(book) is book.view.reader
    return book


@pytest.mark.parametrize("game", sorted(CATALOG))
def test_a_game_that_is_being_set_has_its_book_beside_it(window: MainWindow, game: str) -> None:
    def read(dialog: NewGame) -> None:
        for keys in ("Escape", "Ctrl+W"):
            focused = keyboard_of(dialog)
            press(dialog, "F1")
            book = book_beside(dialog)
            assert book.windowTitle() == f"{title_of(game)}: the rules"
            assert book.view.reader.verticalScrollBar().value() == 0
            press(book, "PgDown")
            assert book.view.reader.verticalScrollBar().value() > 0, "the dialog does not block it"
            press(book, keys)
            assert not book.isVisible()
            dialog.activateWindow()
            assert keyboard_of(dialog) is focused

    while_setting(window, game, read)


def test_a_button_opens_it_too_and_both_can_be_used(window: MainWindow) -> None:
    def read(dialog: NewGame) -> None:
        QTest.mouseClick(dialog.rules, Qt.MouseButton.LeftButton)
        book = book_beside(dialog)
        QTest.mouseClick(dialog.number(4), Qt.MouseButton.LeftButton)
        assert len(dialog.seats.rows) == 4
        assert book.isVisible()

    while_setting(window, "jump", read)
    assert not [widget for widget in QApplication.topLevelWidgets() if widget.isVisible() and widget is not window]


def test_beside_a_dialog_its_place_is_remembered(window: MainWindow) -> None:
    places: list[QRect] = []

    def read(dialog: NewGame) -> None:
        keyboard_of(dialog)
        press(dialog, "F1")
        book = book_beside(dialog)
        places.append(book.geometry())
        book.setGeometry(60, 70, 400, 450)

    for _ in range(2):
        while_setting(window, "loops", read)
    assert places[1] == QRect(60, 70, 400, 450)


def test_beside_a_dialog_it_follows_the_look(window: MainWindow, style: Style) -> None:
    def read(dialog: NewGame) -> None:
        keyboard_of(dialog)
        press(dialog, "F1")
        book = book_beside(dialog)
        book.view.show_rule("LL-10")
        style.choose(Appearance.DARK)
        (mark,) = book.view.reader.extraSelections()
        assert mark.format.background().color().name() == DARK.glow

    while_setting(window, "lucky_loop", read)


@pytest.mark.parametrize(
    ("screen", "dialog", "covered"),
    [
        (QRect(0, 0, 1920, 1080), QRect(570, 200, 780, 680), 0),
        (QRect(0, 0, 1920, 1080), QRect(1130, 200, 780, 680), 0),
        (QRect(0, 0, 1280, 720), QRect(250, 20, 780, 680), 250),
    ],
)
def test_it_covers_no_more_of_a_dialog_than_its_picture(screen: QRect, dialog: QRect, covered: int) -> None:
    place = beside(dialog, screen, QSize(560, 700))
    assert screen.contains(place)
    assert place.width() >= 460
    assert place.intersected(dialog).width() <= covered
