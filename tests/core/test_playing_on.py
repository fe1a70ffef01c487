"""Playing on: any past position becomes a game of its own, with the same luck or with fresh luck."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import pytest

from core.catalog import CATALOG
from core.finished import finished
from core.game import NATURE
from core.loading import Flaw, RecordError, load
from core.origin import Origin
from core.players import Kind, Player
from core.playing_on import can_play_on, played_on
from core.record import FORMAT, USUAL_FORMAT, Header, Transcript, dump, header_of
from core.session import Session
from tests.whole import state_of

GAMES = sorted(CATALOG)
CREATED = "2026-11-16T20:15:00"
NOW = "2026-11-18T10:00:00"
STEP = 20


@cache
def over(id: str, seed: int = 3) -> Session[Any, Any]:
    """A game to its end, all of whose outcomes come from its seed; tests must not move it."""
    game = CATALOG[id]
    session: Session[Any, Any] = Session(game, game.seats[0], game.options(), seed)
    session.begin()
    play_at_random(session, seed)
    return session


def play_at_random(session: Session[Any, Any], seed: int, moves: int = 100_000) -> None:
    rng = random.Random(f"played on {seed}")
    while session.to_act and (moves := moves - 1) >= 0:
        seat = rng.choice(sorted(session.to_act))
        session.submit(seat, session.game.sample(session.view(seat), seat, rng))


def header_for(session: Session[Any, Any]) -> Header:
    return header_of(session, [Player(f"Person {seat}", "teal") for seat in range(session.seats)], CREATED)


def from_position(session: Session[Any, Any], cursor: int, seed: int | None = None) -> tuple[Header, Session[Any, Any]]:
    header = header_for(session)
    return played_on(header, session, cursor, header.seats, NOW, seed)


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize("seed", [None, 77], ids=["same", "fresh"])
def test_every_twentieth_position_becomes_a_game_that_reloads(id: str, seed: int | None) -> None:
    session = over(id)
    version = session.version
    for cursor in range(0, session.length, STEP):
        header, begun = from_position(session, cursor, seed)
        assert begun.entries[:cursor] == session.entries[:cursor]
        assert NATURE not in begun.to_act
        assert all(seat == NATURE for seat, _ in begun.entries[cursor:]), "only chance has answered"
        assert header.origin == Origin(CREATED, cursor, fresh=seed is not None)
        loaded = load(dump(header, begun))
        assert loaded.problem is None
        assert loaded.header.origin == header.origin
        assert loaded.session.entries == begun.entries
        assert loaded.session.seed == begun.seed == loaded.header.seed
        assert state_of(loaded.session) == state_of(begun)
    assert session.version == version


@pytest.mark.parametrize("id", GAMES)
def test_with_the_same_luck_the_same_decisions_bring_the_same_game(id: str) -> None:
    session = over(id)
    for cursor in range(0, session.length, max(STEP, session.length // 8)):
        _, begun = from_position(session, cursor)
        for seat, action in session.entries[begun.length :]:
            if seat != NATURE:
                begun.submit(seat, action)
        assert begun.entries == session.entries
        assert begun.outcome == session.outcome


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize("first", [True, False], ids=["first", "last"])
def test_with_fresh_luck_what_chance_still_decides_is_another(id: str, first: bool) -> None:
    session = over(id)
    by_chance = [index for index, (seat, _) in enumerate(session.entries) if seat == NATURE]
    cursor = by_chance[0 if first else -1]
    outcomes = {repr(from_position(session, cursor, seed)[1].entry(cursor)) for seed in range(12)}
    assert len(outcomes) > 1
    assert from_position(session, cursor)[1].entry(cursor) == session.entry(cursor)


@pytest.mark.parametrize("id", GAMES)
def test_a_game_that_went_on_from_a_snapshot_is_played_on_from_there(id: str) -> None:
    # given a game without its beginning
    whole = over(id)
    middle = next(index for index in range(whole.length // 3, whole.length) if whole.entry(index)[0] != NATURE)
    start = whole.change(middle).before
    session: Session[Any, Any] = Session(whole.game, whole.seats, whole.options, 5, start=start)
    play_at_random(session, 5, moves=30)
    # when one of its positions is played on
    for cursor in (0, session.length // 2):
        header, begun = from_position(session, cursor)
        # then it knows the same beginning, and so does what is saved of it
        assert begun.resumed
        play_at_random(begun, 6, moves=10)
        loaded = load(dump(header, begun))
        assert loaded.problem is None
        assert loaded.session.resumed
        assert loaded.session.entries == begun.entries
        assert state_of(loaded.session) == state_of(begun)


def test_anybody_may_take_any_seat() -> None:
    session = over("loops")
    players = (Player("Zoe", "plum"), Player("Hal", "leaf", Kind.ACE))
    header, _ = played_on(header_for(session), session, STEP, players, NOW)
    assert header.seats == players
    assert header.created == NOW
    assert header.seating.bots == {1: Kind.ACE}


def test_where_the_game_is_over_nothing_is_left_to_play() -> None:
    session = over("loops")
    assert not can_play_on(session, session.length)
    assert can_play_on(session, session.length - 1)
    assert can_play_on(session, 0)


def test_a_game_that_is_played_on_twice_names_the_one_it_comes_from() -> None:
    session = over("jump")
    header, begun = from_position(session, 40, seed=9)
    play_at_random(begun, 9, moves=10)
    again, _ = played_on(header, begun, 30, header.seats, "2026-11-18T11:00:00")
    assert again.origin == Origin(NOW, 30, fresh=False)
    assert again.seed == 9


@pytest.mark.parametrize("id", GAMES)
def test_its_journal_loads_too(id: str) -> None:
    session = over(id)
    header, begun = from_position(session, min(STEP, session.length - 1), seed=4)
    journal = Transcript(header, begun)
    data = journal.news()
    play_at_random(begun, 4, moves=5)
    loaded = load(data + journal.news())
    assert loaded.problem is None
    assert loaded.header.origin == header.origin
    assert loaded.session.entries == begun.entries


def test_a_game_without_origin_is_written_as_ever_and_one_with_it_in_a_newer_format() -> None:
    session = over("loops")
    usual = dump(header_for(session), session).splitlines()[0]
    assert b"origin" not in usual
    assert b'"format":%d' % USUAL_FORMAT in usual
    header, begun = from_position(session, STEP)
    assert b'"format":%d' % FORMAT in dump(header, begun).splitlines()[0]


@pytest.mark.parametrize(
    "origin", [b"7", b"{}", b'{"created":"","cursor":-1,"fresh":true}', b'{"created":1,"cursor":2,"fresh":true}']
)
def test_an_origin_that_is_none_is_named(origin: bytes) -> None:
    data = b'{"game":"loops","rules":"1","seats":[{"name":"A"},{"name":"B"}],"options":{},"seed":1,"origin":%b}'
    with pytest.raises(RecordError) as caught:
        load(data % origin)
    assert caught.value.problem.flaw is Flaw.BAD_HEADER


def test_the_record_of_finished_games_leaves_it_out() -> None:
    session = over("loops")
    header, begun = from_position(session, session.length - 1)
    for seat, action in session.entries[begun.length :]:
        begun.submit(seat, action)
    assert begun.outcome is not None
    assert finished(header_for(session), session) is not None
    assert finished(header, begun) is None
