"""Drag, click-click and keyboard with real events, and everything that can interrupt them."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from core.lucky_loop.actions import Draw, Exchange, PresentThree
from tests.ui.lucky_loop.pilots import Pilots, script_the_dice
from tests.ui.table.driver import LEFT, Driver
from tests.ui.table.tables import BOT, HUMAN, any_action, session_of, table_for, take_the_table
from tests.whole import behind, state_of
from ui.table.input.gesture_mode import GestureMode
from ui.table.pieces import CANCEL, CONFIRM, Placement
from ui.table.presenter import Presenter
from ui.table.stage.speed import Speed

pytestmark = pytest.mark.usefixtures("unpainted")


def choosing(seed: int = 1, speed: Speed = Speed.OFF) -> Driver:
    """A player about to choose, with a hand that can present three cards."""
    for attempt in range(seed, seed + 50):
        presenter = table_for(session_of("lucky_loop", 2, attempt), speed=speed)
        take_the_table(presenter)
        if trio(presenter):
            return Driver(presenter)
        presenter.close()
    raise AssertionError("no hand with a programme")


def trio(presenter: Presenter) -> PresentThree | None:
    return next((action for _, action in presenter.moves.in_words() if isinstance(action, PresentThree)), None)


def lifted(driver: Driver) -> PresentThree:
    """Carry the first card of a programme over its side, without letting go."""
    action = trio(driver.presenter)
    assert action is not None
    driver.lift(f"card:{action.cards[0]}")
    driver.carry_to(f"side:{action.programme}")
    return action


def staged(driver: Driver, count: int = 2) -> PresentThree:
    action = trio(driver.presenter)
    assert action is not None
    for card in action.cards[:count]:
        driver.drag(f"card:{card}", f"side:{action.programme}")
    return action


def assert_nothing_is_held(driver: Driver, cursor: int) -> None:
    presenter = driver.presenter
    presenter.scene.motion.skip()
    assert presenter.play.cursor == cursor
    assert not presenter.input.carrying
    assert presenter.staging.staged == frozenset()
    resting = {piece.id: (round(piece.x, 6), round(piece.y, 6)) for piece in presenter.showing.layout().pieces}
    assert {id: (pose.x, pose.y) for id, (_, pose, _) in presenter.scene.standing().items()} == resting


# --- interruptions ---------------------------------------------------------------------------------------


def test_escape_cancels_a_drag() -> None:
    driver = choosing()
    lifted(driver)
    driver.key(Qt.Key.Key_Escape)
    assert_nothing_is_held(driver, driver.presenter.play.cursor)


def test_another_button_cancels_a_drag() -> None:
    driver = choosing()
    lifted(driver)
    QTest.mousePress(driver.viewport, Qt.MouseButton.RightButton, Qt.KeyboardModifier.NoModifier, QPoint(300, 300))
    assert_nothing_is_held(driver, driver.presenter.play.cursor)
    QTest.mouseRelease(driver.viewport, Qt.MouseButton.RightButton)
    QTest.mouseRelease(driver.viewport, LEFT)
    assert_nothing_is_held(driver, driver.presenter.play.cursor)


def test_losing_the_focus_cancels_a_drag() -> None:
    driver = choosing()
    driver.table.setFocus()
    lifted(driver)
    driver.table.clearFocus()
    QApplication.processEvents()
    if driver.presenter.input.carrying:
        # A platform without window activation gives no focus to lose.
        driver.presenter.input.cancel()
    assert_nothing_is_held(driver, driver.presenter.play.cursor)


@pytest.mark.parametrize("speed", [Speed.OFF, Speed.NORMAL])
def test_undo_in_the_middle_of_a_drag_is_safe(speed: Speed) -> None:
    driver = choosing(speed=speed)
    cursor = driver.presenter.play.cursor
    driver.presenter.moves.submit(Exchange())
    driver.presenter.takeback.undo()
    driver.presenter.takeback.redo()
    driver.lift(f"card:{state_of(driver.presenter.play).decks[0][0]}")
    driver.carry_to("hand")
    driver.presenter.takeback.undo()
    assert_nothing_is_held(driver, cursor)
    driver.let_go("hand")
    assert_nothing_is_held(driver, cursor)


def test_undo_in_the_middle_of_an_animation_is_safe() -> None:
    driver = choosing(speed=Speed.SLOW)
    presenter, rng = driver.presenter, random.Random(3)
    cursor = presenter.play.cursor
    for part in (0.0, 0.1, 0.5, 0.9):
        presenter.moves.submit(any_action(presenter, rng))
        presenter.scene.motion.hasten(part)
        presenter.takeback.undo()
        presenter.scene.motion.hasten(part)
        assert_nothing_is_held(driver, cursor)


def test_undo_with_a_staged_programme_is_safe() -> None:
    driver = choosing()
    presenter = driver.presenter
    presenter.moves.submit(Exchange())
    presenter.takeback.undo()
    cursor = presenter.play.cursor
    staged(driver)
    assert len(presenter.staging.staged) == 2
    presenter.takeback.redo()
    assert presenter.staging.staged == frozenset()
    presenter.takeback.undo()
    assert_nothing_is_held(driver, cursor)


def test_a_resize_in_the_middle_of_a_drag_is_safe() -> None:
    driver = choosing()
    lifted(driver)
    driver.presenter.view.resize(1500, 700)
    QApplication.processEvents()
    assert_nothing_is_held(driver, driver.presenter.play.cursor)


def test_a_bot_that_answers_in_the_middle_of_everything_changes_nothing_held() -> None:
    presenter = table_for(session_of("lucky_loop", 2, 1), kinds=(HUMAN, BOT))
    driver, rng = Driver(presenter), random.Random(1)
    for _ in range(300):
        if 1 in presenter.play.to_act:
            QTest.qWait(5)
        else:
            presenter.moves.submit(any_action(presenter, rng))
        assert not presenter.input.carrying
    assert driver.presenter.viewer.seat == 0
    presenter.close()


# --- staging ---------------------------------------------------------------------------------------------


def test_three_cards_are_staged_and_flown_with_the_button() -> None:
    driver = choosing()
    action = staged(driver, 3)
    driver.click(CONFIRM)
    state = state_of(driver.presenter.play)
    assert state.sides[0] == action.cards or state.flight is not None
    assert state.flight.cards == action.cards


def test_what_is_staged_can_be_taken_back_by_button_click_drag_and_escape() -> None:
    driver = choosing()
    cursor = driver.presenter.play.cursor
    staged(driver)
    driver.click(CANCEL)
    assert_nothing_is_held(driver, cursor)
    action = staged(driver, 1)
    driver.click(f"card:{action.cards[0]}")
    assert_nothing_is_held(driver, cursor)
    staged(driver, 1)
    driver.drag(f"card:{action.cards[0]}", "hand")
    assert_nothing_is_held(driver, cursor)
    staged(driver, 2)
    driver.key(Qt.Key.Key_Escape)
    assert_nothing_is_held(driver, cursor)


# --- refusals --------------------------------------------------------------------------------------------


def test_no_refused_drop_changes_anything_and_every_refusal_names_its_rule() -> None:
    """Every piece on every zone, in many positions of a game."""
    presenter = table_for(session_of("lucky_loop", 2, 8), size=(1000, 600))
    driver, rng, refused = Driver(presenter), random.Random(8), 0
    for _ in range(120):
        take_the_table(presenter)
        for piece in sorted(presenter.staging.offer.liftable()):
            legal = presenter.staging.offer.zones([piece])
            for zone in presenter.scene.layout_shown.zones:
                meant = presenter.table.drops.interpret(
                    presenter.play.view(presenter.viewer.seat),
                    presenter.viewer.seat or 0,
                    frozenset({Placement(piece, zone.id)}),
                )
                if (
                    zone.id in legal
                    or meant in [action for _, action in presenter.moves.in_words()]
                    or rng.random() < 0.8
                ):
                    continue
                state, standing = state_of(presenter.play), presenter.scene.standing()
                presenter.view.toast.hide()
                presenter.staging.drop((piece,), (zone.id,))
                assert state_of(presenter.play) is state
                assert presenter.scene.standing() == standing
                assert presenter.view.toast.isVisible()
                named = '<a href="LL-' in presenter.view.toast.text()
                assert named == (meant is not None)
                refused += named
        presenter.moves.submit(any_action(presenter, rng))
    assert refused > 100
    assert driver.presenter.play.cursor > 100
    presenter.close()


def test_a_refused_drag_springs_back_and_says_why() -> None:
    driver = choosing()
    presenter = driver.presenter
    card = presenter.play.view(presenter.viewer.seat).hands[presenter.viewer.seat or 0][0]
    cursor = presenter.play.cursor
    driver.drag(f"card:{card}", f"discard:{card // 32}")
    assert "LL-7" in presenter.view.toast.text()
    assert_nothing_is_held(driver, cursor)


# --- other ways ------------------------------------------------------------------------------------------


def test_the_second_click_of_a_double_click_is_not_a_second_move() -> None:
    driver = choosing()
    driver.presenter.moves.submit(Exchange())
    cursor = driver.presenter.play.cursor
    spot = driver.spot("deck:0")
    QTest.mouseClick(driver.viewport, LEFT, Qt.KeyboardModifier.NoModifier, spot)
    QTest.mouseDClick(driver.viewport, LEFT, Qt.KeyboardModifier.NoModifier, spot)
    assert driver.presenter.play.cursor in (cursor + 1, cursor + 2)
    assert all(isinstance(entry[1], Draw) for entry in behind(driver.presenter.play).entries[cursor:])


def test_drag_only_does_not_select_and_click_only_does_not_drag() -> None:
    driver = choosing()
    action = trio(driver.presenter)
    assert action is not None
    card = f"card:{action.cards[0]}"
    driver.presenter.input.mode = GestureMode.DRAG
    driver.click(card)
    assert driver.presenter.input.selected == ()
    driver.presenter.input.mode = GestureMode.CLICK
    start = driver.spot(card)
    QTest.mousePress(driver.viewport, LEFT, Qt.KeyboardModifier.NoModifier, start)
    QTest.mouseMove(driver.viewport, start + QPoint(60, -60))
    assert not driver.presenter.input.carrying


def test_a_whole_game_by_keyboard(monkeypatch: pytest.MonkeyPatch) -> None:
    pilots = Pilots()
    script_the_dice(monkeypatch, pilots)
    presenter = table_for(session_of("lucky_loop", 2, seed=1))
    driver, session = Driver(presenter), behind(presenter.play)
    while session.to_act:
        take_the_table(presenter)
        view = session.view(presenter.viewer.seat)
        action = pilots.choose(view, session.game.legal(view, view.turn))
        cursor = session.cursor
        driver.perform_by_keys(action)
        assert session.entry(cursor) == (view.turn, action)
    presenter.close()
