"""What lies under the mouse: the pieces to touch, where they may go, and what the cursor shows."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, Qt

from ui.table.input import aim
from ui.table.input.staging import Staging
from ui.table.pieces import CANCEL, CONFIRM, FILM_BUTTONS, NEXT, Piece, Zone
from ui.table.stage.scene import TableScene

KIT_BUTTONS: Final = frozenset({CONFIRM, CANCEL, NEXT}) | FILM_BUTTONS


class HitTest:
    """Questions to the layout that is shown and to what staging offers."""

    def __init__(self, scene: TableScene, staging: Staging) -> None:
        self._scene, self._staging = scene, staging

    def useful(self) -> frozenset[str]:
        """The pieces with which something can be done now."""
        return self._staging.offer.movable() | self._staging.offer.clickable | self._staging.slings.keys() | KIT_BUTTONS

    def touchable(self) -> list[Piece]:
        able = self._staging.offer.liftable() | self.useful()
        return [piece for piece in self._scene.layout_shown.pieces if piece.id in able]

    def legal_zones(self, pieces: tuple[str, ...]) -> list[Zone]:
        if not pieces:
            return []
        legal = self._staging.offer.zones(pieces, self._staging.staged)
        return [zone for zone in self._scene.layout_shown.zones if zone.id in legal]

    def staged(self) -> frozenset[str]:
        """The pieces that are put down without having been played."""
        return frozenset(placement.piece for placement in self._staging.staged)

    def piece_at(self, point: QPointF, among: frozenset[str] | None = None) -> Piece | None:
        able = {piece.id for piece in self.touchable()} if among is None else among
        return self._scene.piece_at(point, lambda piece: piece.id in able)

    def refusing(self, pieces: tuple[str, ...], point: QPointF) -> Zone | None:
        """The place that won't take the pieces, for the rules to say why; where they lie they are just put back."""
        zone = aim.under(self._scene.layout_shown.zones, point)
        lying = [piece for piece in self._scene.layout_shown.pieces if piece.id in pieces]
        away = zone and lying and not any(aim.under(zone, QPointF(piece.x, piece.y)) for piece in lying)
        return zone[0] if away else None

    def acts_at(self, point: QPointF) -> bool:
        """Whether a click on what is there does something at once."""
        piece = self.piece_at(point)
        return piece is not None and piece.id in self._staging.offer.clickable | KIT_BUTTONS

    def cursor_at(self, point: QPointF) -> Qt.CursorShape | None:
        if self.piece_at(point) is None:
            return None
        return Qt.CursorShape.PointingHandCursor if self.acts_at(point) else Qt.CursorShape.OpenHandCursor
