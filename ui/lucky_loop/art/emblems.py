"""The emblems of the four programmes: rooster, duck, dove and eagle, each before its own sun."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPolygonF, QTransform

from ui.look import drawing
from ui.look.theme import LIGHT, Theme
from ui.table.art.common import CREAM, MUSTARD, NAVY
from ui.table.art.surfaces import VERMILION, inked, tint


def emblem(painter: QPainter, rect: QRectF, programme: str, theme: Theme) -> None:
    """A programme's bird before a sun with rays."""
    ground, bird = _EMBLEMS[programme]
    side = min(rect.width(), rect.height())
    painter.save()
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    centre = rect.center()
    shade = tint(ground, theme.paper, 0.72)
    drawing.rays(painter, rect, centre, shade, 16)
    painter.restore()
    drawing.disc(painter, centre, side * 0.47, tint(ground, theme.paper, 0.25))
    with drawing.placed(painter, centre, side / 124):
        painter.translate(-50, -50)
        bird(painter)


def _curve(*points: tuple[float, float]) -> QPainterPath:
    """A closed outline: a start, then cubic curves of three points each."""
    path = QPainterPath(QPointF(*points[0]))
    rest = [QPointF(*point) for point in points[1:]]
    for first in range(0, len(rest), 3):
        path.cubicTo(rest[first], rest[first + 1], rest[first + 2])
    path.closeSubpath()
    return path


def _corners(*points: tuple[float, float]) -> QPolygonF:
    return QPolygonF([QPointF(x, y) for x, y in points])


def _rooster(painter: QPainter) -> None:
    legs = QPainterPath(QPointF(50, 78))
    for x, y in ((48, 95), (41, 97), (48, 95), (55, 97)):
        legs.lineTo(x, y)
    inked(painter, legs, MUSTARD, 3.4)
    inked(painter, legs.translated(11, -1), MUSTARD, 3.4)
    drawing.fill(painter, _curve((38, 66), (2, 66), (-6, 30), (14, 10), (10, 34), (22, 46), (42, 50)), NAVY)
    drawing.fill(painter, _curve((38, 62), (12, 54), (10, 22), (32, 6), (24, 28), (32, 42), (46, 48)), LIGHT.green)
    drawing.fill(painter, _curve((42, 58), (26, 46), (28, 20), (46, 12), (38, 30), (42, 40), (50, 46)), MUSTARD)
    for x, y, radius in ((62, 13, 5.5), (70, 9, 6.5), (78, 13, 5.0)):
        drawing.disc(painter, QPointF(x, y), radius, tint(VERMILION, NAVY, 0.25))
    body = _curve(
        (32, 54), (30, 80), (50, 88), (62, 83), (80, 76), (86, 56), (81, 36), (82, 14), (60, 10), (58, 28),
        (58, 44), (46, 54), (32, 54),
    )  # fmt: skip
    drawing.fill(painter, body, VERMILION)
    drawing.fill(painter, _corners((80, 20), (94, 26), (80, 30)), MUSTARD)
    drawing.fill(
        painter,
        _curve((79, 30), (86, 34), (86, 44), (80, 44), (76, 42), (76, 34), (79, 30)),
        tint(VERMILION, NAVY, 0.25),
    )
    drawing.fill(
        painter,
        _curve((42, 56), (46, 76), (66, 76), (70, 54), (62, 60), (52, 60), (42, 56)),
        tint(VERMILION, NAVY, 0.3),
    )
    drawing.disc(painter, QPointF(72, 22), 3.6, CREAM)
    drawing.disc(painter, QPointF(73, 22), 1.8, NAVY)


def _duck(painter: QPainter) -> None:
    body = _curve(
        (6, 46), (4, 76), (22, 90), (50, 90), (80, 90), (96, 76), (92, 54), (86, 44), (74, 58), (60, 56),
        (40, 54), (22, 60), (6, 46),
    )  # fmt: skip
    drawing.fill(painter, body, MUSTARD)
    drawing.disc(painter, QPointF(64, 34), 23, MUSTARD)
    drawing.fill(painter, _curve((84, 30), (96, 26), (104, 34), (100, 40), (96, 46), (86, 46), (83, 42)), VERMILION)
    drawing.fill(
        painter,
        _curve((28, 64), (30, 84), (62, 84), (66, 62), (54, 70), (40, 68), (28, 64)),
        tint(MUSTARD, VERMILION, 0.35),
    )
    drawing.disc(painter, QPointF(70, 28), 5.0, CREAM)
    drawing.disc(painter, QPointF(71, 28), 3.0, NAVY)
    water = QPainterPath(QPointF(-2, 92))
    for crest in range(4):
        left = -2 + crest * 26
        water.cubicTo(left + 8, 84, left + 18, 100, left + 26, 92)
    inked(painter, water, LIGHT.blue, 5.0)


def _dove(painter: QPainter) -> None:
    painter.save()
    painter.setTransform(QTransform().translate(46, 54).rotate(38).translate(-48, -44), combine=True)
    pale = "#fffaf0"
    drawing.fill(
        painter, _curve((46, 44), (50, 22), (68, 8), (94, 4), (84, 22), (76, 36), (70, 46)), tint(pale, LIGHT.blue, 0.4)
    )
    drawing.fill(
        painter,
        _corners((20, 50), (-12, 36), (-6, 48), (-14, 54), (-5, 58), (-9, 68), (22, 56)),
        tint(pale, LIGHT.blue, 0.25),
    )
    body = _curve(
        (8, 52),
        (30, 38),
        (58, 34),
        (80, 43),
        (88, 44),
        (96, 50),
        (98, 54),
        (90, 56),
        (88, 62),
        (78, 63),
        (56, 72),
        (30, 64),
        (8, 52),
    )
    drawing.fill(painter, body, pale)
    drawing.fill(
        painter,
        _curve((34, 50), (22, 24), (34, -2), (60, -14), (58, 10), (66, 30), (62, 50)),
        tint(pale, LIGHT.blue, 0.18),
    )
    drawing.fill(painter, _corners((97, 51), (107, 57), (95, 57)), MUSTARD)
    drawing.disc(painter, QPointF(87, 50), 2.6, NAVY)
    painter.restore()


def _eagle(painter: QPainter) -> None:
    wing = [
        (50, 38), (36, 24), (18, 14), (-6, 12), (1, 24), (-6, 28), (4, 38), (-1, 43), (10, 50), (6, 56), (19, 60),
        (17, 67), (34, 66), (50, 60),
    ]  # fmt: skip
    mirrored = [(100 - x, y) for x, y in wing]
    for outline in (wing, mirrored):
        drawing.fill(painter, _corners(*outline), NAVY)
    band = [(50, 42), (36, 30), (18, 22), (6, 20), (16, 38), (34, 50), (50, 54)]
    for outline in (band, [(100 - x, y) for x, y in band]):
        drawing.fill(painter, _corners(*outline), tint(NAVY, LIGHT.blue, 0.5))
    drawing.fill(painter, _corners((43, 66), (32, 94), (43, 90), (50, 96), (57, 90), (68, 94), (57, 66)), CREAM)
    drawing.fill(painter, _curve((38, 34), (34, 62), (42, 80), (50, 84), (58, 80), (66, 62), (62, 34)), NAVY)
    head = _curve(
        (37, 40),
        (34, 12),
        (44, 6),
        (52, 6),
        (64, 6),
        (68, 18),
        (63, 40),
        (58, 46),
        (54, 42),
        (50, 47),
        (46, 42),
        (42, 46),
        (37, 40),
    )
    drawing.fill(painter, head, CREAM)
    drawing.fill(painter, _curve((56, 18), (70, 14), (76, 24), (70, 36), (68, 28), (62, 28), (55, 27)), MUSTARD)
    drawing.disc(painter, QPointF(54, 18), 2.8, NAVY)


_EMBLEMS: Final[dict[str, tuple[str, Callable[[QPainter], None]]]] = {
    "red_rooster": (MUSTARD, _rooster),
    "rubber_duck": ("#6fa7c4", _duck),
    "diving_dove": (LIGHT.blue, _dove),
    "mighty_eagle": (VERMILION, _eagle),
}
