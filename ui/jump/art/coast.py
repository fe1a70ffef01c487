"""The landscape of the board: meadow, lake, beach, sea and island, from above and a little from the side."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from core.jump.box import PLANES
from ui.jump.layout.regions import Coast
from ui.look import drawing
from ui.look.theme import Theme
from ui.table.art.common import CREAM, NAVY
from ui.table.art.surfaces import VERMILION, faded, inked, rounded, tint


class Colours(NamedTuple):
    """The landscape by day or by night."""

    meadow: str
    fields: tuple[str, ...]
    wood: str
    sand: str
    foam: str
    sea: str
    deep: str
    wave: str
    runway: str
    ink: str
    """Rings and figures on the ground."""


_DAY: Final = Colours(
    "#a8c178", ("#b7cb85", "#98b568", "#c9c77d", "#8fae62"), "#4f7f45", "#efdca6", "#f7f1dd", "#6aa3c1", "#4d8bb0",
    "#9cc5d8", "#c3b99a", "#1d2b4a",
)  # fmt: skip
_NIGHT: Final = Colours(
    "#2c4638", ("#32503f", "#27402f", "#454b36", "#233a2d"), "#1b3327", "#6f6649", "#8b94a3", "#1c3a62", "#152e52",
    "#3a5f92", "#4b4d52", "#f3e7c9",
)  # fmt: skip


def colours_of(theme: Theme) -> Colours:
    """The landscape's colours."""
    return _NIGHT if theme.dark else _DAY


def landscape(painter: QPainter, coast: Coast, theme: Theme) -> None:
    """Everything that lies still under the planes."""
    colours, box = colours_of(theme), QRectF(*coast.box)
    painter.save()
    painter.setClipPath(rounded(box, 6), Qt.ClipOperation.IntersectClip)
    drawing.fill(painter, box, colours.sea)
    _deep_water(painter, coast, colours)
    _land(painter, coast, colours)
    _runways(painter, coast, colours)
    _lake(painter, QRectF(*coast.lake), colours)
    _island(painter, QRectF(*coast.island), colours)
    _farm(painter, coast, colours)
    _boats(painter, coast, colours)
    painter.restore()


# --- land ------------------------------------------------------------------------------------------------

_SHORE: Final = (
    (0.0, 34.0),
    (0.12, 6.0),
    (0.26, 22.0),
    (0.4, -8.0),
    (0.56, 18.0),
    (0.68, 3.0),
    (1.0, -3.0),
)
"""The shore's bends from the upper to the lower edge: the part of the height, and how far it reaches out to sea."""


def _shore(coast: Coast, reach: float) -> QPainterPath:
    """The land, with a margin of `reach` along the shore."""
    box, x = coast.box, coast.shore + reach
    points = [QPointF(x + out, box.top + part * box.height) for part, out in _SHORE]
    path = QPainterPath(QPointF(box.left, box.top))
    path.lineTo(points[0])
    for start, end in pairwise(points):
        middle = (start.y() + end.y()) / 2
        path.cubicTo(QPointF(start.x(), middle), QPointF(end.x(), middle), end)
    path.lineTo(box.left, box.bottom)
    path.closeSubpath()
    return path


def _land(painter: QPainter, coast: Coast, colours: Colours) -> None:
    """Meadow, fields in strips, and the beach with its foam."""
    drawing.fill(painter, _shore(coast, 15.0), tint(colours.sea, colours.foam, 0.35))
    drawing.fill(painter, _shore(coast, 8.0), colours.foam)
    drawing.fill(painter, _shore(coast, 5.0), colours.sand)
    meadow = _shore(coast, -9.0)
    drawing.fill(painter, meadow, colours.meadow)
    painter.save()
    painter.setClipPath(meadow, Qt.ClipOperation.IntersectClip)
    box = coast.box
    for place, (left, top, wide, high, lean) in enumerate(_FIELDS):
        x, y = coast.ground.left + left * coast.column, box.top + top * box.height
        field = QPolygonF(
            [
                QPointF(x + lean, y),
                QPointF(x + wide * coast.column + lean, y),
                QPointF(x + wide * coast.column - lean, y + high * box.height),
                QPointF(x - lean, y + high * box.height),
            ]
        )
        drawing.fill(painter, field, colours.fields[place % len(colours.fields)])
        _furrows(painter, field, tint(colours.fields[place % len(colours.fields)], colours.wood, 0.22))
    painter.restore()


_FIELDS: Final = (
    (0.2, 0.02, 1.9, 0.2, 10.0),
    (2.5, -0.03, 2.3, 0.17, -8.0),
    (5.3, 0.06, 2.1, 0.18, 9.0),
    (7.6, -0.02, 1.8, 0.16, 12.0),
    (0.1, 0.4, 2.2, 0.25, -10.0),
    (2.9, 0.37, 1.7, 0.18, 8.0),
    (4.9, 0.43, 2.2, 0.2, -9.0),
    (7.3, 0.36, 1.9, 0.17, 10.0),
)
"""Fields: left in columns, top, width in columns, height, and how they lean."""


def _furrows(painter: QPainter, field: QPolygonF, colour: str) -> None:
    painter.setPen(QPen(QColor(colour), 1.6))
    corners: Sequence[QPointF] = [field.at(index) for index in range(4)]
    for step in range(1, 6):
        part = step / 6
        painter.drawLine(
            corners[0] + (corners[1] - corners[0]) * part,
            corners[3] + (corners[2] - corners[3]) * part,
        )


def _runways(painter: QPainter, coast: Coast, colours: Colours) -> None:
    """The start space: a runway under each flight track."""
    start = coast.over(0)
    for lane in (coast.lane(plane).centre.y for plane in PLANES):
        strip = QRectF(start.left + 6, lane - 46, start.width - 14, 92)
        drawing.fill(painter, rounded(strip, 10), colours.runway)
        painter.setPen(QPen(faded(CREAM, 0.85), 4, Qt.PenStyle.DashLine))
        painter.drawLine(QPointF(strip.left() + 12, lane), QPointF(strip.right() - 12, lane))


def _tree(painter: QPainter, at: QPointF, size: float, colours: Colours) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faded(NAVY, 0.18))
    painter.drawEllipse(at + QPointF(size * 0.5, size * 0.1), size * 0.75, size * 0.28)
    drawing.fill(painter, QRectF(at.x() - size * 0.09, at.y() - size * 0.5, size * 0.18, size * 0.6), "#6a4b31")
    drawing.disc(painter, at - QPointF(0, size * 0.85), size * 0.6, colours.wood)
    drawing.disc(painter, at - QPointF(size * 0.16, size * 1.0), size * 0.3, tint(colours.wood, "#ffffff", 0.14))


def _farm(painter: QPainter, coast: Coast, colours: Colours) -> None:
    """Trees and a farmhouse along the path above the landing spaces."""
    y = coast.lake.bottom - 5
    for column, size in (
        (1.25, 17.0),
        (1.6, 14.0),
        (2.7, 19.0),
        (3.1, 14.0),
        (4.75, 16.0),
        (7.35, 18.0),
        (8.75, 15.0),
        (8.4, 18.0),
    ):
        _tree(painter, QPointF(coast.ground.left + (column - 0.5) * coast.column, y), size, colours)
    x = coast.over(4).centre.x
    drawing.fill(painter, QRectF(x - 20, y - 22, 40, 22), tint(CREAM, colours.meadow, 0.15))
    roof = QPolygonF(
        [QPointF(x - 26, y - 20), QPointF(x - 12, y - 40), QPointF(x + 14, y - 40), QPointF(x + 26, y - 20)]
    )
    drawing.fill(painter, roof, VERMILION)
    drawing.fill(painter, QRectF(x - 5, y - 14, 10, 14), "#6a4b31")


def _blob(rect: QRectF, wide: float, high: float) -> QPainterPath:
    """A rounded, uneven patch round the middle of a rectangle."""
    x, y = rect.center().x(), rect.center().y()
    path = QPainterPath(QPointF(x - wide, y + high * 0.1))
    path.cubicTo(x - wide, y - high, x - wide * 0.3, y - high * 1.1, x + wide * 0.15, y - high * 0.95)
    path.cubicTo(x + wide * 0.8, y - high * 0.9, x + wide * 1.1, y - high * 0.3, x + wide, y + high * 0.25)
    path.cubicTo(x + wide * 0.9, y + high * 1.1, x + wide * 0.2, y + high * 0.95, x - wide * 0.25, y + high)
    path.cubicTo(x - wide * 0.8, y + high * 1.05, x - wide, y + high * 0.7, x - wide, y + high * 0.1)
    return path


def _lake(painter: QPainter, rect: QRectF, colours: Colours) -> None:
    drawing.fill(painter, _blob(rect, rect.width() * 0.66, 29), colours.sand)
    drawing.fill(painter, _blob(rect, rect.width() * 0.62, 26), colours.deep)
    for x, y in ((-0.42, -8), (0.3, -14), (0.34, 12), (-0.3, 14)):
        _wave(painter, rect.center() + QPointF(x * rect.width(), y), 7, colours.wave)


# --- sea -------------------------------------------------------------------------------------------------


def _wave(painter: QPainter, at: QPointF, size: float, colour: str) -> None:
    path = QPainterPath(at - QPointF(size, 0))
    path.quadTo(at - QPointF(size * 0.5, size * 0.6), at)
    path.quadTo(at + QPointF(size * 0.5, size * 0.6), at + QPointF(size, 0))
    inked(painter, path, colour, 2.2)


def _deep_water(painter: QPainter, coast: Coast, colours: Colours) -> None:
    """Deeper water farther out, and waves in rows."""
    box = coast.box
    far = coast.shore + 2.6 * coast.column
    deep = QPainterPath(QPointF(far, box.top))
    for turn in range(6):
        y = box.top + (turn + 1) * box.height / 6
        out = 34.0 if turn % 2 else -26.0
        deep.quadTo(far + out, y - box.height / 12, far, y)
    deep.lineTo(box.right, box.bottom)
    deep.lineTo(box.right, box.top)
    drawing.fill(painter, deep, colours.deep)
    for row in range(11):
        y = box.top + 20 + row * 50
        shift = 0.5 if row % 2 else 0.0
        for step in range(int((box.right - coast.shore) / 62)):
            _wave(painter, QPointF(coast.shore + 66 + (step + shift) * 62, y), 11, colours.wave)


def _island(painter: QPainter, rect: QRectF, colours: Colours) -> None:
    drawing.fill(painter, _blob(rect, rect.width() * 0.68, 30), tint(colours.deep, colours.foam, 0.4))
    drawing.fill(painter, _blob(rect, rect.width() * 0.62, 27), colours.sand)
    drawing.fill(painter, _blob(rect, rect.width() * 0.5, 20), colours.meadow)
    _palm(painter, rect.center() + QPointF(rect.width() * 0.5, 12), colours)


def _palm(painter: QPainter, foot: QPointF, colours: Colours) -> None:
    top = foot + QPointF(6, -34)
    trunk = QPainterPath(foot)
    trunk.quadTo(foot + QPointF(-2, -20), top)
    inked(painter, trunk, "#7a5738", 4)
    for dx, dy in ((-17, -2), (-11, -12), (3, -15), (15, -8), (16, 5), (-13, 8)):
        leaf = QPainterPath(top)
        leaf.quadTo(top + QPointF(dx * 0.7, dy - 6), top + QPointF(dx, dy))
        inked(painter, leaf, colours.wood, 4.5)


def _boats(painter: QPainter, coast: Coast, colours: Colours) -> None:
    """Sails above the landing spaces."""
    y = coast.island.bottom - 8
    for column, colour in ((10.0, CREAM), (13.6, VERMILION)):
        x = coast.ground.left + (column - 0.5) * coast.column
        hull = QPolygonF(
            [QPointF(x - 20, y - 8), QPointF(x + 20, y - 8), QPointF(x + 12, y + 2), QPointF(x - 13, y + 2)]
        )
        drawing.fill(painter, hull, "#6a4b31")
        drawing.fill(painter, QPolygonF([QPointF(x, y - 10), QPointF(x, y - 42), QPointF(x + 18, y - 12)]), colour)
        drawing.fill(
            painter, QPolygonF([QPointF(x - 3, y - 10), QPointF(x - 3, y - 36), QPointF(x - 14, y - 12)]), CREAM
        )
