"""The session: one queue, exact seeking, and news for subscribers."""

from __future__ import annotations

from typing import Any

import pytest

from core.game import Illegal
from core.loops.actions import Pass
from core.loops.game import LOOPS
from core.loops.state import LoopsOptions
from core.play import LocalPlay
from core.session import Change, Session, Stale, replay
from tests.whole import state_of


def table() -> Session[Any, Any]:
    session: Session[Any, Any] = Session(LOOPS, 3, LoopsOptions(), 7)
    session.begin()
    return session


def first_move(session: Session[Any, Any]) -> tuple[int, Any]:
    seat = next(iter(session.to_act))
    return seat, session.game.legal(state_of(session), seat)[0]


def test_nature_has_answered_before_anybody_is_asked() -> None:
    session = table()
    assert session.to_act <= {0, 1, 2}
    assert session.cursor == session.length == 2


def test_a_refused_action_changes_nothing_and_tells_nobody() -> None:
    session = table()
    told: list[Change[Any]] = []
    session.subscribe(told.append)
    state, cursor = state_of(session), session.cursor
    with pytest.raises(Illegal):
        session.submit(next(iter(session.to_act)), Pass())
    assert (state_of(session), session.cursor, told) == (state, cursor, [])


def test_subscribers_hear_of_every_entry_until_they_leave() -> None:
    session = table()
    told: list[Change[Any]] = []
    leave = session.subscribe(told.append)
    before = state_of(session)
    session.submit(*first_move(session))
    assert told[0].before is before
    assert told[-1].after is state_of(session)
    session.seek(0)
    assert told[-1].entry is None
    leave()
    session.seek(1)
    assert told[-1].cursor == 0


def test_an_answer_for_an_older_position_is_dropped() -> None:
    session = table()
    asked_at = session.cursor
    session.submit(*first_move(session))
    with pytest.raises(Stale):
        session.submit(*first_move(session), at=asked_at)


def test_a_new_move_after_an_undo_cuts_what_could_be_redone() -> None:
    session = table()
    start = session.cursor
    session.submit(*first_move(session))
    session.submit(*first_move(session))
    session.seek(start)
    session.submit(*first_move(session))
    assert session.length == session.cursor


def test_the_positions_after_a_cut_are_those_of_the_new_moves() -> None:
    session = table()
    start = session.cursor
    for _ in range(3):
        session.submit(*first_move(session))
    session.seek(start)
    seat = next(iter(session.to_act))
    other = session.game.legal(state_of(session), seat)[-1]
    assert other != session.entry(start)[1]
    expected = session.game.apply(state_of(session), seat, other).state
    # when another move is played than the one that was taken back
    session.play(seat, other)
    assert state_of(session) == expected
    assert session.entries[start:] == ((seat, other),)
    with pytest.raises(IndexError):
        session.seek(session.cursor + 1)


def test_what_somebody_wrote_down_is_true_up_to_the_first_move_that_was_replaced() -> None:
    session = table()
    for _ in range(5):
        session.submit(*first_move(session))
    written = list(session.entries)
    assert session.still_true(written) == len(written)
    assert [session.still_true(written[:count]) for count in (1, 2, 3)] == [1, 2, 3]
    assert session.still_true([]) == 0
    # when a move is taken back, then nothing is false yet
    session.seek(4)
    assert session.still_true(written) == len(written)
    # when another is played instead, equal or not, then what follows it is
    session.play(*written[4])
    assert session.still_true(written) == 4
    assert table().still_true(written) == 0


def test_a_refusal_is_told_without_playing() -> None:
    session = table()
    seat, move = first_move(session)
    play = LocalPlay(session)
    refused = play.refusal(seat, Pass())
    assert refused is not None
    assert refused.rule.startswith("LP-")
    assert play.refusal(seat, move) is None
    assert play.refusal(seat, move) is None
    assert session.cursor == session.length == 2


def test_there_is_no_position_before_the_first_or_after_the_last() -> None:
    session = table()
    for cursor in (-1, session.length + 1):
        with pytest.raises(IndexError):
            session.seek(cursor)


def test_what_an_entry_changed_can_be_told_again() -> None:
    session = table()
    told: list[Change[Any]] = []
    session.subscribe(told.append)
    begun = session.length
    for _ in range(20):
        session.submit(*first_move(session))
    session.seek(0)
    told.pop()
    assert [session.change(index) for index in range(begun, session.length)] == told


def test_the_version_comes_back_with_the_position_but_never_with_another_move() -> None:
    session = table()
    start = session.cursor
    session.submit(*first_move(session))
    saved = session.version
    session.seek(start)
    assert session.version != saved
    session.seek(session.length)
    assert session.version == saved
    # when the same move is played once more, then it is another record
    session.seek(start)
    session.submit(*first_move(session))
    assert session.version != saved


def test_a_replay_plays_what_was_recorded_up_to_what_the_rules_refuse() -> None:
    session = table()
    for _ in range(10):
        session.submit(*first_move(session))
    again: Session[Any, Any] = Session(LOOPS, 3, LoopsOptions(), 8)
    replay(again, session.entries)
    assert again.entries == session.entries
    assert state_of(again) == state_of(session)
    torn: Session[Any, Any] = Session(LOOPS, 3, LoopsOptions(), 8)
    with pytest.raises(Illegal):
        replay(torn, [*session.entries[:5], *session.entries[:1]])
    assert torn.entries == session.entries[:5]
