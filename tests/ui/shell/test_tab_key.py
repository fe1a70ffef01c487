"""The Tab key reaches and leaves everything: in the hangar from the first paint, at every table, in every dialog."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QDialogButtonBox, QLabel, QMessageBox, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from core.catalog import CATALOG
from core.players import Kind, Player
from core.record import header_of
from tests.ui.shell.flights import fly, header
from tests.ui.shell.walking import keyboard_of, walk
from tests.ui.table.tables import session_of
from ui.dialogs import ask
from ui.dialogs.about import About
from ui.dialogs.new_game import NewGame
from ui.dialogs.preferences import Preferences
from ui.hangar.saved_tile import SavedTile
from ui.hangar.tiles import GameTile
from ui.look.theme import LIGHT
from ui.rulebook.view import RulebookView
from ui.settings import Settings
from ui.shell.window import MainWindow

GAMES = sorted(CATALOG)


def leave_a_game(window: MainWindow, game: str) -> None:
    page = window.games.start(header(game, humans=2))
    fly(page, 4)
    window.games.close(page)


def tiles(window: MainWindow, kind: type[QWidget]) -> list[QWidget]:
    return window.hangar.findChildren(kind)


def test_from_the_first_paint_the_keyboard_is_on_the_first_game(window: MainWindow) -> None:
    assert QApplication.focusWidget() is tiles(window, GameTile)[0]
    reached = walk(window)
    assert reached[: len(CATALOG)] == tiles(window, GameTile)
    assert isinstance(reached[-1], QPushButton), "the file that may be opened"


def test_games_that_wait_are_reached_too(window: MainWindow, qtbot: QtBot) -> None:
    for game in GAMES:
        leave_a_game(window, game)
    qtbot.waitUntil(lambda: len(tiles(window, SavedTile)) == len(GAMES))
    assert QApplication.focusWidget() is tiles(window, GameTile)[0], "back in the hangar as at first"
    assert set(tiles(window, SavedTile)) <= set(walk(window))


@pytest.mark.parametrize("game", GAMES)
def test_at_a_table_every_dock_is_reached_and_left(window: MainWindow, game: str) -> None:
    window.games.start(header(game, humans=2))
    docks, page = window.docks, window.tabs.page
    assert docks is not None
    assert page is not None
    assert QApplication.focusWidget() is page.presenter.view.focusProxy()
    reached = walk(window)
    assert docks.scores_table in reached
    assert docks.log_list in reached
    assert docks.moves_list not in reached, "it is behind the log, where nobody would see the keyboard"
    window.menu_actions.moves.trigger()
    assert docks.moves_list in walk(window)


def test_beside_other_tables_and_under_watched_ones(window: MainWindow) -> None:
    window.games.start(header())
    session = session_of("loops", 3)
    players = [Player(name, kind=Kind.RANDOM) for name in ("Ann", "Bob", "Cid")]
    page = window.games.show(header_of(session, players), session)
    page.presenter.bots.halt(True)
    bar = page.watch_bar
    assert bar is not None
    assert {bar.pause, bar.step, bar.pace, bar.hands} <= set(walk(window))
    window.tabs.setCurrentIndex(0)
    walk(window)


@pytest.mark.parametrize("game", GAMES)
def test_the_new_game_dialog_is_walked_as_it_is_read(game: str, qtbot: QtBot, settings: Settings) -> None:
    dialog = NewGame(CATALOG[game], settings, LIGHT)
    qtbot.addWidget(dialog)
    dialog.show()
    QTest.qWaitForWindowActive(dialog)
    for count in (CATALOG[game].seats[0], CATALOG[game].seats[-1]):
        qtbot.mouseClick(dialog.number(count), Qt.MouseButton.LeftButton)
        reached = walk(dialog)
        # A guided game is offered above everything else.
        first = reached.index(dialog.lesson if dialog.lesson.isVisible() else dialog.number(count))
        assert dialog.number(count) in reached
        places = [place_in(dialog, widget) for widget in reached[first:] + reached[:first]]
        for one, following in pairwise(places):
            below, beside = following.y() > one.y() + 10, abs(following.y() - one.y()) <= 10
            assert below or (beside and following.x() > one.x()), "from line to line, and in each from left to right"


def place_in(dialog: NewGame, widget: QWidget) -> QPoint:
    """Where a field stands on the page, however far that is scrolled; the buttons stand under it."""
    page = dialog.options.parentWidget()
    assert page is not None
    if page.isAncestorOf(widget):
        return widget.mapTo(page, widget.rect().center())
    return widget.mapTo(dialog, widget.rect().center()) + QPoint(0, page.height())


def test_settings_and_about(window: MainWindow) -> None:
    for opens, kind in ((window.show_preferences, Preferences), (window.show_about, About)):
        opens()
        dialog = window.findChild(kind)
        assert dialog is not None
        walk(dialog)
        dialog.close()


def test_the_rulebook_is_walked_from_its_buttons_to_its_text(window: MainWindow) -> None:
    window.games.start(header(humans=2))
    window.show_rules("lucky_loop", "LL-10")
    book = book_of(window)
    QTest.keyClicks(book.search.field, "die")
    QTest.keyClick(book.contents, Qt.Key.Key_Return)
    parts = [book.contents_button, book.back_button, book.search.field, book.search.previous, book.search.following]
    reached = walk(window)
    first = reached.index(book.contents_button)
    assert (reached[first:] + reached[:first])[:7] == [*parts, book.contents, book.reader]


def book_of(window: MainWindow) -> RulebookView:
    assert window.rules.dock is not None
    return window.rules.dock.view


def test_messages_and_questions(window: MainWindow, qtbot: QtBot) -> None:
    at_the_box(lambda: ask.tell(window, "So it is."), walk)
    at_the_box(lambda: ask.choose(window, "Which?", "", ["One", "Two"]), walk)


def at_the_box(opens: Callable[[], object], do: Callable[[QMessageBox], object]) -> None:
    """Do something while a message box is open, and close it."""
    done: list[bool] = []

    def look() -> None:
        box = QApplication.activeModalWidget()
        assert isinstance(box, QMessageBox)
        try:
            do(box)
        finally:
            done.append(True)
            box.close()

    QTimer.singleShot(0, look)
    opens()
    while not done:
        QApplication.processEvents()


def test_return_takes_off_wherever_the_keyboard_is(qtbot: QtBot, settings: Settings) -> None:
    """Only on Cancel it cancels."""
    probe = NewGame(CATALOG["lucky_loop"], settings, LIGHT)
    qtbot.addWidget(probe)
    probe.show()
    fields = len(walk(probe))
    probe.close()
    for steps in range(2 * fields):
        dialog = NewGame(CATALOG["lucky_loop"], settings, LIGHT)
        qtbot.addWidget(dialog)
        dialog.show()
        QTest.qWaitForWindowActive(dialog)
        # Through all of them once, over Cancel too, and on to the one that is meant.
        for _ in range(steps):
            QTest.keyClick(dialog.windowHandle(), Qt.Key.Key_Tab)
        on_cancel = dialog.buttons.button(QDialogButtonBox.StandardButton.Cancel).hasFocus()
        QTest.keyClick(dialog.windowHandle(), Qt.Key.Key_Return)
        assert not dialog.isVisible()
        assert dialog.result() == (NewGame.DialogCode.Rejected if on_cancel else NewGame.DialogCode.Accepted)


def press(key: Qt.Key, box: QWidget) -> None:
    QTest.keyClick(box.windowHandle(), key)


@pytest.mark.parametrize("answers", [["One"], ["One", "Two"]])
def test_return_answers_a_question_and_escape_does_not(window: MainWindow, answers: list[str]) -> None:
    given: list[int | None] = []
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Escape):
        at_the_box(
            lambda: given.append(ask.choose(window, "Which?", "", answers)),
            partial(press, key),
        )
    assert given == [0, None]


def test_numbers_of_players_are_chosen_with_arrows(qtbot: QtBot, settings: Settings) -> None:
    dialog = NewGame(CATALOG["loops"], settings, LIGHT)
    qtbot.addWidget(dialog)
    dialog.show()
    QTest.qWaitForWindowActive(dialog)
    assert keyboard_of(dialog) is dialog.number(3), "the chosen one"
    QTest.keyClick(dialog.windowHandle(), Qt.Key.Key_Right)
    assert QApplication.focusWidget() is dialog.number(4)
    assert len(dialog.seats.rows) == 4
    QTest.keyClick(dialog.windowHandle(), Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is dialog.seats.rows[0].name
    QTest.keyClick(dialog.windowHandle(), Qt.Key.Key_Backtab)
    assert QApplication.focusWidget() is dialog.number(4)


def test_every_list_has_a_label_that_screen_readers_go_by(window: MainWindow, settings: Settings, qtbot: QtBot) -> None:
    session = session_of("loops", 3)
    players = [Player(name, kind=Kind.RANDOM) for name in ("Ann", "Bob", "Cid")]
    page = window.games.show(header_of(session, players), session)
    page.presenter.bots.halt(True)
    dialog = NewGame(CATALOG["loops"], settings, LIGHT)
    qtbot.addWidget(dialog)
    lists = [box for place in (page, dialog) for box in place.findChildren(QComboBox)]
    labels = [label for place in (page, dialog) for label in place.findChildren(QLabel)]
    assert lists
    for box in lists:
        (words,) = [label.text() for label in labels if label.buddy() is box]
        assert words
