"""The scene of a table: it moves pieces to where a layout has them, and lights up what can be done."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping
from functools import partial
from typing import Final

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsScene

from ui.look.theme import Theme
from ui.table.pieces import Layout, Piece, Spot, Zone
from ui.table.stage.glow import Glow
from ui.table.stage.items import LIFTED_Z, PieceItem, Pose
from ui.table.stage.motion import Film, Motion
from ui.table.stage.painting import Pictures
from ui.table.stage.smooth import SmoothPathItem

GLOW_Z: Final = LIFTED_Z - 100
KEYBOARD: Final = "keyboard"
"""The ring that shows where the keyboard is, among those that light pieces and zones."""
GHOST: Final = 0.35
HANDY: Final = 56.0
"""A piece that is smaller than this can be taken hold of from just beside it."""
Tumbling = Mapping[str, tuple[Hashable, ...]]
NO_TUMBLING: Final[Tumbling] = {}


class TableScene(QGraphicsScene):
    """A function of the layout: `show` from any other layout ends exactly where a fresh scene would stand."""

    altered = Signal()
    """Something else lies on the table, or something else of it is lit."""

    def __init__(self, pictures: Pictures, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.layout_shown = Layout(1.0, ())
        self.motion = Motion(self)
        self.motion.finished.connect(self._clear_away)
        self._pictures = pictures
        self._sharpness = 1.0
        self._items: dict[str, PieceItem] = {}
        self._leaving: list[PieceItem] = []
        self.glows: dict[str, Glow] = {}
        """By piece or zone: what lights it up."""
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)

    def show(self, layout: Layout, tumbling: Tumbling = NO_TUMBLING, animated: bool = True) -> None:
        """Have every piece where `layout` has it; what moves sets out from where it is now."""
        self._clear_away()
        if (layout.width, layout.height) != (self.layout_shown.width, self.layout_shown.height):
            self.setSceneRect(QRectF(0, 0, layout.width, layout.height))
            animated = False
        places = {id: self._items[id].pose for id in {piece.origin for piece in layout.pieces} if id in self._items}
        bare = not self._items
        moving: list[PieceItem] = []
        wanted = {piece.id: piece for piece in layout.pieces}
        for id in [id for id in self._items if id not in wanted]:
            left = self._items.pop(id)
            left.leave(wanted.get(left.piece.goal))
            self._leaving.append(left)
            moving.append(left)
        for piece in layout.pieces:
            item = self._items.get(piece.id)
            if item is None:
                item = self._added(piece)
                # On a bare table nothing comes from anywhere.
                if not bare:
                    item.enter(places.get(piece.origin))
            if item.become(piece, tumbling.get(piece.id)):
                moving.append(item)
        self.layout_shown = layout
        self.motion.start(moving, bool(tumbling))
        if not animated:
            self.motion.skip()
        self.altered.emit()

    def project(self, film: Film, layout: Layout, then: Callable[[], None]) -> None:
        """Show a film with the pieces that are on the table, then have everything where `layout` has it."""
        self.motion.project(film, self._show_frame, partial(self._end_film, layout, then))

    def _end_film(self, layout: Layout, then: Callable[[], None]) -> None:
        self.show(layout)
        then()

    def _show_frame(self, frame: tuple[Piece, ...]) -> None:
        for piece in frame:
            item = self._items.get(piece.id)
            if item is None:
                item = self._added(piece)
            item.appear(piece)
            for id in {piece.id, KEYBOARD} & self.glows.keys():
                # It lights the place that the piece had before the film.
                self.removeItem(self.glows.pop(id))

    def item(self, id: str) -> PieceItem | None:
        """The item of a piece."""
        return self._items.get(id)

    def zone(self, id: str) -> Zone | None:
        """A zone of the layout that is shown."""
        return next((zone for zone in self.layout_shown.zones if zone.id == id), None)

    def piece_at(self, point: QPointF, wanted: Callable[[Piece], bool] = lambda piece: True) -> Piece | None:
        """The uppermost piece at a point of the table among the wanted ones, or a small one just beside it."""
        items = [item for item in self._items.values() if wanted(item.piece)]
        found = [item for item in items if item.covers(point)]
        if found:
            return max(found, key=lambda item: item.piece.z).piece
        near = [item for item in items if item.covers(point, HANDY)]
        return min(near, key=lambda item: (item.pos() - point).manhattanLength()).piece if near else None

    @property
    def theme(self) -> Theme:
        return self._pictures.theme

    def sharpen(self, pictures: Pictures, scale: float) -> None:
        """Draw everything for another theme or another number of device pixels per unit."""
        if pictures is self._pictures and scale == self._sharpness:
            return
        if scale != self._sharpness:
            pictures.forget()
        self._pictures, self._sharpness = pictures, scale
        self.setBackgroundBrush(QColor(pictures.theme.sky))
        for item in self._items.values():
            item.sharpen(pictures, scale)

    def strip(self) -> None:
        """Have nothing on the table any more, and no pictures either."""
        self.glow(())
        self._clear_away()
        for item in self._items.values():
            self.removeItem(item)
        self._items.clear()
        self._pictures.forget()
        self.layout_shown = Layout(self.layout_shown.width, ())
        self.altered.emit()

    def standing(self) -> dict[str, tuple[Piece, Pose, float]]:
        """Where everything is, for comparing two scenes; Qt itself takes positions as equal that differ by less."""
        return {
            id: (item.piece, Pose(*(round(value, 6) for value in item.pose)), item.zValue())
            for id, item in self._items.items()
        }

    # --- what hands may do -------------------------------------------------------------------------------

    def glow(
        self, places: Iterable[Zone | Piece | Spot], strong: Iterable[str] = (), focus: Zone | Piece | None = None
    ) -> None:
        """Light up places, pieces and spots, those in `strong` more; the others go dark, but where the keyboard is."""
        loud = frozenset(strong)
        wanted = {place.id: place for place in places}
        if focus is not None:
            wanted[KEYBOARD] = focus
        for id in [id for id in self.glows if id not in wanted]:
            self.removeItem(self.glows.pop(id))
        for id, place in wanted.items():
            glow = self.glows.get(id)
            if glow is None:
                glow = self.glows[id] = Glow()
                self.addItem(glow)
            if id == KEYBOARD and focus is not None:
                self._ring(glow, focus)
            else:
                self._light(glow, place, id in loud)
        self.altered.emit()

    def ghost(self, ids: Iterable[str]) -> list[SmoothPathItem]:
        """Outlines that keep the places of lifted pieces, until they are removed."""
        ghosts = []
        for id in ids:
            item = self._items.get(id)
            if item is not None:
                outline = SmoothPathItem(_rounded(item.piece))
                pen = QPen(QColor(self._pictures.theme.on_sky), 2, Qt.PenStyle.DashLine)
                pen.setCosmetic(True)
                outline.setPen(pen)
                outline.setOpacity(GHOST)
                outline.setZValue(item.piece.z)
                self.addItem(outline)
                ghosts.append(outline)
        return ghosts

    def _ring(self, glow: Glow, place: Zone | Piece) -> None:
        """A dashed ring, round any other that the place may have, and over everything that lies near it."""
        glow.setPath(_rounded(place, 11))
        glow.shine(5, dashed=True)
        glow.setZValue(GLOW_Z + 2)

    def _light(self, glow: Glow, place: Zone | Piece | Spot, strong: bool) -> None:
        glow.setPath(_ring(place) if isinstance(place, Spot) else _rounded(place, 4))
        veil = QColor(self._pictures.theme.glow)
        veil.setAlphaF(0.3 if strong else 0.1)
        glow.shine(6 if strong else 3, veil if isinstance(place, Zone) else None)
        glow.setZValue(place.z + 0.01 if isinstance(place, Piece) else GLOW_Z + strong)

    def _added(self, piece: Piece) -> PieceItem:
        item = self._items[piece.id] = PieceItem(piece, self._pictures, self._sharpness)
        self.addItem(item)
        return item

    def _clear_away(self) -> None:
        for item in self._leaving:
            self.removeItem(item)
        self._leaving.clear()


def _rounded(place: Zone | Piece, margin: float = 0.0) -> QPainterPath:
    """The outline of a place."""
    width, height = place.width + 2 * margin, place.height + 2 * margin
    path = QPainterPath()
    path.addRoundedRect(QRectF(place.x - width / 2, place.y - height / 2, width, height), 10, 10)
    return path


def _ring(spot: Spot) -> QPainterPath:
    """A ring around a spot, and four strokes that point at it."""
    middle, path = QPointF(spot.x, spot.y), QPainterPath()
    path.addEllipse(middle, spot.radius, spot.radius)
    for way in (QPointF(1, 0), QPointF(-1, 0), QPointF(0, 1), QPointF(0, -1)):
        path.moveTo(middle + way * (0.6 * spot.radius))
        path.lineTo(middle + way * (1.4 * spot.radius))
    return path
