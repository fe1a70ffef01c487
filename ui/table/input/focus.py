"""The keyboard's focus on the table: where it is, and where the arrow keys take it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt

from ui.look.text import translate
from ui.table.input import aim
from ui.table.pieces import Piece, Zone
from ui.table.stage.table_view import TableView

ROW: Final = 80.0
"""Places whose height differs by less are read as one row."""
ASIDE: Final = 3.0
"""How much worse a step aside is than a step ahead."""


class Focus:
    """One place at a time, in sight, told to whoever listens; where it goes, the focus goes on beside it."""

    def __init__(self, view: TableView) -> None:
        self.id = ""
        self._view = view
        self._last: Piece | Zone | None = None

    @property
    def place(self) -> Piece | Zone | None:
        """The piece or zone where it is."""
        return self._last if self.id and self._last is not None and self._last.id == self.id else None

    def step(self, places: Sequence[Piece | Zone], key: Qt.Key) -> None:
        """Go where an arrow key leads."""
        self._be_at(_find(places, nearest(places, self.id, key)), places)

    def keep(self, places: Sequence[Piece | Zone]) -> None:
        """Stay if that is possible, or go on with the place closest to the last."""
        if self._last is not None:
            kept = _find(places, self._last.id) or closest(places, self._last)
            self._be_at(kept, places)

    def forget(self) -> None:
        """Be nowhere, and say nothing of where it was."""
        self._last = None
        self._be_at(None)

    def _be_at(self, place: Piece | Zone | None, places: Sequence[Piece | Zone] = ()) -> None:
        if place is not None and place.id != self.id:
            self._view.reveal(aim.around(place))
        self.id, self._last = (place.id, place) if place else ("", self._last)
        self._view.announce(told(place, places) if place else "")


def _find(places: Sequence[Piece | Zone], id: str) -> Piece | Zone | None:
    return next((place for place in places if place.id == id), None)


def told(place: Piece | Zone, places: Sequence[Piece | Zone]) -> str:
    """What is said of a place: its label, and which one it is of several that are called the same."""
    alike = [other.id for other in in_order(places) if other.label == place.label]
    if len(alike) < 2:
        return place.label
    words = translate("table", "{label}, {number} of {all}")
    return words.format(label=place.label, number=alike.index(place.id) + 1, all=len(alike))


def nearest(places: Sequence[Piece | Zone], focus: str, key: Qt.Key) -> str:
    """The id of the place to focus next: left and right read row by row and round again, up and down go straight."""
    if not places:
        return ""
    read = in_order(places)
    here = next((index for index, place in enumerate(read) if place.id == focus), None)
    match key:
        case _ if here is None:
            return read[-1].id
        case Qt.Key.Key_Right:
            return read[(here + 1) % len(read)].id
        case Qt.Key.Key_Left:
            return read[here - 1].id
        case _:
            return _straight(read, read[here], -1 if key == Qt.Key.Key_Up else 1).id


def in_order(places: Sequence[Piece | Zone]) -> list[Piece | Zone]:
    """Places as they are read."""
    return sorted(places, key=lambda place: (place.y // ROW, place.x))


def closest(places: Sequence[Piece | Zone], to: Piece | Zone) -> Piece | Zone | None:
    """The place that is least far from another one, which may be gone."""
    return min(places, key=lambda place: abs(place.x - to.x) + abs(place.y - to.y), default=None)


def _straight(places: Sequence[Piece | Zone], here: Piece | Zone, down: int) -> Piece | Zone:
    """The nearest place above or below, or the same at the edge."""
    ahead = [place for place in places if (place.y - here.y) * down > 1]
    return min(ahead, key=lambda place: abs(place.y - here.y) + ASIDE * abs(place.x - here.x), default=here)
