"""Flicking: pull back from a piece like a slingshot and let go, or aim with the keyboard."""

from __future__ import annotations

import math
from enum import Enum, auto
from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QKeyEvent

from core.game import Action
from ui.look.text import translate
from ui.table.input.bubble import Bubble
from ui.table.pieces import Sling
from ui.table.slings.aim_picture import Aim, AimPicture
from ui.table.stage.scene import TableScene
from ui.table.stage.table_view import TableView

LEAST: Final = 0.04
SLIP: Final = 5
"""The part of a full pull, and the pixels, below which letting go means that nothing was meant."""
HEIGHTS: Final = 9
"""Steps from the lowest contact to the highest."""
TURNS: Final = (0.1, 2.0, 10.0)
STRENGTHS: Final = (0.01, 0.05, 0.2)
"""What a key turns by, in degrees, and strengthens by: finely, as usual, and coarsely."""
EDGE: Final = 8
"""Pixels between the end of the longest pull and the edge of the window."""
SHORTEST: Final = 40.0
"""What a full pull is at least, in table units, however much of the table is out of sight."""


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
        self._reach = 0.0
        self._direction = 0.0
        self._strength = 0.0
        self._height: float | None = None
        """None before anybody has aimed."""
        self._picture: AimPicture | None = None
        self._bubble = Bubble(view.viewport())
        self._how = How.DRAG
        self.words = ""
        """How the shot would go."""

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
        item = self._scene.item(sling.piece)
        self._held = held or (QPointF(sling.x, sling.y) if item is None else item.pos())
        self._reach = self.reach(sling, self._held, how)
        self._sling, self._how, self._direction = sling, how, sling.direction
        self._strength = sling.strength if how is How.KEYS else 0.0
        self._height = sling.height if self._height is None else self._height
        self._picture = AimPicture(self._scene, sling)
        self._show()

    def reach(self, sling: Sling, held: QPointF, how: How = How.DRAG) -> float:
        """How far a full pull goes that begins at a point: no farther than there is room straight behind the piece."""
        # A drag goes on over what is beside the table; clicks and keys don't.
        place = self._view.window() if how is How.DRAG else self._view.viewport()
        corner = self._view.viewport().mapFromGlobal(place.mapToGlobal(QPoint()))
        room = _room(self._on_table(QRect(corner, place.size())), held, sling.direction + 180)
        return max(SHORTEST, min(sling.reach, room))

    @property
    def _least(self) -> float:
        """The strength below which nothing is meant."""
        pixels = self._reach * self._view.transform().m11()
        return LEAST if self._how is How.KEYS else max(LEAST, SLIP / pixels)

    def pull(self, point: QPointF) -> None:
        """Pull to a point of the table: the shot goes the other way."""
        if self._sling is None:
            return
        back = self._held - point
        length = math.hypot(back.x(), back.y())
        if length > 0:
            self._direction = math.degrees(math.atan2(back.y(), back.x())) % 360
        self._strength = min(1.0, length / self._reach)
        self._show()

    def raise_by(self, steps: int) -> None:
        """Meet the piece higher up, or lower down."""
        if self._height is not None:
            self._height = min(1.0, max(0.0, self._height + steps / HEIGHTS))
            self._show()

    def key(self, event: QKeyEvent) -> bool:
        """Aim with a key; whether it was one for aiming. Shift aims finely, Control coarsely."""
        keys = self._how is How.KEYS
        fineness = _fineness(event.modifiers())
        match event.key():
            case Qt.Key.Key_PageUp:
                self.raise_by(1)
            case Qt.Key.Key_PageDown:
                self.raise_by(-1)
            case Qt.Key.Key_Left if keys:
                self._turn(-TURNS[fineness])
            case Qt.Key.Key_Right if keys:
                self._turn(TURNS[fineness])
            case Qt.Key.Key_Up if keys:
                self._strengthen(STRENGTHS[fineness])
            case Qt.Key.Key_Down if keys:
                self._strengthen(-STRENGTHS[fineness])
            case _:
                return False
        return True

    def let_go(self) -> Action | None:
        """Flick; None where the pull was too short to be meant."""
        sling, strength, height = self._sling, self._strength, self._height
        self.give_up()
        if sling is None or height is None or strength < self._least:
            return None
        return sling.shot(self._direction, strength, height)

    def give_up(self) -> None:
        """Aim no more."""
        if self._picture is not None:
            self._picture.remove()
        self._sling, self._picture = None, None
        self._bubble.say("")
        self.words = ""
        self._view.aimed.emit()

    def _turn(self, degrees: float) -> None:
        self._direction = (self._direction + degrees) % 360
        self._show()

    def _strengthen(self, strength: float) -> None:
        self._strength = min(1.0, max(self._least, self._strength + strength))
        self._show()

    # --- how it looks ------------------------------------------------------------------------------------

    def _show(self) -> None:
        if self._sling is None or self._picture is None or self._height is None:
            return
        pulled = self._reach * self._strength
        turn = math.radians(self._direction)
        end = self._held - QPointF(math.cos(turn), math.sin(turn)) * pulled
        seen = self._on_table(self._view.viewport().rect())
        self._picture.show(Aim(self._held, end, self._direction, self._strength, self._height), seen)
        force = self._sling.force(self._strength) if self._strength >= self._least else translate("table", "Pull back")
        self._bubble.say(force[:1].upper() + force[1:])
        gauge = self._view.mapFromScene(self._picture.gauge).boundingRect()
        self._bubble.follow(self._view.mapFromScene(end), gauge)
        # Who does not see the cone has to hear where it points.
        words = translate("table", "{force} · {effect} · {angle}°")
        effect = self._sling.effect(self._height)
        self.words = words.format(force=force, effect=effect, angle=round(self._direction) % 360)
        self._view.aimed.emit()

    def _on_table(self, pixels: QRect) -> QRectF:
        """A rectangle of pixels as one of the table, but for its very edge."""
        return self._view.mapToScene(pixels.adjusted(EDGE, EDGE, -EDGE, -EDGE)).boundingRect()


def _fineness(modifiers: Qt.KeyboardModifier) -> int:
    """Which of the steps of a key is meant."""
    if modifiers & Qt.KeyboardModifier.ShiftModifier:
        return 0
    return 2 if modifiers & Qt.KeyboardModifier.ControlModifier else 1


def _room(within: QRectF, start: QPointF, direction: float) -> float:
    """How far it is from a point to the edge of a rectangle, in a direction."""
    turn = math.radians(direction)
    across, down = math.cos(turn), math.sin(turn)
    edges = (
        (within.right() if across > 0 else within.left()) - start.x(),
        (within.bottom() if down > 0 else within.top()) - start.y(),
    )
    ways = [gap / share for gap, share in zip(edges, (across, down), strict=True) if abs(share) > 1e-9]
    return min(ways)
