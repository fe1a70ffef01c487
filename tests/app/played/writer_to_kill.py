"""Keeps, replaces, reviews and removes games, says so, and kills itself after so many steps.

A step is a line of our code or a few instructions of SQLite, so that every moment can be met, on any machine.
"""

from __future__ import annotations

import os
import signal
import sqlite3
import sys
from pathlib import Path
from types import FrameType
from typing import Any

from app.played import database
from app.played.book import Book
from tests.app.played.evenings import another_end, game

INSTRUCTIONS = 40
_OURS = str(Path(database.__file__).parent)


class Steps:
    """Counts steps, and ends the process at one of them as a power cut would."""

    def __init__(self, last: int) -> None:
        self._last = last
        self.taken = 0

    def take(self) -> int:
        self.taken += 1
        if self.taken == self._last:
            os.kill(os.getpid(), signal.SIGKILL)
        return 0

    def trace(self, frame: FrameType, event: str, argument: Any) -> Any:
        if not frame.f_code.co_filename.startswith(_OURS):
            return None
        self.take()
        return self.trace

    def watch(self) -> None:
        """Count from here on."""
        connect = sqlite3.connect

        def watched(*arguments: Any, **options: Any) -> sqlite3.Connection:
            connection: sqlite3.Connection = connect(*arguments, **options)
            connection.set_progress_handler(self.take, INSTRUCTIONS)
            return connection

        vars(sqlite3)["connect"] = watched
        sys.settrace(self.trace)


def main(folder: Path, last: int) -> None:
    games = [game(number, "Ada", "Bea", seed=3 + number % 2) for number in range(6)]
    ended_anew = another_end(games[1], 5)
    steps = Steps(last)
    steps.watch()
    book = Book(folder, lambda sentence: say("told", sentence))
    for kept in games:
        book.keep(*kept)
        say("kept", kept.identity)
    book.note_review(games[2].identity, games[2].digest, [0.5, 0.5], [1.0, -1.0])
    book.keep(*ended_anew)
    say("kept", ended_anew.identity)
    book.remove([games[0].identity])
    say("removed", games[0].identity)
    book.forget("Bea")
    say("forgotten", "Bea")
    book.close()
    sys.settrace(None)
    say("steps", str(steps.taken))


def say(what: str, word: str) -> None:
    """One word, at once."""
    os.write(1, f"{what}:{word.replace(' ', '_')}\n".encode())


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
