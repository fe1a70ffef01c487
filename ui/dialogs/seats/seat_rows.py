"""The seats of a table that is being set, one below the other; names and colours make way for each other."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from core.players import Kind, Player
from ui.dialogs.seats.seat_row import SeatRow
from ui.household import Person, find
from ui.look.names import is_spare, spare_names
from ui.look.theme import Theme


class SeatRows(QVBoxLayout):
    """No two players wear one colour, and no bot has the name of somebody at home.

    A widget around the rows would be one more that only learns after it is shown how large it has to be.
    """

    changed = Signal()

    def __init__(self, theme: Theme, household: Sequence[Person]) -> None:
        super().__init__()
        self._theme, self._household = theme, household
        self.rows: list[SeatRow] = []
        self.setSpacing(10)

    @property
    def players(self) -> tuple[Player, ...]:
        return tuple(row.player for row in self.rows)

    @property
    def fields(self) -> list[QWidget]:
        """What can be filled in, from the first seat to the last."""
        return [field for row in self.rows for field in (row.name, row.colour, row.kind)]

    def seat(self, players: Sequence[Player]) -> None:
        """Have exactly these players, keeping the fields that are there."""
        for row in self.rows[len(players) :]:
            self.removeWidget(row)
            row.hide()
            row.deleteLater()
        del self.rows[len(players) :]
        for number in range(len(self.rows), len(players)):
            row = SeatRow(number + 1, players[number], self._theme, self._household)
            row.changed.connect(self.changed)
            row.colour_taken.connect(self._swap_colours)
            row.name_taken.connect(self._make_way)
            row.kind_changed.connect(self._rename)
            self.rows.append(row)
            self.addWidget(row)

    def _swap_colours(self, left: str, taken: str) -> None:
        """Swap colours with the player whose colour was chosen, so that no two are alike."""
        chooser = self.sender()
        for row in self.rows:
            if row is not chooser and row.player.colour == taken:
                row.wear(left)

    def _make_way(self, left: str, taken: str) -> None:
        """Let somebody have a name: a bot of that name takes another, a person of the household swaps seats."""
        chooser = self.sender()
        for row in self.rows:
            if row is chooser or row.player.name.casefold() != taken.casefold():
                continue
            if row.player.kind is not Kind.HUMAN:
                row.call(self._spare_name())
            elif find(self._household, taken) is not None:
                row.call(left)

    def _rename(self) -> None:
        """Seat a person of the household where a bot was, and give a bot none of their names."""
        row = self.sender()
        assert isinstance(row, SeatRow)
        player = row.player
        if player.kind is not Kind.HUMAN:
            if find(self._household, player.name) is not None:
                row.call(self._spare_name())
        elif is_spare(player.name):
            seated = {other.name.casefold() for other in self.players}
            waiting = (person for person in self._household if person.name.casefold() not in seated)
            if (person := next(waiting, None)) is not None:
                row.choose(person)

    def _spare_name(self) -> str:
        people = (person.name for person in self._household)
        return next(spare_names([*people, *(player.name for player in self.players)]))
