"""The symbols of the special cards, told apart by shape and colour."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from core.loops.box import Card, Effect
from ui.look import drawing
from ui.table.art.common import CREAM, MUSTARD, NAVY
from ui.table.art.lettering import write
from ui.table.art.shapes import polygon
from ui.table.art.surfaces import VERMILION, inked

Draw = Callable[[QPainter, QRectF, Card, str], None]


class Special(NamedTuple):
    """How the cards of an effect look."""

    ground: str
    ink: str
    draw: Draw


def symbol(painter: QPainter, rect: QRectF, card: Card, ink: str) -> None:
    """What a special card does, as a sign that fills a square."""
    assert card.effect is not None
    SPECIALS[card.effect].draw(painter, rect, card, ink)


def arrow(painter: QPainter, rect: QRectF, angle: float, ink: str) -> None:
    """A stout arrow, to the right unless turned."""
    with drawing.placed(painter, rect.center(), rect.width() / 100, angle):
        shape = ((0, 0.33), (0.5, 0.33), (0.5, 0.02), (1, 0.5), (0.5, 0.98), (0.5, 0.67), (0, 0.67))
        drawing.fill(painter, polygon(QRectF(-50, -32, 100, 64), shape), ink)


def _attitude(painter: QPainter, rect: QRectF, card: Card, ink: str) -> None:
    """One arrow up and one down."""
    size = rect.width()
    for side, angle in ((-1, -90), (1, 90)):
        spot = QRectF(0, 0, size * 0.78, size * 0.78)
        spot.moveCenter(rect.center() + QPointF(side * size * 0.24, side * size * 0.1))
        arrow(painter, spot, angle, ink)


def _direction(painter: QPainter, rect: QRectF, card: Card, ink: str) -> None:
    """Two arrows that chase each other round a circle."""
    size = rect.width()
    for angle in (0, 180):
        with drawing.placed(painter, rect.center(), size / 100, angle):
            arc = QPainterPath()
            arc.arcMoveTo(QRectF(-33, -33, 66, 66), 200)
            arc.arcTo(QRectF(-33, -33, 66, 66), 200, -130)
            inked(painter, arc, ink, 13)
            drawing.fill(painter, polygon(QRectF(-2, -56, 44, 44), ((0.2, 0), (1, 0.72), (0, 1))), ink)


def _draw(painter: QPainter, rect: QRectF, card: Card, ink: str) -> None:
    write(painter, rect, f"+{card.draw}", rect.height() * 0.86, ink, bold=True)


def _speed(painter: QPainter, rect: QRectF, card: Card, ink: str) -> None:
    """A bolt of lightning."""
    shape = ((0.6, 0), (0.16, 0.58), (0.46, 0.58), (0.36, 1), (0.86, 0.38), (0.54, 0.38), (0.72, 0))
    drawing.fill(painter, polygon(rect, shape), ink)


def _looping(painter: QPainter, rect: QRectF, card: Card, ink: str) -> None:
    """A loop with an arrow at its end."""
    with drawing.placed(painter, rect.center(), rect.width() / 100):
        path = QPainterPath(QPointF(-46, 34))
        path.cubicTo(-10, 40, 34, 30, 34, -8)
        path.cubicTo(34, -52, -34, -52, -34, -8)
        path.cubicTo(-34, 26, -4, 36, 26, 36)
        inked(painter, path, ink, 11)
        drawing.fill(painter, polygon(QRectF(20, 16, 32, 40), ((0, 0), (1, 0.5), (0, 1))), ink)


SPECIALS: Final[Mapping[Effect, Special]] = {
    Effect.ATTITUDE: Special(VERMILION, CREAM, _attitude),
    Effect.DIRECTION: Special("#3f7d3a", CREAM, _direction),
    Effect.DRAW: Special("#7a3b74", CREAM, _draw),
    Effect.SPEED: Special(MUSTARD, NAVY, _speed),
    Effect.LOOPING: Special("#25417a", CREAM, _looping),
}
