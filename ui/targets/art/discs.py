"""Discs with their bull's-eyes and their star sides, the pucks, and the number of discs under a puck."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from core.targets.box import MATERIAL
from ui.look import drawing
from ui.look.drawing import CREAM, NAVY
from ui.look.theme import LIVERIES, Theme
from ui.table.art.lettering import write
from ui.table.art.shapes import shape_path, star_path
from ui.table.art.surfaces import cast_shadow, faded, inked, tint
from ui.targets.layout.discs import Disc

COLOURS: Final = ("#c63120", "#e07b1a", "#71397f")
_MARKED: Final = (CREAM, NAVY, CREAM)
"""What is printed on each of them; orange is too light for cream."""
SHAPES: Final = ("triangle", "square", "diamond")
"""By the colour of the disc: red, orange, purple."""
_MARKS: Final = 4
_WOOD: Final = ("#d8b07c", "#a97a48")


def paint_disc(painter: QPainter, rect: QRectF, look: Disc, theme: Theme) -> None:
    """A disc of thick card, lying on something."""
    cast_shadow(painter, shape_path("circle", rect), theme, max(1.0, rect.width() * 0.018))
    print_disc(painter, rect, look)


def print_disc(painter: QPainter, rect: QRectF, look: Disc) -> None:
    """The disc itself, also for printing it small."""
    colour, middle, radius = COLOURS[look.colour], rect.center(), rect.width() / 2
    drawing.disc(painter, middle, radius, tint(colour, "#000000", 0.45))
    if look.star:
        _star_side(painter, rect, colour)
    else:
        _target_side(painter, middle, radius, colour)
    _marks(painter, middle, radius, look)


def _target_side(painter: QPainter, middle: QPointF, radius: float, colour: str) -> None:
    """Rings, and the black bull's-eye in its true size."""
    drawing.disc(painter, middle, radius * 0.985, colour)
    for reach, ring in ((0.66, CREAM), (0.52, colour), (0.36, CREAM)):
        drawing.disc(painter, middle, radius * reach, ring)
    drawing.disc(painter, middle, radius * MATERIAL.bullseye / MATERIAL.disc, "#11131a")


def _star_side(painter: QPainter, rect: QRectF, colour: str) -> None:
    middle, radius = rect.center(), rect.width() / 2
    drawing.disc(painter, middle, radius * 0.985, colour)
    drawing.disc(painter, middle, radius * 0.66, NAVY)
    star = QRectF(0, 0, radius * 1.22, radius * 1.22)
    star.moveCenter(middle + QPointF(0, radius * 0.03))
    drawing.fill(painter, star_path(star, 5, 0.42), "#f2bf3f")


def _marks(painter: QPainter, middle: QPointF, radius: float, look: Disc) -> None:
    """The colour's shape and the disc's number in turn round the rim, for people who can't tell the colours."""
    size, ink = radius * 0.24, _MARKED[look.colour]
    for place in range(2 * _MARKS):
        turn = math.tau * place / (2 * _MARKS) - math.pi / 2
        at = middle + QPointF(math.cos(turn), math.sin(turn)) * radius * 0.82
        spot = QRectF(at.x() - size / 2, at.y() - size / 2, size, size)
        if place % 2:
            drawing.fill(painter, shape_path(SHAPES[look.colour], spot.adjusted(1, 1, -1, -1)), ink)
        elif size >= 7:
            write(painter, spot.adjusted(-3, -3, 3, 3), str(look.number), size * 1.25, ink, bold=True)


# --- pucks -----------------------------------------------------------------------------------------------


def paint_puck(painter: QPainter, rect: QRectF, look: str, theme: Theme) -> None:
    """A wooden puck, painted with its livery and the livery's shape; the edge of it shows at the front."""
    livery = LIVERIES[look]
    wide, deep = rect.width(), rect.height() - rect.width()
    inset = wide * 0.09
    light, dark = (tint(wood, "#000000", 0.28) if theme.dark else wood for wood in _WOOD)
    top = QRectF(rect.left(), rect.top(), wide, wide)
    foot = top.translated(0, deep)
    body = QPainterPath()
    body.setFillRule(Qt.FillRule.WindingFill)
    body.addEllipse(top)
    body.addEllipse(foot)
    body.addRect(QRectF(rect.left(), top.center().y(), wide, deep))
    cast_shadow(painter, shape_path("circle", foot), theme, 3.0)
    drawing.fill(painter, body, tint(dark, "#000000", 0.25))
    drawing.fill(painter, shape_path("circle", top), dark)
    drawing.fill(painter, shape_path("circle", top.adjusted(1, 1, -1, -1)), light)
    drawing.fill(painter, shape_path("circle", top.adjusted(inset, inset, -inset, -inset)), livery.fill)
    shape = QRectF(0, 0, wide * 0.42, wide * 0.42)
    shape.moveCenter(top.center())
    drawing.fill(painter, shape_path(livery.shape, shape), livery.on_fill)


def paint_count(painter: QPainter, rect: QRectF, look: int, theme: Theme) -> None:
    """How many discs lie under a puck, which says whose they are."""
    circle = shape_path("circle", rect)
    cast_shadow(painter, circle, theme, 2.0)
    drawing.fill(painter, circle, NAVY)
    inked(painter, shape_path("circle", rect.adjusted(1.5, 1.5, -1.5, -1.5)), CREAM, 2.0)
    write(painter, rect, str(look), rect.height() * 0.62, CREAM, bold=True)


def target_icon(painter: QPainter, rect: QRectF, colour: str, pale: str) -> None:
    """A small target without number, for buttons and plates."""
    middle, radius = rect.center(), rect.width() / 2
    for reach, ring in ((1.0, colour), (0.74, pale), (0.5, colour), (0.26, pale)):
        drawing.disc(painter, middle, radius * reach, ring)


def dashed_circle(painter: QPainter, rect: QRectF, colour: str) -> None:
    """An empty place for a disc."""
    painter.setPen(QPen(faded(colour, 0.6), 1.5, Qt.PenStyle.DashLine))
    painter.setBrush(QColor(0, 0, 0, 0))
    painter.drawEllipse(rect.adjusted(1, 1, -1, -1))
