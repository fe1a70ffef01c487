"""Who looks at a screen that several people share."""

from __future__ import annotations

from collections.abc import Set

from core.game import Seat


class Viewer:
    """Follows the game from person to person; between two of them a curtain hides every hand."""

    def __init__(self, people: frozenset[Seat], all_open: bool = False) -> None:
        """Where everything lies open there is nothing to hide, and so no curtain."""
        self._people, self._all_open = people, all_open
        self._at: Seat | None = min(people) if len(people) == 1 else None
        self.curtain = False
        """Whether the curtain is closed for `next`."""
        self.next: Seat | None = None
        """Who should take the table over."""
        self.looking_back = False
        """Whether a position is looked at that is over; the game goes on behind it,"""
        self.agreed: frozenset[Seat] = frozenset()
        """and whose cards all people let everybody see meanwhile."""

    @property
    def seat(self) -> Seat | None:
        """Whose view is shown; nobody's while the curtain is closed."""
        return None if self.curtain else self._at

    @property
    def plays(self) -> bool:
        """Whether it is the view of a person, who may do something in it."""
        return self.seat in self._people

    @property
    def watching(self) -> bool:
        """Whether somebody only looks over the shoulder of a seat."""
        return self.seat is not None and not self.plays

    @property
    def waiting(self) -> bool:
        """Whether the table is on its way from one person to another."""
        return self.next is not None

    def follow(self, to_act: Set[Seat], shared: bool = False) -> None:
        """Have the table passed on if only others of the people are to act.

        `shared` is a moment at which everybody looks: a race, or the end.
        """
        wanted = self._people & to_act
        if self._all_open:
            self._at = self._at if self._at in wanted or not wanted else self._nearest(wanted)
            return
        if shared and len(self._people) > 1:
            # It is for everybody to see, and nobody's hand with it.
            self._at = None
        if not wanted or (self._at in wanted and not self.curtain):
            self.next, self.curtain = None, False
        elif self.next not in wanted:
            self.next = self._nearest(wanted)
            # With nobody at the table there is nobody to press a button.
            self.curtain = self._at is None

    def look_from(self, seat: Seat | None) -> None:
        """Let a spectator look over a seat's shoulder; not where people play."""
        if not self._people:
            self._at = seat

    def _nearest(self, wanted: Set[Seat]) -> Seat:
        """The next of them clockwise."""
        return min(wanted, key=lambda seat: (seat - (self._at or 0)) % (max(self._people) + 1))

    def come_back(self) -> None:
        """Look at the game again; what was agreed about its past was agreed for that once."""
        self.looking_back, self.agreed = False, frozenset()

    def draw_curtain(self) -> None:
        self.curtain, self._at = True, None

    def open_curtain(self) -> None:
        self._at, self.next, self.curtain = self.next, None, False
