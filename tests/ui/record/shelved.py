"""Finished games for a window, without a disk."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from pathlib import Path

import msgspec
from PySide6.QtCore import QObject, Signal

from core.record import Header
from core.session import AnySession
from ui.files.played import PlayedGame


class Shelved(QObject):
    """Answers at once, and remembers what it was asked to do."""

    changed = Signal()
    told = Signal(str)
    reading = Signal(int, int)

    def __init__(self, games: Sequence[PlayedGame] = ()) -> None:
        super().__init__()
        self.folder = Path("/nowhere")
        self.games = list(games)
        self.answers = True
        self.done: list[str] = []

    def keep(self, header: Header, session: AnySession) -> None:
        raise NotImplementedError

    def ask(self, then: Callable[[Sequence[PlayedGame]], None]) -> None:
        if self.answers:
            then(tuple(self.games))

    def note_review(
        self, identity: str, digest: str, accuracies: Sequence[float | None], lucks: Sequence[float | None]
    ) -> None:
        raise NotImplementedError

    def remove(self, identities: Collection[str]) -> None:
        self._do(f"remove {len(identities)}", [game for game in self.games if game.identity not in identities])

    def forget(self, name: str) -> None:
        self._do(f"forget {name}", [_without(game, name) for game in self.games])

    def clear(self) -> None:
        self._do("clear", [])

    def _do(self, what: str, left: list[PlayedGame]) -> None:
        self.done.append(what)
        self.games = left
        self.changed.emit()


def _without(game: PlayedGame, name: str) -> PlayedGame:
    replace = msgspec.structs.replace
    return replace(game, seats=tuple(replace(seat, name="") if seat.name == name else seat for seat in game.seats))
