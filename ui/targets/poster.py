"""Targets' poster: a die flies from its tower to the bull's-eye.

In plain shapes of its own: the hangar is painted before the painters of any table are needed.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath, QPolygonF

from ui.hangar.game_posters import PICTURE, GamePoster
from ui.look import drawing
from ui.look.drawing import CREAM, NAVY
from ui.look.text import Phrase
from ui.look.theme import Theme

_SHADE: Final = "#a87a12"
"""The side of a mustard die that the sun does not reach."""


def _paint(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    ground, light = drawing.sky(theme)
    with drawing.covering(painter, rect, PICTURE) as seen:
        drawing.fill(painter, seen, ground)
        drawing.sunbeams(painter, seen, QPointF(112, 46), light, 12)
        _table(painter, seen, theme)
        _target(painter, QPointF(112, 60), theme)
        _tower(painter, QPointF(26, 78), theme)
        _flight(painter, theme)
        with drawing.placed(painter, QPointF(93, 40), 1.15, 24):
            _die(painter, ((0.0, 0.0), (-4.6, -4.6), (4.6, -4.6), (-4.6, 4.6), (4.6, 4.6)), theme)


def _table(painter: QPainter, seen: QRectF, theme: Theme) -> None:
    """The near edge of the table."""
    top, wood = 62.0, "#5a4434" if theme.dark else "#d9b57d"
    drawing.fill(painter, QRectF(seen.left(), top, seen.width(), seen.bottom() - top), wood)
    drawing.fill(painter, QRectF(seen.left(), top, seen.width(), 2.2), "#2a1c14" if theme.dark else "#8a5a33")
    for y in (74.0, 88.0):
        drawing.fill(painter, QRectF(seen.left(), y, seen.width(), 0.9), "#3c2b20" if theme.dark else "#bd9460")


def _target(painter: QPainter, at: QPointF, theme: Theme) -> None:
    for radius, colour in ((30, "#8c2718"), (29, theme.red), (19, CREAM), (14, theme.red), (9, CREAM), (5, NAVY)):
        drawing.disc(painter, at, radius, colour)


def _tower(painter: QPainter, foot: QPointF, theme: Theme) -> None:
    """Two dice on a puck; the third is on its way."""
    drawing.disc(painter, foot + QPointF(0, 3), 14, "#7a4f2c")
    drawing.disc(painter, foot, 14, "#c99a62")
    drawing.disc(painter, foot, 10.5, theme.yellow)
    for layer, pips in enumerate((((-4.0, 4.0), (4.0, -4.0)), ((0.0, 0.0), (-4.4, -4.4), (4.4, 4.4)))):
        with drawing.placed(painter, foot + QPointF(0, -5 - 8 * layer), 0.72):
            _die(painter, pips, theme)


def _die(painter: QPainter, pips: tuple[tuple[float, float], ...], theme: Theme) -> None:
    """A die from above and a little from the front, its upper face 18 wide with its middle at the origin."""
    front = QPolygonF([QPointF(-9, 9), QPointF(9, 9), QPointF(9, 18), QPointF(-9, 18)])
    drawing.fill(painter, front, _SHADE, NAVY)
    drawing.fill(painter, QPolygonF(QRectF(-9, -9, 18, 18)), theme.yellow, NAVY)
    for x, y in pips:
        drawing.disc(painter, QPointF(x, y), 2.1, NAVY)


def _flight(painter: QPainter, theme: Theme) -> None:
    """A trail of smoke from the tower to the die."""
    way = QPainterPath(QPointF(28, 56))
    way.cubicTo(40, 16, 66, 14, 86, 34)
    drawing.band(painter, way, 7.5, (theme.blue, CREAM, theme.red))


POSTER: Final = GamePoster(_paint, Phrase("targets", "Flick your dice at the bull's-eye"))
