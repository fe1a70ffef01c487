"""Everything that happens at a table is told once to the person who looks, and nothing to anybody else."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from core.catalog import CATALOG
from core.players import Kind
from core.targets.state import TargetsState
from tests.core.targets.scripted import on, rest, shoot, table
from tests.ui.speech.listening import listen, things_said
from tests.ui.table.driver import Driver
from tests.ui.table.tables import (
    BOT,
    HUMAN,
    LASTING,
    SECRETIVE,
    any_action,
    session_from,
    session_of,
    table_for,
)
from tests.whole import behind
from ui.table.bots import bot_seats
from ui.table.pieces import NEXT
from ui.table.presenter import Presenter

pytestmark = pytest.mark.usefixtures("unpainted")


def play_at_random(presenter: Presenter, qtbot: QtBot, moves: int) -> None:
    """Some moves of the person who looks, and of the bots between them; a page is left to lie there."""
    rng = random.Random(1)
    for _ in range(moves):
        qtbot.waitUntil(lambda: bool(presenter.pages.waits or presenter.context.legal or not presenter.play.to_act))
        if presenter.pages.waits or not presenter.play.to_act:
            break
        presenter.moves.submit(any_action(presenter, rng))
    presenter.speech.announcer.speak()


@pytest.mark.parametrize("game", CATALOG)
def test_each_line_of_the_log_is_told_once_and_in_order(
    game: str, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_seats, "GRACE", 1)
    monkeypatch.setattr(bot_seats, "REACTION", (0.0, 1.0))
    heard = listen(monkeypatch)
    presenter = table_for(session_of(game, 2), (HUMAN, BOT))
    play_at_random(presenter, qtbot, 15)
    lines = [line.text for line in presenter.game_log.lines(0, presenter.showing.at)]
    assert len(lines) > 5
    everything = " ".join(words for words, _ in heard)
    for line, times in Counter(lines).items():
        assert everything.count(line) == times, line
    at = 0
    for line in lines:
        at = everything.index(line, at) + len(line)


@pytest.mark.parametrize("game", CATALOG)
def test_a_new_game_says_from_the_beginning_what_to_do(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    heard = listen(monkeypatch)
    presenter = table_for(session_of(game, 2))
    if presenter.view.curtain.isVisible():
        presenter.view.curtain.opened.emit()
    QApplication.processEvents()
    prompt = presenter.scene.item("prompt")
    assert prompt is not None
    assert prompt.piece.label
    assert heard[-1].words.endswith(prompt.piece.label)
    for line in presenter.game_log.lines(presenter.viewer.seat):
        assert any(line.text in words for words, _ in heard)


def test_a_saved_game_is_told_from_its_last_move(monkeypatch: pytest.MonkeyPatch) -> None:
    heard = listen(monkeypatch)
    session, rng = session_of("lucky_loop", 2), random.Random(3)
    for _ in range(30):
        seat = min(session.to_act)
        session.submit(seat, session.game.sample(session.view(seat), seat, rng))
    presenter = table_for(session, (HUMAN, BOT))
    presenter.bots.halt(True)
    QApplication.processEvents()
    lines = [line.text for line in presenter.game_log.lines(0)]
    told = " ".join(words for words, _ in heard)
    assert lines[-1] in told
    assert lines[0] not in told


def test_the_same_task_is_told_again_when_it_comes_again() -> None:
    presenter = table_for(session_of("lucky_loop", 2), (HUMAN, HUMAN))
    said = things_said(presenter)
    presenter.view.curtain.opened.emit()
    task = said[-1]
    presenter.refresh()
    assert said.count(task) == 1
    presenter.moves.submit(presenter.context.legal[-1])
    presenter.takeback.undo()
    assert said[-2:] == ["Taken back.", task]


def test_what_is_told_later_is_not_told_before_it_is_shown() -> None:
    presenter = table_for(session_of("lucky_loop", 2), (HUMAN, BOT))
    presenter.bots.halt(True)
    QApplication.processEvents()
    said = things_said(presenter)
    presenter.story.times = LASTING
    session = behind(presenter.play)
    rng = random.Random(1)
    for _ in range(12):
        seat = min(session.to_act)
        session.submit(seat, session.game.sample(session.view(seat), seat, rng))
    presenter.refresh()
    assert presenter.story.behind
    lines = [line.text for line in presenter.game_log.lines(presenter.viewer.seat)]
    assert said[-1] != lines[-1]
    presenter.showing.catch_up()
    told = [words for words in said if words in lines]
    assert told == lines[-len(told) :]


# --- refusals, hints, races, pages -----------------------------------------------------------------------


def test_a_toast_is_told_and_a_refusal_cuts_in(monkeypatch: pytest.MonkeyPatch) -> None:
    presenter = table_for(session_of("lucky_loop", 2), (HUMAN, BOT))
    QApplication.processEvents()
    heard = listen(monkeypatch)
    presenter.view.toast.say("Nobody has moved since your last turn.")
    QApplication.processEvents()
    presenter.view.toast.say("Those cards don't go there.", "LL-8")
    QApplication.processEvents()
    assert heard == [("Nobody has moved since your last turn.", False), ("Those cards don't go there. LL-8.", True)]
    assert presenter.speech.announcer.last == "Those cards don't go there. LL-8."


def test_a_notice_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    presenter = table_for(session_of("lucky_loop", 2), (HUMAN, BOT))
    QApplication.processEvents()
    heard = listen(monkeypatch)
    presenter.view.notice.say(lambda: "The bots' process fails.")
    QApplication.processEvents()
    assert heard == [("The bots' process fails.", False)]


def on_a_bullseye() -> TargetsState:
    """The person at seat 0 may call "Targets!", and the bot at seat 1 is to flick."""
    return shoot(table(2), rest(2, 6, on(1)))[0]


def test_a_call_is_told_with_its_key_and_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_seats, "GRACE", 600_000)
    heard = listen(monkeypatch)
    presenter = table_for(session_from("targets", on_a_bullseye()), (HUMAN, BOT))
    QApplication.processEvents()
    assert "bull's-eye" in heard[-1].words
    assert heard[-1].words.endswith("key Q.")
    assert heard[-1].urgent
    said = things_said(presenter)
    Driver(presenter).key(Qt.Key.Key_Q)
    assert any("calls “Targets!”" in words for words in said)


def test_a_selection_is_told_as_it_grows_and_goes() -> None:
    presenter = table_for(session_of("lucky_loop", 2))
    presenter.view.curtain.opened.emit()
    said, driver = things_said(presenter), Driver(presenter)
    hand = [piece for piece in presenter.staging.offer.liftable() if piece.startswith("card:")]
    first, *others = sorted(hand, key=lambda id: driver.piece(id).x)
    driver.use(first)
    assert said == [f"Selected: {driver.piece(first).label}."]
    second = next(id for id in others if presenter.staging.offer.together((first, id), frozenset()))
    driver.use(second)
    assert said[1:] == [f"2 pieces selected, the last is {driver.piece(second).label}."]
    driver.key(Qt.Key.Key_Escape)
    assert said[2:] == ["Nothing is selected any more."]


def test_a_page_is_told_and_so_is_what_follows_it(qtbot: QtBot) -> None:
    presenter = table_for(session_of("jump", 2), (HUMAN, BOT))
    said = things_said(presenter)
    play_at_random(presenter, qtbot, 400)
    assert said[-1].startswith("Session over.")
    Driver(presenter).use(NEXT)
    qtbot.waitUntil(lambda: any(words.startswith("Session 2 begins") for words in said))


# --- secrets ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", SECRETIVE)
def test_behind_the_curtain_nothing_is_told_and_nothing_is_left(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    heard = listen(monkeypatch)
    presenter = table_for(session_of(game, 2))
    page, rng = presenter.view, random.Random(4)
    closed = 0
    for _ in range(60):
        QApplication.processEvents()
        if page.curtain.isVisible():
            name = presenter.seating.names[presenter.viewer.next or 0]
            assert presenter.speech.announcer.last == heard[-1].words == page.curtain.told
            assert heard[-1].urgent
            assert name in heard[-1].words
            closed += 1
            before = len(heard)
            presenter.refresh()
            QTest.qWait(1)
            assert len(heard) == before
            page.curtain.opened.emit()
        elif page.handover.isVisible():
            page.handover.passed.emit()
            assert presenter.speech.announcer.last == ""
        elif presenter.pages.waits:
            presenter.moves.turn_page()
        elif presenter.context.legal:
            presenter.moves.submit(any_action(presenter, rng))
    assert closed > 2


@pytest.mark.parametrize("game", SECRETIVE)
def test_only_the_views_of_those_who_look_are_told(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of two people each is told their own log; no line of it that the other may not read is said to the other."""
    presenter = table_for(session_of(game, 2))
    page, rng, log = presenter.view, random.Random(5), presenter.game_log
    said = things_said(presenter)
    for _ in range(60):
        QApplication.processEvents()
        said.clear()
        seat = presenter.viewer.seat
        if page.curtain.isVisible():
            page.curtain.opened.emit()
        elif page.handover.isVisible():
            page.handover.passed.emit()
            assert said == [page.curtain.told]
        elif presenter.pages.waits:
            presenter.moves.turn_page()
        elif presenter.context.legal:
            presenter.moves.submit(any_action(presenter, rng))
        seat = presenter.viewer.seat
        allowed = {line.text for line in log.lines(seat)} | {line.text for line in log.lines(None)}
        forbidden = {line.text for other in (0, 1) if other != seat for line in log.lines(other)} - allowed
        assert not forbidden & set(said)


def test_a_spectator_is_told_the_game_of_bots(qtbot: QtBot) -> None:
    presenter = table_for(session_of("jump", 2), (Kind.RANDOM, Kind.RANDOM))
    said = things_said(presenter)
    qtbot.waitUntil(lambda: len(said) > 20)
    lines = [line.text for line in presenter.game_log.lines(None, presenter.showing.at)]
    assert said == lines[-len(said) :]


@pytest.mark.parametrize("game", CATALOG)
def test_a_jump_through_a_long_game_tells_only_what_led_there(game: str) -> None:
    session, rng = session_of(game, 2), random.Random(3)
    for _ in range(60):
        if session.to_act:
            seat = min(session.to_act)
            session.submit(seat, session.game.sample(session.view(seat), seat, rng))
    presenter = table_for(session, (HUMAN, BOT))
    presenter.bots.halt(True)
    QApplication.processEvents()
    showing, end = presenter.showing, session.cursor
    showing.look_at(0)
    said = things_said(presenter)
    for cursor in (end - 1, 1, end // 2 + 2, 0, end):
        said.clear()
        showing.look_at(cursor)
        lines = presenter.game_log.lines(0, cursor)
        leading = {line.text for line in lines if line.cursor == lines[-1].cursor} if lines else set()
        told = [words for words in said if any(words == line.text for line in presenter.game_log.lines(0))]
        assert set(told) <= leading or end <= 10
        assert told or cursor in (0, 1, end) or end <= 12
