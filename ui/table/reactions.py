"""What people may do at once and out of turn, each with a key of their own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Protocol

from core.game import Action, Seat
from core.record import Header, Kind
from core.session import Session
from ui.table.kit import GameTable

KEYS: Final = ("Q", "P", "Z", "M", "A", "L", "X", "N")
"""By seat: keys far enough apart for as many hands."""


class Host(Protocol):
    """What reactions need of the presenter."""

    header: Header
    session: Session[Any, Any]
    table: GameTable

    @property
    def viewer(self) -> Seat | None: ...
    def answer(self, seat: Seat, action: Action, at: int) -> None: ...


class Reactions:
    """Open now and then; the first key wins, since the session is the only queue."""

    def __init__(self, host: Host) -> None:
        self._host = host

    @property
    def open(self) -> Mapping[Seat, Action]:
        """What each seat may do now."""
        return self._host.table.reactions(self._host.session.view(self._host.viewer))

    @property
    def keys(self) -> tuple[str, ...]:
        """The key of each seat's person while something is open, empty for bots."""
        if not self.open:
            return ()
        seats = self._host.header.seats
        return tuple(key if player.kind is Kind.HUMAN else "" for key, player in zip(KEYS, seats, strict=False))

    def press(self, key: str) -> bool:
        """Do what somebody's key means; whether it was one."""
        if not key or key not in self.keys:
            return False
        seat = self.keys.index(key)
        action = self.open.get(seat)
        if action is not None:
            self._host.answer(seat, action, self._host.session.cursor)
        return action is not None
