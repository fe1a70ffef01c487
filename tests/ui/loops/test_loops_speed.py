"""Speed races by key and by mouse, against bots that are slower or quicker, and between people at one screen."""

from __future__ import annotations

from functools import partial

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from core.loops.actions import Claim, Pass, Play
from core.loops.hand import cards_in
from core.loops.state import Phase
from core.players import Kind
from tests.core.loops.scripted import AS_PRINTED, Table, given
from tests.ui.loops.moments import session_at
from tests.ui.table.driver import Driver
from tests.ui.table.tables import BOT, HUMAN, LASTING, table_for
from tests.whole import behind, state_of
from ui.table.bots import bot_seats
from ui.table.presenter import Presenter

pytestmark = pytest.mark.usefixtures("unpainted")

QUICK, NEVER = (5.0, 10.0), (600_000.0, 600_000.0)
WIDE = (960, 600)


def racing(monkeypatch: pytest.MonkeyPatch) -> tuple[Driver, Table]:
    """A person and a bot race for the card after another bot's speed; the bot, who never reacts, could only claim."""
    monkeypatch.setattr(bot_seats, "REACTION", NEVER)
    monkeypatch.setattr(bot_seats, "GRACE", round(NEVER[0]))
    table = given(
        "9000 9000 speed 1000",
        "2000 3000",
        "1000 1000",
        pile="9000 speed",
        phase=Phase.SPEED,
        direction=-1,
        options=AS_PRINTED,
    )
    presenter = table_for(session_at(table), kinds=(HUMAN, BOT, BOT), size=WIDE)
    # Whoever has won waits with the next move for as long as the test looks.
    presenter.story.times = LASTING
    assert presenter.reactions.seats == {0, 2}
    return Driver(presenter), table


def lose(driver: Driver, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot) -> None:
    """Wait until the bot was faster."""
    # It can only claim, and would let others go first.
    monkeypatch.setattr(bot_seats, "GRACE", round(QUICK[-1]))
    driver.presenter.refresh()
    qtbot.waitUntil(lambda: not driver.presenter.reactions.seats)
    assert behind(driver.presenter.play).entries == ((2, Claim()),)


def assert_nothing_happened(driver: Driver, entries: int = 1) -> None:
    assert driver.presenter.play.cursor == entries
    assert state_of(driver.presenter.play).hands[0] == state_of(driver.presenter.play, 0).hands[0]


@pytest.mark.parametrize("way", ["key", "button", "card"])
def test_a_person_is_quicker_than_a_bot(monkeypatch: pytest.MonkeyPatch, qtbot: QtBot, way: str) -> None:
    driver, table = racing(monkeypatch)
    session, play = behind(driver.presenter.play), table.card(0, "9000")
    qtbot.wait(30)
    if way == "card":
        driver.perform(play)
    else:
        driver.key(Qt.Key.Key_Q) if way == "key" else driver.perform(Claim())
        assert (state_of(session).phase, state_of(session).turn) == (Phase.CLAIMED, 0)
        assert not driver.presenter.viewer.waiting
        driver.perform(play)
        assert session.entry(0) == (0, Claim())
    assert session.entry(session.cursor - 1) == (0, play)
    assert not driver.presenter.view.toast.isVisible()
    driver.presenter.close()


def test_a_late_key_changes_nothing_and_is_no_error(monkeypatch: pytest.MonkeyPatch, qtbot: QtBot) -> None:
    driver, _ = racing(monkeypatch)
    lose(driver, monkeypatch, qtbot)
    driver.key(Qt.Key.Key_Q)
    driver.key(Qt.Key.Key_Q)
    assert_nothing_happened(driver)
    assert not driver.presenter.view.toast.isVisible()
    driver.presenter.close()


@pytest.mark.parametrize("clicking", [False, True], ids=["drag", "click-click"])
def test_a_card_played_too_late_is_a_lost_race_and_no_fault(
    monkeypatch: pytest.MonkeyPatch, qtbot: QtBot, clicking: bool
) -> None:
    driver, table = racing(monkeypatch)
    lose(driver, monkeypatch, qtbot)
    driver.perform(table.card(0, "9000"), clicking)
    assert_nothing_happened(driver)
    assert "LP-11" in driver.presenter.view.toast.text()
    driver.presenter.close()


@pytest.mark.parametrize("clicking", [False, True], ids=["drag", "click-click"])
def test_a_card_in_hand_when_the_race_is_lost_is_no_move_of_the_next_turn(
    monkeypatch: pytest.MonkeyPatch, clicking: bool
) -> None:
    monkeypatch.setattr(bot_seats, "REACTION", NEVER)
    monkeypatch.setattr(bot_seats, "GRACE", round(NEVER[0]))
    table = given(
        "5000 8000 1000",
        "3000 3000",
        "3000 3000",
        "7000 7000 2000",
        pile="4000 speed",
        phase=Phase.SPEED,
        turn=2,
        options=AS_PRINTED,
    )
    driver = Driver(table_for(session_at(table), kinds=(HUMAN, BOT, BOT, BOT), size=WIDE))
    presenter, (card,) = driver.presenter, table.cards(0, "5000")
    if clicking:
        driver.click(f"card:{card}")
    else:
        driver.lift(f"card:{card}")
        driver.carry_to("pile")
    presenter.moves.answer(3, table.card(3, "7000"), presenter.play.cursor)
    # The card fitted then, and it is this player's turn now, but nobody meant to play 5000 on 7000.
    assert presenter.play.to_act == {0}
    if clicking:
        driver.click_zone("pile")
    else:
        driver.let_go("pile")
    assert_nothing_happened(driver)
    assert not presenter.input.carrying
    assert f"card:{card}" not in presenter.input.selected
    driver.key(Qt.Key.Key_Escape)
    driver.perform(table.card(0, "8000"))
    assert behind(presenter.play).entry(1) == (0, table.card(0, "8000"))
    presenter.close()


def test_several_people_at_one_screen_race_with_their_keys_and_see_nobodys_hand(
    monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    monkeypatch.setattr(bot_seats, "REACTION", NEVER)
    monkeypatch.setattr(bot_seats, "GRACE", round(NEVER[0]))
    table = given("5000 6000", "5000 6000", "speed speed", "5000 6000", turn=1, pile="1000")
    driver = Driver(table_for(session_at(table), kinds=(HUMAN, HUMAN, BOT, HUMAN), size=WIDE))
    presenter = driver.presenter
    driver.pass_on()
    # On an empty pile the bot has to play.
    driver.perform(Pass())
    qtbot.waitUntil(lambda: bool(presenter.reactions.seats))
    assert_everybody_may_look(driver)
    assert presenter.reactions.keys == (("Q", "O", "", "M"),)
    driver.key(Qt.Key.Key_O)
    assert (state_of(presenter.play).phase, state_of(presenter.play).turn) == (Phase.CLAIMED, 1)
    driver.pass_on()
    assert presenter.viewer.seat == 1
    driver.perform(table.card(1, "6000"))
    assert behind(presenter.play).entry(presenter.play.cursor - 1) == (1, table.card(1, "6000"))
    presenter.takeback.undo()
    presenter.takeback.undo()
    # Back in the race: now somebody else is the first.
    assert_everybody_may_look(driver)
    driver.key(Qt.Key.Key_M)
    assert (state_of(presenter.play).phase, state_of(presenter.play).turn) == (Phase.CLAIMED, 3)
    driver.pass_on()
    assert presenter.viewer.seat == 3
    driver.perform(table.card(3, "5000"))
    assert behind(presenter.play).entry(presenter.play.cursor - 1) == (3, table.card(3, "5000"))
    presenter.close()


def assert_everybody_may_look(driver: Driver) -> None:
    page = driver.presenter.view
    assert driver.presenter.viewer.seat is None
    assert not page.handover.isVisible()
    assert not page.curtain.isVisible()
    hands = [cards_in(hand) for hand in state_of(driver.presenter.play).hands]
    shown = [driver.piece(f"card:{card}") for hand in hands for card in hand]
    assert {piece.look for piece in shown} == {None}


@pytest.mark.usefixtures("qapp")
def test_a_key_held_down_wins_no_race() -> None:
    table = given("5000 6000", "speed speed", "5000 6000", turn=1)
    driver = Driver(table_for(session_at(table), size=WIDE))
    presenter = driver.presenter
    driver.pass_on()
    held = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Q, Qt.KeyboardModifier.NoModifier, "q", autorep=True)
    driver.perform(table.card(1, "speed"))
    QApplication.sendEvent(driver.table, held)
    assert presenter.reactions.seats == {0, 2}
    driver.key(Qt.Key.Key_Q)
    assert behind(presenter.play).entry(1) == (0, Claim())
    presenter.close()


@pytest.mark.usefixtures("qapp")
def test_whoever_opened_the_race_has_no_key_in_it() -> None:
    table = given("5000 6000", "speed speed", "5000 6000", turn=1)
    driver = Driver(table_for(session_at(table), size=WIDE))
    presenter = driver.presenter
    driver.pass_on()
    driver.perform(table.card(1, "speed"))
    assert presenter.scene.item("key:1") is None
    driver.key(Qt.Key.Key_O)
    assert presenter.play.cursor == 1
    presenter.close()


def test_a_bot_that_could_only_take_the_pile_lets_others_go_first(monkeypatch: pytest.MonkeyPatch) -> None:
    driver, _ = racing(monkeypatch)
    monkeypatch.setattr(bot_seats, "REACTION", QUICK)
    driver.presenter.refresh()
    assert driver.presenter.bots.clock.interval() == bot_seats.GRACE
    driver.presenter.close()


SLOWNESS = {Kind.CADET: 1.4, Kind.PILOT: 1.0, Kind.ACE: 0.6}
EXACTLY = (150.0, 150.0)


@pytest.mark.parametrize("level", SLOWNESS)
def test_a_bot_that_lays_a_card_is_as_fast_as_its_level(
    monkeypatch: pytest.MonkeyPatch, qtbot: QtBot, level: Kind
) -> None:
    # Without luck the time is known to the millisecond.
    monkeypatch.setattr(bot_seats, "REACTION", EXACTLY)
    monkeypatch.setattr(bot_seats, "GRACE", round(NEVER[0]))
    monkeypatch.setattr(bot_seats, "SECONDS", 0.004)
    monkeypatch.setattr(bot_seats, "QUICK", 0)
    table = given("5000 6000", "2000 3000", "5000 7000 8000", pile="4000 speed", phase=Phase.SPEED, direction=-1)
    presenter = table_for(session_at(table), kinds=(HUMAN, level, level), size=WIDE)
    presenter.story.times = LASTING
    assert presenter.bots.clock.interval() == round(EXACTLY[0] * SLOWNESS[level])
    qtbot.waitUntil(lambda: not presenter.reactions.seats)
    assert behind(presenter.play).entry(0)[0] == 2
    assert isinstance(behind(presenter.play).entry(0)[1], Play)
    presenter.close()


def is_quiet(presenter: Presenter) -> bool:
    return not presenter.reactions.seats


def test_whoever_is_on_turn_and_stuck_leaves_the_race_to_others(monkeypatch: pytest.MonkeyPatch, qtbot: QtBot) -> None:
    monkeypatch.setattr(bot_seats, "REACTION", QUICK)
    monkeypatch.setattr(bot_seats, "GRACE", round(NEVER[0]))
    for _ in range(5):
        table = given("1000 1000", "2000", "1000 2000", "7000 8000", pile="4000 speed", phase=Phase.SPEED, turn=2)
        session = session_at(table)
        assert Pass() in session.game.legal(session.view(2), 2)
        presenter = table_for(session, kinds=(HUMAN, Kind.PILOT, Kind.PILOT, Kind.PILOT), size=WIDE)
        presenter.story.times = LASTING
        presenter.bots.wake()
        qtbot.waitUntil(partial(is_quiet, presenter))
        assert behind(presenter.play).entry(0)[0] == 3
        presenter.close()


def test_whoever_is_on_turn_takes_the_pile_where_nobody_can_win_the_race(
    monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    monkeypatch.setattr(bot_seats, "GRACE", 20)
    table = given("1000 1000", "2000", "1000 2000", "1000 3000", pile="4000 speed", phase=Phase.SPEED, turn=2)
    presenter = table_for(session_at(table), kinds=(HUMAN, Kind.PILOT, Kind.PILOT, Kind.PILOT), size=WIDE)
    presenter.bots.wake()
    presenter.story.times = LASTING
    qtbot.waitUntil(lambda: presenter.play.cursor > 0)
    assert behind(presenter.play).entry(0) == (2, Pass())
    presenter.close()


def test_nobody_takes_the_pile_of_a_person_who_is_on_turn(monkeypatch: pytest.MonkeyPatch, qtbot: QtBot) -> None:
    monkeypatch.setattr(bot_seats, "GRACE", 20)
    table = given("1000 1000", "2000 2000", "1000 3000", pile="4000 speed", phase=Phase.SPEED, turn=0)
    presenter = table_for(session_at(table), kinds=(HUMAN, Kind.ACE, Kind.PILOT), size=WIDE)
    presenter.bots.wake()
    qtbot.wait(200)
    assert presenter.play.cursor == 0
    presenter.close()


def test_bots_among_themselves_race_at_the_speed_of_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_seats, "REACTION", NEVER)
    monkeypatch.setattr(bot_seats, "GRACE", round(NEVER[0]))
    table = given("5000 6000", "2000 3000", "5000 7000", pile="4000 speed", phase=Phase.SPEED, direction=-1)
    presenter = table_for(session_at(table), kinds=(Kind.PILOT,) * 3, size=WIDE)
    presenter.bots.wake()
    assert presenter.bots.clock.interval() == 0
    presenter.close()
