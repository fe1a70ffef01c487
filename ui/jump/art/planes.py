"""The two planes from above, their places, and the tabs that tell over which column they fly."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QTransform

from core.jump.box import PLACES, Plane
from ui.jump.layout.regions import PLANE, place_in
from ui.look import drawing
from ui.look.theme import Theme
from ui.table.art.common import CREAM, MUSTARD, NAVY
from ui.table.art.lettering import write
from ui.table.art.shapes import polygon, shape_path
from ui.table.art.surfaces import VERMILION, cast_shadow, faded, inked, rounded, tint
from ui.table.layout.boxes import Box


class Paint(NamedTuple):
    """How a plane is painted: two colours, and the mark that tells it without them."""

    body: str
    trim: str
    mark: str


PAINTS: Final[Mapping[str, Paint]] = {
    Plane.RED: Paint(VERMILION, CREAM, "circle"),
    Plane.YELLOW: Paint(MUSTARD, NAVY, "diamond"),
}
_SHEET: Final = QRectF(0, 0, *PLANE)
_CABIN: Final = QRectF(44, 39, 140, 72)


def paint_plane(painter: QPainter, rect: QRectF, look: tuple[str, bool], theme: Theme) -> None:
    """A plane from above, flying to the right or turned round, its cabin open."""
    plane, turned = look
    round_ = QTransform(-1, 0, 0, 1, PLANE[0], 0) if turned else QTransform()
    cast_shadow(painter, round_.map(_wings().united(_hull())), theme, 4.5)
    painter.save()
    painter.setTransform(round_, True)
    airframe(painter, PAINTS[plane])
    painter.restore()


def airframe(painter: QPainter, paint: Paint) -> None:
    """Wings, hull, tail, propeller and cabin on a sheet of the size of a plane."""
    shade = tint(paint.body, NAVY, 0.28)
    drawing.fill(painter, _wings().translated(0, 3), shade)
    drawing.fill(painter, _wings(), paint.body, NAVY)
    for y in (17.0, 133.0):
        badge(painter, QRectF(108, y - 12, 24, 24), paint)
    drawing.fill(painter, _tail(), paint.body, NAVY)
    drawing.fill(painter, _hull().translated(0, 3), shade)
    drawing.fill(painter, _hull(), paint.body, NAVY)
    drawing.fill(painter, polygon(_SHEET, ((0.0, 0.485), (0.15, 0.47), (0.15, 0.53), (0.0, 0.515))), paint.trim)
    _nose(painter, paint)
    drawing.fill(painter, rounded(_CABIN, 12), "#3a2a20")
    for place in range(PLACES):
        box = place_in(Box(0.0, 0.0, *PLANE), place)
        drawing.fill(painter, rounded(QRectF(*box).adjusted(3.5, 2.5, -2.5, -2.5), 6), "#7d5638")
    inked(painter, rounded(_CABIN, 12), paint.trim, 2.5)


def badge(painter: QPainter, rect: QRectF, paint: Paint) -> None:
    """The mark of a plane, on its wings and on its cards."""
    drawing.disc(painter, rect.center(), rect.width() / 2, CREAM)
    inset = rect.width() * 0.2
    mark = shape_path(paint.mark, rect.adjusted(inset, inset, -inset, -inset))
    drawing.fill(painter, mark, paint.body, NAVY)


def _wings() -> QPainterPath:
    path = QPainterPath(QPointF(92, 75))
    path.lineTo(100, 14)
    path.quadTo(102, 2, 116, 2)
    path.lineTo(130, 2)
    path.quadTo(144, 2, 145, 14)
    path.lineTo(152, 75)
    path.lineTo(145, 136)
    path.quadTo(144, 148, 130, 148)
    path.lineTo(116, 148)
    path.quadTo(102, 148, 100, 136)
    path.closeSubpath()
    return path


def _hull() -> QPainterPath:
    path = QPainterPath(QPointF(4, 71))
    path.cubicTo(20, 60, 24, 33, 54, 33)
    path.lineTo(172, 33)
    path.cubicTo(192, 33, 202, 54, 202, 75)
    path.cubicTo(202, 96, 192, 117, 172, 117)
    path.lineTo(54, 117)
    path.cubicTo(24, 117, 20, 90, 4, 79)
    path.closeSubpath()
    return path


def _tail() -> QPainterPath:
    path = QPainterPath(QPointF(30, 75))
    path.lineTo(24, 36)
    path.quadTo(22, 27, 13, 28)
    path.quadTo(4, 29, 4, 38)
    path.lineTo(8, 75)
    path.lineTo(4, 112)
    path.quadTo(4, 121, 13, 122)
    path.quadTo(22, 123, 24, 114)
    path.closeSubpath()
    return path


def _nose(painter: QPainter, paint: Paint) -> None:
    """Cowling, spinner and the blur of the propeller."""
    cowl = QPainterPath(QPointF(189, 43))
    cowl.cubicTo(199, 52, 202, 64, 202, 75)
    cowl.cubicTo(202, 86, 199, 98, 189, 107)
    cowl.cubicTo(193, 86, 193, 64, 189, 43)
    drawing.fill(painter, cowl, paint.trim, NAVY)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faded(CREAM, 0.55))
    painter.drawEllipse(QPointF(205, 75), 4.5, 46)
    painter.setBrush(faded(NAVY, 0.35))
    painter.drawEllipse(QPointF(205, 75), 1.6, 44)
    painter.setBrush(faded(NAVY, 1.0))
    painter.drawEllipse(QPointF(205, 75), 6, 6)


def paint_place(painter: QPainter, rect: QRectF, look: tuple[int, bool], theme: Theme) -> None:
    """The cushion of a seat, whose back is towards the tail; on it its number, in the order in which seats are left."""
    number, turned = look
    cushion = rect.adjusted(4, 4.5, -9.5, -4.5) if turned else rect.adjusted(9.5, 4.5, -4, -4.5)
    drawing.fill(painter, rounded(cushion, 5), "#b98a5e")
    write(painter, cushion, str(number), 18, "#3a2210", bold=True)


def paint_pointer(painter: QPainter, rect: QRectF, look: tuple[str, str], theme: Theme) -> None:
    """The number of the column that a plane is over, on a tab in the plane's colour that points to it."""
    plane, text = look
    paint = PAINTS[plane]
    tab = rect.adjusted(2, 0, -2, 0)
    middle, base = tab.center().x(), tab.top() + 1
    arrow = QPainterPath(QPointF(middle - 11, base))
    arrow.lineTo(middle, tab.top() - 9)
    arrow.lineTo(middle + 11, base)
    arrow.closeSubpath()
    whole = rounded(tab, 6).united(arrow)
    cast_shadow(painter, whole, theme, 1.6)
    drawing.fill(painter, whole, paint.body, NAVY)
    ink = NAVY if plane == Plane.YELLOW else CREAM
    write(painter, tab.adjusted(4, 0, -4, 0), text, 21, ink, bold=True)
