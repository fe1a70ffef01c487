"""What people may do at once and out of turn, each with keys of their own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QObject, Signal

from core.game import Action, Seat
from ui.table.context import AnyContext

KEYS: Final = ("QOZMALXN", "WIXN", "EUCB")
"""By kind of reaction and by seat: everybody's keys lie together, and far enough apart for as many hands.

None of them means anything else in the window, such as P for a pause.
"""

Kinds = tuple[Mapping[Seat, tuple[Action, ...]], ...]


class Reactions(QObject):
    """Open now and then; the first key wins, since the game is the only queue."""

    chosen = Signal(object, int)
    """The actions that somebody's key may mean, and whose it is."""

    def __init__(self, context: AnyContext) -> None:
        super().__init__()
        self._context = context

    @property
    def open(self) -> Kinds:
        """By kind: what each seat may do now."""
        return self._context.table.races.reactions(self._context.play.view(self._context.viewer.seat))

    @property
    def seats(self) -> frozenset[Seat]:
        """Everybody who may react now."""
        return frozenset(seat for kind in self.open for seat in kind)

    @property
    def keys(self) -> tuple[tuple[str, ...], ...]:
        """By kind and by seat: the key of a person who may react now, empty for the others."""
        seating = self._context.seating
        return tuple(
            tuple(letters[seat] if seat in seating.people & kind.keys() else "" for seat in range(len(seating.players)))
            for letters, kind in zip(KEYS, self.open, strict=False)
        )

    def press(self, key: str) -> bool:
        """Do what somebody's key means; whether it was one. Who looks back has to come back first."""
        if self._context.viewer.looking_back:
            return False
        for kind, keys in zip(self.open, self.keys, strict=False):
            if key and key in keys:
                seat = keys.index(key)
                self.chosen.emit(kind[seat], seat)
                return True
        return False

    def nothing_else(self, seat: Seat) -> bool:
        """Whether all that somebody may do now is to react."""
        return self.only(seat, self._context.play.legal(seat))

    def only(self, seat: Seat, actions: tuple[Action, ...]) -> bool:
        """Whether all of these actions are reactions of somebody."""
        return set(actions) <= {action for kind in self.open for action in kind.get(seat, ())}
