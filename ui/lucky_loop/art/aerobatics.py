"""The four figures as flight paths with a small plane, and the badges with their letters."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from core.lucky_loop.box import FIGURES
from ui.look import drawing
from ui.look.theme import LIGHT
from ui.lucky_loop.words import FIGURE_LETTERS
from ui.table.art.lettering import READABLE, write
from ui.table.art.shapes import shape_path
from ui.table.art.surfaces import VERMILION, inked

INK: Final[Mapping[str, str]] = {"red": "#fff6e0", "blue": "#fff6e0", "green": "#fff6e0", "yellow": LIGHT.ink}
"""What is drawn on a figure's colour, by that colour."""

_BADGES: Final[Mapping[str, str]] = {"T": "circle", "L": "square", "D": "triangle_down", "R": "diamond"}
_LARGEST: Final = 0.74
"""A letter takes at most this part of its badge."""


def colour_of(letter: str) -> str:
    """A figure's colour; cards are printed, so it is the same by day and by night."""
    colours = {"red": VERMILION, "blue": LIGHT.blue, "green": LIGHT.green, "yellow": LIGHT.yellow}
    return colours[FIGURES[letter].colour]


def ink_of(letter: str) -> str:
    """What can be read on a figure's colour."""
    return INK[FIGURES[letter].colour]


def badge_shape(letter: str, rect: QRectF) -> QPainterPath:
    """The shape that tells a figure without its colour."""
    return shape_path(_BADGES[letter], rect)


def badge(painter: QPainter, rect: QRectF, letter: str, unit: float = 1.0) -> None:
    """A figure's letter in its shape and colour; where it could not be read, the shape says it alone.

    `unit` is the scale of the painter, in table units.
    """
    high, low = rect.height(), _BADGES[letter] == "triangle_down"
    if low:
        # A letter has less room between its sides than in the other shapes.
        rect = rect.adjusted(-0.07 * high, -0.02 * high, 0.07 * high, 0.1 * high)
    drawing.fill(painter, badge_shape(letter, rect), colour_of(letter))
    size = max(0.66 * high, min(math.ceil(READABLE / unit), _LARGEST * high))
    if round(size) * unit >= READABLE - 0.5:
        place = rect.translated(0, -0.17 * high if low else 0.0)
        write(painter, place, FIGURE_LETTERS[letter](), size, ink_of(letter), bold=True)


def figure(painter: QPainter, rect: QRectF, letter: str, colour: str, ground: str) -> None:
    """A figure's flight path, with the plane at its end set off from the ground."""
    scale = min(rect.width() / 150, rect.height() / 100)
    path, (x, y), heading = _PATHS[letter]()
    with drawing.placed(painter, rect.center() - QPointF(75, 50) * scale, scale):
        inked(painter, path, colour, 6.5)
        with drawing.placed(painter, QPointF(x, y), 1.15, heading):
            plane = _plane()
            inked(painter, plane, ground, 5.0)
            drawing.fill(painter, plane, colour)


class _Figure(NamedTuple):
    """A path in a frame of 150 by 100, and where and how the plane leaves it."""

    path: QPainterPath
    end: tuple[float, float]
    heading: float


def _turn() -> _Figure:
    path = QPainterPath(QPointF(8, 84))
    path.cubicTo(70, 96, 138, 92, 136, 56)
    path.cubicTo(134, 22, 88, 18, 46, 26)
    return _Figure(path, (40, 28), 170)


def _loop() -> _Figure:
    path = QPainterPath(QPointF(6, 86))
    path.cubicTo(64, 90, 112, 80, 110, 42)
    path.cubicTo(108, 0, 44, 0, 42, 42)
    path.cubicTo(41, 76, 80, 90, 118, 86)
    return _Figure(path, (124, 85), -4)


def _dive() -> _Figure:
    path = QPainterPath(QPointF(8, 18))
    path.cubicTo(58, 4, 88, 8, 98, 34)
    path.lineTo(110, 70)
    return _Figure(path, (112, 76), 72)


def _roll() -> _Figure:
    """A corkscrew of two turns."""
    path = QPainterPath(QPointF(4, 80))
    for step in range(81):
        turn = 2 * math.pi * 2 * step / 80
        path.lineTo(26 + 76 * step / 80 + 26 * math.sin(turn), 47 + 33 * math.cos(turn))
    path.lineTo(116, 80)
    return _Figure(path, (122, 80), 0)


_PATHS: Final[Mapping[str, Callable[[], _Figure]]] = {"T": _turn, "L": _loop, "D": _dive, "R": _roll}


def _plane() -> QPainterPath:
    """A plane from above, heading right."""
    path = QPainterPath(QPointF(20, 0))
    path.cubicTo(20, -4, 12, -5, 8, -4.6)
    path.cubicTo(9, -14, 8, -20, 5, -22)
    path.cubicTo(1, -23, -2, -21, -2, -18)
    path.lineTo(-4, -4)
    path.lineTo(-14, -2.6)
    path.cubicTo(-14, -7, -16, -9, -19, -9)
    path.cubicTo(-21, -6, -21, 6, -19, 9)
    path.cubicTo(-16, 9, -14, 7, -14, 2.6)
    path.lineTo(-4, 4)
    path.lineTo(-2, 18)
    path.cubicTo(-2, 21, 1, 23, 5, 22)
    path.cubicTo(8, 20, 9, 14, 8, 4.6)
    path.cubicTo(12, 5, 20, 4, 20, 0)
    path.closeSubpath()
    return path
