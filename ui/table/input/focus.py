"""The keyboard's focus on the table: where it is, and where the arrow keys take it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt

from ui.table.input import aim
from ui.table.pieces import FILM_BUTTONS, Piece, Zone
from ui.table.stage.table_view import TableView

ROW: Final = 80.0
"""Places whose height differs by less are read as one row."""
BUTTON: Final = "button"
NOWHERE: Final[frozenset[str]] = frozenset()
ASIDE: Final = 3.0
"""How much worse a step aside is than a step ahead."""


class Focus:
    """One place at a time, in sight; where it goes, the focus goes on beside it."""

    def __init__(self, view: TableView) -> None:
        self.id = ""
        self._view = view
        self._last: Piece | Zone | None = None

    @property
    def place(self) -> Piece | Zone | None:
        """The piece or zone where it is."""
        return self._last if self.id and self._last is not None and self._last.id == self.id else None

    def step(self, places: Sequence[Piece | Zone], key: Qt.Key, lit: frozenset[str] = NOWHERE, held: str = "") -> None:
        """Go where an arrow key leads, to `lit` places first; `held` is the piece that may go there."""
        self._be_at(_find(places, nearest(places, self.id, key, lit, held)))

    def go_to(self, place: Piece | Zone) -> None:
        """Be at a place, wherever it was."""
        self._be_at(place)

    def return_to(self, piece: Piece) -> None:
        """Go on beside the place that a piece is about to leave, and not where it goes."""
        self._last = Zone("", piece.x, piece.y, piece.width, piece.height)

    def keep(self, places: Sequence[Piece | Zone]) -> None:
        """Stay if that is possible, or go on with the place closest to the last."""
        if self._last is not None:
            self._be_at(_find(places, self._last.id) or closest(places, self._last))

    def forget(self) -> None:
        """Be nowhere, and say nothing of where it was."""
        self._last = None
        self._be_at(None)

    def _be_at(self, place: Piece | Zone | None) -> None:
        if place is not None and place.id != self.id:
            self._view.reveal(aim.around(place))
        self.id, self._last = (place.id, place) if place else ("", self._last)


def _find(places: Sequence[Piece | Zone], id: str) -> Piece | Zone | None:
    return next((place for place in places if place.id == id), None)


def nearest(
    places: Sequence[Piece | Zone], focus: str, key: Qt.Key, lit: frozenset[str] = NOWHERE, held: str = ""
) -> str:
    """The id of the place to focus next: left and right read row by row and round again, up and down go straight."""
    if not places:
        return ""
    read = in_order(places, lit, held)
    here = next((index for index, place in enumerate(read) if place.id == focus), None)
    match key:
        case _ if here is None:
            return _first(read).id
        case Qt.Key.Key_Right:
            return read[(here + 1) % len(read)].id
        case Qt.Key.Key_Left:
            return read[here - 1].id
        case _:
            down = -1 if key == Qt.Key.Key_Up else 1
            among_lit = _straight([place for place in read if place.id in lit], read[here], down)
            return (among_lit or _straight(read, read[here], down) or read[here]).id


def in_order(places: Sequence[Piece | Zone], lit: frozenset[str] = NOWHERE, held: str = "") -> list[Piece | Zone]:
    """Places as they are read; where some are lit, these first, and then the others from the held piece on."""
    read = sorted(places, key=lambda place: (place.y // ROW, place.x))
    others = [place for place in read if place.id not in lit]
    after = next((index + 1 for index, place in enumerate(others) if place.id == held), 0)
    return [*(place for place in read if place.id in lit), *others[after:], *others[:after]]


def _first(read: Sequence[Piece | Zone]) -> Piece | Zone:
    """Where somebody begins: what can be done with pieces comes before what buttons offer instead."""
    return next((place for place in read if isinstance(place, Zone) or not _is_button(place)), read[0])


def _is_button(piece: Piece) -> bool:
    return piece.kind == BUTTON or piece.id in FILM_BUTTONS


def closest(places: Sequence[Piece | Zone], to: Piece | Zone) -> Piece | Zone | None:
    """The place that is least far from another one, which may be gone."""
    return min(places, key=lambda place: abs(place.x - to.x) + abs(place.y - to.y), default=None)


def _straight(places: Sequence[Piece | Zone], here: Piece | Zone, down: int) -> Piece | Zone | None:
    """The nearest place above or below; at the edge there is none."""
    ahead = [place for place in places if (place.y - here.y) * down > 1]
    return min(ahead, key=lambda place: abs(place.y - here.y) + ASIDE * abs(place.x - here.x), default=None)
