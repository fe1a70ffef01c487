"""The process that reviews answers with one line per unit, and every unit is what it would be anywhere else."""

from __future__ import annotations

from io import BytesIO

import msgspec
import pytest

from core.review.review import Unit
from core.review.reviewing import NotOver, assembled, reviewed, units_of
from core.review.worker import Desk, Game, Portion, encoded
from core.session import AnySession
from core.worker_process import serve
from tests.core.review.finished_games import NODES, finished_game, saved


def told(session: AnySession, *portions: tuple[int, ...]) -> list[Unit]:
    """What one process answers to portions."""
    orders = [encoded(Game(saved(session), NODES)), *[encoded(Portion(units)) for units in portions]]
    answers = BytesIO()
    serve(BytesIO(b"".join(orders)), answers, Desk().answered)
    return [msgspec.json.decode(line, type=Unit) for line in answers.getvalue().splitlines()]


@pytest.mark.parametrize("game", ["loops", "jump"])
def test_units_from_several_processes_in_any_order_make_the_same_review(game: str) -> None:
    session = finished_game(game)
    whole = reviewed(session, NODES)
    units = list(units_of(session))
    for processes in (1, 2, 3):
        shares = [tuple(reversed(units[number::processes])) for number in range(processes)]
        answers = [unit for share in shares for unit in told(session, share)]
        assert assembled(session, answers, NODES) == whole


def test_a_line_comes_for_each_unit_in_the_order_asked_for() -> None:
    answers = told(finished_game(), (7, 3), (), (5,))
    assert [unit.index for unit in answers] == [7, 3, 5]


def test_a_game_that_is_not_over_is_not_reviewed() -> None:
    session = finished_game()
    session.seek(session.length - 1)
    with pytest.raises(NotOver):
        told(session, (0,))
