"""A desktop app that plays by itself, moves and undoes as fast as it can, and says where it is, until it is killed."""

from __future__ import annotations

import os
import random
import sys
import zlib
from typing import Any

import msgspec

from app.desktop import create_application, create_window
from core.catalog import CATALOG
from core.players import Player
from core.record import Header
from tests.whole import state_of
from ui.table.presenter import Presenter
from ui.table.stage.speed import Speed


def main(seed: int) -> None:
    application = create_application()
    window = create_window(application)
    game = CATALOG["lucky_loop"]
    page = window.games.start(Header(game.id, game.rules, (Player("Ada"), Player("Bea")), {}, seed))
    presenter = page.presenter
    presenter.set_speed(Speed.OFF)
    rng = random.Random(seed)
    say(presenter)
    while True:
        if rng.random() < 0.15 and presenter.undo_history.can_undo:
            presenter.takeback.undo()
        elif rng.random() < 0.1 and presenter.undo_history.can_redo:
            presenter.takeback.redo()
        else:
            (seat,) = presenter.play.to_act
            view = presenter.play.view(seat)
            presenter.moves.answer(seat, game.sample(view, seat, rng), presenter.play.cursor)
        say(presenter)


def say(presenter: Presenter) -> None:
    """One line, at once."""
    os.write(1, f"{where(presenter.play.cursor, state_of(presenter.play))}\n".encode())


def where(cursor: int, state: Any) -> str:
    """Where a game is and what the position looks like."""
    return f"{cursor} {zlib.crc32(msgspec.json.encode(state))}"


if __name__ == "__main__":
    main(int(sys.argv[1]))
