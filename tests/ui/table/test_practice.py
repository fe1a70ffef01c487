"""Practice with real events: it leaves its trails and nothing else, and every throw has luck of its own."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from core.targets.actions import Announce, Flick, Settled
from core.targets.game import TargetsGame
from tests.core.targets.scripted import FLICK, on, rest
from tests.ui.table.driver import LEFT, NO_MODIFIER, Driver
from tests.ui.table.shots import DIE, assert_stands, at, flicks, stands
from tests.ui.table.tables import BOT, HUMAN
from tests.ui.targets.moments import calling
from tests.whole import behind
from ui.table.bots import bot_seats
from ui.table.pieces import PRACTISE, REPLAY, RETRY, SLOWLY, Piece
from ui.table.stage.motion import FRAMES, SLOW_MOTION
from ui.table.stage.speed import Speed

pytestmark = pytest.mark.usefixtures("qapp")


def trails(driver: Driver) -> list[Piece]:
    """The ways that are drawn."""
    return [piece for piece in driver.scene.layout_shown.pieces if piece.id.startswith("trail:")]


def trailed(driver: Driver) -> set[str]:
    """The pieces whose ways are drawn."""
    return {f"die:{trail.id.rpartition(':')[2]}" for trail in trails(driver)}


def practising(**kinds: Any) -> Driver:
    driver = at(**kinds)
    driver.click(PRACTISE)
    return driver


def test_a_practised_flick_never_enters_the_record_and_leaves_its_trail() -> None:
    driver = practising()
    before = stands(driver.presenter)
    driver.flick(FLICK)
    assert behind(driver.presenter.play).entries == ()
    assert not driver.presenter.undo_history.can_undo
    assert trailed(driver) == {DIE}
    after = {id: standing for id, standing in stands(driver.presenter).items() if not id.startswith("trail:")}
    assert after.keys() == before.keys()
    assert {id for id in before if after[id] != before[id]} == {"prompt"}
    driver.click(PRACTISE)
    assert not trailed(driver)


def test_the_same_flick_is_another_throw_each_time_in_practice_and_the_same_after_an_undo() -> None:
    driver = practising()
    films = driver.presenter.films
    for _ in range(3):
        driver.flick(FLICK)
    assert len({shot.action for shot in films.tries}) == 3
    assert len({shot.before for shot in films.tries}) == 1
    driver.click(PRACTISE)
    session, settled = behind(driver.presenter.play), []
    for _ in range(2):
        driver.flick(FLICK)
        settled.append(session.entry(1))
        driver.presenter.takeback.undo()
    assert settled[0] == settled[1]


def test_another_try_throws_the_same_flick_again_and_ten_are_kept() -> None:
    driver = practising()
    driver.flick(FLICK)
    (flicked,) = driver.presenter.films.tries[-1].before.shots[:1]
    for count in range(2, 13):
        driver.click(RETRY)
        assert len(driver.presenter.films.tries) == min(count, 10)
    assert {shot.before.shots[0] for shot in driver.presenter.films.tries} == {flicked}
    assert len([id for id in driver.scene.standing() if id.startswith("trail:")]) == 10
    assert driver.presenter.play.length == 0


def test_after_another_try_the_table_has_the_focus() -> None:
    driver = practising()
    driver.flick(FLICK)
    driver.presenter.view.toast.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    driver.presenter.view.toast.say("something else")
    driver.presenter.view.toast.setFocus()
    assert not driver.table.hasFocus()
    driver.presenter.films.click(RETRY)
    assert driver.table.hasFocus()
    driver.flick_by_keys(FLICK)
    assert len(driver.presenter.films.tries) == 3


def test_practice_is_filmed_at_the_speed_that_was_set_and_any_press_ends_the_film() -> None:
    driver = practising(speed=Speed.NORMAL)
    driver.click(SLOWLY)
    driver.flick(FLICK)
    assert driver.scene.motion._projector._rate == FRAMES[Speed.NORMAL] * SLOW_MOTION
    QTest.mouseClick(driver.viewport, LEFT, NO_MODIFIER, QPoint(5, 5))
    assert not driver.scene.motion.filming
    assert len(driver.presenter.films.tries) == 1
    driver.scene.motion.skip()
    assert_stands(driver)


def test_the_last_practised_shot_can_be_watched_again() -> None:
    driver = practising(speed=Speed.SLOW)
    driver.flick(FLICK)
    driver.scene.motion.skip()
    item = driver.scene.item(DIE)
    assert item is not None
    stood = item.pos()
    driver.click(REPLAY)
    QTest.qWait(40)
    assert driver.scene.motion.filming
    assert RETRY in driver.scene.standing()
    driver.scene.motion.skip()
    assert item.pos() == stood
    assert trailed(driver) == {DIE}


def test_a_shot_that_counted_is_taken_back_thrown_again_and_can_still_be_redone() -> None:
    driver = at()
    driver.flick(FLICK)
    real = behind(driver.presenter.play).entry(1)
    driver.click(PRACTISE)
    driver.click(RETRY)
    presenter = driver.presenter
    assert (presenter.play.cursor, presenter.viewer.seat) == (0, 0)
    first, again = presenter.films.tries
    assert first.action == real[1]
    assert again.action != real[1]
    assert again.before.shots == first.before.shots
    driver.click(PRACTISE)
    presenter.takeback.redo()
    assert behind(presenter.play).entry(1) == real
    assert presenter.play.cursor == 2


def test_another_try_takes_back_what_was_called_after_the_shot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TargetsGame, "nature", lambda *_: Settled(1, (rest(2, 6, on(1)),)))
    driver = at()
    driver.flick(FLICK)
    driver.presenter.reactions.press("Q")
    session = behind(driver.presenter.play)
    assert session.entry(2) == (0, Announce(2))
    driver.click(PRACTISE)
    driver.click(RETRY)
    assert session.cursor == 0
    assert trailed(driver)


def test_bots_wait_while_somebody_practises(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    # What they wait for is the end of practice, and not people who might call.
    monkeypatch.setattr(bot_seats, "GRACE", 20)
    driver = practising(kinds=(HUMAN, BOT))
    driver.flick(FLICK)
    QTest.qWait(100)
    assert flicks(driver.presenter) == []
    driver.click(PRACTISE)
    driver.flick(FLICK)
    qtbot.waitUntil(lambda: len(flicks(driver.presenter)) > 1)
    assert flicks(driver.presenter)[1] == 1


def test_another_try_goes_back_to_ones_own_shot_before_those_of_bots(qtbot: QtBot) -> None:
    driver = at((HUMAN, BOT))
    driver.flick(FLICK)
    qtbot.waitUntil(lambda: 0 in driver.presenter.play.to_act)
    driver.click(PRACTISE)
    driver.click(RETRY)
    assert driver.presenter.play.cursor == 0
    assert trailed(driver) == {DIE}
    QTest.qWait(50)
    assert driver.presenter.play.cursor == 0


def test_a_trail_lies_where_it_lay_on_a_table_of_another_shape() -> None:
    driver = practising()
    driver.flick(FLICK)
    (before,), width = trails(driver), driver.scene.layout_shown.width
    driver.presenter.view.resize(1500, 700)
    (after,), wider = trails(driver), driver.scene.layout_shown.width
    assert wider > width
    assert after.x - wider / 2 == pytest.approx(before.x - width / 2, abs=0.1)
    assert (after.y, after.look) == (before.y, before.look)


def test_trails_go_with_the_position_they_were_made_in() -> None:
    driver = practising()
    driver.flick(FLICK)
    driver.click(PRACTISE)
    driver.flick(FLICK)
    driver.click(PRACTISE)
    assert not trails(driver)


def test_a_flick_from_the_list_of_moves_is_practice_too_and_a_call_is_not() -> None:
    driver = practising(state=calling())
    session = behind(driver.presenter.play)
    driver.presenter.moves.submit(Flick(900, 40, 7))
    assert (session.length, len(driver.presenter.films.tries)) == (0, 1)
    driver.key(Qt.Key.Key_Q)
    assert session.entry(0) == (0, Announce(2))
    assert not driver.presenter.films.tries, "they were thrown from another position"


def test_practice_refuses_what_the_rules_refuse() -> None:
    driver = practising()
    driver.presenter.moves.submit(Flick(9999, 40, 7))
    assert driver.presenter.view.toast.isVisible()
    assert not driver.presenter.films.tries
