"""Flicking: pull back from a piece like a slingshot and let go, or aim with the keyboard."""

from __future__ import annotations

import math
from enum import Enum, auto
from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QKeyEvent, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsPathItem

from core.game import Action
from ui.look.numbers import decimal
from ui.look.text import translate
from ui.table.input.bubble import Bubble
from ui.table.pieces import Sling
from ui.table.stage.items import LIFTED_Z
from ui.table.stage.scene import TableScene
from ui.table.stage.table_view import TableView

LEAST: Final = 0.04
"""The part of a full pull below which letting go means that nothing was meant."""
POWERS: Final = 99
HEIGHTS: Final = 9
"""Steps from the weakest shot to the hardest, and from the lowest contact to the highest."""
AT_FIRST: Final = (0.5, 6 / HEIGHTS)
"""The strength and the height with which the keyboard begins."""
FORWARD: Final = 1.6
"""How much longer than the pull the arrow is, so that it reaches over the table."""
HEAD: Final = 22.0
SIGHT: Final = 1200.0
"""How far the thin line reaches along which the piece sets out."""
GAUGE: Final = 34.0
"""The side of the little picture of the piece from the side, with the place where the finger meets it."""


class How(Enum):
    """How a shot is aimed."""

    DRAG = auto()
    CLICK = auto()
    KEYS = auto()


class Slingshot:
    """One shot while it is being aimed; holds nothing of the game but the sling it came from."""

    def __init__(self, view: TableView, scene: TableScene) -> None:
        self._view, self._scene = view, scene
        self._sling: Sling | None = None
        self._held = QPointF()
        self._direction = 0.0
        self._strength, self._height = AT_FIRST
        self._drawn: tuple[QGraphicsPathItem, ...] = ()
        self._bubble = Bubble(view.viewport())
        self._how = How.DRAG

    @property
    def sling(self) -> Sling | None:
        """What is being pulled; None while nothing is."""
        return self._sling

    @property
    def how(self) -> How | None:
        """How it is being aimed; None while nothing is."""
        return self._how if self._sling else None

    def begin(self, sling: Sling, how: How, held: QPointF | None = None) -> None:
        """Take hold of a piece at a point, from which the pull is measured.

        The height stays as it was last time, since people have their way to flick.
        """
        self.give_up()
        self._held = held or QPointF(sling.x, sling.y)
        self._sling, self._how, self._direction = sling, how, sling.direction
        self._strength = AT_FIRST[0] if how is How.KEYS else 0.0
        self._drawn = tuple(self._added(pen) for pen in self._pens())
        self._drawn[-1].setBrush(QColor(self._scene.theme.paper))
        self._show()

    def pull(self, point: QPointF) -> None:
        """Pull to a point of the table: the shot goes the other way."""
        if self._sling is None:
            return
        back = self._held - point
        length = math.hypot(back.x(), back.y())
        if length > 0:
            self._direction = math.degrees(math.atan2(back.y(), back.x())) % 360
        self._strength = min(1.0, length / self._sling.reach)
        self._show()

    def raise_by(self, steps: int) -> None:
        """Meet the piece higher up, or lower down."""
        self._height = min(1.0, max(0.0, self._height + steps / HEIGHTS))
        self._show()

    def key(self, event: QKeyEvent) -> bool:
        """Aim with a key; whether it was one for aiming. Shift aims finely, Control coarsely."""
        fine = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        keys = self._how is How.KEYS
        coarse = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        degrees = 0.1 if fine else 10.0 if coarse else 1.0
        strength = 0.1 if coarse else 0.01
        match event.key():
            case Qt.Key.Key_PageUp:
                self.raise_by(1)
            case Qt.Key.Key_PageDown:
                self.raise_by(-1)
            case Qt.Key.Key_Left if keys:
                self._turn(-degrees)
            case Qt.Key.Key_Right if keys:
                self._turn(degrees)
            case Qt.Key.Key_Up if keys:
                self._strengthen(strength)
            case Qt.Key.Key_Down if keys:
                self._strengthen(-strength)
            case _:
                return False
        return True

    def let_go(self) -> Action | None:
        """Flick; None where the pull was too short to be meant."""
        sling, strength = self._sling, self._strength
        self.give_up()
        if sling is None or strength < LEAST:
            return None
        return sling.shot(self._direction, strength, self._height)

    def give_up(self) -> None:
        """Aim no more."""
        for item in self._drawn:
            self._scene.removeItem(item)
        self._sling, self._drawn = None, ()
        self._bubble.say("")

    def _turn(self, degrees: float) -> None:
        self._direction = (self._direction + degrees) % 360
        self._show()

    def _strengthen(self, strength: float) -> None:
        self._strength = min(1.0, max(LEAST, self._strength + strength))
        self._show()

    # --- how it looks ------------------------------------------------------------------------------------

    def _show(self) -> None:
        if self._sling is None:
            return
        start = QPointF(self._sling.x, self._sling.y)
        way = QPointF(math.cos(math.radians(self._direction)), math.sin(math.radians(self._direction)))
        length = self._sling.reach * self._strength
        paths = _sight(start, way), _arrow(start, way, length), _gauge(start, way, self._height)
        for item, path in zip(self._drawn, paths, strict=True):
            item.setPath(path)
        self._bubble.say(self._words())
        self._bubble.follow(self._cursor(start - way * length))
        self._view.announce(self._words())

    def _pens(self) -> tuple[QPen, ...]:
        """Of the line of sight, of the arrow and of the gauge."""
        accent = QColor(self._scene.theme.accent)
        arrow = QPen(accent, 5.0, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
        return QPen(accent, 2.0, Qt.PenStyle.DotLine), arrow, QPen(QColor(self._scene.theme.ink), 2.0)

    def _added(self, pen: QPen) -> QGraphicsPathItem:
        item = QGraphicsPathItem()
        item.setPen(pen)
        item.setZValue(LIFTED_Z)
        item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._scene.addItem(item)
        return item

    def _words(self) -> str:
        words = translate("table", "Power {power} · Height {height} · {angle}°")
        power, height = round(self._strength * POWERS) + 1, round(self._height * HEIGHTS) + 1
        return words.format(power=power, height=height, angle=decimal(self._direction))

    def _cursor(self, point: QPointF) -> QPoint:
        return self._view.mapFromScene(point)


def _arrow(start: QPointF, way: QPointF, length: float) -> QPainterPath:
    """The band from the pull to the piece, and the arrow from there to where it goes."""
    path = QPainterPath(start - way * length)
    path.lineTo(start)
    tip = start + way * (length * FORWARD)
    across = QPointF(-way.y(), way.x())
    path.lineTo(tip)
    head = min(HEAD, length * 0.4)
    path.moveTo(tip - way * head + across * (head * 0.6))
    path.lineTo(tip)
    path.lineTo(tip - way * head - across * (head * 0.6))
    return path


def _sight(start: QPointF, way: QPointF) -> QPainterPath:
    """The way the piece sets out."""
    path = QPainterPath(start)
    path.lineTo(start + way * SIGHT)
    return path


def _gauge(start: QPointF, way: QPointF, height: float) -> QPainterPath:
    """The piece from the side, beside the arrow, and the place where the finger meets it."""
    across = QPointF(-way.y(), way.x())
    middle = start + across * (2.4 * GAUGE)
    path = QPainterPath()
    path.addRect(QRectF(middle.x() - GAUGE / 2, middle.y() - GAUGE / 2, GAUGE, GAUGE))
    path.addEllipse(QPointF(middle.x(), middle.y() + GAUGE * (0.4 - 0.8 * height)), 4.5, 4.5)
    return path
