"""What is being dragged: the lifted pieces under the cursor, and where they may go."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Final

from PySide6.QtCore import QPointF

from ui.table.input import aim
from ui.table.input.bubble import Bubble
from ui.table.pieces import Zone
from ui.table.stage.items import PieceItem
from ui.table.stage.scene import TableScene
from ui.table.stage.smooth import SmoothPathItem

FANNED: Final = QPointF(26.0, 10.0)
"""How far each of several carried pieces lies from the one before."""


class Carrying:
    """Empty, or some pieces off the table; the first of them is the one under the cursor."""

    def __init__(self, scene: TableScene, bubble: Bubble) -> None:
        """`bubble` holds the words beside the pieces; it goes when they are put down."""
        self.pieces: tuple[str, ...] = ()
        self.target: list[Zone] = []
        """Where the pieces would go now."""
        self._scene = scene
        self._zones: list[Zone] = []
        self._chosen: Collection[str] = ()
        self._grip = QPointF()
        self._ghosts: list[SmoothPathItem] = []
        self._bubble = bubble

    def lift(self, pieces: Sequence[str], zones: list[Zone], chosen: Collection[str], point: QPointF) -> None:
        """Take pieces up; `zones` light up for them, and aiming at one of the `chosen` pieces means all of those."""
        self.pieces, self._zones, self._chosen = tuple(pieces), zones, chosen
        self._ghosts = self._scene.ghost(pieces)
        items = self._items()
        self._grip = point - items[0].pos() if items else QPointF()
        for item in items:
            item.lift(True)
        self._scene.glow(zones)

    def carry(self, point: QPointF) -> bool:
        """Keep the pieces under the cursor; whether they are over another target now."""
        items = self._items()
        for index, item in enumerate(items):
            item.setPos(point - self._grip + FANNED * index)
        target = aim.target(self._zones, point, items[0].rectangle, self._chosen) if items else []
        if target == self.target:
            return False
        self.target = target
        self._scene.glow(self._zones, [zone.id for zone in target])
        return True

    def offer(self, zones: list[Zone]) -> None:
        """Light up other places, as after somebody else's move."""
        self._zones, self.target = zones, []
        self._remove_ghosts()
        self._ghosts = self._scene.ghost(self.pieces)
        self._bubble.say("")
        self._scene.glow(zones)

    def let_go(self) -> tuple[str, ...]:
        """Be empty from now on, the pieces where they are; what was carried."""
        items = self._items()
        carried, self.pieces = self.pieces, ()
        self.target, self._zones = [], []
        self._remove_ghosts()
        self._bubble.say("")
        for item in items:
            item.lift(False)
        return carried

    def _remove_ghosts(self) -> None:
        for ghost in self._ghosts:
            self._scene.removeItem(ghost)
        self._ghosts.clear()

    def _items(self) -> list[PieceItem]:
        found: Iterable[PieceItem | None] = map(self._scene.item, self.pieces)
        return [item for item in found if item is not None]
