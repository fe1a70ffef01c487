"""D in the window: the adviser's move is made for the person, and is theirs like any other."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from core.catalog import CATALOG
from core.loops.actions import Claim
from core.loops.state import Phase
from core.lucky_loop.actions import PresentThree
from tests.core.loops.scripted import given as loops_given
from tests.core.lucky_loop.scripted import given
from tests.ui.loops.moments import session_at
from tests.ui.shell.test_hints import shown
from tests.ui.table.advisers import Slow, in_play, lucky_loop_from, said
from tests.ui.table.tables import session_of, take_the_table
from tests.whole import behind
from ui.settings import Settings
from ui.shell.window import MainWindow
from ui.table.bots import advice
from ui.table_settings import Hints

pytestmark = pytest.mark.usefixtures("unpainted")

HAND = "T4 L7 R12 D5 T6 D9"


@pytest.mark.parametrize(("game", "seats"), [(game, 3 if game in ("loops", "jump") else 2) for game in CATALOG])
def test_the_advisers_move_is_made_and_can_be_taken_back(
    window: MainWindow, qtbot: QtBot, at_once: list[Slow], game: str, seats: int
) -> None:
    session = in_play(game, seats, seed=4)
    presenter = shown(window, session, qtbot)
    cursor = session.cursor
    QTest.keyClick(window, Qt.Key.Key_D)
    (action,) = next(thinker for thinker in at_once if thinker.tasks).answers
    assert session.entries[cursor] == (0, action)
    assert presenter.undo_history.can_undo
    assert not presenter.input.lighting.advised
    presenter.scene.motion.skip()
    presenter.takeback.undo()
    assert session.cursor == cursor


def test_the_log_tells_it_as_the_persons_move(window: MainWindow, qtbot: QtBot, at_once: list[Slow]) -> None:
    presenter = shown(window, lucky_loop_from(given(hands=[HAND]).state), qtbot)
    QTest.keyClick(window, Qt.Key.Key_D)
    told = presenter.game_log.lines(0)[-1].text
    assert "Player 0" in told
    assert isinstance(behind(presenter.play).entry(0)[1], PresentThree)


def test_a_move_that_a_hint_shows_is_made_without_thinking_again(
    window: MainWindow, qtbot: QtBot, slow: list[Slow]
) -> None:
    session = lucky_loop_from(given(hands=[HAND]).state)
    shown(window, session, qtbot)
    QTest.keyClick(window, Qt.Key.Key_H)
    thinker = next(thinker for thinker in slow if thinker.tasks)
    hint = thinker.answer()
    QTest.keyClick(window, Qt.Key.Key_D)
    assert len(thinker.tasks) == 1
    assert session.entries[0] == (0, hint)


def test_pressed_twice_it_plays_once_and_says_that_it_thinks(
    window: MainWindow, qtbot: QtBot, slow: list[Slow]
) -> None:
    session = lucky_loop_from(given(hands=[HAND]).state)
    presenter = shown(window, session, qtbot)
    for _ in range(2):
        QTest.keyClick(window, Qt.Key.Key_D)
    assert said(presenter) == "Thinking for you…"
    (thinker,) = (thinker for thinker in slow if thinker.tasks)
    assert len(thinker.tasks) == 1
    thinker.answer()
    assert [seat for seat, _ in session.entries] == [0]
    assert not said(presenter)


def test_a_person_who_moves_meanwhile_has_moved(window: MainWindow, qtbot: QtBot, slow: list[Slow]) -> None:
    session = in_play("jump", 3, seed=4)
    presenter = shown(window, session, qtbot)
    QTest.keyClick(window, Qt.Key.Key_D)
    (thinker,) = (thinker for thinker in slow if thinker.tasks)
    presenter.moves.submit(presenter.moves.in_words()[0][1])
    moved = session.cursor
    thinker.answer()
    assert session.cursor == moved


def test_cards_are_picked_in_secret_for_whoever_looks(window: MainWindow, qtbot: QtBot, at_once: list[Slow]) -> None:
    session = session_of("jump", 2, 3)
    presenter = shown(window, session, qtbot, people=(0, 1))
    first, before = presenter.viewer.seat, session.cursor
    QTest.keyClick(window, Qt.Key.Key_D)
    assert session.entries[before][0] == first
    # The next person learns nothing of it, and may have a card picked too.
    assert not said(presenter)
    take_the_table(presenter)
    assert presenter.viewer.seat not in (None, first)


def test_in_a_race_it_claims_the_turn(window: MainWindow, qtbot: QtBot, slow: list[Slow]) -> None:
    table = loops_given("5000 6000", "2000 3000", "1000 1000", pile="4000 speed", phase=Phase.SPEED, turn=2)
    session = session_at(table)
    shown(window, session, qtbot, people=(0,))
    QTest.keyClick(window, Qt.Key.Key_D)
    (thinker,) = (thinker for thinker in slow if thinker.tasks)
    thinker.thens[-1](Claim())
    assert session.entries == ((0, Claim()),)


def test_without_hints_nobody_plays_for_anybody(
    window: MainWindow, qtbot: QtBot, settings: Settings, at_once: list[Slow]
) -> None:
    session = in_play("loops", 3, seed=4)
    settings.table.hints = Hints.OFF
    presenter = shown(window, session, qtbot)
    cursor = session.cursor
    assert not window.menu_actions.play_for_me.isEnabled()
    QTest.keyClick(window, Qt.Key.Key_D)
    presenter.advice.play()
    assert session.cursor == cursor


def test_a_move_that_never_comes_is_left_to_the_person(
    window: MainWindow, qtbot: QtBot, slow: list[Slow], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(advice, "SECONDS", 0.01)
    monkeypatch.setattr(advice, "PATIENCE", 20)
    presenter = shown(window, in_play("loops", 3, seed=4), qtbot)
    QTest.keyClick(window, Qt.Key.Key_D)
    qtbot.waitUntil(lambda: "make it yourself" in said(presenter))


def test_letters_are_letters_where_somebody_writes(window: MainWindow, qtbot: QtBot, slow: list[Slow]) -> None:
    session = in_play("loops", 3, seed=4)
    presenter = shown(window, session, qtbot)
    field = QLineEdit(window.tabs)
    field.show()
    field.setFocus()
    for letter in "hdps":
        # Through the window, as keys come: what it takes for itself never gets to the field.
        QTest.keySequence(window.windowHandle(), QKeySequence(letter))
    assert field.text() == "hdps"
    assert not any(thinker.tasks for thinker in slow)
    assert presenter.bots.halted, "the pause has not been ended"


def test_the_keys_are_those_of_other_games(window: MainWindow) -> None:
    actions = window.menu_actions
    usual = {actions.restart: "F5", actions.pause: "P", actions.hint: "H", actions.play_for_me: "D"}
    assert {action: action.shortcut() for action in usual} == {
        action: QKeySequence(keys) for action, keys in usual.items()
    }
