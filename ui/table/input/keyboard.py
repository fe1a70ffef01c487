"""What the arrow keys, Space and Return do at the table: which places they know, and what is used there."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, Qt

from ui.table.input import aim
from ui.table.input.focus import Focus
from ui.table.input.hit_test import KIT_BUTTONS, HitTest
from ui.table.input.selection import Selection
from ui.table.input.staging import Staging
from ui.table.pieces import CONFIRM, Piece, Zone
from ui.table.stage.scene import TableScene


class Keyboard:
    """Leads from what is selected to where it may go, and back to where it came from."""

    def __init__(
        self, scene: TableScene, staging: Staging, hit_test: HitTest, selection: Selection, focus: Focus
    ) -> None:
        self._scene, self._staging, self._hit_test = scene, staging, hit_test
        self._selection, self._focus = selection, focus

    def places(self) -> list[Piece | Zone]:
        """Whatever the keyboard may go to, once; a loose piece has nowhere to go from there."""
        useful, zones = self._hit_test.useful(), self._selection.zones()
        taken = {zone.id for zone in zones}
        pieces = [piece for piece in self._hit_test.touchable() if piece.id in useful and piece.id not in taken]
        return [*(piece for piece in pieces if not self._means_zone(piece, zones)), *zones]

    def enter(self) -> None:
        """The keyboard came to the table: be somewhere."""
        if not self._focus.id:
            self.step(Qt.Key.Key_Right)

    def keep(self) -> None:
        """Stay, or go on with what is closest."""
        self._focus.keep(self.places())

    def step(self, key: Qt.Key) -> None:
        """Go where an arrow key leads: first to the places for what is selected."""
        selected = self._selection.pieces
        lit = frozenset(zone.id for zone in self._selection.zones())
        self._focus.step(self.places(), key, lit, selected[-1] if selected else "")

    def go_to(self, id: str) -> bool:
        """Be at one of the places; whether it is one."""
        place = next((place for place in self.places() if place.id == id), None)
        if place is not None:
            self._focus.go_to(place)
        return place is not None

    def use(self, touch: Callable[[str], None]) -> None:
        """Put down what is selected, or else do what a click does."""
        here, before, zones = self._focus.id, self._selection.pieces, self._selection.zones()
        piece = next((piece for piece in self._hit_test.touchable() if piece.id == here), None)
        if here in {zone.id for zone in zones}:
            self._put_down(here)
        elif piece is not None and self._means_zone(piece, zones):
            self._put_down(aim.under(zones, QPointF(piece.x, piece.y))[0].id)
        elif piece is not None:
            touch(here)
            if len(self._selection.pieces) > len(before):
                self._lead_on()

    def _put_down(self, zone: str) -> None:
        taken_up = self._scene.item(self._selection.pieces[-1])
        if taken_up is not None:
            self._focus.return_to(taken_up.piece)
        self._selection.drop((zone,))
        places = self.places()
        button = next((place for place in places if place.id == CONFIRM), None)
        if button is not None:
            # All that is left to do, unless somebody changes their mind.
            self._focus.go_to(button)
        else:
            self._focus.keep(places)

    def _lead_on(self) -> None:
        """Go to the only place for what is selected, where nothing else could be taken up with it."""
        zones, selected = self._selection.zones(), self._selection.pieces
        others = self._staging.offer.movable().difference(selected)
        more = any(self._staging.offer.together((*selected, other), self._staging.staged) for other in others)
        if len(zones) == 1 and not more:
            self._focus.go_to(zones[0])

    def _means_zone(self, piece: Piece, zones: list[Zone]) -> bool:
        """Whether a piece lies where what is selected may go, so that its place is meant, as by a click there."""
        acts = piece.id in self._staging.offer.clickable | KIT_BUTTONS
        return not acts and piece.id not in self._selection.pieces and bool(aim.under(zones, QPointF(piece.x, piece.y)))
