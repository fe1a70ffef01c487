"""The better move of every game is shown at a past table, over the shoulder of the one who decided."""

from __future__ import annotations

import random

import msgspec
import pytest
from PySide6.QtWidgets import QApplication

from core.game import Action
from core.review.estimate import Estimate
from core.review.marks import Mark
from core.review.review import Appraisal
from core.session import AnySession
from core.targets.actions import Flick
from tests.core.review.finished_games import finished_game
from tests.ui.table.advisers import Slow
from tests.ui.table.tables import BOT, HUMAN, table_for
from ui.review.shown_decision import ShownDecision
from ui.review.telling import Telling
from ui.table.presenter import Presenter

pytestmark = pytest.mark.usefixtures("unpainted")

GAMES = ("jump", "loops", "lucky_loop", "targets")


def shown_at(session: AnySession) -> tuple[Presenter, ShownDecision]:
    presenter = table_for(session, (HUMAN, BOT))
    telling = Telling(presenter.play, presenter.context.text, presenter.context.names)
    return presenter, ShownDecision(presenter, telling)


def choices(session: AnySession, presenter: Presenter) -> list[tuple[int, int, Action]]:
    """Decisions of a game, each with whose it was and something else that could have been decided."""
    found, rng = list[tuple[int, int, Action]](), random.Random(1)
    for index in range(session.length):
        seat, action = session.entry(index)
        if seat < 0:
            continue
        view = presenter.play.change(index, seat).before
        others = [other for other in session.game.legal(view, seat) if other != action]
        if others:
            found.append((index, seat, rng.choice(others)))
    return found


def mistake(index: int, seat: int, better: Action) -> Appraisal:
    loss = Estimate(0.08, 0.01), Estimate(2.0, 0.5)
    return Appraisal(index, seat, Mark.MISTAKE, *loss, msgspec.json.encode(better).decode())


@pytest.mark.usefixtures("at_once")
@pytest.mark.parametrize("game", GAMES)
def test_every_better_move_is_lit_and_said(game: str) -> None:
    session = finished_game(game)
    presenter, shown = shown_at(session)
    every = choices(session, presenter)
    lit = 0
    for index, seat, better in every[:: max(1, len(every) // 25)]:
        words = list[str]()
        shown.show(mistake(index, seat, better), words.append)
        assert presenter.showing.at == index
        assert "It gave away" in words[-1]
        assert ("A hint would" if seat == 0 else "A hint to") in words[-1]
        assert "{" not in words[-1]
        lit += bool(presenter.input.lighting.advised)
    # Where a move has no place of its own on the table, words have to do.
    assert lit >= len(every[:: max(1, len(every) // 25)]) * 3 // 4
    shown.close()
    assert not presenter.input.lighting.advised
    assert session.cursor == session.length


@pytest.mark.parametrize("game", ["lucky_loop"])
def test_odds_that_come_late_are_said_unless_something_else_is_shown(slow: list[Slow], game: str) -> None:
    session = finished_game(game)
    presenter, shown = shown_at(session)
    every = choices(session, presenter)
    one, other = mistake(*every[0]), mistake(*every[5])
    words = list[str]()
    shown.show(one, words.append)
    assert len(words) == 1
    (asked,) = [thinker for thinker in slow if thinker.errands]
    asked.answer()
    assert len(words) == 2
    assert len(words[1]) >= len(words[0])
    shown.show(one, words.append)
    shown.show(other, words.append)
    said = len(words)
    asked.thens[-2](None)
    assert len(words) == said
    shown.close()


def test_a_spot_is_where_it_belongs_on_a_table_of_another_shape() -> None:
    session = finished_game("targets")
    presenter, shown = shown_at(session)
    index, seat, better = next(each for each in choices(session, presenter) if isinstance(each[2], Flick))
    shown.show(mistake(index, seat, better), lambda words: None)
    lit = presenter.input.lighting.advised
    assert lit
    presenter.view.resize(900, 760)
    QApplication.processEvents()
    assert presenter.input.lighting.advised == lit
    assert presenter.showing.at == index
    shown.close()
