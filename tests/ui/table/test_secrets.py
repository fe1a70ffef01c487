"""What somebody may not know is nowhere on the screen: not in the scene, nor in any words about it."""

from __future__ import annotations

import random
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from core.game import Seat
from core.lucky_loop.actions import Exchange
from tests.ui.lucky_loop.pilots import Pilots, script_the_dice
from tests.ui.speech.reader import found, here
from tests.ui.table.driver import LEFT, Driver
from tests.ui.table.tables import any_action, session_of, table_for, take_the_table
from tests.whole import behind, put_on_the_table
from ui.table.presenter import Presenter
from ui.table.stage.items import PieceItem
from ui.table.stage.speed import Speed

pytestmark = pytest.mark.usefixtures("qapp")


def told(presenter: Presenter) -> tuple[Any, ...]:
    """All that can be seen, read or heard of the table, what is just leaving it included."""
    items = [item for item in presenter.scene.items() if isinstance(item, PieceItem)]
    return (
        sorted((item.piece.id, repr(item.piece), item.toolTip(), item.pixmap().cacheKey()) for item in items),
        presenter.moves.in_words(),
        presenter.undo_history.undo_text(),
        presenter.undo_history.redo_text(),
        presenter.showing.scores,
        found(presenter),
        presenter.view.toast.isVisible(),
    )


def told_if(presenter: Presenter, state: Any) -> tuple[Any, ...]:
    """The same if another position were on the table."""
    real = put_on_the_table(presenter.play, state)
    presenter.refresh(animated=False)
    otherwise = told(presenter)
    put_on_the_table(presenter.play, real)
    presenter.refresh(animated=False)
    return otherwise


def another(presenter: Presenter, viewer: Seat | None, rng: random.Random) -> Any:
    """A position that the viewer can't tell from the real one."""
    session = behind(presenter.play)
    (turn,) = session.to_act
    return session.game.determinize(session.view(viewer), turn if viewer is None else viewer, rng)


@pytest.mark.parametrize("seed", range(2))
def test_nobody_learns_what_they_may_not_know(seed: int) -> None:
    presenter, rng = (
        table_for(session_of("lucky_loop", 2, seed), speed=Speed.SLOW, size=(640, 400)),
        random.Random(seed),
    )
    closed = 0
    for _ in range(80):
        if presenter.view.handover.isVisible():
            presenter.view.handover.passed.emit()
        if presenter.view.curtain.isVisible():
            assert told(presenter) == told_if(presenter, another(presenter, None, rng))
            presenter.view.curtain.opened.emit()
            closed += 1
        presenter.scene.motion.skip()
        assert told(presenter) == told_if(presenter, another(presenter, presenter.viewer.seat, rng))
        presenter.moves.submit(any_action(presenter, rng))
        presenter.scene.motion.hasten(0.4)
    assert closed > 5
    presenter.close()


def finish_a_turn(driver: Driver) -> None:
    """Play until the table is to be passed on."""
    rng = random.Random(1)
    while not driver.presenter.viewer.waiting:
        driver.presenter.moves.submit(any_action(driver.presenter, rng))


def test_the_next_person_reads_nothing_of_what_the_last_one_tried() -> None:
    driver = Driver(table_for(session_of("lucky_loop", 2, 3)))
    presenter = driver.presenter
    driver.pass_on()
    finish_a_turn(driver)
    driver.pass_on()
    assert presenter.viewer.seat is not None
    card = presenter.play.view(presenter.viewer.seat).hands[presenter.viewer.seat][0]
    driver.focus(f"card:{card}")
    driver.drag(f"card:{card}", f"discard:{card // 32}")
    assert presenter.view.toast.isVisible()
    assert here(presenter)
    presenter.takeback.undo()
    # The refusal would be gone by then anyhow; this one is said as late as possible.
    presenter.view.toast.say("Your secret", "LL-1")
    QTest.mouseClick(presenter.view.handover.button, LEFT)
    assert presenter.view.curtain.isVisible()
    assert not presenter.view.toast.isVisible()
    assert found(presenter) == []
    assert presenter.input.focus == ""
    presenter.close()


def test_nothing_behind_the_curtain_takes_keys_or_the_focus() -> None:
    driver = Driver(table_for(session_of("lucky_loop", 2, 3)))
    page = driver.presenter.view
    assert page.curtain.isVisible()
    assert not driver.table.isEnabled()
    page.setFocus()
    assert page.focusProxy() is page.curtain.button
    QTest.keyClick(page.curtain.button, Qt.Key.Key_Return)
    assert not page.curtain.isVisible()
    assert driver.table.isEnabled()
    assert page.focusProxy() is driver.table
    driver.presenter.close()


def test_the_bar_names_whoever_the_table_goes_to_after_every_undo() -> None:
    driver = Driver(table_for(session_of("lucky_loop", 3, 3)))
    presenter = driver.presenter
    for _ in range(2):
        driver.pass_on()
        finish_a_turn(driver)
    driver.pass_on()
    waited = set()
    while presenter.undo_history.can_undo:
        presenter.takeback.undo()
        if presenter.view.handover.isVisible():
            to = presenter.viewer.next
            assert to is not None
            waited.add(to)
            assert presenter.seating.names[to] in presenter.view.handover.button.text()
    assert len(waited) == 2
    presenter.close()


def test_the_result_is_shown_without_curtain_and_without_a_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    pilots = Pilots()
    script_the_dice(monkeypatch, pilots)
    presenter = table_for(session_of("lucky_loop", 2, seed=1), size=(640, 400))
    session = behind(presenter.play)
    while session.to_act:
        take_the_table(presenter)
        view = session.view(presenter.viewer.seat)
        presenter.moves.submit(pilots.choose(view, session.game.legal(view, view.turn)))
    assert presenter.viewer.seat is None
    assert not presenter.view.curtain.isVisible()
    assert not presenter.view.handover.isVisible()
    presenter.takeback.undo()
    assert presenter.view.curtain.isVisible()
    presenter.close()


def test_a_menu_of_moves_is_gone_with_the_position_it_was_for() -> None:
    driver = Driver(table_for(session_of("lucky_loop", 2, 3)))
    presenter = driver.presenter
    driver.pass_on()
    cursor = presenter.play.cursor
    presenter.moves.choose(tuple(action for _, action in presenter.moves.in_words()))
    menu = presenter.chooser.menu
    assert menu is not None
    menu.actions()[0].trigger()
    assert presenter.play.cursor > cursor
    assert not menu.isVisible()
    presenter.takeback.undo()
    presenter.moves.choose(tuple(action for _, action in presenter.moves.in_words()))
    menu = presenter.chooser.menu
    assert menu is not None
    assert menu.isVisible()
    presenter.moves.submit(Exchange())
    cursor = presenter.play.cursor
    assert not menu.isVisible()
    menu.actions()[0].trigger()
    assert presenter.play.cursor == cursor
    presenter.close()
