"""The rulebook opens at a rule and marks it; the other dialogs open."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from core.catalog import CATALOG
from tests.ui.test_rulebooks import PREFIX
from ui.about import credit_lines
from ui.posters import poster_of
from ui.rulebook import Rulebook, rules_text
from ui.theme import DARK, LIGHT
from ui.window import MainWindow


@pytest.fixture
def rulebook(qtbot: QtBot) -> Rulebook:
    book = Rulebook(LIGHT)
    qtbot.addWidget(book)
    return book


@pytest.mark.parametrize("game", sorted(CATALOG))
def test_the_book_opens_at_a_rule(game: str, rulebook: Rulebook, qtbot: QtBot) -> None:
    rulebook.show_game(game, "en")
    qtbot.waitExposed(rulebook)
    for rule in (f"{PREFIX[game]}-1", f"{PREFIX[game]}-10"):
        assert rulebook.show_rule(rule)
        (mark,) = rulebook.browser.extraSelections()
        assert mark.cursor.selectedText().startswith(f"{rule} ")
    assert rulebook.browser.verticalScrollBar().value() > 0
    rulebook.set_theme(DARK)
    (mark,) = rulebook.browser.extraSelections()
    assert mark.cursor.selectedText().startswith(f"{PREFIX[game]}-10 ")


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
    window.actions_.preferences.trigger()
    window.actions_.about.trigger()
    words = " ".join(credit_lines())
    for author in ("Hartwig", "Panning", "Kramer", "Kiesling", "Fort", "MIT", "Open Font License"):
        assert author in words


@pytest.mark.parametrize("game", sorted(CATALOG))
def test_every_game_has_a_poster(game: str) -> None:
    assert poster_of(game).tagline()
