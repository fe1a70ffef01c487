"""The seam: what a screen learns of a game are views, and of others' moves what came of them."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from core.cards import Shuffled
from core.catalog import CATALOG
from core.game import NATURE, Seat
from core.jump.actions import Pick
from core.loops.actions import Pass
from core.play import MOST_VIEWS, LocalPlay, Play, ReadOnly, Recording
from core.players import Kind, Player, Seating, TakeBack
from core.record import header_of
from core.session import AnySession, Session, Stale
from core.targets.actions import Settled
from tests.core.fuzz import chosen
from tests.whole import state_of

GAMES = sorted(CATALOG)


def begun(name: str, seats: int = 0, seed: int = 3) -> AnySession:
    game = CATALOG[name]
    session: AnySession = Session(game, seats or game.seats[-1], game.options(), seed)
    session.begin()
    return session


def played(name: str, entries: int = 60, seed: int = 3) -> AnySession:
    session, rng = begun(name, seed=seed), random.Random(seed)
    while session.to_act and session.length < entries:
        session.submit(*chosen(session.game, state_of(session), rng))
    return session


def everybody(session: AnySession) -> tuple[Seat | None, ...]:
    return (None, *range(session.seats))


def test_a_play_has_no_word_for_secrets() -> None:
    asked = {name for name in dir(Play) if not name.startswith("_")}
    assert asked == {
        "game", "seats", "options", "cursor", "length", "to_act", "outcome", "view", "legal", "refusal",
        "mover", "action", "change", "submit", "seek", "subscribe",
    }  # fmt: skip
    for made in (LocalPlay, Recording):
        assert {name for name in dir(made) if not name.startswith("_")} == asked


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("made", [LocalPlay, Recording])
def test_what_is_told_are_views_and_public_events(name: str, made: type[LocalPlay[Any] | Recording[Any]]) -> None:
    session = played(name)
    game, play = session.game, made(session)
    for seat in everybody(session):
        assert play.view(seat) == game.view(state_of(session), seat)
        for index in range(session.length):
            change, real = play.change(index, seat), session.change(index)
            assert (change.before, change.after) == (game.view(real.before, seat), game.view(real.after, seat))
            assert (change.seat, change.events, change.cursor) == (play.mover(index), real.events, index + 1)
            assert change.action == play.action(index, seat)


@pytest.mark.parametrize("name", GAMES)
def test_a_move_is_told_to_the_mover_alone_unless_it_is_open(name: str) -> None:
    session = played(name)
    play = LocalPlay(session)
    for index in range(session.length):
        mover, action = session.entry(index)
        for seat in everybody(session):
            known = seat == mover or session.game.is_open(action)
            assert play.action(index, seat) == (action if known else None)
            if seat != mover:
                assert not isinstance(play.action(index, seat), Shuffled | Pick)


def test_everybody_may_know_how_the_dice_of_targets_settled() -> None:
    session = played("targets")
    settled = [index for index in range(session.length) if isinstance(session.entry(index)[1], Settled)]
    assert settled
    for index in settled:
        assert {LocalPlay(session).action(index, seat) for seat in everybody(session)} == {session.entry(index)[1]}


@pytest.mark.parametrize("name", GAMES)
def test_a_seat_may_do_what_its_view_allows_and_nothing_out_of_turn(name: str) -> None:
    session, rng = begun(name), random.Random(1)
    play = LocalPlay(session)
    for _ in range(40):
        if not play.to_act:
            break
        for seat in range(play.seats):
            expected = session.game.legal(play.view(seat), seat) if seat in play.to_act else ()
            assert play.legal(seat) == tuple(expected)
            assert all(play.refusal(seat, action) is None for action in play.legal(seat)[:5])
        play.submit(*chosen(session.game, state_of(session), rng))
    assert (play.outcome, play.to_act) == (session.outcome, session.to_act)


def test_subscribers_hear_which_entry_was_played_and_of_jumps() -> None:
    session = begun("loops")
    play, told = LocalPlay(session), list[int | None]()
    leave = play.subscribe(told.append)
    start, (seat,) = play.cursor, play.to_act
    play.submit(seat, play.legal(seat)[0], at=start)
    assert told[0] == start
    play.seek(start)
    assert told[-1] is None
    with pytest.raises(Stale):
        play.submit(seat, play.legal(seat)[0], at=start + 1)
    leave()
    play.seek(start + 1)
    assert told[-1] is None
    assert told.count(None) == 1


def test_another_move_after_an_undo_is_seen_and_not_the_one_before() -> None:
    session, rng = begun("jump"), random.Random(2)
    play = LocalPlay(session)
    for _ in range(30):
        start, seat = play.cursor, min(play.to_act)
        first, last = play.legal(seat)[0], play.legal(seat)[-1]
        play.submit(seat, first)
        assert [play.view(who) for who in everybody(session)]
        play.seek(start)
        play.submit(seat, last)
        for who in everybody(session):
            assert play.view(who) == session.game.view(state_of(session), who)
            assert play.change(start, who).after == session.game.view(state_of(session, start + 1), who)
        play.submit(*chosen(session.game, state_of(session), rng))


@pytest.mark.parametrize("name", GAMES)
def test_a_view_is_worked_out_once_while_nothing_changes_it(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    session, asked = played(name, 20), Counter[tuple[int, Seat | None]]()
    game, view = session.game, session.game.view

    def counted(self: Any, state: Any, seat: Seat | None) -> Any:
        # What is only passed through is no position to be remembered.
        if id(state) in cursors:
            asked[cursors[id(state)], seat] += 1
        return view(state, seat)

    cursors = {id(state_of(session, cursor)): cursor for cursor in range(session.length + 1)}
    monkeypatch.setattr(type(game), "view", counted)
    play = LocalPlay(session)
    for _ in range(3):
        for seat in everybody(session):
            play.view(seat)
            play.change(play.cursor - 1, seat)
        play.seek(play.cursor - 1)
        play.seek(play.cursor + 1)
    assert asked == {(cursor, seat): 1 for cursor in (play.cursor - 1, play.cursor) for seat in everybody(session)}


def test_few_views_are_remembered() -> None:
    session = played("lucky_loop", 200)
    play = Recording(session)
    for cursor in range(play.length + 1):
        play.seek(cursor)
        play.view(0)
    assert len(play._views) <= MOST_VIEWS


# --- recordings ------------------------------------------------------------------------------------------


def test_a_recording_is_looked_at_anywhere_and_stays_what_it_was() -> None:
    session = played("lucky_loop")
    version, length = session.version, session.length
    recording, told = Recording(session), list[int | None]()
    recording.subscribe(told.append)
    for cursor in (0, length, 7):
        recording.seek(cursor)
        assert recording.cursor == cursor
        assert recording.view(1) == session.game.view(state_of(session, cursor), 1)
    assert told == [None] * 3
    assert session.version == version
    for cursor in (-1, length + 1):
        with pytest.raises(IndexError):
            recording.seek(cursor)


def test_a_recording_takes_no_moves_but_knows_which_would_be_legal() -> None:
    session = begun("loops")
    recording = Recording(session)
    (seat,) = recording.to_act
    action = recording.legal(seat)[0]
    assert recording.refusal(seat, action) is None
    assert recording.refusal(seat, Pass()) is not None
    with pytest.raises(ReadOnly):
        recording.submit(seat, action)
    assert recording.mover(0) == NATURE
    assert session.length == recording.length


# --- the table -------------------------------------------------------------------------------------------


def test_a_seating_is_the_header_without_its_seed() -> None:
    players = (Player("Ann"), Player("Bot", kind=Kind.ACE), Player("Cat"))
    header = header_of(begun("loops", 3, seed=987_654_321), players, take_back=TakeBack.UNTIL_REVEALED)
    seating = header.seating
    assert (seating.game, seating.players, seating.take_back, seating.hints) == (
        header.game, header.seats, header.take_back, header.hints,
    )  # fmt: skip
    assert seating.names == ("Ann", "Bot", "Cat")
    assert seating.people == {0, 2}
    assert seating.bots == {1: Kind.ACE}
    assert not seating.watched
    assert Seating("loops", players[1:2]).watched
    assert str(header.seed) not in repr(seating)
