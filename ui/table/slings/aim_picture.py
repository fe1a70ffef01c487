"""How a shot looks while it is being aimed: the pull, the cone into which it may go, and the gauge of its height."""

from __future__ import annotations

import math
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen, QRadialGradient
from PySide6.QtWidgets import QGraphicsItem

from ui.table.art.surfaces import faded
from ui.table.pieces import Sling
from ui.table.slings.gauge import Gauge
from ui.table.stage.items import LIFTED_Z
from ui.table.stage.scene import TableScene
from ui.table.stage.smooth import SmoothPathItem

_CLEAR: Final = 66.0
"""How far from the piece the gauge stands, so that what lies there stays in sight."""
_ASIDE: Final = 0.35
"""How much of a pull goes to the side of the gauge before it changes over."""
_GRIP: Final = 7.0
"""Where the finger is, at the end of the pull."""
_NEAR, _FAR = 0.8, 0.25
"""How dense the cone is, at the piece and at its end."""


class Aim(NamedTuple):
    """One aim on the table, in degrees and parts of the whole."""

    held: QPointF
    end: QPointF
    """From where the piece is pulled, and to where."""
    direction: float
    strength: float
    height: float


class AimPicture:
    """Drawn on a scene while a sling is pulled, and gone afterwards."""

    def __init__(self, scene: TableScene, sling: Sling) -> None:
        self._scene, self._sling = scene, sling
        self._start = QPointF(sling.x, sling.y)
        accent, paper = scene.theme.accent, scene.theme.paper
        self._rim = _line(_round(paper, 9.0))
        self._band = _line(_round(accent, 5.0))
        self._cone = _line(_round(accent, 2.0))
        self._cone.setBrush(self._fading(accent))
        self._band.setBrush(QColor(accent))
        self._cone.setZValue(sling.ground)
        self._gauge = Gauge(scene.theme)
        for item in self._items:
            scene.addItem(item)

    @property
    def _items(self) -> tuple[QGraphicsItem, ...]:
        return self._cone, self._rim, self._band, self._gauge

    @property
    def gauge(self) -> QRectF:
        """What the gauge covers of the table."""
        return self._gauge.card.translated(self._gauge.pos())

    def remove(self) -> None:
        """Leave nothing on the scene."""
        for item in self._items:
            self._scene.removeItem(item)

    def show(self, aim: Aim, room: QRectF) -> None:
        """Show an aim; `room` is what can be seen of the table."""
        band = QPainterPath(aim.end)
        band.lineTo(aim.held)
        band.addEllipse(aim.end, _GRIP, _GRIP)
        self._rim.setPath(band)
        self._band.setPath(band)
        self._cone.setPath(self._ahead(aim.direction, self._sling.spread(aim.strength)))
        self._gauge.tell(aim.height, self._sling.effect(aim.height))
        self._gauge.setPos(self._beside(aim.end - aim.held, room))

    def _ahead(self, direction: float, spread: float) -> QPainterPath:
        """A slice of a circle as wide as the shot may stray."""
        sight = self._sling.sight
        circle = QRectF(self._start.x() - sight, self._start.y() - sight, 2 * sight, 2 * sight)
        path = QPainterPath(self._start)
        # Qt counts angles against the clock.
        path.arcTo(circle, -direction - spread, 2 * spread)
        path.closeSubpath()
        return path

    def _fading(self, colour: str) -> QRadialGradient:
        gradient = QRadialGradient(self._start, self._sling.sight)
        gradient.setColorAt(0.0, faded(colour, _NEAR))
        gradient.setColorAt(1.0, faded(colour, _FAR))
        return gradient

    def _beside(self, pull: QPointF, room: QRectF) -> QPointF:
        """Where the gauge stands: at one side of the usual way, or at the other where the pull or an edge is there."""
        home = _way(self._sling.direction)
        across = QPointF(-home.y(), home.x())
        length = math.hypot(pull.x(), pull.y())
        if QPointF.dotProduct(pull, across) > _ASIDE * length > 0:
            across = -across
        sides = [self._at(across), self._at(-across)]
        card = self._gauge.card
        fitting = [side for side in sides if room.contains(card.translated(side))]
        return (fitting or [_inside(sides[0], card, room)])[0]

    def _at(self, across: QPointF) -> QPointF:
        card = self._gauge.card
        away = _CLEAR + (abs(across.x()) * card.width() + abs(across.y()) * card.height()) / 2
        return self._start + across * away


def _way(direction: float) -> QPointF:
    turn = math.radians(direction)
    return QPointF(math.cos(turn), math.sin(turn))


def _round(colour: str, width: float) -> QPen:
    return QPen(QColor(colour), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)


def _line(pen: QPen) -> SmoothPathItem:
    item = SmoothPathItem()
    item.setPen(pen)
    item.setZValue(LIFTED_Z)
    item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
    return item


def _inside(middle: QPointF, card: QRectF, room: QRectF) -> QPointF:
    """A place as near as possible where all of a card is in sight."""
    half = QPointF(card.width() / 2, card.height() / 2)
    return QPointF(
        max(room.left() + half.x(), min(middle.x(), room.right() - half.x())),
        max(room.top() + half.y(), min(middle.y(), room.bottom() - half.y())),
    )
