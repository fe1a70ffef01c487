"""The desktop app with bots that play at full speed, table after table; it says how much memory it has."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QTimer

from app.desktop import create_application, create_window
from core.catalog import CATALOG
from core.players import Kind, Player
from core.record import Header
from ui.shell.window import MainWindow
from ui.table.stage.speed import Speed

PLAYERS = tuple(Player(name, kind=Kind.RANDOM) for name in ("Ada", "Blériot", "Cleo"))
MOVES = 120
"""After which a table is left, if the game is not over before."""
LOOK = 20
"""Milliseconds between two looks at a table."""
REST = 1000
"""Milliseconds in which a window that is left alone comes to rest."""


def main(what: str, amount: float) -> None:
    application = create_application()
    window = create_window(application)
    window.show()
    script = tables(window, int(amount)) if what == "tables" else minutes(window, amount)

    def go_on() -> None:
        pause = next(script, None)
        if pause is None:
            application.quit()
        else:
            QTimer.singleShot(pause, go_on)

    go_on()
    application.exec()


def tables(window: MainWindow, count: int) -> Iterator[int]:
    """Open, watch and close so many tables of all games in turn; what is on the disk is thrown away."""
    yield REST
    say("at first")
    yield from watch(window, len(CATALOG), MOVES)
    yield REST
    # From here on every module is loaded and every panel made.
    say("before")
    yield from watch(window, count, MOVES)
    yield REST
    say("after")


def minutes(window: MainWindow, count: float) -> Iterator[int]:
    """Watch games of all kinds, one after the other, for so long."""
    yield REST
    end, number = time.monotonic() + 60 * count, 0
    while time.monotonic() < end:
        yield from watch(window, 1, MOVES, first=number)
        number += 1
        say("watched")


def watch(window: MainWindow, count: int, moves: int, first: int = 0) -> Iterator[int]:
    ids = sorted(CATALOG)
    for number in range(first, first + count):
        game = CATALOG[ids[number % len(ids)]]
        page = window.games.start(Header(game.id, game.rules, PLAYERS, {}, number))
        page.presenter.set_speed(Speed.OFF)
        page.presenter.refresh()
        while page.session.outcome is None and page.session.length < moves:
            yield LOOK
        journal = page.journal.path
        window.games.close(page)
        del page
        window.games._shelf.discard(journal)
        yield LOOK


def say(what: str) -> None:
    """One line, at once."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    os.write(1, f"{what} {pages * 4096}\n".encode())


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]))
