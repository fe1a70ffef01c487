"""Reading records line by line: which line is blamed, and what a header may leave out."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from core.game import State
from core.loading import MOST_LINES, Flaw, Problem, RecordError, load
from core.players import Kind, Player, TakeBack
from core.record import USUAL_FORMAT, Header, Writer, header_of
from core.session import Session
from tests.core.test_record import played, saved, unsigned
from tests.whole import state_of

ANN_AND_BOB = [Player("Ann"), Player("Bob")]


def written(session: Session[Any, Any], *, whole: bool = False, resumed: bool = False) -> tuple[Writer, bytes]:
    """A record that has only its header, and who goes on writing it."""
    writer = Writer()
    header = msgspec.structs.replace(header_of(session, ANN_AND_BOB), whole=whole, resumed=resumed)
    return writer, writer.header(header)


def position(session: Session[Any, Any], cursor: int) -> State:
    """The position after so many entries of a game that tests must not move."""
    again: Session[Any, Any] = Session(session.game, session.seats, session.options, session.seed)
    for entry in session.entries[:cursor]:
        again.play(*entry)
    state: State = state_of(again)
    return state


def problem_of(data: bytes) -> Problem:
    """What is wrong with a record of which nothing can be used."""
    with pytest.raises(RecordError) as caught:
        load(data)
    return caught.value.problem


# --- the line to blame -----------------------------------------------------------------------------------


def test_a_whole_record_must_end_with_its_snapshot() -> None:
    session = played("jump", entries=30)
    # given one that a snapshot ends
    writer, lines = written(session, whole=True)
    lines += b"".join(writer.entry(entry) for entry in session.entries[:10])
    lines += writer.mark(10, position(session, 10))
    assert load(lines).problem is None
    # then one with an entry after it ends early, in the line that is not there
    lines += writer.entry(session.entries[10])
    assert load(lines).problem == Problem(14, Flaw.ENDS_EARLY)
    # and so does one without anything but its header
    assert load(written(session, whole=True)[1]).problem == Problem(2, Flaw.ENDS_EARLY)
    # and a mark without a position is no snapshot
    assert load(lines + writer.mark(11)).problem == Problem(15, Flaw.ENDS_EARLY)


def test_a_journal_may_end_anywhere() -> None:
    session = played("jump", entries=30)
    writer, lines = written(session)
    assert load(lines).problem is None
    lines += b"".join(writer.entry(entry) for entry in session.entries[:10])
    assert load(lines).problem is None
    assert load(lines + writer.mark(7)).session.cursor == 7


def test_a_changed_header_is_blamed_itself() -> None:
    session = played("jump")
    data = saved(session)
    loaded = load(data.replace(b'"Player 1"', b'"Player 7"', 1))
    assert loaded.problem == Problem(1, Flaw.CHANGED)
    assert loaded.session.entries == session.entries


def test_a_game_that_went_on_from_a_position_needs_that_position() -> None:
    session = played("jump", entries=30)
    missing = Problem(2, Flaw.NO_START)
    # given a journal that was torn before the position, or has an entry, a mark or rubbish there
    writer, header = written(session, resumed=True)
    assert problem_of(header) == missing
    assert problem_of(header + writer.entry(session.entries[0])) == missing
    writer, header = written(session, resumed=True)
    assert problem_of(header + writer.mark(0)) == missing
    assert problem_of(header + b"rubbish\n") == missing
    # and one that has it
    writer, header = written(session, resumed=True)
    loaded = load(header + writer.mark(0, position(session, 20)))
    assert loaded.problem is None
    assert state_of(loaded.session) == position(session, 20)


def test_the_last_snapshot_is_found_behind_marks_without_a_position() -> None:
    session = played("jump", entries=30)
    writer, lines = written(session)
    lines += b"".join(writer.entry(entry) for entry in session.entries[:10])
    lines += writer.mark(10, position(session, 10)) + writer.mark(7)
    # given a line that is no good after them
    loaded = load(lines + b"rubbish\n")
    assert loaded.problem == Problem(14, Flaw.CHANGED)
    assert loaded.snapshot is not None
    assert state_of(loaded.snapshot) == position(session, 10)
    assert loaded.session.cursor == 7


def test_a_mark_of_a_position_that_is_not_there_is_named_with_it() -> None:
    session = played("jump", entries=30)
    for cursor in (-1, 11):
        writer, lines = written(session)
        lines += b"".join(writer.entry(entry) for entry in session.entries[:10])
        loaded = load(lines + writer.mark(cursor))
        assert loaded.problem == Problem(12, Flaw.NO_SUCH_POSITION, str(cursor))
        assert loaded.session.length == 10
    writer, lines = written(session)
    assert load(lines + writer.mark(0, position(session, 1))).problem == Problem(2, Flaw.ANOTHER_POSITION)


def test_what_is_too_much_is_named_with_how_much_may_be() -> None:
    assert problem_of(b"\n" * (MOST_LINES + 1)) == Problem(MOST_LINES + 1, Flaw.TOO_LONG, "100000")
    assert problem_of(b"\n" * MOST_LINES) == Problem(1, Flaw.EMPTY)
    largest = 16 * 1024 * 1024
    assert problem_of(b" " * (largest + 1)) == Problem(1, Flaw.TOO_LARGE, "16")
    assert problem_of(b" " * largest) == Problem(1, Flaw.EMPTY)


def test_an_error_says_its_line_its_flaw_and_what_is_known() -> None:
    with pytest.raises(RecordError, match="line 1: unknown_game: chess"):
        load(b'{"game":"chess"}')


# --- headers ---------------------------------------------------------------------------------------------


def test_what_a_header_leaves_out_is_as_it_was_before_it_could_be_said() -> None:
    lines = unsigned(saved(played("jump"))).splitlines()
    needed = {"game", "rules", "options", "seed"}
    header = {name: value for name, value in msgspec.json.decode(lines[0]).items() if name in needed}
    header["seats"] = [{"name": "Ann"}, {"name": "Bob", "kind": "ace"}]
    loaded = load(b"\n".join([msgspec.json.encode(header), *lines[1:]]))
    assert loaded.problem is None
    assert loaded.header == Header(
        game="jump",
        rules=header["rules"],
        seats=(Player("Ann", "", Kind.HUMAN), Player("Bob", "", Kind.ACE)),
        options=header["options"],
        seed=3,
        created="",
        take_back=TakeBack.FREE,
        hints=True,
        format=USUAL_FORMAT,
        whole=False,
        resumed=False,
    )


def test_the_header_of_a_running_game_leaves_nothing_to_guess() -> None:
    session = played("jump")
    header = header_of(session, ANN_AND_BOB)
    assert (header.game, header.rules, header.seed) == ("jump", session.game.rules, 3)
    assert (header.seats, header.created, header.take_back) == (tuple(ANN_AND_BOB), "", TakeBack.FREE)
    dated = header_of(session, ANN_AND_BOB, "2026-11-16T10:00:00", TakeBack.OFF)
    assert (dated.created, dated.take_back) == ("2026-11-16T10:00:00", TakeBack.OFF)


@pytest.mark.parametrize(("length", "read"), [(60, True), (61, False)])
def test_a_name_has_up_to_60_characters(length: int, read: bool) -> None:
    name, lines = "é" * length, unsigned(saved(played("jump"))).splitlines()
    lines[0] = lines[0].replace(b"Player 1", name.encode(), 1)
    if read:
        assert load(b"\n".join(lines)).header.seats[1].name == name
    else:
        assert problem_of(b"\n".join(lines)).flaw is Flaw.BAD_HEADER
