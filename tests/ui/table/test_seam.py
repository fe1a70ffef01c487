"""The kit over the seam: a table needs no more than what one seat may know, and works nothing out twice."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from core.catalog import CATALOG
from core.game import Seat
from core.lucky_loop.actions import Exchange
from core.play import AnyPlay, Recording
from core.players import Player, Seating
from core.session import AnySession
from tests.ui.table.driver import Driver
from tests.ui.table.one_seat import OneSeat
from tests.ui.table.tables import BOT, HUMAN, OPEN, session_of, table_for
from tests.whole import state_of
from ui.catalog import TABLES, TEXTS
from ui.look.names import NAMES
from ui.look.theme import LIVERIES
from ui.table.presenter import Presenter
from ui.table.stage.speed import Speed

pytestmark = pytest.mark.usefixtures("unpainted")

GAMES = sorted(CATALOG)


def played(game: str, moves: int = 150) -> AnySession:
    """A game between two that has gone on for a while."""
    session, rng = session_of(game, 2, 3), random.Random(3)
    for _ in range(moves):
        if session.to_act:
            seat = rng.choice(sorted(session.to_act))
            session.submit(seat, session.game.sample(session.view(seat), seat, rng))
    return session


def table_over(play: AnyPlay) -> Presenter:
    """A table for the person on the first seat; all others are bots, as far as this screen is concerned."""
    kinds = [HUMAN, *[BOT] * (play.seats - 1)]
    players = tuple(Player(name, colour, kind) for name, colour, kind in zip(NAMES, LIVERIES, kinds, strict=False))
    game = play.game.id
    presenter = Presenter(Seating(game, players), play, TABLES[game], TEXTS[game], speed=Speed.OFF)
    OPEN.append(presenter)
    presenter.view.resize(640, 400)
    presenter.view.show()
    return presenter


def asked_alone(session: AnySession, seat: Seat) -> list[int]:
    """Where a seat is asked and nobody else; bots would ask for views of their own."""
    game = session.game
    found = [cursor for cursor in range(session.length + 1) if game.to_act(state_of(session, cursor)) == {seat}]
    return found[:: max(1, len(found) // 12)]


def told(presenter: Presenter) -> tuple[Any, ...]:
    """All that a screen shows or says."""
    return (
        presenter.scene.standing(),
        presenter.moves.in_words(),
        presenter.showing.scores,
        presenter.game_log.lines(presenter.viewer.seat),
        presenter.undo_history.undo_text(),
        presenter.undo_history.redo_text(),
        presenter.advice.possible,
    )


@pytest.mark.parametrize("game", GAMES)
def test_one_seats_views_are_all_that_its_table_needs(game: str) -> None:
    session = played(game)
    cursors = asked_alone(session, 0)
    assert cursors
    recording, alone = Recording(session), OneSeat(Recording(session), 0)
    recording.seek(cursors[0])
    alone.seek(cursors[0])
    presenter, other = table_over(recording), table_over(alone)
    for cursor in cursors:
        for shown in (presenter, other):
            shown.play.seek(cursor)
            shown.refresh(animated=False)
        assert other.viewer.seat == 0
        assert told(other) == told(presenter)
        view = session.game.view(state_of(session, cursor), 0)
        # What the table answers for somebody among bots is not offered to them.
        formal = other.table.races.formality(view, 0) is not None
        offered = [] if formal else list(session.game.legal(view, 0))
        assert [action for _, action in other.moves.in_words()] == offered


def test_a_table_that_is_only_looked_at_takes_no_move_and_puts_the_pieces_back() -> None:
    session = played("lucky_loop", 0)
    while session.to_act != {0}:
        session.submit(*_any(session))
    presenter = table_over(Recording(session))
    driver, cursor, standing = Driver(presenter), presenter.play.cursor, presenter.scene.standing()
    exchange = next(action for _, action in presenter.moves.in_words() if isinstance(action, Exchange))
    driver.perform(exchange)
    assert presenter.play.cursor == cursor
    assert presenter.scene.standing() == standing


def _any(session: AnySession) -> tuple[Seat, Any]:
    seat = min(session.to_act)
    return seat, session.game.sample(session.view(seat), seat, random.Random(1))


@pytest.mark.parametrize("game", GAMES)
def test_one_move_works_each_view_out_once(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    session = played(game, 7)
    presenter = table_for(session, (HUMAN, BOT))
    presenter.bots.halt(True)
    while presenter.play.to_act != {0} and presenter.play.to_act:
        presenter.moves.answer(*_any(session), at=presenter.play.cursor)
    presenter.game_log.lines(0)
    asked, states, view = Counter[tuple[int, Seat | None]](), list[Any](), session.game.view

    def counted(self: Any, state: Any, seat: Seat | None) -> Any:
        states.append(state)
        asked[id(state), seat] += 1
        return view(state, seat)

    monkeypatch.setattr(type(session.game), "view", counted)
    before = presenter.play.cursor
    presenter.moves.submit(_any(session)[1])
    assert presenter.play.cursor > before
    assert told(presenter)
    assert asked
    assert max(asked.values()) == 1
