"""What is lit on the table: what can be clicked, what is selected, where it may go, and what was recommended."""

from __future__ import annotations

from ui.table.input.carrying import Carrying
from ui.table.input.focus import Focus
from ui.table.input.selection import Selection
from ui.table.input.staging import Staging
from ui.table.pieces import Spot
from ui.table.stage.scene import TableScene
from ui.table.stage.table_view import TableView


class Lighting:
    """Lights pieces and zones up; while something is carried, that alone says where it may go."""

    def __init__(
        self,
        view: TableView,
        scene: TableScene,
        staging: Staging,
        carrying: Carrying,
        selection: Selection,
        focus: Focus,
    ) -> None:
        self.advised: frozenset[str] = frozenset()
        """The pieces and zones of a move that was recommended, and the spot where a shot should go."""
        self._spot: Spot | None = None
        self._view, self._scene, self._staging = view, scene, staging
        self._carrying, self._selection, self._focus = carrying, selection, focus

    def advise(self, places: frozenset[str], spot: Spot | None = None) -> None:
        """Light up the pieces and zones of a recommended move, or a spot; nothing takes the advice away."""
        if spot is not None:
            places |= {spot.id}
        if (places, spot) != (self.advised, self._spot):
            self.advised, self._spot = places, spot
            self.light()

    def light(self) -> None:
        """Show what can be clicked, what is selected, and where it may go."""
        if self._carrying.pieces:
            return
        selected, slings = self._selection.pieces, self._staging.slings.keys()
        # Advice stands out among nothing else, until the person takes something up.
        clickable = frozenset() if self.advised and not selected else self._staging.offer.clickable
        zones = self._selection.zones()
        held = {*selected, *self.advised}
        shown = {zone.id for zone in zones}
        zones += [zone for zone in self._scene.layout_shown.zones if zone.id in self.advised - shown]
        pieces = [
            piece
            for piece in self._scene.layout_shown.pieces
            if piece.id in held | slings or (piece.id in clickable and piece.kind != "button")
        ]
        spots = [] if self._spot is None else [self._spot]
        self._scene.glow([*pieces, *zones, *spots], held, self._focus.place if self._view.hasFocus() else None)
