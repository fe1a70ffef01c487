"""The shapes by which liveries and figures are told apart without colour."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QPolygonF

Corners = Sequence[tuple[float, float]]


def shape_path(shape: str, rect: QRectF) -> QPainterPath:
    """A shape by its name, filling a rectangle."""
    return _SHAPES[shape](rect)


def polygon(rect: QRectF, corners: Corners) -> QPainterPath:
    """A closed outline; the corners are parts of the rectangle's width and height."""
    path = QPainterPath()
    path.addPolygon(
        QPolygonF([QPointF(rect.left() + x * rect.width(), rect.top() + y * rect.height()) for x, y in corners])
    )
    path.closeSubpath()
    return path


def star_path(rect: QRectF, points: int, inner: float) -> QPainterPath:
    """A star; `inner` says how far in every second corner lies."""
    return polygon(rect, _around(points, inner))


def _circle(rect: QRectF) -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(rect)
    return path


def _square(rect: QRectF) -> QPainterPath:
    path = QPainterPath()
    inset = rect.width() * 0.07
    path.addRoundedRect(rect.adjusted(inset, inset, -inset, -inset), rect.width() * 0.1, rect.width() * 0.1)
    return path


def _around(points: int, inner: float = 1.0, turn: float = -90.0) -> Corners:
    """The corners of a regular polygon, or of a star where every second one lies further in."""
    count = points if inner == 1.0 else 2 * points
    corners = []
    for corner in range(count):
        angle = math.radians(turn + 360 * corner / count)
        reach = 0.53 * (inner if corner % 2 and inner != 1.0 else 1.0)
        corners.append((0.5 + reach * math.cos(angle), 0.5 + reach * math.sin(angle)))
    return corners


def _drop(rect: QRectF) -> QPainterPath:
    path = QPainterPath(QPointF(rect.center().x(), rect.top()))
    x, y, wide, high = rect.left(), rect.top(), rect.width(), rect.height()
    path.cubicTo(x + wide * 0.62, y + high * 0.24, x + wide * 0.92, y + high * 0.42, x + wide * 0.92, y + high * 0.64)
    path.cubicTo(x + wide * 0.92, y + high * 1.12, x + wide * 0.08, y + high * 1.12, x + wide * 0.08, y + high * 0.64)
    path.cubicTo(x + wide * 0.08, y + high * 0.42, x + wide * 0.38, y + high * 0.24, x + wide * 0.5, y)
    return path


_CROSS: Final[Corners] = (
    (0.32, 0.02), (0.68, 0.02), (0.68, 0.32), (0.98, 0.32), (0.98, 0.68), (0.68, 0.68),
    (0.68, 0.98), (0.32, 0.98), (0.32, 0.68), (0.02, 0.68), (0.02, 0.32), (0.32, 0.32),
)  # fmt: skip

_PROPELLER: Final[Corners] = ((-0.02, 0.12), (0.5, 0.38), (1.02, 0.12), (1.02, 0.88), (0.5, 0.62), (-0.02, 0.88))

_SHAPES: Final[dict[str, Callable[[QRectF], QPainterPath]]] = {
    "circle": _circle,
    "square": _square,
    "triangle": lambda rect: polygon(rect, ((0.5, 0.0), (1.0, 0.94), (0.0, 0.94))),
    "triangle_down": lambda rect: polygon(rect, ((0.0, 0.06), (1.0, 0.06), (0.5, 1.0))),
    "diamond": lambda rect: polygon(rect, ((0.5, -0.03), (1.03, 0.5), (0.5, 1.03), (-0.03, 0.5))),
    "star": lambda rect: polygon(rect, _around(5, 0.5)),
    "propeller": lambda rect: polygon(rect, _PROPELLER),
    "drop": _drop,
    "cross": lambda rect: polygon(rect, _CROSS),
}
