"""H in the window: the move is lit, named and explained, for every game, as long as hints are wanted."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from core.bots.levels import ADVISER
from core.catalog import CATALOG
from core.game import Seat
from core.players import Kind, Player
from core.record import header_of
from core.session import Session
from core.targets.actions import Flick
from tests.core.lucky_loop.scripted import given
from tests.ui.table.advisers import Slow, glowing, in_play, lucky_loop_from, said
from tests.ui.table.driver import Driver
from tests.ui.table.tables import BOT, HUMAN, session_of, take_the_table
from tests.whole import state_of
from ui.settings import Settings
from ui.shell.game_page import GamePage
from ui.shell.window import MainWindow
from ui.table.bots.bot_process import BotProcess
from ui.table.pieces import CONFIRM, Click, Place
from ui.table.presenter import Presenter
from ui.table.slings.sling import How
from ui.table_settings import Hints, Thinking

pytestmark = pytest.mark.usefixtures("unpainted")


def shown(window: MainWindow, session: Session[Any, Any], qtbot: QtBot, people: tuple[Seat, ...] = ()) -> Presenter:
    """A game in the window, whose bots wait; people sit where a seat is to act, or where said."""
    kinds = [HUMAN if seat in (people or session.to_act) else BOT for seat in range(session.seats)]
    players = [Player(f"Player {seat}", kind=kind) for seat, kind in enumerate(kinds)]
    page = window.games.show(header_of(session, players), session)
    assert isinstance(page, GamePage)
    page.presenter.bots.halt(True)
    take_the_table(page.presenter)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    return page.presenter


@pytest.mark.parametrize(("game", "seats"), [(game, 3 if game in ("loops", "jump") else 2) for game in CATALOG])
def test_h_lights_the_move_and_names_it_with_a_reason(
    window: MainWindow, qtbot: QtBot, at_once: list[Slow], game: str, seats: int
) -> None:
    session = in_play(game, seats, seed=4)
    presenter = shown(window, session, qtbot)
    cursor = session.cursor
    QTest.keyClick(window, Qt.Key.Key_H)
    thinker = next(thinker for thinker in at_once if thinker.tasks)
    (task,) = thinker.tasks
    assert (task.level, task.view, task.seat) == (ADVISER, session.view(0), 0)
    assert session.cursor == cursor
    action, *known = thinker.answers
    words = presenter.context.text.action(task.view, 0, action, presenter.seating.names)
    pointed = presenter.table.flicks.pointed(presenter.context.moment(presenter.view.table.table_width), action)
    if pointed is not None:
        words = pointed.words
    why = presenter.table.why(task.view, 0, action)
    if presenter.table.odds is not None:
        why = presenter.table.odds.why(task.view, 0, action, *known)
    assert why
    assert said(presenter) == f"{words} — {why}."
    if isinstance(action, Flick):
        assert presenter.input.lighting.advised == {"mark"} <= glowing(presenter).keys()
        return
    gesture = presenter.table.gestures(task.view, 0, action)[0]
    match gesture:
        case Click(piece):
            wanted = {piece}
        case Place(placements, _):
            wanted = {id for placement in placements for id in placement}
    lit = glowing(presenter)
    assert {id for id, width in lit.items() if width == 6} >= wanted
    assert presenter.input.lighting.advised - {CONFIRM} == wanted


def test_the_lit_move_can_be_made_and_goes_dark_with_it(window: MainWindow, qtbot: QtBot, at_once: list[Slow]) -> None:
    table = given(hands=["T4 L7 R12 D5 T6 D9"])
    presenter = shown(window, lucky_loop_from(table.state), qtbot)
    QTest.keyClick(window, Qt.Key.Key_H)
    advised = presenter.input.lighting.advised
    driver = Driver(presenter)
    pieces = sorted(id for id in advised if id.startswith("card:"))
    (side,) = (id for id in advised if id.startswith("side:"))
    for piece in pieces:
        driver.drag(piece, side)
        assert presenter.input.lighting.advised == advised
    assert CONFIRM in glowing(presenter)
    driver.click(CONFIRM)
    assert state_of(presenter.play).flight is not None
    assert not presenter.input.lighting.advised
    assert not said(presenter)


def test_a_flick_is_pointed_at_and_return_does_not_flick_it(
    window: MainWindow, qtbot: QtBot, at_once: list[Slow]
) -> None:
    session = in_play("targets", 2, seed=4)
    presenter = shown(window, session, qtbot)
    driver, cursor = Driver(presenter), session.cursor
    presenter.view.table.setFocus()
    driver.focus(driver.sling.piece)
    QTest.keyClick(window, Qt.Key.Key_H)
    action = at_once[0].answers[0]
    assert isinstance(action, Flick)
    assert not presenter.input.aiming, "aiming is left to the person"
    assert not re.search(r"power|height|°", said(presenter))
    QTest.keyClick(presenter.view.table, Qt.Key.Key_Return)
    assert session.cursor == cursor
    assert presenter.input.slingshot.how is How.KEYS
    QTest.keyClick(presenter.view.table, Qt.Key.Key_Return)
    flicked = session.entry(cursor)[1]
    assert isinstance(flicked, Flick)
    assert abs(flicked.power - action.power) > 10, "who only presses keys does not flick what was advised"


def test_the_mark_of_a_hint_stays_while_somebody_aims_and_goes_with_the_flick(
    window: MainWindow, qtbot: QtBot, at_once: list[Slow]
) -> None:
    presenter = shown(window, in_play("targets", 2, seed=4), qtbot)
    driver = Driver(presenter)
    end = driver.pull(Flick(2600, 60, 7))
    QTest.keyClick(presenter.view.table, Qt.Key.Key_H)
    assert presenter.input.aiming, "a hint takes nothing out of anybody's hand"
    assert "mark" in glowing(presenter)
    QTest.mouseRelease(driver.viewport, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, end)
    assert "mark" not in glowing(presenter)


def test_the_mark_of_a_hint_lies_where_it_lay_on_a_table_of_another_shape(
    window: MainWindow, qtbot: QtBot, at_once: list[Slow]
) -> None:
    presenter = shown(window, in_play("targets", 2, seed=4), qtbot)
    QTest.keyClick(window, Qt.Key.Key_H)

    def from_the_middle() -> float:
        mark = presenter.scene.glows["mark"].sceneBoundingRect().center()
        return mark.x() - presenter.scene.layout_shown.width / 2

    before, width = from_the_middle(), presenter.scene.layout_shown.width
    window.resize(window.width() + 300, window.height() - 100)
    QTest.qWait(20)
    assert presenter.scene.layout_shown.width != width
    assert from_the_middle() == pytest.approx(before)


def test_escape_lets_go_of_a_hint(window: MainWindow, qtbot: QtBot, at_once: list[Slow]) -> None:
    presenter = shown(window, in_play("loops", 3, seed=4), qtbot)
    QTest.keyClick(window, Qt.Key.Key_H)
    assert presenter.input.lighting.advised
    QTest.keyClick(presenter.view.table, Qt.Key.Key_Escape)
    assert not presenter.input.lighting.advised
    assert 6 not in glowing(presenter).values()


def test_the_action_is_there_only_while_the_viewer_may_act(
    window: MainWindow, qtbot: QtBot, slow: list[Slow], settings: Settings
) -> None:
    hint = window.menu_actions.hint
    assert not hint.isEnabled()
    presenter = shown(window, in_play("loops", 3, seed=4), qtbot)
    assert hint.isEnabled()
    settings.table.hints = Hints.OFF
    window.apply_settings()
    assert not hint.isEnabled()
    QTest.keyClick(window, Qt.Key.Key_H)
    presenter.advice.ask()
    assert not slow
    settings.table.hints = Hints.ON
    window.apply_settings()
    assert hint.isEnabled()
    presenter.moves.submit(presenter.moves.in_words()[0][1])
    assert presenter.play.to_act != {0}
    assert hint.isEnabled() == (0 in presenter.play.to_act)


def test_a_table_that_plays_without_hints_has_none_and_keeps_it_so_in_its_file(
    window: MainWindow, qtbot: QtBot, slow: list[Slow], tmp_path: Path
) -> None:
    session = in_play("lucky_loop", 2, seed=4)
    header = replace(header_of(session, [Player("A"), Player("B", kind=BOT)]), hints=False)
    window.games.show(header, session).presenter.bots.halt(True)
    for _ in range(2):
        page = window.tabs.page
        assert page is not None
        page.presenter.bots.halt(True)
        assert not window.menu_actions.hint.isEnabled()
        page.presenter.advice.ask()
        assert not slow
        assert window.docks is not None
        assert not window.docks.scores_panel.show_odds.isVisible(), "there are none to be shown"
        window.docks.odds.show()
        assert window.docks.odds_panel.sentence.text() == "This table plays without hints and odds."
        page.save(tmp_path / "without.voltige")
        window.games.close(page)
        window.games.open(tmp_path / "without.voltige")


def test_bots_take_the_time_that_people_give_them(
    window: MainWindow, qtbot: QtBot, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings.table.thinking = Thinking.LONG
    asked: list[float] = []
    monkeypatch.setattr(BotProcess, "ask", lambda worker, errand, then: asked.append(errand.seconds))
    session = session_of("loops", 2, 4)
    window.games.show(header_of(session, [Player("A", kind=Kind.ACE), Player("B", kind=Kind.ACE)]), session)
    # From the first move on.
    assert set(asked) == {2}
    presenter = shown(window, in_play("loops", 3, seed=4), qtbot)
    assert presenter.bots.seconds == 2
    settings.table.thinking = Thinking.BRIEFLY
    window.apply_settings()
    assert presenter.bots.seconds == 0.3
