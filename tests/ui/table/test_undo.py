"""Taking turns back: exact, under the table's policy, with every answer to the turn."""

from __future__ import annotations

import random
from typing import Any

import pytest

from core.catalog import CATALOG
from core.dice import Rolled
from core.game import Action
from core.lucky_loop.actions import Discard, Draw, Exchange
from core.play import LocalPlay
from core.players import TakeBack
from core.session import Session
from tests.whole import state_of
from ui.table.undo import UndoHistory


def begun(seed: int = 5) -> Session[Any, Any]:
    game = CATALOG["lucky_loop"]
    session: Session[Any, Any] = Session(game, 2, game.options(), seed)
    session.begin()
    return session


def turns_of(session: Session[Any, Any], people: frozenset[int], policy: TakeBack = TakeBack.FREE) -> UndoHistory:
    return UndoHistory(LocalPlay(session), people, policy, lambda action: type(action).__name__)


def play(session: Session[Any, Any], turns: UndoHistory, action: Action | None = None) -> None:
    (seat,) = session.to_act
    start = session.cursor
    rng = random.Random(start)
    session.submit(seat, action or session.game.sample(session.view(seat), seat, rng))
    turns.record(start)


EVERYBODY = frozenset({0, 1})


@pytest.mark.usefixtures("qapp")
class TestTurns:
    def test_undo_to_the_start_and_redo_to_the_end_gives_equal_states(self) -> None:
        session = begun()
        turns = turns_of(session, EVERYBODY)
        states = [state_of(session)]
        for _ in range(200):
            play(session, turns)
            states.append(state_of(session))
        for state in reversed(states[:-1]):
            turns.stack.undo()
            assert state_of(session) == state
        assert not turns.can_undo
        for state in states[1:]:
            turns.stack.redo()
            assert state_of(session) == state

    def test_one_undo_takes_back_the_answers_of_the_bots(self) -> None:
        session = begun()
        (human,) = session.to_act
        turns = turns_of(session, frozenset({human}))
        start = state_of(session)
        play(session, turns, Exchange())
        while session.to_act == {human}:
            play(session, turns)
        count = turns.stack.count()
        before_the_last = session.entry(turns.turns[-1].start)
        while human not in session.to_act:
            play(session, turns)
        assert turns.stack.count() == count
        turns.stack.undo()
        assert session.entry(session.cursor) == before_the_last
        while turns.can_undo:
            turns.stack.undo()
        assert state_of(session) == start

    def test_a_new_move_after_undo_cuts_what_could_be_redone(self) -> None:
        session = begun()
        turns = turns_of(session, EVERYBODY)
        play(session, turns, Exchange())
        play(session, turns, Draw(0))
        turns.stack.undo()
        play(session, turns, Draw(1))
        assert not turns.can_redo
        assert turns.stack.count() == 2

    def test_until_revealed_stops_at_a_drawn_card(self) -> None:
        session = begun()
        turns = turns_of(session, EVERYBODY, TakeBack.UNTIL_REVEALED)
        play(session, turns, Exchange())
        assert turns.can_undo
        play(session, turns, Draw(0))
        assert not turns.can_undo
        assert "revealed" in turns.undo_text()

    def test_until_revealed_stops_at_a_throw(self) -> None:
        session = begun()
        turns = turns_of(session, EVERYBODY, TakeBack.UNTIL_REVEALED)
        while not isinstance(session.entry(session.cursor - 1)[1], Rolled):
            play(session, turns)
        assert turns.revealed
        assert not turns.can_undo
        # but at another table dice are no secret that was told
        assert turns_of(session, EVERYBODY).can_undo

    def test_until_revealed_takes_back_what_the_player_knew(self) -> None:
        session = begun()
        turns = turns_of(session, EVERYBODY, TakeBack.UNTIL_REVEALED)
        for action in (Exchange(), Draw(0), Draw(1), Draw(0)):
            play(session, turns, action)
        play(session, turns, Discard(state_of(session).hands[state_of(session).turn][0]))
        assert turns.can_undo

    def test_off_takes_nothing_back(self) -> None:
        session = begun()
        turns = turns_of(session, EVERYBODY, TakeBack.OFF)
        play(session, turns, Exchange())
        assert not turns.can_undo
        assert turns.undo_text() == "Moves can't be taken back at this table."

    def test_before_the_first_move_there_is_nothing_to_take_back(self) -> None:
        session = begun()
        turns = turns_of(session, EVERYBODY)
        assert turns.undo_text() == "There is nothing to take back."
        play(session, turns, Exchange())
        assert turns.undo_text() == "Undo Exchange"

    def test_what_was_taken_back_is_named_for_redo(self) -> None:
        session = begun()
        turns = turns_of(session, EVERYBODY)
        assert turns.redo_text() == "Redo"
        play(session, turns, Exchange())
        turns.stack.undo()
        assert turns.redo_text() == "Redo Exchange"
        assert turns.undo_text() == "There is nothing to take back."

    def test_a_loaded_game_can_be_taken_back(self) -> None:
        session = begun()
        turns = turns_of(session, EVERYBODY)
        for _ in range(50):
            play(session, turns)
        for _ in range(3):
            turns.stack.undo()
        state, cursor = state_of(session), session.cursor
        again = turns_of(session, EVERYBODY)
        assert (state_of(session), session.cursor) == (state, cursor)
        assert again.stack.index() == turns.stack.index()
        assert again.stack.count() == turns.stack.count()
        assert again.stack.isClean()
        again.stack.undo()
        again.stack.redo()
        assert state_of(session) == state

    def test_an_answer_of_a_bot_cuts_what_could_be_redone(self) -> None:
        session = begun()
        (human,) = session.to_act
        turns = turns_of(session, frozenset({human}))
        while not (turns.stack.count() > 3 and session.to_act == {human}):
            play(session, turns)
        last = turns.turns[-2]
        assert last.stop - last.start > 0
        while session.to_act == {human}:
            play(session, turns)
        play(session, turns)
        middle = session.cursor
        while session.to_act != {human}:
            play(session, turns)
        play(session, turns)
        # A record that stands within a turn, as a bot's: the bot goes on from there.
        session.seek(middle)
        again = turns_of(session, frozenset({human}))
        assert session.cursor == middle
        assert again.can_redo
        play(session, again)
        assert not again.can_redo
        assert len(again.turns) == again.stack.count()
        length = session.length
        again.stack.undo()
        assert session.entry(session.cursor)[0] == human
        assert session.cursor < middle
        again.stack.redo()
        assert session.cursor == length
