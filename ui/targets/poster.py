"""Targets' poster: a die flies from its tower to the bull's-eye."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from core.targets.table import facing_of
from ui import drawing
from ui.drawing import CREAM
from ui.posters import PICTURE, GamePoster
from ui.targets.cube_art import paint_die
from ui.targets.dice_layout import look_of
from ui.targets.disc_art import paint_disc, paint_puck
from ui.targets.discs_layout import Disc
from ui.targets.geometry import RISE
from ui.text import translate
from ui.theme import Theme

_DIE: Final = 19.0
"""The side of the square in which a die of the tower is drawn."""
_EDGE: Final = 10.0
"""The length of its edge."""


def _paint(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    ground, light = drawing.sky(theme)
    with drawing.covering(painter, rect, PICTURE) as seen:
        drawing.fill(painter, seen, ground)
        drawing.rays(painter, seen, QPointF(112, 46), light, 18)
        _table(painter, seen, theme)
        paint_disc(painter, _around(112, 60, 60), Disc(0, 1), theme)
        _tower(painter, QPointF(26, 76), theme)
        _flight(painter, theme)
        paint_die(painter, _around(93, 40, 36), look_of("mustard", facing_of(5, 1), 27, 27, 0.3), theme)


def _around(x: float, y: float, size: float) -> QRectF:
    return QRectF(x - size / 2, y - size / 2, size, size)


def _table(painter: QPainter, seen: QRectF, theme: Theme) -> None:
    """The near edge of the table."""
    top = 62.0
    drawing.fill(painter, QRectF(seen.left(), top, seen.width(), seen.bottom() - top), _wood(theme))
    drawing.fill(painter, QRectF(seen.left(), top, seen.width(), 2.2), "#2a1c14" if theme.dark else "#8a5a33")
    for y in (74.0, 88.0):
        drawing.fill(painter, QRectF(seen.left(), y, seen.width(), 0.9), "#3c2b20" if theme.dark else "#bd9460")


def _wood(theme: Theme) -> str:
    return "#5a4434" if theme.dark else "#d9b57d"


def _tower(painter: QPainter, foot: QPointF, theme: Theme) -> None:
    """Two dice on a puck; the third is on its way."""
    paint_puck(painter, QRectF(foot.x() - 13, foot.y() - 13, 26, 29), "mustard", theme)
    for layer, value in enumerate((2, 6)):
        at = _around(foot.x(), foot.y() - (layer + 0.5) * _EDGE * RISE * 1.6 - 2, _DIE)
        paint_die(painter, at, look_of("mustard", facing_of(value), 12 + 9 * layer), theme)


def _flight(painter: QPainter, theme: Theme) -> None:
    """A trail of smoke from the tower to the die."""
    way = QPainterPath(QPointF(28, 56))
    way.cubicTo(40, 16, 66, 14, 86, 34)
    drawing.band(painter, way, 7.5, (theme.blue, CREAM, theme.red))


POSTER: Final = GamePoster(_paint, lambda: translate("targets", "Flick your dice at the bull's-eye"))
