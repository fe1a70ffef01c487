"""Small guards that are easily lost: double clicks, pieces that change their size, and drops that are judged twice."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPointF
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from core.lucky_loop.actions import Draw, Exchange
from core.lucky_loop.state import Phase
from tests.ui.table.driver import LEFT, NO_MODIFIER, Driver
from tests.ui.table.tables import BOT, HUMAN, session_of, table_for
from tests.ui.table.test_gesture_input import choosing, staged
from tests.whole import behind, state_of
from ui.table.pieces import Placement
from ui.table.stage.speed import Speed

pytestmark = pytest.mark.usefixtures("qapp")


def drawing(speed: Speed = Speed.OFF) -> Driver:
    """Somebody who has begun an exchange and may draw from either deck, again and again."""
    driver = Driver(table_for(session_of("lucky_loop", 2, 1), (HUMAN, BOT)))
    presenter = driver.presenter
    presenter.bots.halt(True)
    while presenter.play.to_act != {0}:
        (bot,) = presenter.play.to_act
        presenter.moves.answer(bot, presenter.play.legal(bot)[0], presenter.play.cursor)
    presenter.moves.submit(Exchange())
    presenter.set_speed(speed)
    assert [type(action) for action in presenter.play.legal(0)] == [Draw, Draw]
    return driver


def double_click(driver: Driver, id: str) -> None:
    """What a window system sends: a click, and the second press as a double click."""
    spot = driver.spot(id)
    QTest.mouseClick(driver.viewport, LEFT, NO_MODIFIER, spot)
    there = QPointF(spot), QPointF(driver.viewport.mapToGlobal(spot))
    twice = QMouseEvent(QEvent.Type.MouseButtonDblClick, *there, LEFT, LEFT, NO_MODIFIER)
    QApplication.sendEvent(driver.viewport, twice)
    QTest.mouseRelease(driver.viewport, LEFT, NO_MODIFIER, spot)


def test_a_double_click_draws_one_card() -> None:
    driver = drawing()
    held = len(state_of(driver.presenter.play).hands[0])
    double_click(driver, "deck:0")
    assert len(state_of(driver.presenter.play).hands[0]) == held + 1
    # A click after that is one of its own.
    driver.click("deck:0")
    assert len(state_of(driver.presenter.play).hands[0]) == held + 2


def test_a_piece_that_changes_its_size_grows_from_the_size_it_had() -> None:
    driver = drawing(Speed.SLOW)
    presenter = driver.presenter
    before = set(state_of(presenter.play).hands[0])
    top = min(state_of(presenter.play).decks[0], key=lambda card: presenter.scene.item(f"card:{card}") is None)
    item = presenter.scene.item(f"card:{top}")
    assert item is not None
    small = item.piece.width
    driver.click("deck:0")
    assert set(state_of(presenter.play).hands[0]) - before == {top}
    assert item.piece.width > 1.5 * small, "a card in the hand is larger than one on a deck"
    assert item.rectangle.width() == pytest.approx(small)
    # On its way it is turned over as well, so from here on its scale is what tells its size.
    widths = [item.pose.scale * item.piece.width]
    for part in (0.1, 0.3, 0.6, 1.0):
        presenter.scene.motion.hasten(part)
        widths.append(item.pose.scale * item.piece.width)
    assert widths[0] == pytest.approx(small)
    assert widths == sorted(widths)
    assert widths[-1] == pytest.approx(item.piece.width)


def test_a_drop_that_means_nothing_beside_what_is_staged_is_judged_by_itself() -> None:
    driver = choosing()
    presenter = driver.presenter
    action = staged(driver, 2)
    seat = presenter.viewer.seat
    assert seat is not None
    view = presenter.play.view(seat)
    assert view.phase is Phase.CHOOSE
    spare = next(card for card in view.hands[seat] if card not in action.cards)
    dropped, beside = Placement(f"card:{spare}", f"discard:{spare // 32}"), presenter.staging.staged
    interpret = presenter.table.drops.interpret
    assert interpret(view, seat, beside | {dropped}) is None
    alone = interpret(view, seat, frozenset({dropped}))
    assert alone is not None
    refusal = presenter.play.refusal(seat, alone)
    assert refusal is not None
    cursor = presenter.play.cursor
    driver.drag(*dropped)
    assert behind(presenter.play).cursor == cursor
    assert presenter.view.toast.accessibleName() == f"{presenter.context.text.reason(refusal)} {refusal.rule}"
    assert presenter.staging.staged == beside
