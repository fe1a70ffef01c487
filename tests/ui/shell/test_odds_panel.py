"""The odds panel shows the solver's numbers at every point of a flight, to the pilot alone, and only when wanted."""

from __future__ import annotations

import os
import random
import signal
from collections.abc import Sequence
from functools import partial
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from core.catalog import CATALOG
from core.game import Action
from core.lucky_loop.actions import THROW, PresentThree
from core.lucky_loop.odds.answers import answer
from core.lucky_loop.odds.flight_odds import Odds, before, decisions_in, outlook_in
from core.players import Kind, Player
from core.record import header_of
from core.session import Session
from tests.core.lucky_loop.scripted import ALL_FOUR, Table, given
from tests.ui.shell.flights import header
from tests.ui.table.driver import Driver
from tests.ui.table.tables import take_the_table
from tests.whole import state_of
from ui.look.numbers import decimal, percent
from ui.panels.odds_panel import LATE, OddsPanel
from ui.settings import Settings
from ui.shell.docks import Docks
from ui.shell.game_page import GamePage
from ui.shell.window import MainWindow
from ui.table.bots.bot_process import BotProcess
from ui.table.pieces import Place
from ui.table.presenter import Presenter
from ui.table_settings import Hints

pytestmark = pytest.mark.usefixtures("unpainted")

BOT, HUMAN = Kind.RANDOM, Kind.HUMAN
HAND = "T4 L7 R12 D5 T6 D9"


def shown(window: MainWindow, table: Table, kinds: tuple[Kind, ...] = (HUMAN, BOT)) -> Presenter:
    """A position of Lucky Loop in the window, whose bots wait."""
    state = table.state
    session: Session[Any, Any] = Session(CATALOG["lucky_loop"], len(kinds), state.options, 1, start=state)
    players = [Player(f"Player {seat}", kind=kind) for seat, kind in enumerate(kinds)]
    page = window.games.show(header_of(session, players), session)
    assert isinstance(page, GamePage)
    page.presenter.bots.halt(True)
    ask_for_the_odds(window)
    return page.presenter


def ask_for_the_odds(window: MainWindow) -> None:
    if docks_of(window).odds.isHidden():
        QTest.keyClick(window, Qt.Key.Key_4, Qt.KeyboardModifier.ControlModifier)


def docks_of(window: MainWindow) -> Docks:
    assert window.docks is not None
    return window.docks


def panel_of(window: MainWindow) -> OddsPanel:
    return docks_of(window).odds_panel


def figures(panel: OddsPanel) -> dict[str, str]:
    """The labels and the numbers above the plot."""
    labels = [label.text() for label in panel.figures.findChildren(QLabel) if label.text()]
    assert labels == [words for line in panel.figures.lines for words in (line.label, line.number)]
    assert all(line.meaning for line in panel.figures.lines)
    return {line.label: line.number for line in panel.figures.lines}


def lines(panel: OddsPanel) -> list[tuple[str, str]]:
    """The choices with what they gain."""
    table = panel.choices
    cells = [[table.item(row, column) for column in (0, 1)] for row in range(table.rowCount())]
    return [(one.text().replace("\u00a0", " "), other.text()) for one, other in cells if one and other]


def tells(panel: OddsPanel, told: list[tuple[str, str]]) -> bool:
    return lines(panel) == told


def tells_something(panel: OddsPanel) -> bool:
    return panel.shown is not None


def heading(panel: OddsPanel) -> str:
    """What the second column tells."""
    item = panel.choices.horizontalHeaderItem(1)
    assert item is not None
    return item.text()


def expected(odds: Odds, free: bool = False) -> dict[str, str]:
    found = {"All cards completed": percent(odds.success, 1), "Counts: 8 or more": percent(odds.valid, 1)}
    if free:
        del found["Counts: 8 or more"]
    found |= {"12 or more": percent(odds.at_least_12, 1), "20 or more": percent(odds.at_least_20, 1)}
    return found | {"Points on average": decimal(odds.expected_points, 2)}


def wait_for(qtbot: QtBot, panel: OddsPanel, odds: Odds, free: bool = False) -> None:
    qtbot.waitUntil(lambda: figures(panel) == expected(odds, free))
    assert panel.plot.bars == odds.distribution
    assert percent(odds.distribution[0][1], 1) in panel.plot.accessibleDescription()


def wait_for_the_hand(qtbot: QtBot, panel: OddsPanel, presenter: Presenter) -> None:
    best = answer(presenter.play.view(0), 0, None)
    assert best is not None
    gains = [decimal(gain, 2) for _, gain in best.choices]
    qtbot.waitUntil(lambda: [gain for _, gain in lines(panel)] == gains)
    wait_for(qtbot, panel, best.odds)
    assert panel.title.text().replace("\u00a0", " ") == f"Best in hand: {lines(panel)[0][0]}"


def words_of(presenter: Presenter, choices: Sequence[tuple[Action, float]]) -> list[tuple[str, str]]:
    view = presenter.play.view(0)
    action = presenter.context.text.action
    # Dice that show the same are the same choice.
    told: dict[str, str] = {}
    for made, value in choices:
        told.setdefault(action(view, 0, made, presenter.seating.names), decimal(value, 2))
    return list(told.items())


def test_the_numbers_follow_a_flight(window: MainWindow, qtbot: QtBot) -> None:
    table = given(hands=[HAND], tokens=(2, 1))
    presenter = shown(window, table)
    panel, driver = panel_of(window), Driver(presenter)
    qtbot.waitUntil(panel.isVisible)
    programme = PresentThree("red_rooster", table.cards("T4 D5 L7"))
    if programme not in table.legal():
        programme = next(action for action in table.legal() if isinstance(action, PresentThree))
    (gesture,) = driver.gestures(programme)
    assert isinstance(gesture, Place)
    *most, last = sorted(gesture.placements)
    # Before anything is put down, and until it makes a flight: all that the hand could fly.
    wait_for_the_hand(qtbot, panel, presenter)
    for piece, zone in most:
        driver.drag(piece, zone)
        wait_for_the_hand(qtbot, panel, presenter)
    driver.drag(last.piece, last.zone)
    # Before the flight, with the cards only put down.
    wait_for(qtbot, panel, before(presenter.play.view(0), programme.cards, programme.programme).odds)
    assert not lines(panel)
    driver.click("button:confirm")
    for _ in range(3):
        # Before a throw, then after it.
        for throw in (True, False):
            view = presenter.play.view(0)
            if view.flight is None:
                return
            decisions = decisions_in(view)
            told = words_of(presenter, [(made.action, made.value) for made in decisions])
            qtbot.waitUntil(partial(tells, panel, told))
            wait_for(qtbot, panel, outlook_in(view).odds)
            # Reading plays nothing.
            cursor = presenter.play.cursor
            QTest.keyClick(panel.choices, Qt.Key.Key_Return)
            QTest.mouseDClick(panel.choices.viewport(), Qt.MouseButton.LeftButton)
            assert presenter.play.cursor == cursor
            presenter.moves.submit(THROW if throw and view.phase == "ready" else decisions[0].action)


def test_a_free_programme_compares_its_highlights(window: MainWindow, qtbot: QtBot) -> None:
    table = given(free={0: "T6 L7 R8 D5"}, scores={0: ALL_FOUR}, tokens=(1, 0))
    presenter = shown(window, table)
    panel, view = panel_of(window), presenter.play.view(0)
    outlooks = {card: before(view, view.free[0], None, card) for card in view.free[0]}
    best = max(outlooks.values(), key=lambda outlook: outlook.value)
    qtbot.waitUntil(lambda: panel.choices.rowCount() == len(outlooks))
    wait_for(qtbot, panel, best.odds, free=True)
    assert [gain for _, gain in lines(panel)] == [
        decimal(value, 2) for value in sorted((outlook.value for outlook in outlooks.values()), reverse=True)
    ]


def test_a_repeat_tells_its_gain_too(window: MainWindow, qtbot: QtBot) -> None:
    table = given(hands=[HAND], scores={0: (9, 9, 9, 0)})
    programme = next(action for action in table.legal() if isinstance(action, PresentThree))
    presenter = shown(window, table)
    outlook = before(presenter.play.view(0), programme.cards, programme.programme)
    presenter.moves.submit(programme)
    qtbot.waitUntil(lambda: figures(panel_of(window)).get("Gain on average") == decimal(outlook.value, 2))


def test_flights_are_named_by_their_numbers_and_equal_ones_once(window: MainWindow, qtbot: QtBot) -> None:
    shown(window, given(hands=["T8 L8 D5 R4 T3 L12"], scores={0: ALL_FOUR}))
    panel = panel_of(window)
    qtbot.waitUntil(lambda: bool(lines(panel)))
    names = [name for name, _ in lines(panel)]
    assert "5 · 8 · 12" in names
    assert len(names) == len(set(names))
    assert heading(panel) == "Points"
    shown(window, given(hands=["T4 D5 L7 L8 D12 D11"]))
    qtbot.waitUntil(
        lambda: [name for name, _ in lines(panel)][:2] == ["Red Rooster: 4 · 5 · 8", "Red Rooster: 4 · 5 · 7"]
    )
    assert heading(panel) == "Gain"


def test_of_two_equal_cards_the_highlighted_one_is_marked(window: MainWindow, qtbot: QtBot) -> None:
    table = given(free={0: "L5 L5 D7 R9"}, scores={0: ALL_FOUR}).highlight("L5").throw(5, 1, 4)
    presenter = shown(window, table)
    panel, decisions = panel_of(window), decisions_in(presenter.play.view(0))
    told = words_of(presenter, [(made.action, made.value) for made in decisions])
    qtbot.waitUntil(lambda: lines(panel) == told)
    assert {"Complete Loop 5 with 5", "Complete Loop 5 ★ with 5"} <= {name for name, _ in lines(panel)}
    gains = [float(gain.replace("−", "-")) for _, gain in lines(panel)]
    assert gains == sorted(gains, reverse=True)


def test_a_hand_that_can_fly_nothing_has_no_odds(window: MainWindow, qtbot: QtBot) -> None:
    shown(window, given(hands=["D5 D6 D7 D8 D9 D10"]))
    panel = panel_of(window)
    qtbot.waitUntil(panel.isVisible)
    qtbot.wait(50)
    assert panel.shown is None
    assert panel.sentence.isVisible()


def test_the_choices_are_as_high_as_their_lines_and_the_keyboard_scrolls_to_them(
    window: MainWindow, qtbot: QtBot
) -> None:
    presenter = shown(window, given(hands=["T4 T6 L7 R12 D5 D9"], tokens=(1, 0)))
    panel = panel_of(window)
    qtbot.waitUntil(lambda: len(lines(panel)) > 6)
    choices, last = panel.choices, panel.choices.rowCount() - 1
    QApplication.processEvents()
    assert choices.verticalScrollBar().maximum() == 0
    assert not choices.line(last).intersects(choices.visibleRegion().boundingRect())
    choices.setFocus()
    for _ in range(last + 1):
        QTest.keyClick(choices, Qt.Key.Key_Down)
    assert choices.currentRow() == last
    assert choices.visibleRegion().boundingRect().contains(choices.line(last).center())
    assert state_of(presenter.play).flight is None


def flying(kinds: tuple[Kind, ...], window: MainWindow) -> Presenter:
    table = given(hands=[HAND, "T5 L8 R6 D6"], tokens=(2, 1))
    programme = next(action for action in table.legal() if isinstance(action, PresentThree))
    return shown(window, table.play(programme), kinds)


def test_nothing_for_a_spectator_or_for_another(window: MainWindow, qtbot: QtBot) -> None:
    panel = None
    for kinds in ((BOT, BOT), (BOT, HUMAN)):
        flying(kinds, window)
        panel = panel_of(window)
        qtbot.wait(50)
        assert panel.shown is None
        assert not figures(panel)
        assert not lines(panel)


def test_nothing_behind_the_curtain(window: MainWindow, qtbot: QtBot) -> None:
    presenter = flying((HUMAN, HUMAN), window)
    panel = panel_of(window)
    assert presenter.viewer.waiting
    qtbot.wait(50)
    assert panel.shown is None
    take_the_table(presenter)
    qtbot.waitUntil(lambda: panel.shown is not None)
    presenter.viewer.next = 1
    presenter.viewer.draw_curtain()
    presenter.refresh(animated=False)
    # At once, not when there is time for it.
    assert panel.shown is None
    assert not figures(panel)
    assert not lines(panel)
    assert not panel.plot.bars
    assert not panel.plot.accessibleDescription()


def test_other_games_have_no_odds_and_the_dock_comes_back(window: MainWindow, qtbot: QtBot) -> None:
    flying((HUMAN, BOT), window)
    docks = docks_of(window)
    qtbot.waitUntil(docks.odds.isVisible)
    window.games.start(header("jump"))
    qtbot.waitUntil(lambda: not docks.odds.isVisible())
    assert not docks.odds.toggleViewAction().isVisible()
    assert not docks.odds.toggleViewAction().isEnabled()
    # What is remembered is that it was there.
    arrangements = docks.arrangements
    assert docks.odds.isHidden()
    window.tabs.setCurrentIndex(1)
    qtbot.waitUntil(docks.odds.isVisible)
    for _ in ("the keyboard goes there first", "and then it is put away"):
        QTest.keyClick(window, Qt.Key.Key_4, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: not docks.odds.isVisible())
    window.tabs.setCurrentIndex(2)
    window.tabs.setCurrentIndex(1)
    assert docks.odds.isHidden()
    docks.restore(arrangements)
    qtbot.waitUntil(docks.odds.isVisible)


def test_off_means_off(window: MainWindow, qtbot: QtBot, settings: Settings) -> None:
    flying((HUMAN, BOT), window)
    panel = panel_of(window)
    qtbot.waitUntil(lambda: panel.shown is not None)
    settings.table.hints = Hints.OFF
    window.apply_settings()
    assert panel.shown is None
    assert not figures(panel)
    assert panel.sentence.text() == "Hints and odds are switched off in the settings."
    settings.table.hints = Hints.ON
    window.apply_settings()
    qtbot.waitUntil(lambda: panel.shown is not None)


def test_nothing_is_reckoned_while_nobody_looks(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    presenter = flying((HUMAN, BOT), window)
    panel, docks = panel_of(window), docks_of(window)
    qtbot.waitUntil(lambda: panel.shown is not None)
    docks.odds.close()
    asked = list[object]()
    monkeypatch.setattr(presenter.advice, "inquire", lambda *inquiry: asked.append(inquiry))
    presenter.moves.submit(THROW)
    qtbot.wait(50)
    assert not asked
    docks.odds.show()
    qtbot.waitUntil(lambda: bool(asked))


def test_other_unseen_cards_give_the_same_odds(window: MainWindow, qtbot: QtBot) -> None:
    table = given(hands=[HAND], tokens=(1, 0))
    table.play(next(action for action in table.legal() if isinstance(action, PresentThree))).throw(2, 5, 6)
    rules = CATALOG["lucky_loop"]
    view = rules.view(table.state, 0)
    seen = set()
    for seed in range(3):
        state = rules.determinize(view, 0, random.Random(seed))
        shown(window, Table(state))
        panel = panel_of(window)
        qtbot.waitUntil(partial(tells_something, panel))
        seen.add((panel.title.text(), *figures(panel).items(), *lines(panel), panel.plot.accessibleDescription()))
    assert len(seen) == 1


def test_odds_of_another_moment_do_not_stay(window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    presenter = flying((HUMAN, BOT), window)
    panel = panel_of(window)
    qtbot.waitUntil(lambda: panel.shown is not None)
    thens: list[Any] = []
    monkeypatch.setattr(presenter.advice, "inquire", lambda view, seat, action, then: thens.append(then))
    presenter.moves.submit(THROW)
    qtbot.waitUntil(lambda: panel.shown is None)
    assert panel.sentence.text() == "Calculating…"
    # While nobody may know, nothing is being reckoned either.
    presenter.advice.allow(False)
    presenter.moves.submit(presenter.moves.in_words()[0][1])
    qtbot.wait(2 * LATE)
    assert panel.sentence.text() == "Hints and odds are switched off in the settings."
    presenter.advice.allow(True)
    presenter.changed.emit()
    thens[-1](outcome := answer(presenter.play.view(0), 0, None))
    assert outcome is not None
    assert panel.plot.bars == outcome.odds.distribution


def test_odds_whose_process_was_lost_are_none(window: MainWindow, qtbot: QtBot) -> None:
    presenter = flying((HUMAN, BOT), window)
    panel = panel_of(window)
    qtbot.waitUntil(lambda: panel.shown is not None)
    worker = presenter.advice._reckoner
    assert isinstance(worker, BotProcess)
    assert worker.process is not None
    process = worker.process.processId()
    presenter.moves.submit(THROW)
    os.kill(process, signal.SIGKILL)
    qtbot.waitUntil(lambda: worker.process is None or worker.process.processId() != process)
    # Either they came before that, or nothing stands there; what was true before the throw goes at last.
    view = presenter.play.view(0)
    known = outlook_in(view).odds.distribution
    qtbot.waitUntil(lambda: panel.shown is None or panel.plot.bars == known)
    presenter.moves.submit(decisions_in(view)[0].action)
    qtbot.waitUntil(lambda: panel.shown is not None)
