"""A die from above and a little from the front, whichever way it lies, is turned or tips over; and its shadow."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF, QTransform

from core.dice import PIPS as VALUES
from core.targets.box import DIE
from core.targets.physics.cube import AROUND
from core.targets.physics.tabletop import upper
from ui.look.drawing import CREAM
from ui.look.theme import LIVERIES, Theme
from ui.table.art.common import PIPS
from ui.table.art.shapes import shape_path
from ui.table.art.surfaces import faded, tint
from ui.targets.layout.dice import HEADING_STEP, HEIGHT_STEP, TILT_STEPS, Die
from ui.targets.layout.surface import DIE_BOX, RISE

Vector = tuple[float, float, float]
"""Right, near, up."""

_SPREAD: Final = 0.58
_PIP: Final = 0.24
"""How far from the middle of a face pips lie and how large they are, as shares of half its length."""
_EMBLEM: Final = {"circle": 0.86, "square": 0.8, "triangle": 0.98, "diamond": 0.98, "star": 1.02}
_OTHER_EMBLEM: Final = 0.94
"""How far the livery's shape reaches from the middle of a face: all of them look equally large."""
_ENGRAVED: Final = 0.5
"""How much darker, or lighter under dark pips, the emblem is than the face."""
_MARK: Final = 0.66
_UPRIGHT: Final = 0.7
"""How large and how pale the emblem is on a face that stands upright."""
_READ: Final = 0.2
"""Pips are seen on faces that lie at least so flat."""
_SIGHT: Final[Vector] = (0.0, RISE, 1.0)
_SUN: Final[Vector] = (-0.42, -0.36, 0.83)


class Face(NamedTuple):
    """A face that can be seen, in half lengths of the die; a point of it is middle + u * across + v * along."""

    value: int
    middle: Vector
    across: Vector
    along: Vector


@cache
def faces(facing: int, turn: int, side: int, tilt: int) -> tuple[Face, ...]:
    """The faces that can be seen, around the die's middle, which is 1 above the ground when it lies flat."""
    ways = _ways(facing)
    angle = math.radians(turn * HEADING_STEP)
    lean = math.radians(90.0 * tilt / TILT_STEPS)
    over = angle + side * math.pi / 2

    def turned(vector: Vector) -> Vector:
        x, y, z = vector
        x, y = x * math.cos(angle) - y * math.sin(angle), x * math.sin(angle) + y * math.cos(angle)
        # Tipping: what points up goes over towards the side.
        ahead = x * math.cos(over) + y * math.sin(over)
        tipped = ahead * math.cos(lean) + z * math.sin(lean)
        z = z * math.cos(lean) - ahead * math.sin(lean)
        return x + (tipped - ahead) * math.cos(over), y + (tipped - ahead) * math.sin(over), z

    # On its edge the middle is higher than when it lies flat, since the lowest point stays on the ground.
    lift = math.sqrt(2) * math.sin(lean + math.pi / 4) - 1
    seen = []
    for value in VALUES:
        middle = turned(ways[value])
        if _dot(middle, _SIGHT) > 1e-6:
            # The axes go with the faces, so that no pip moves while a die tips.
            across, along = (turned(ways[other]) for other in _AXES[min(value, 7 - value)])
            seen.append(Face(value, (middle[0], middle[1], middle[2] + lift), across, along))
    return tuple(sorted(seen, key=lambda face: _dot(face.middle, _SIGHT)))


_AXES: Final = {1: (2, 3), 2: (3, 1), 3: (1, 2)}


@cache
def _ways(facing: int) -> dict[int, Vector]:
    """Where each value points to."""
    right, near, left, far = AROUND[facing]
    top = upper(facing)
    return {
        top: (0.0, 0.0, 1.0),
        7 - top: (0.0, 0.0, -1.0),
        right: (1.0, 0.0, 0.0),
        near: (0.0, 1.0, 0.0),
        left: (-1.0, 0.0, 0.0),
        far: (0.0, -1.0, 0.0),
    }


def _dot(one: Vector, other: Vector) -> float:
    return sum(a * b for a, b in zip(one, other, strict=True))


class Side(NamedTuple):
    """A face as it is drawn, in half lengths of the die on the screen."""

    outline: QPolygonF
    pips: QPainterPath
    emblem: QPainterPath
    """The shape of the livery, behind the pips."""
    flat: float
    """How much it faces up."""
    lit: float
    """How much it faces the sun."""


@lru_cache(maxsize=8192)
def _drawn(facing: int, turn: int, side: int, tilt: int, shape: str) -> tuple[QPolygonF, tuple[Side, ...]]:
    """The line round a die and its faces; rolling dice come by the same ways of lying again and again."""
    sides = []
    for face in faces(facing, turn, side, tilt):
        outline = QPolygonF([_on_screen(face, u, v) for u, v in _OUTLINE])
        normal = _normal(face)
        way = _print_on(face)
        pips, emblem = way.map(_printed(face.value)), way.map(_emblem(shape, 1.0 if normal[2] > _READ else _MARK))
        sides.append(Side(outline, pips, emblem, max(0.0, normal[2]), max(0.0, _dot(normal, _SUN))))
    return QPolygonF(_hull([point for one in sides for point in one.outline.toList()])), tuple(sides)


def paint_die(painter: QPainter, rect: QRectF, look: Die, theme: Theme) -> None:
    """The faces that can be seen, the upper one the brightest."""
    half = rect.width() * DIE / DIE_BOX / 2
    livery = LIVERIES[look.livery]
    fill, pips = (tint(livery.fill, theme.paper, 0.6), theme.muted) if look.out else (livery.fill, livery.on_fill)
    around, sides = _drawn(look.facing, look.turn, look.side, look.tilt, livery.shape)
    emblem = _engraved(fill, pips)
    painter.save()
    painter.translate(rect.center())
    painter.scale(half, half)
    # A line round the whole die lets it stand out on wood and on any disc.
    _edge(painter, around, CREAM, 0.42)
    _edge(painter, around, tint(fill, "#000000", 0.62), 0.2)
    painter.setPen(Qt.PenStyle.NoPen)
    for side in sides:
        # The upper face in the full colour of the livery, so that it is what the eye reads.
        shaded = tint(fill, "#0a0d18", (1 - side.flat) * (0.42 - 0.26 * side.lit))
        painter.setBrush(QColor(shaded))
        painter.drawPolygon(side.outline)
        # Upright it is the emblem that is pale, so that a die is known by its front as well.
        painter.setBrush(QColor(tint(tint(shaded, pips, _UPRIGHT), emblem, min(1.0, 2 * side.flat))))
        painter.drawPath(side.emblem)
        if side.flat > _READ:
            painter.setBrush(QColor(tint(shaded, pips, side.flat)))
            painter.drawPath(side.pips)
    painter.restore()


def _engraved(fill: str, pips: str) -> str:
    """The colour of an emblem on a face: away from that of the pips, which are to be read on it."""
    return tint(fill, "#000000" if QColor(pips).lightnessF() > 1 / 2 else "#ffffff", _ENGRAVED)


def _edge(painter: QPainter, around: QPolygonF, colour: str, width: float) -> None:
    pen = QPen(QColor(colour), width)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(QColor(colour))
    painter.drawPolygon(around)


def _hull(points: list[QPointF]) -> list[QPointF]:
    """The corners that lie outermost, in order round the die."""
    # Faces share corners, but not to the last bit.
    apart = {(round(point.x(), 4), round(point.y(), 4)): point for point in points}
    ordered = [apart[at] for at in sorted(apart)]
    return [*_chain(ordered)[:-1], *_chain(ordered[::-1])[:-1]]


def _chain(points: list[QPointF]) -> list[QPointF]:
    chain: list[QPointF] = []
    for point in points:
        while len(chain) > 1 and _bend(chain[-2], chain[-1], point) <= 0:
            chain.pop()
        chain.append(point)
    return chain


def _bend(one: QPointF, two: QPointF, three: QPointF) -> float:
    """On which side of the line from the first to the second the third lies."""
    return (two.x() - one.x()) * (three.y() - one.y()) - (two.y() - one.y()) * (three.x() - one.x())


_OUTLINE: Final = ((-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0))


def _normal(face: Face) -> Vector:
    """Which way a face points; its middle would be it but for the lift."""
    a, b = face.across, face.along
    n = (a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0])
    return n if _dot(n, _SIGHT) > 0 else (-n[0], -n[1], -n[2])


def _on_screen(face: Face, u: float, v: float) -> QPointF:
    x, y, z = (m + u * a + v * b for m, a, b in zip(face.middle, face.across, face.along, strict=True))
    return QPointF(x, y - z * RISE)


def _print_on(face: Face) -> QTransform:
    """From what is printed on a face to the screen."""
    middle = _on_screen(face, 0, 0)
    right, down = _on_screen(face, 1, 0) - middle, _on_screen(face, 0, 1) - middle
    return QTransform(right.x(), right.y(), down.x(), down.y(), middle.x(), middle.y())


@cache
def _emblem(shape: str, share: float = 1.0) -> QPainterPath:
    """The shape of a livery on a face that reaches from -1 to 1."""
    reach = _EMBLEM.get(shape, _OTHER_EMBLEM) * share
    return shape_path(shape, QRectF(-reach, -reach, 2 * reach, 2 * reach))


@cache
def _printed(value: int) -> QPainterPath:
    """All pips of a face at once, which is much quicker than one by one."""
    path = QPainterPath()
    for u, v in PIPS[value]:
        path.addEllipse(QPointF(u * _SPREAD, v * _SPREAD), _PIP, _PIP)
    return path


def paint_shadow(painter: QPainter, rect: QRectF, look: tuple[int, int], theme: Theme) -> None:
    """The shadow of a die on the ground: the higher the die, the wider, the fainter and the farther from it."""
    turn, height = look
    half = rect.width() * DIE / DIE_BOX / 2
    painter.save()
    painter.translate(rect.center())
    away = height * HEIGHT_STEP / DIE * half
    painter.translate(half * 0.3 + away * 0.5, half * 0.22 + away * 0.4)
    painter.rotate(turn * HEADING_STEP)
    painter.setPen(Qt.PenStyle.NoPen)
    strength = (0.2 if theme.dark else 0.13) / (1 + 0.12 * height)
    painter.setBrush(faded("#05080f" if theme.dark else "#2b1a0a", strength))
    for reach in _blurred(height):
        painter.drawRoundedRect(QRectF(-half * reach, -half * reach, 2 * half * reach, 2 * half * reach), 4, 4)
    painter.restore()


def _blurred(height: int) -> Sequence[float]:
    soft = 0.1 + 0.03 * height
    return [1.0 + soft * step for step in (2.0, 1.0, 0.0, -0.5)]
