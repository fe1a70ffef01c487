"""Dragging: pieces are lifted, carried to where they would go, and put down."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, Qt

from ui.table.input import aim
from ui.table.input.bubble import Bubble
from ui.table.input.carrying import Carrying
from ui.table.input.hit_test import HitTest
from ui.table.input.selection import Selection
from ui.table.input.staging import Staging
from ui.table.stage.scene import TableScene
from ui.table.stage.table_view import TableView


class Dragging:
    """What a held mouse button does with pieces, and the words beside them."""

    def __init__(
        self, view: TableView, scene: TableScene, staging: Staging, hit_test: HitTest, selection: Selection
    ) -> None:
        self._view, self._scene, self._staging = view, scene, staging
        self._hit_test, self._selection = hit_test, selection
        self._bubble = Bubble(view.viewport())
        self.carrying = Carrying(scene, self._bubble)

    def lift(self, pressed: str, held: QPointF) -> None:
        """Take a piece up, and with it those it was selected with; `held` is where it was taken hold of."""
        selected = self._selection.pieces
        others = tuple(piece for piece in selected if piece != pressed)
        pieces = (pressed, *others) if pressed in selected else (pressed,)
        self.carrying.lift(pieces, self._hit_test.legal_zones(pieces), selected, held)
        self._view.set_cursor(Qt.CursorShape.ClosedHandCursor)

    def carry(self, point: QPointF, cursor: QPoint) -> None:
        """Keep the carried pieces under the cursor, and tell where they would go."""
        if self.carrying.carry(point):
            zones = tuple(zone.id for zone in self.carrying.target)
            self._bubble.say(self._hint(self.carrying.pieces, zones) if zones else "")
        self._bubble.follow(cursor)
        self._view.reveal(aim.at(point))

    def put_down(self, point: QPointF) -> None:
        """Let go: the pieces are played, staged, taken back or refused."""
        target = tuple(zone.id for zone in self.carrying.target)
        # What is put down glides on from where it was let go, so the drag ends before the drop is judged.
        carried = self.carrying.let_go()
        self._selection.clear()
        if target:
            self._staging.drop(carried, target)
        elif self._hit_test.staged() & set(carried):
            self._staging.unstage(carried)
        elif refusing := self._hit_test.refusing(carried, point):
            self._staging.drop(carried, (refusing.id,))
        else:
            self._scene.show(self._scene.layout_shown)
        self._view.set_cursor(self._hit_test.cursor_at(point))

    def _hint(self, pieces: tuple[str, ...], zones: tuple[str, ...]) -> str:
        return self._staging.hint(self._staging.offer.drop(pieces, zones, self._staging.staged).placements)
