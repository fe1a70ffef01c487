"""The wooden table: planks with a little grain in a dark rim, as far as they are seen; and the sky round it."""

from __future__ import annotations

import random
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from core.targets.box import HALF_TABLE
from ui.look import drawing
from ui.look.theme import Theme
from ui.table.art.common import paint_sky
from ui.table.art.surfaces import cast_shadow, inked, rounded, tint
from ui.table.pieces import HEIGHT
from ui.targets.layout.ground import CORNER, Sky, Wood
from ui.targets.layout.surface import EDGE

_PLANKS: Final = 9
_LINES: Final = 7
"""Lines of the grain in each plank."""
WOOD: Final = "#e7cf9f"
FRAME: Final = "#8a5a33"
"""By day."""
NIGHT: Final = "#5a4434"
_NIGHT_FRAME: Final = "#20160f"


def paint_sky_part(painter: QPainter, rect: QRectF, look: Sky, theme: Theme) -> None:
    """A part of the sky; round the table it ends at its frame, with round corners."""
    painter.save()
    painter.translate(rect.left() - look.part.left, rect.top() - look.part.top)
    part, wood = QPainterPath(), QRectF(*look.wood)
    part.addRect(QRectF(*look.part))
    round_about = look.part != look.wood
    painter.setClipPath(part - rounded(wood, CORNER) if round_about else part, Qt.ClipOperation.IntersectClip)
    drawing.fill(painter, QRectF(*look.part), theme.sky)
    paint_sky(painter, QRectF(0, 0, look.width, HEIGHT), None, theme)
    if round_about:
        cast_shadow(painter, rounded(wood, CORNER), theme, 4.0)
        inked(painter, rounded(wood, CORNER), _NIGHT_FRAME if theme.dark else FRAME, 6.0)
    painter.restore()


def paint_wood(painter: QPainter, rect: QRectF, look: Wood, theme: Theme) -> None:
    """As much of the table as is seen; beyond its edge there is nothing."""
    wood, frame = (NIGHT, _NIGHT_FRAME) if theme.dark else (WOOD, FRAME)
    painter.save()
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    painter.translate(rect.center())
    painter.scale(look.scale, look.scale)
    painter.translate(-look.middle.x, -look.middle.y)
    _table(painter, wood, frame, theme)
    painter.restore()


def _table(painter: QPainter, wood: str, frame: str, theme: Theme) -> None:
    """In millimetres from the middle; the grain is the same every time."""
    inside = QRectF(-HALF_TABLE, -HALF_TABLE, 2 * HALF_TABLE, 2 * HALF_TABLE)
    whole = inside.adjusted(-EDGE, -EDGE, EDGE, EDGE)
    cast_shadow(painter, rounded(whole, 12), theme, 5.0)
    drawing.fill(painter, rounded(whole, 12), frame)
    drawing.fill(painter, rounded(inside.adjusted(-2, -2, 2, 2), 6), tint(frame, "#000000", 0.3))
    grain = random.Random(30)
    wide = inside.width() / _PLANKS
    for plank in range(_PLANKS):
        box = QRectF(inside.left() + plank * wide, inside.top(), wide, inside.height())
        tone = tint(wood, frame, grain.uniform(0.0, 0.09))
        drawing.fill(painter, box.adjusted(0, 0, 0.5, 0), tone)
        _grain(painter, box, tint(tone, frame, 0.12), grain)
        drawing.fill(painter, QRectF(box.left() - 0.6, box.top(), 1.2, box.height()), tint(tone, frame, 0.34))
    _inlay(painter, inside, tint(wood, frame, 0.3))


def _inlay(painter: QPainter, rect: QRectF, colour: str) -> None:
    """Two fine lines along the edge, cut in at the corners as on a poster's frame."""
    for inset, corner, width in ((16.0, 26.0, 2.2), (23.0, 26.0, 1.1)):
        box = rect.adjusted(inset, inset, -inset, -inset)
        path = QPainterPath()
        path.addRect(box)
        for at in (box.topLeft(), box.topRight(), box.bottomLeft(), box.bottomRight()):
            notch = QPainterPath()
            notch.addEllipse(at, corner, corner)
            path = path.subtracted(notch)
        inked(painter, path, colour, width)


def _grain(painter: QPainter, box: QRectF, colour: str, chance: random.Random) -> None:
    painter.setPen(QPen(QColor(colour), 0.9))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for line in range(_LINES):
        x = box.left() + box.width() * (line + chance.uniform(0.2, 0.8)) / _LINES
        top = box.top() + box.height() * chance.uniform(-0.2, 0.5)
        long = box.height() * chance.uniform(0.25, 0.7)
        bend = chance.uniform(-7, 7)
        path = QPainterPath(QPointF(x, top))
        path.cubicTo(x + bend, top + long * 0.3, x - bend, top + long * 0.7, x, top + long)
        painter.drawPath(path)
    if chance.random() < 0.5:
        _knot(painter, QPointF(box.center().x(), box.top() + box.height() * chance.uniform(0.05, 0.95)))


def _knot(painter: QPainter, at: QPointF) -> None:
    """A few rings where a branch was."""
    for reach in (4.0, 8.0, 12.0):
        painter.drawEllipse(at, reach * 0.7, reach * 1.8)
