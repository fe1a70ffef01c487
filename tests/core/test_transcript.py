"""Transcripts: what a growing record writes of each change, and what one record has that another has not."""

from __future__ import annotations

from typing import Any

import msgspec

from core.catalog import CATALOG
from core.loading import load
from core.players import Player
from core.record import Transcript, has_more, header_of
from core.session import Entry, Session
from tests.core.test_record import played
from tests.whole import state_of

MOVES = played("jump", entries=30).entries


def game(*entries: Entry, start: Any = None) -> Session[Any, Any]:
    """A game of Jump! in which these entries were played."""
    rules = CATALOG["jump"]
    session: Session[Any, Any] = Session(rules, 2, rules.options(), 3, start)
    for entry in entries:
        session.play(*entry)
    return session


def transcript(session: Session[Any, Any]) -> Transcript:
    return Transcript(header_of(session, [Player("Ann"), Player("Bob")]), session)


def lines(news: bytes) -> list[object]:
    """What is written, without its sums: the kinds of moves, and the marks."""
    found = [msgspec.json.decode(line) for line in news.splitlines()]
    return [line[1]["type"] if isinstance(line, list) else line.get("cursor", "header") for line in found]


def kinds(entries: tuple[Entry, ...]) -> list[str]:
    return [type(action).__name__ for _, action in entries]


# --- what is written -------------------------------------------------------------------------------------


def test_a_move_is_one_line_and_nothing_new_is_none() -> None:
    session = game(*MOVES[:10])
    record = transcript(session)
    assert lines(record.news()) == ["header", *kinds(MOVES[:10])]
    assert record.news() == b""
    for number in (10, 11):
        session.play(*MOVES[number])
        assert lines(record.news()) == kinds(MOVES[number : number + 1])
    session.play(*MOVES[12])
    session.play(*MOVES[13])
    assert lines(record.news()) == kinds(MOVES[12:14])


def test_a_taking_back_is_a_mark_and_so_is_its_end() -> None:
    session = game(*MOVES[:10])
    record = transcript(session)
    record.news()
    session.seek(6)
    assert lines(record.news()) == [6]
    # when a move follows, then no other mark is needed
    session.play(*MOVES[6])
    assert lines(record.news()) == kinds(MOVES[6:7])
    session.seek(3)
    session.seek(7)
    assert record.news() == b""


def test_a_taking_back_and_a_move_that_are_heard_of_together_are_a_mark_and_a_line() -> None:
    session = game(*MOVES[:10])
    record = transcript(session)
    news = record.news()
    session.seek(6)
    session.play(*MOVES[6])
    latest = record.news()
    assert lines(latest) == [6, *kinds(MOVES[6:7])]
    loaded = load(news + latest)
    assert loaded.problem is None
    assert loaded.session.entries == session.entries


def test_a_game_that_stands_before_its_last_move_says_so() -> None:
    session = game(*MOVES[:10])
    session.seek(4)
    news = transcript(session).news()
    assert lines(news) == ["header", *kinds(MOVES[:10]), 4]
    loaded = load(news)
    assert (loaded.session.length, loaded.session.cursor) == (10, 4)
    assert not loaded.header.whole


def test_a_game_without_its_beginning_begins_with_its_position() -> None:
    session = game(*MOVES[20:22], start=state_of(game(*MOVES[:20])))
    news = transcript(session).news()
    assert lines(news) == ["header", 0, *kinds(MOVES[20:22])]
    loaded = load(news)
    assert loaded.problem is None
    assert loaded.header.resumed
    assert state_of(loaded.session) == state_of(session)


# --- what is more ----------------------------------------------------------------------------------------


def test_a_longer_game_has_more_and_the_shorter_one_has_not() -> None:
    longer, shorter = game(*MOVES[:12]), game(*MOVES[:10])
    assert has_more(longer, shorter)
    assert not has_more(shorter, longer)
    assert not has_more(longer, game(*MOVES[:12]))
    assert not has_more(game(), shorter)


def test_a_game_that_went_another_way_has_more() -> None:
    other = game(*MOVES[:9])
    seat = min(other.to_act)
    action = next(action for action in other.game.legal(state_of(other), seat) if (seat, action) != MOVES[9])
    other.play(seat, action)
    assert has_more(other, game(*MOVES[:10]))
    assert has_more(game(*MOVES[:10]), other)


def test_of_equal_games_one_that_stands_elsewhere_has_more() -> None:
    back = game(*MOVES[:10])
    back.seek(5)
    assert has_more(back, game(*MOVES[:10]))
    # but not beside one that goes on farther: where it stood is on the way
    assert not has_more(back, game(*MOVES[:12]))


def test_games_that_went_on_from_other_positions_have_nothing_in_common() -> None:
    resumed = game(start=state_of(game(*MOVES[:20])))
    assert has_more(resumed, game())
    assert has_more(game(), resumed)
    assert has_more(resumed, game(start=state_of(game(*MOVES[:19]))))
    assert not has_more(resumed, game(start=state_of(game(*MOVES[:20]))))
