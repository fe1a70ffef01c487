"""The log: each viewer's own, and always that of the position on the table."""

from __future__ import annotations

import random
from typing import Any

from core.catalog import CATALOG
from core.play import LocalPlay
from core.session import Session
from tests.whole import state_of
from ui.catalog import TEXTS
from ui.table.game_log import GameLog

NAMES = ("Ada", "Bea", "Cleo")


def played(moves: int, seed: int = 3) -> Session[Any, Any]:
    game = CATALOG["lucky_loop"]
    session: Session[Any, Any] = Session(game, 3, game.options(), seed)
    session.begin()
    go_on(session, moves)
    return session


def go_on(session: Session[Any, Any], moves: int, seed: int = 0) -> None:
    rng = random.Random(seed)
    for _ in range(moves):
        (seat,) = session.to_act
        session.submit(seat, session.game.sample(state_of(session), seat, rng))


def test_a_log_written_bit_by_bit_equals_one_written_at_once() -> None:
    session = played(0)
    chronicle = GameLog(LocalPlay(session), TEXTS["lucky_loop"], NAMES)
    for step in range(40):
        go_on(session, 5, step)
        for viewer in (None, 0, 1, 2):
            chronicle.lines(viewer)
    for viewer in (None, 0, 1, 2):
        assert chronicle.lines(viewer) == GameLog(LocalPlay(session), TEXTS["lucky_loop"], NAMES).lines(viewer)


def test_undo_shortens_the_log_and_another_way_rewrites_it() -> None:
    session = played(100)
    chronicle = GameLog(LocalPlay(session), TEXTS["lucky_loop"], NAMES)
    whole = chronicle.lines(0)
    middle = session.cursor // 2
    session.seek(middle)
    assert chronicle.lines(0) == [line for line in whole if line.cursor <= middle]
    session.seek(session.length)
    assert chronicle.lines(0) == whole
    session.seek(middle)
    go_on(session, 30, seed=9)
    assert chronicle.lines(0) == GameLog(LocalPlay(session), TEXTS["lucky_loop"], NAMES).lines(0)


def test_the_log_tells_only_the_drawer_what_was_drawn() -> None:
    session = played(400)
    chronicle = GameLog(LocalPlay(session), TEXTS["lucky_loop"], NAMES)
    drawn = [line.text for line in chronicle.lines(0) if " draws " in line.text]
    assert all("a hidden card" in text for text in drawn if not text.startswith("Ada"))
    assert all("a hidden card" not in text for text in drawn if text.startswith("Ada"))
    assert all("a hidden card" in line.text for line in chronicle.lines(None) if " draws " in line.text)
