"""The faces of bots, by level: portraits as on an air-show poster, in few flat colours."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from core.players import Kind
from ui.look import drawing
from ui.look.drawing import CREAM, NAVY
from ui.look.theme import Theme
from ui.table.art.common import MUSTARD, PIPS
from ui.table.art.shapes import polygon
from ui.table.art.surfaces import VERMILION, inked, rounded

_SIDE: Final = 24.0
"""Portraits are drawn on a square of so many units."""
_WHOLE: Final = QRectF(0, 0, _SIDE, _SIDE)
_SKIN: Final = "#f2c79c"
_LEATHER: Final = "#70401f"
_DARK: Final = "#2a1a12"
_WHITE: Final = "#fffdf6"
_CLOTH: Final = "#2f6396"


def paint_face(painter: QPainter, rect: QRectF, kind: Kind, theme: Theme) -> None:
    """The portrait of a bot, under an arch against the sky of day or night."""
    window = _arch(_WHOLE.adjusted(0.5, 0.5, -0.5, -0.5))
    with drawing.placed(painter, rect.topLeft(), rect.width() / _SIDE):
        drawing.fill(painter, window, "#8fa9bd" if theme.dark else "#b9d6dc")
        painter.save()
        painter.setClipPath(window, Qt.ClipOperation.IntersectClip)
        _PORTRAITS[kind](painter)
        painter.restore()
        inked(painter, window, CREAM, 1.0)


def _arch(rect: QRectF) -> QPainterPath:
    """Round above and almost square below: no livery has this shape."""
    high, low = rect.width() / 2, rect.width() / 8
    path = QPainterPath(QPointF(rect.left(), rect.top() + high))
    path.arcTo(QRectF(rect.left(), rect.top(), 2 * high, 2 * high), 180, -180)
    path.arcTo(QRectF(rect.right() - 2 * low, rect.bottom() - 2 * low, 2 * low, 2 * low), 0, -90)
    path.arcTo(QRectF(rect.left(), rect.bottom() - 2 * low, 2 * low, 2 * low), 270, -90)
    path.closeSubpath()
    return path


# --- who they are ----------------------------------------------------------------------------------------


def _cadet(painter: QPainter) -> None:
    """Young, with big eyes, and a forage cap over one ear."""
    _shoulders(painter, _CLOTH)
    drawing.fill(painter, _at(((9.4, 17), (14.6, 17), (14.6, 20), (12, 22.4), (9.4, 20))), _SKIN)
    _oval(painter, 6.0, 14.2, 1.5, 1.8, _SKIN)
    _oval(painter, 18.0, 14.2, 1.5, 1.8, _SKIN)
    _oval(painter, 12.0, 13.4, 5.8, 6.4, _SKIN)
    drawing.fill(painter, _at(((16.4, 8.6), (18.2, 9.4), (18.0, 13.2), (16.7, 11.4))), _LEATHER)
    _eyes(painter, 13.1, 1.15)
    _smile(painter, 15.6, 2.4, 2.2)
    cap = QPainterPath(QPointF(3.9, 11.2))
    cap.quadTo(4.6, 6.0, 7.6, 4.2)
    cap.quadTo(13.0, 1.6, 19.2, 5.0)
    cap.lineTo(19.0, 9.8)
    cap.quadTo(11.0, 6.6, 3.9, 11.2)
    drawing.fill(painter, cap, _CLOTH)
    piping = QPainterPath(QPointF(4.6, 8.4))
    piping.quadTo(11.0, 4.0, 18.8, 7.4)
    inked(painter, piping, CREAM, 0.9)
    drawing.disc(painter, QPointF(8.4, 7.4), 1.35, MUSTARD)


def _pilot(painter: QPainter) -> None:
    """A leather helmet, the goggles up."""
    _shoulders(painter, _LEATHER)
    drawing.fill(painter, rounded(QRectF(5.6, 18.6, 12.8, 4.2), 2.1), CREAM)
    _helmet(painter)
    _eyes(painter, 13.6, 1.05)
    _smile(painter, 16.6, 2.0, 1.2)
    _goggles(painter, 7.4, 2.5, _WHITE)


def _ace(painter: QPainter) -> None:
    """Helmet, goggles on, a moustache, and a white scarf in the wind."""
    _shoulders(painter, _DARK)
    _helmet(painter)
    moustache = QPainterPath(QPointF(12.0, 15.7))
    moustache.cubicTo(13.8, 14.9, 15.2, 16.9, 17.6, 14.9)
    moustache.cubicTo(17.4, 18.3, 13.6, 18.8, 12.0, 17.2)
    moustache.cubicTo(10.4, 18.8, 6.6, 18.3, 6.4, 14.9)
    moustache.cubicTo(8.8, 16.9, 10.2, 14.9, 12.0, 15.7)
    drawing.fill(painter, moustache, _DARK)
    scarf = QPainterPath(QPointF(4.6, 19.6))
    scarf.quadTo(12.0, 22.0, 17.4, 19.4)
    scarf.quadTo(20.4, 17.4, 22.6, 18.4)
    scarf.lineTo(21.2, 20.2)
    scarf.lineTo(22.8, 22.0)
    scarf.quadTo(19.8, 21.4, 17.8, 22.6)
    scarf.quadTo(11.4, 25.0, 5.0, 23.0)
    scarf.closeSubpath()
    drawing.fill(painter, scarf, _WHITE)
    _goggles(painter, 11.2, 2.9, MUSTARD)


def _chance(painter: QPainter) -> None:
    """A die for a head, over a bow tie."""
    _shoulders(painter, NAVY)
    drawing.fill(
        painter, _at(((6.8, 18.4), (12, 20.2), (17.2, 18.4), (17.2, 23.2), (12, 21.4), (6.8, 23.2))), VERMILION
    )
    with drawing.placed(painter, QPointF(12, 11), 1.0, -9):
        drawing.fill(painter, rounded(QRectF(-7, -7, 14, 14), 3), NAVY)
        drawing.fill(painter, rounded(QRectF(-6.2, -6.2, 12.4, 12.4), 2.4), _WHITE)
        for across, down in PIPS[5]:
            drawing.disc(painter, QPointF(across, down) * 3.5, 1.35, NAVY)


_PORTRAITS: Final[Mapping[Kind, Callable[[QPainter], None]]] = {
    Kind.CADET: _cadet,
    Kind.PILOT: _pilot,
    Kind.ACE: _ace,
    Kind.RANDOM: _chance,
}


# --- what they have in common ----------------------------------------------------------------------------


def _at(corners: tuple[tuple[float, float], ...]) -> QPainterPath:
    """A closed outline by its corners."""
    return polygon(QRectF(0, 0, 1, 1), corners)


def _oval(painter: QPainter, x: float, y: float, across: float, down: float, colour: str) -> None:
    path = QPainterPath()
    path.addEllipse(QPointF(x, y), across, down)
    drawing.fill(painter, path, colour)


def _shoulders(painter: QPainter, colour: str) -> None:
    _oval(painter, 12.0, 25.0, 11.0, 6.2, colour)


def _helmet(painter: QPainter) -> None:
    """A helmet with flaps down to the chin, and the face in it."""
    drawing.fill(painter, rounded(QRectF(4.2, 2.4, 15.6, 18.0), 7.8), _LEATHER)
    _oval(painter, 12.0, 13.7, 5.9, 6.2, _SKIN)
    # The brow: the helmet comes down over the round of the face.
    drawing.fill(painter, QRectF(5.8, 7.0, 12.4, 3.2), _LEATHER)


def _goggles(painter: QPainter, y: float, radius: float, glass: str) -> None:
    inked(painter, _line(4.4, y, 19.6, y), _DARK, 1.5)
    for x in (12.0 - radius - 0.2, 12.0 + radius + 0.2):
        drawing.disc(painter, QPointF(x, y), radius + 0.4, _DARK)
        drawing.disc(painter, QPointF(x, y), radius - 0.6, glass)


def _eyes(painter: QPainter, y: float, radius: float) -> None:
    for x in (9.6, 14.4):
        drawing.disc(painter, QPointF(x, y), radius, NAVY)


def _smile(painter: QPainter, y: float, across: float, depth: float) -> None:
    path = QPainterPath(QPointF(12 - across, y))
    path.quadTo(12, y + depth, 12 + across, y)
    inked(painter, path, NAVY, 0.9)


def _line(left: float, top: float, right: float, bottom: float) -> QPainterPath:
    path = QPainterPath(QPointF(left, top))
    path.lineTo(right, bottom)
    return path
