"""Positions of a finished game are looked at over anybody's shoulder; while a game is played nobody looks anywhere."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from core.loops.actions import Pass
from core.session import AnySession
from tests.core.review.finished_games import finished_game
from tests.ui.table.tables import BOT, HUMAN, SECRETIVE, table_for
from ui.loops.gestures import PASS
from ui.table.presenter import Presenter


def decision_of(session: AnySession, seat: int) -> int:
    """An entry in the middle of a game in which a seat decided."""
    return next(index for index in range(session.length // 2, session.length) if session.entry(index)[0] == seat)


def faces(presenter: Presenter) -> set[tuple[str, object]]:
    return {(piece.id, piece.look) for piece in presenter.scene.layout_shown.pieces if piece.side == "face"}


@pytest.mark.parametrize("game", ["loops", "jump"])
def test_the_position_is_what_that_player_saw(game: str) -> None:
    session = finished_game(game)
    presenter = table_for(session, (HUMAN, BOT))
    index = decision_of(session, 1)
    showing = presenter.showing
    showing.look_at(index, over=1)
    assert showing.at == index
    assert showing.view == presenter.play.change(index, 1).before
    assert showing.past_moment.seat == 1
    assert showing.past_moment.watching
    theirs = faces(presenter)
    showing.look_at(index)
    assert showing.view == presenter.play.change(index, 0).before
    assert faces(presenter) != theirs
    # On the table nothing has changed, and nobody has become somebody else.
    assert presenter.play.cursor == session.cursor == session.length
    assert presenter.viewer.seat == 0


@pytest.mark.parametrize("game", sorted(set(SECRETIVE) & {"loops", "jump"}))
def test_in_a_running_game_everybody_looks_from_their_own_place(game: str) -> None:
    session = finished_game(game)
    session.seek(session.length - 1)
    presenter = table_for(session, (HUMAN, BOT))
    presenter.bots.halt(True)
    index = decision_of(session, 1)
    presenter.showing.look_at(index, over=1)
    assert presenter.showing.view == presenter.play.change(index, 0).before
    assert presenter.showing.past_moment.seat == 0


def test_what_could_have_been_done_is_offered_to_look_at_and_not_to_do() -> None:
    session = finished_game("loops")
    presenter = table_for(session, (HUMAN, BOT))
    passing = next(index for index in range(session.length) if isinstance(session.entry(index)[1], Pass))
    seat, action = session.entry(passing)
    presenter.showing.look_at(passing, over=seat, offered=(action,))
    assert presenter.scene.item(PASS) is not None
    presenter.input.touch(PASS)
    assert session.cursor == session.length
    presenter.showing.look_at(passing)
    assert presenter.scene.item(PASS) is None


def test_another_shape_of_the_window_shows_the_same_position() -> None:
    session = finished_game("loops")
    presenter = table_for(session, (HUMAN, BOT))
    index = decision_of(session, 1)
    presenter.showing.look_at(index, over=1)
    before = faces(presenter)
    presenter.view.resize(1000, 760)
    QApplication.processEvents()
    assert presenter.showing.at == index
    assert faces(presenter) == before
    presenter.showing.look_at(session.cursor)
    assert presenter.showing.view == presenter.play.view(0)
