"""The odds are folded away until somebody asks for them, and a choice among them is shown on the table."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from app.journals.library import Library
from core.lucky_loop.actions import Exchange
from core.lucky_loop.state import LuckyLoopState
from core.players import Kind, Player
from core.record import header_of
from tests.core.lucky_loop.scripted import ALL_FOUR, given
from tests.ui.shell.flights import header
from tests.ui.table.advisers import Slow, glowing, lucky_loop_from
from tests.ui.table.driver import Driver
from ui.look.style import Style
from ui.panels.odds_panel import OddsPanel
from ui.panels.scores_panel import ScoresPanel
from ui.settings import Settings
from ui.shell.docks import Docks
from ui.shell.window import MainWindow
from ui.table.bots.odds import OddsFigure
from ui.table.pieces import CONFIRM, Place
from ui.table.presenter import Presenter
from ui.table_settings import Hints

pytestmark = pytest.mark.usefixtures("unpainted")

LEFT = Qt.MouseButton.LeftButton
HAND = "T4 L7 R12 D5 T6 D9"


def docks_of(window: MainWindow) -> Docks:
    assert window.docks is not None
    return window.docks


def scores_of(window: MainWindow) -> ScoresPanel:
    return docks_of(window).scores_panel


# --- folded ----------------------------------------------------------------------------------------------


def test_a_first_table_says_how_to_get_the_odds_and_a_click_brings_them(window: MainWindow, qtbot: QtBot) -> None:
    window.games.start(header())
    docks, button = docks_of(window), scores_of(window).show_odds
    assert docks.odds.isHidden()
    assert button.isVisible()
    assert button.text() == "Show the odds (Ctrl+4)"
    QTest.mouseClick(button, LEFT)
    qtbot.waitUntil(docks.odds.isVisible)
    assert not button.isVisible()
    # The key puts them away again, and the button is back.
    QTest.keyClick(window, Qt.Key.Key_4, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(button.isVisible)
    assert docks.odds.isHidden()


@pytest.mark.parametrize("asked", [False, True])
def test_the_choice_is_remembered(
    window: MainWindow, qtbot: QtBot, settings: Settings, library: Library, style: Style, tmp_path: Path, asked: bool
) -> None:
    window.games.start(header())
    if asked:
        QTest.mouseClick(scores_of(window).show_odds, LEFT)
    window.close()
    again = MainWindow(settings, library, tmp_path / "previews", style, "en")
    qtbot.addWidget(again)
    again.show()
    qtbot.waitExposed(again)
    again.games.start(header())
    qtbot.waitUntil(lambda: docks_of(again).odds.isVisible() is asked)
    assert scores_of(again).show_odds.isVisible() is not asked
    again.games.close_all()


def test_where_there_are_no_odds_none_are_offered(window: MainWindow, qtbot: QtBot, settings: Settings) -> None:
    window.games.start(header("loops"))
    assert not scores_of(window).show_odds.isVisible()
    window.games.start(header())
    assert scores_of(window).show_odds.isVisible()
    settings.table.hints = Hints.OFF
    window.apply_settings()
    assert not scores_of(window).show_odds.isVisible()


def test_with_the_odds_the_log_keeps_some_lines(window: MainWindow, qtbot: QtBot) -> None:
    window.resize(1280, 800)
    window.games.start(header())
    docks = docks_of(window)
    QTest.mouseClick(scores_of(window).show_odds, LEFT)
    qtbot.waitUntil(docks.odds.isVisible)
    qtbot.waitUntil(lambda: docks.log_list.height() >= 5 * docks.log_list.fontMetrics().height())
    assert docks.odds.height() >= 200


# --- shown on the table ----------------------------------------------------------------------------------


@pytest.fixture
def panel(window: MainWindow, qtbot: QtBot, at_once: list[Slow]) -> OddsPanel:
    """The odds of a hand, in a window with the bots paused."""
    return asked(window, qtbot, given(hands=[HAND]).state)


def asked(window: MainWindow, qtbot: QtBot, state: LuckyLoopState) -> OddsPanel:
    session = lucky_loop_from(state)
    players = [Player("Ada"), Player("Bot", kind=Kind.RANDOM)]
    window.games.show(header_of(session, players), session).presenter.bots.halt(True)
    panel = docks_of(window).odds_panel
    QTest.mouseClick(scores_of(window).show_odds, LEFT)
    qtbot.waitUntil(lambda: panel.shown is not None and bool(panel.shown.choices))
    return panel


def table_of(window: MainWindow) -> Presenter:
    assert window.tabs.page is not None
    return window.tabs.page.presenter


def click(panel: OddsPanel, row: int) -> None:
    cell = panel.choices.item(row, 0)
    assert cell is not None
    panel.choices.scrollToItem(cell)
    QTest.mouseClick(
        panel.choices.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, panel.choices.visualItemRect(cell).center()
    )


def advised(window: MainWindow) -> frozenset[str]:
    return table_of(window).input.lighting.advised


def meant(window: MainWindow, panel: OddsPanel, row: int) -> set[str]:
    """The pieces and places of the move that a line is about."""
    presenter = table_of(window)
    assert panel.shown is not None
    way, *_ = presenter.table.gestures(presenter.play.view(0), 0, panel.shown.choices[row].action)
    assert isinstance(way, Place)
    return {id for placement in way.placements for id in placement}


def test_a_selected_choice_is_lit_like_a_hint_but_says_nothing(window: MainWindow, panel: OddsPanel) -> None:
    for row in (0, 1):
        click(panel, row)
        assert advised(window) - {CONFIRM} == meant(window, panel, row)
        assert glowing(table_of(window)).keys() >= meant(window, panel, row)
        assert not table_of(window).view.toast.isVisible()
    # With the arrow keys too.
    QTest.keyClick(panel.choices, Qt.Key.Key_Up)
    assert advised(window) - {CONFIRM} == meant(window, panel, 0)


def test_nothing_is_shown_before_something_is_selected(window: MainWindow, panel: OddsPanel) -> None:
    panel.choices.setFocus(Qt.FocusReason.TabFocusReason)
    assert not advised(window)


def test_escape_takes_it_back_and_a_click_shows_it_again(window: MainWindow, panel: OddsPanel) -> None:
    click(panel, 0)
    QTest.keyClick(panel.choices, Qt.Key.Key_Escape)
    assert not advised(window)
    click(panel, 0)
    assert advised(window)
    # Also on the table, and then a click on the same line means it again.
    Driver(table_of(window)).key(Qt.Key.Key_Escape)
    assert not advised(window)
    click(panel, 0)
    assert advised(window)


def test_the_keyboard_goes_to_the_choices_and_escape_leads_back(window: MainWindow, panel: OddsPanel) -> None:
    assert panel.choices.hasFocus(), "whoever asks for the odds wants to read them"
    QTest.keyClick(panel.choices, Qt.Key.Key_Down)
    assert panel.choices.selected is not None
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_Escape)
    assert panel.choices.selected is None
    assert panel.choices.hasFocus(), "the choice is taken back first"
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_Escape)
    assert table_of(window).view.table.hasFocus()


def test_it_stays_while_it_is_followed_and_goes_with_the_move(window: MainWindow, panel: OddsPanel) -> None:
    click(panel, 0)
    lit, driver = advised(window), Driver(table_of(window))
    *most, last = sorted(id for id in lit if id.startswith("card:"))
    (side,) = (id for id in lit if id.startswith("side:"))
    for piece in most:
        driver.drag(piece, side)
        assert advised(window) == lit
        assert panel.choices.selected == 0
    driver.drag(last, side)
    driver.click(CONFIRM)
    assert table_of(window).play.view(0).flight is not None
    assert not advised(window)
    assert panel.choices.selected is None


def test_another_move_or_another_table_takes_it_back(window: MainWindow, panel: OddsPanel) -> None:
    click(panel, 0)
    first = table_of(window)
    window.games.start(header("jump")).presenter.bots.halt(True)
    assert not first.input.lighting.advised
    window.tabs.setCurrentIndex(1)
    click(panel, 0)
    assert advised(window)
    first.moves.submit(Exchange())
    assert not advised(window)


def test_putting_the_odds_away_takes_it_back(window: MainWindow, panel: OddsPanel) -> None:
    click(panel, 0)
    docks_of(window).odds.close()
    assert not advised(window)


def test_a_hint_is_not_taken_back_by_the_odds(window: MainWindow, qtbot: QtBot, panel: OddsPanel) -> None:
    QTest.keyClick(window, Qt.Key.Key_H)
    hint = advised(window)
    assert hint
    docks_of(window).odds.close()
    assert advised(window) == hint
    # But a line that is selected after it takes its place, words and all.
    QTest.keyClick(window, Qt.Key.Key_4, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: panel.isVisible() and panel.shown is not None and bool(panel.shown.choices))
    click(panel, 1)
    assert advised(window) - {CONFIRM} == meant(window, panel, 1)
    assert not table_of(window).view.toast.isVisible()


# --- words -----------------------------------------------------------------------------------------------


def test_every_figure_says_what_it_counts(window: MainWindow, qtbot: QtBot, panel: OddsPanel) -> None:
    labels = [label for label in panel.figures.findChildren(QLabel) if label.text()]
    assert [label.text() for label in labels][:3:2] == ["All cards completed", "Counts: 8 or more"]
    assert all(label.toolTip() for label in labels)
    assert all(figure.accessibleDescription() for figure in labels[1::2])
    assert "too little to count" in labels[0].toolTip()
    assert "from 8 points on" in labels[2].toolTip()


def test_a_free_programme_counts_from_the_first_point(window: MainWindow, qtbot: QtBot, at_once: list[Slow]) -> None:
    panel = asked(window, qtbot, given(free={0: "T6 L7 R8 D5"}, scores={0: ALL_FOUR}).state)
    assert [line.label for line in panel.figures.lines][:2] == ["All cards completed", "12 or more"]


def test_long_labels_leave_the_numbers_their_room(window: MainWindow, qtbot: QtBot, panel: OddsPanel) -> None:
    panel.figures.show_lines((OddsFigure("In some languages it takes many more words to say this", "75.6 %"),))
    QApplication.processEvents()
    number = panel.figures.findChildren(QLabel)[1]
    assert number.width() >= number.sizeHint().width()
    assert panel.rect().contains(QRect(number.mapTo(panel, QPoint()), number.size()))
