"""What people may do at once and out of turn, each with keys of their own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Protocol

from core.game import Action, Seat
from core.play import AnyPlay
from core.players import Kind, Seating
from ui.table.kit import AnyTable

KEYS: Final = ("QPZMALXN", "WOXN", "EICB")
"""By kind of reaction and by seat: everybody's keys lie together, and far enough apart for as many hands."""

Kinds = tuple[Mapping[Seat, tuple[Action, ...]], ...]


class Host(Protocol):
    """What reactions need of the presenter."""

    seating: Seating
    play: AnyPlay
    table: AnyTable

    @property
    def viewer(self) -> Seat | None: ...
    def choose(self, actions: tuple[Action, ...], seat: Seat | None = None) -> None: ...


class Reactions:
    """Open now and then; the first key wins, since the session is the only queue."""

    def __init__(self, host: Host) -> None:
        self._host = host

    @property
    def open(self) -> Kinds:
        """By kind: what each seat may do now."""
        return self._host.table.races.reactions(self._host.play.view(self._host.viewer))

    @property
    def seats(self) -> frozenset[Seat]:
        """Everybody who may react now."""
        return frozenset(seat for kind in self.open for seat in kind)

    @property
    def keys(self) -> tuple[tuple[str, ...], ...]:
        """By kind and by seat: the key of a person who may react now, empty for the others."""
        people = [player.kind is Kind.HUMAN for player in self._host.seating.players]
        return tuple(
            tuple(letters[seat] if person and seat in kind else "" for seat, person in enumerate(people))
            for letters, kind in zip(KEYS, self.open, strict=False)
        )

    def press(self, key: str) -> bool:
        """Do what somebody's key means; whether it was one."""
        for kind, keys in zip(self.open, self.keys, strict=False):
            if key and key in keys:
                seat = keys.index(key)
                self._host.choose(kind[seat], seat)
                return True
        return False

    def nothing_else(self, seat: Seat) -> bool:
        """Whether all that somebody may do now is to react."""
        return self.only(seat, self._host.play.legal(seat))

    def only(self, seat: Seat, actions: tuple[Action, ...]) -> bool:
        """Whether all of these actions are reactions of somebody."""
        return set(actions) <= {action for kind in self.open for action in kind.get(seat, ())}
