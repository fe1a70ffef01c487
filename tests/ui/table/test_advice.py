"""Hints at a table: stale ones are dropped, nobody else sees them, and they depend on the view alone."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from core.jump.state import Phase
from core.session import Session
from tests.core.lucky_loop.scripted import given
from tests.ui.table.advisers import Slow, in_play, lucky_loop_from, quick, said
from tests.ui.table.driver import Driver
from tests.ui.table.tables import BOT, HUMAN, SECRETIVE, session_of, table_for, take_the_table
from tests.whole import state_of
from ui.table.bots import advice
from ui.table.presenter import Presenter

pytestmark = pytest.mark.usefixtures("unpainted")


# --- stale hints -----------------------------------------------------------------------------------------


def played(presenter: Presenter) -> None:
    presenter.moves.submit(presenter.moves.in_words()[0][1])


def undone(presenter: Presenter) -> None:
    presenter.takeback.undo()


def closed(presenter: Presenter) -> None:
    presenter.close()


def off(presenter: Presenter) -> None:
    presenter.advice.allow(False)


def moved_and_back(presenter: Presenter) -> None:
    presenter.moves.submit(presenter.moves.in_words()[0][1])
    presenter.takeback.undo()


@pytest.mark.parametrize("happens", [played, undone, closed, off, moved_and_back])
def test_an_answer_to_another_moment_is_dropped(slow: list[Slow], happens: Callable[[Presenter], None]) -> None:
    session = lucky_loop_from(given(hands=["T4 L7 R12 D5 T6 D9"]).state)
    presenter = table_for(session, (HUMAN, BOT))
    presenter.bots.halt(True)
    presenter.moves.submit(presenter.moves.in_words()[1][1])
    presenter.advice.ask()
    assert said(presenter)
    happens(presenter)
    assert not said(presenter)
    slow[0].answer()
    assert not said(presenter)
    assert not presenter.input.lighting.advised


def test_nothing_of_a_hint_is_left_for_the_next_person(slow: list[Slow]) -> None:
    session = session_of("jump", 2, 3)
    presenter = table_for(session)
    take_the_table(presenter)
    first = presenter.viewer.seat
    presenter.advice.ask()
    slow[0].answer()
    assert said(presenter)
    presenter.moves.submit(presenter.moves.in_words()[0][1])
    take_the_table(presenter)
    assert presenter.viewer.seat not in (None, first)
    assert not said(presenter)
    assert not presenter.input.lighting.advised
    presenter.advice.ask()
    slow[0].thens[0](quick(slow[0].tasks[0]))
    assert not presenter.input.lighting.advised


def test_a_hint_that_never_comes_is_given_up(slow: list[Slow], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advice, "SECONDS", 0.01)
    monkeypatch.setattr(advice, "PATIENCE", 20)
    presenter = table_for(session_of("jump", 2, 3), (HUMAN, BOT))
    take_the_table(presenter)
    presenter.bots.halt(True)
    if not presenter.advice.possible:
        presenter = table_for(session_of("jump", 2, 3), (BOT, HUMAN))
    presenter.advice.ask()
    qtbot.waitUntil(lambda: said(presenter) == "There is no hint this time.")
    assert slow[0].closed


def test_a_hint_whose_process_was_lost_is_given_up_at_once(slow: list[Slow]) -> None:
    presenter = table_for(in_play("loops", 3, seed=4), (HUMAN, BOT, BOT))
    presenter.bots.halt(True)
    presenter.advice.ask()
    slow[0].thens[0](None)
    assert said(presenter) == "There is no hint this time."


def test_whoever_waits_for_a_hint_gets_it_although_others_have_moved(slow: list[Slow]) -> None:
    session = in_play("jump", 3, seed=4)
    while state_of(session).phase is not Phase.PICKING:
        (seat,) = session.to_act
        session.submit(seat, session.game.legal(session.view(seat), seat)[0])
    presenter = table_for(session, (HUMAN, BOT, BOT))
    presenter.bots.halt(True)
    presenter.advice.ask()
    presenter.moves.answer(1, session.game.legal(session.view(1), 1)[0], session.cursor)
    assert said(presenter) == "Thinking about a hint…"
    assert [task.view for task in slow[0].tasks][1:] == [session.view(0)]
    slow[0].answer()
    shown = said(presenter)
    assert shown not in ("", "Thinking about a hint…")
    # Once it was given it belongs to its moment.
    presenter.moves.answer(2, session.game.legal(session.view(2), 2)[0], session.cursor)
    assert said(presenter) != shown
    assert len(slow[0].tasks) == 2


def test_escape_puts_the_whole_hint_away(slow: list[Slow]) -> None:
    presenter = table_for(in_play("loops", 3, seed=4), (HUMAN, BOT, BOT))
    presenter.bots.halt(True)
    presenter.advice.ask()
    slow[0].answer()
    assert said(presenter)
    assert presenter.input.lighting.advised
    Driver(presenter).key(Qt.Key.Key_Escape)
    assert not said(presenter)
    assert not presenter.input.lighting.advised


def test_no_process_before_the_first_hint_and_none_after_the_table(slow: list[Slow]) -> None:
    presenter = table_for(in_play("loops", 3, seed=4), (HUMAN, BOT, BOT))
    presenter.bots.halt(True)
    assert not slow
    presenter.advice.ask()
    presenter.close()
    assert [thinker.closed for thinker in slow] == [True]


# --- who may ask -----------------------------------------------------------------------------------------


def test_nobody_behind_the_curtain_is_advised(slow: list[Slow]) -> None:
    presenter = table_for(session_of("lucky_loop", 2))
    assert presenter.viewer.waiting
    presenter.advice.ask()
    assert not slow
    watched = table_for(session_of("lucky_loop", 2), (BOT, BOT))
    watched.bots.halt(True)
    watched.advice.ask()
    assert not slow


# --- secrets ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "seats"), [(game, 4 if game in ("loops", "jump") else 3) for game in SECRETIVE])
def test_other_unseen_cards_give_the_same_hint(at_once: list[Slow], game: str, seats: int) -> None:
    session = in_play(game, seats, seed=7)
    rules = session.game
    heard = set()
    for seed in range(3):
        state = state_of(session) if not seed else rules.determinize(session.view(0), 0, random.Random(seed))
        assert rules.view(state, 0) == session.view(0)
        other: Session[Any, Any] = Session(rules, seats, rules.options(), seed, start=state)
        presenter = table_for(other, [HUMAN, *[BOT] * (seats - 1)])
        presenter.bots.halt(True)
        presenter.advice.ask()
        heard.add((said(presenter), presenter.input.lighting.advised, at_once[-1].tasks[0].seed))
    assert len(heard) == 1
    assert at_once


# --- reasons that come later -----------------------------------------------------------------------------


def explained(slow: list[Slow]) -> Presenter:
    """A hint of Lucky Loop whose move is shown, and whose odds are still to come."""
    session = lucky_loop_from(given(hands=["T4 L7 R12 D5 T6 D9"]).state)
    presenter = table_for(session, (HUMAN, BOT))
    presenter.bots.halt(True)
    presenter.advice.ask()
    slow[-1].answer()
    assert said(presenter).endswith(".")
    return presenter


def test_the_odds_of_a_hint_follow_its_move(slow: list[Slow]) -> None:
    presenter = explained(slow)
    move = said(presenter)
    slow[0].answer()
    assert said(presenter).startswith(move[:-1] + " — ")


def test_what_was_said_or_sent_away_meanwhile_is_not_talked_over(slow: list[Slow]) -> None:
    presenter = explained(slow)
    presenter.moves.refuse(None)
    slow[0].answer()
    assert said(presenter) == "That doesn't go there."
    presenter = explained(slow)
    presenter.view.toast.hide()
    slow[-1].answer()
    assert not said(presenter)


def test_a_hint_that_is_given_up_leaves_the_odds_alone(slow: list[Slow]) -> None:
    presenter = explained(slow)
    presenter.advice.inquire(presenter.play.view(0), 0, None, lambda found: None)
    presenter.advice._give_up()
    assert [thinker.closed for thinker in slow] == [True, False]
