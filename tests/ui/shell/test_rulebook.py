"""The rulebook opens at a rule and marks it; the other dialogs open."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from core.catalog import CATALOG, GAMES
from tests.core.test_rule_ids import rules_of
from tests.ui.shell.flights import header
from tests.ui.shell.walking import keyboard_of
from ui.catalog import POSTERS, title_of
from ui.dialogs.about import credit_lines
from ui.dialogs.new_game import NewGame
from ui.dialogs.rulebook import Rulebook, rules_text
from ui.hangar.tiles import GameTile
from ui.look.theme import DARK, LIGHT
from ui.shell.window import MainWindow


def late_rule(game: str) -> str:
    """A rule that is not on the first page."""
    return f"{GAMES[game].prefix}-{min(10, len(rules_of(game)))}"


@pytest.fixture
def rulebook(qtbot: QtBot) -> Rulebook:
    book = Rulebook(LIGHT)
    # So low that even a short book has to be scrolled.
    book.resize(680, 300)
    qtbot.addWidget(book)
    return book


@pytest.mark.parametrize("game", sorted(CATALOG))
def test_the_book_opens_at_a_rule(game: str, rulebook: Rulebook, qtbot: QtBot) -> None:
    rulebook.show_game(game, "en")
    qtbot.waitExposed(rulebook)
    for rule in (f"{GAMES[game].prefix}-1", late_rule(game)):
        assert rulebook.show_rule(rule)
        (mark,) = rulebook.browser.extraSelections()
        assert mark.cursor.selectedText().startswith(f"{rule} ")
    assert rulebook.browser.verticalScrollBar().value() > 0
    rulebook.set_theme(DARK)
    (mark,) = rulebook.browser.extraSelections()
    assert mark.cursor.selectedText().startswith(f"{late_rule(game)} ")


@pytest.mark.parametrize("game", sorted(CATALOG))
def test_the_book_opens_at_the_top(game: str, rulebook: Rulebook, qtbot: QtBot) -> None:
    for _ in range(2):
        rulebook.show_game(game, "fr")
        qtbot.waitExposed(rulebook)
        qtbot.waitUntil(lambda: rulebook.browser.verticalScrollBar().maximum() > 0)
        assert rulebook.browser.verticalScrollBar().value() == 0
        assert rulebook.browser.textCursor().atStart()
        assert not rulebook.browser.extraSelections()
        # And so it does when somebody read on, and closed it.
        assert rulebook.show_rule(late_rule(game))
        assert rulebook.browser.verticalScrollBar().value() > 0
        rulebook.close()


@pytest.mark.parametrize("keys", [QKeySequence.StandardKey.Cancel, QKeySequence.StandardKey.Close])
def test_it_is_closed_by_keys(keys: QKeySequence.StandardKey, rulebook: Rulebook, qtbot: QtBot) -> None:
    rulebook.show_game("jump", "en")
    keyboard_of(rulebook)
    QTest.keySequence(rulebook.windowHandle(), QKeySequence(keys))
    assert not rulebook.isVisible()


def test_f1_opens_the_rules_of_what_is_meant(window: MainWindow, qtbot: QtBot) -> None:
    tiles = window.hangar.findChildren(GameTile)
    for tile in tiles:
        tile.setFocus()
        assert press_f1(window) == f"{title_of(tile.game)}: the rules"
    window.games.start(header("targets"))
    assert press_f1(window) == "Targets: the rules"


def press_f1(window: QWidget) -> str:
    """The title of the book that opens."""
    keyboard_of(window)
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_F1)
    book = window.findChild(Rulebook)
    assert book is not None
    assert book.isVisible()
    keyboard_of(book)
    book.close()
    window.activateWindow()
    return book.windowTitle()


def test_f1_opens_the_rules_of_a_game_that_is_being_set(window: MainWindow, qtbot: QtBot) -> None:
    titles: list[str] = []

    def read() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, NewGame)
        try:
            titles.extend(press_f1(dialog) for _ in range(2))
        finally:
            dialog.reject()

    QTimer.singleShot(0, read)
    window.games.new("jump")
    assert titles == ["Jump!: the rules"] * 2


def test_a_rule_that_is_not_there_moves_nothing(rulebook: Rulebook) -> None:
    rulebook.show_game("lucky_loop", "en")
    assert not rulebook.show_rule("XX-1")
    assert not rulebook.show_rule("LL")


def test_a_language_without_rules_reads_english() -> None:
    assert rules_text("lucky_loop", "eo") == rules_text("lucky_loop", "en")


def test_the_window_opens_the_book_at_the_rule_of_a_refusal(window: MainWindow, qtbot: QtBot) -> None:
    window.show_rules("lucky_loop", "LL-10")
    book = window.findChild(Rulebook)
    assert book is not None
    assert book.isVisible()
    assert book.browser.extraSelections()


def test_settings_and_about_open(window: MainWindow) -> None:
    window.menu_actions.preferences.trigger()
    window.menu_actions.about.trigger()
    words = " ".join(credit_lines())
    for author in ("Hartwig", "Panning", "Kramer", "Kiesling", "Fort", "MIT", "Open Font License"):
        assert author in words


@pytest.mark.parametrize("game", sorted(CATALOG))
def test_every_game_has_a_poster(game: str) -> None:
    assert POSTERS[game].tagline()
