"""The board: the ring of the direction, the altimeter, the plane, the condition dial and what fits in words."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from core.loops.box import BOX
from ui.look import drawing
from ui.look.theme import Theme
from ui.loops.art.panorama import panorama
from ui.loops.art.symbols import arrow
from ui.loops.layout.regions import BAND, CEILING, height_at
from ui.table.art.common import CREAM, MUSTARD, NAVY
from ui.table.art.lettering import write
from ui.table.art.shapes import polygon, star_path
from ui.table.art.surfaces import VERMILION, cast_shadow, faded, inked, panel, rounded, tint
from ui.table.layout.boxes import Box

_CORNER: Final = 84.0
_DIAL: Final = 250.0
"""The width of a dial on which the hand is as large as it is drawn."""
_DARKNESS: Final = "#10182c"
"""Over the air that is out of reach."""
_CHEVRON: Final = 44.0
"""About how far the chevrons of the ring lie apart."""


def paint_board(painter: QPainter, rect: QRectF, look: tuple[int, str, str], theme: Theme) -> None:
    """Paper in a ring on which chevrons run the way that play goes; left is clockwise, as seen from above."""
    direction, number, words = look
    panel(painter, rect, theme, NAVY, _CORNER)
    inner = rect.adjusted(BAND, BAND, -BAND, -BAND)
    drawing.fill(painter, rounded(inner, _CORNER - BAND), theme.paper)
    inked(painter, rounded(inner, _CORNER - BAND), MUSTARD, 4.0)
    inked(painter, rounded(rect.adjusted(5, 5, -5, -5), _CORNER - 5), faded(MUSTARD, 0.8), 2.0)
    signs = (
        QRectF(rect.center().x() - 90, rect.top() + 7, 180, BAND - 12),
        QRectF(rect.center().x() - 130, rect.bottom() - BAND + 5, 260, BAND - 12),
    )
    track = rounded(rect.adjusted(BAND / 2 + 2, BAND / 2 + 2, -BAND / 2 - 2, -BAND / 2 - 2), _CORNER - BAND / 2)
    _chevrons(painter, track, direction, signs)
    for sign, text in zip(signs, (number, words), strict=True):
        drawing.fill(painter, rounded(sign, sign.height() / 2), CREAM)
        write(painter, sign.adjusted(44, 0, -44, 0), text, sign.height() * 0.78, NAVY, bold=True)
    for side in (-1, 1):
        spot = QRectF(0, 0, 32, 32)
        spot.moveCenter(signs[-1].center() + QPointF(side * 108, 0))
        # In front of the viewer, play to the left runs to the left.
        arrow(painter, spot, 180 if direction > 0 else 0, VERMILION)


def _chevrons(painter: QPainter, track: QPainterPath, direction: int, signs: Iterable[QRectF]) -> None:
    """Chevrons all along the ring, but for the places of its signs."""
    taken = [sign.adjusted(-18, -9, 18, 9) for sign in signs]
    count = round(track.length() / _CHEVRON)
    # Qt draws a round rectangle clockwise on the screen.
    shape = ((0, 0), (0.4, 0), (1, 0.5), (0.4, 1), (0, 1), (0.55, 0.5))
    for place in range(count):
        part = (place + 0.5) / count
        at = track.pointAtPercent(part)
        if any(sign.contains(at) for sign in taken):
            continue
        turn = -track.angleAtPercent(part) + (0 if direction > 0 else 180)
        with drawing.placed(painter, at, 1.0, turn):
            drawing.fill(painter, polygon(QRectF(-9, -10, 19, 20), shape), MUSTARD if place % 2 else "#f2cd6b")


# --- the altimeter ---------------------------------------------------------------------------------------


def paint_altimeter(painter: QPainter, rect: QRectF, look: tuple[int, int, int], theme: Theme) -> None:
    """All the air there is; what fits now is bright, the rest lies in the dark."""
    altitude, lowest, highest = look
    box = Box(rect.left(), rect.top(), rect.width(), rect.height())
    frame = rounded(rect, 16)
    cast_shadow(painter, frame, theme, 2.0)
    drawing.fill(painter, frame, NAVY)
    inner = rect.adjusted(6, 6, -6, -6)
    metres = CEILING / (height_at(box, 0) - height_at(box, CEILING))
    painter.save()
    painter.setClipPath(rounded(inner, 12), Qt.ClipOperation.IntersectClip)
    low, high = (height_at(box, 0) - inner.bottom()) * metres, (height_at(box, 0) - inner.top()) * metres
    panorama(painter, inner, low, high)
    if highest < CEILING:
        _darken(painter, QRectF(inner.topLeft(), QPointF(inner.right(), height_at(box, highest + 500))))
    if lowest > BOX.altitudes[0].altitude:
        _darken(painter, QRectF(QPointF(inner.left(), height_at(box, lowest - 500)), inner.bottomRight()))
    painter.restore()
    for row in BOX.altitudes:
        at = QPointF(inner.right(), height_at(box, row.altitude))
        _tick(painter, at, row.altitude, lowest <= row.altitude <= highest, row.altitude == altitude)


def _darken(painter: QPainter, rect: QRectF) -> None:
    painter.fillRect(rect, faded(_DARKNESS, 0.68))


def _tick(painter: QPainter, at: QPointF, altitude: int, fits: bool, here: bool) -> None:
    """A number of the scale on a tab: cream where it fits, vermilion where the plane is, dark out of reach."""
    tab = QRectF(at.x() - 64, at.y() - 15, 64, 30)
    shape = polygon(tab.adjusted(-12, 0, 0, 0), ((0, 0.5), (0.18, 0), (1, 0), (1, 1), (0.18, 1)))
    if fits:
        drawing.fill(painter, shape, VERMILION if here else CREAM)
        write(painter, tab.adjusted(0, 0, -6, 0), str(altitude), 23, CREAM if here else NAVY, bold=True)
    else:
        drawing.fill(painter, shape, _DARKNESS)
        write(painter, tab.adjusted(0, 0, -6, 0), str(altitude), 19, tint(CREAM, _DARKNESS, 0.35))


def paint_plane(painter: QPainter, rect: QRectF, look: None, theme: Theme) -> None:
    """The plane that everybody shares."""
    with drawing.placed(painter, rect.center(), rect.width() / 205):
        drawing.biplane(painter, VERMILION, CREAM, NAVY, CREAM)


# --- the conditions --------------------------------------------------------------------------------------

_UNLIT: Final = tint(CREAM, NAVY, 0.72)
_FACES: Final = ((1, True, -1, -1), (-1, True, 1, -1), (-1, False, 1, 1), (1, False, -1, 1))
"""Direction and attitude of each face of the dial, and where it lies."""


def paint_dial(painter: QPainter, rect: QRectF, look: tuple[int, bool], theme: Theme) -> None:
    """The four faces of the condition box; the one that holds is lit."""
    centre, radius = rect.center(), rect.width() / 2
    case = QPainterPath()
    case.addEllipse(centre, radius - 1, radius - 1)
    cast_shadow(painter, case, theme, 3.0)
    for part, colour in ((1.0, NAVY), (0.95, MUSTARD), (0.91, NAVY)):
        drawing.disc(painter, centre, radius * part, colour)
    for direction, climbing, across, down in _FACES:
        lit = look == (direction, climbing)
        quarter = QRectF(centre.x() - radius * 0.88, centre.y() - radius * 0.88, radius * 1.76, radius * 1.76)
        start = {(-1, -1): 90, (1, -1): 0, (1, 1): 270, (-1, 1): 180}[across, down]
        painter.setPen(QPen(QColor(NAVY), 5))
        painter.setBrush(QColor(CREAM if lit else _UNLIT))
        painter.drawPie(quarter, start * 16, 90 * 16)
        middle = centre + QPointF(across * 0.42, down * 0.42) * radius
        _face(painter, middle, radius * 0.5, direction, climbing, lit)
    drawing.disc(painter, centre, radius * 0.09, MUSTARD)


def _face(painter: QPainter, at: QPointF, size: float, direction: int, climbing: bool, lit: bool) -> None:
    """The plane with its nose up or down, and between it and the middle the way that play goes."""
    inward = 1 if climbing else -1
    pale = tint(CREAM, NAVY, 0.5)
    with drawing.placed(painter, at - QPointF(0, inward * size * 0.16), size / 178, -24 if climbing else 24):
        if lit:
            drawing.biplane(painter, VERMILION, MUSTARD, NAVY, CREAM)
        else:
            drawing.biplane(painter, pale, pale, _UNLIT, pale)
    spot = QRectF(0, 0, size * 0.56, size * 0.56)
    spot.moveCenter(at + QPointF(0, inward * size * 0.42))
    arrow(painter, spot, 180 if direction > 0 else 0, VERMILION if lit else pale)


def paint_needle(painter: QPainter, rect: QRectF, look: None, theme: Theme) -> None:
    """The mark on the rim of the dial, at its top; it turns about the middle of the dial."""
    unit = rect.width() / _DIAL
    spot = QRectF(rect.center().x() - 20 * unit, rect.top() - 9 * unit, 40 * unit, 32 * unit)
    mark = polygon(spot, ((0, 0), (1, 0), (0.5, 1)))
    cast_shadow(painter, mark, theme, 2.0)
    drawing.fill(painter, mark, VERMILION)
    inked(painter, mark, CREAM, 2.5)


def paint_caption(painter: QPainter, rect: QRectF, look: str, theme: Theme) -> None:
    """Words under something."""
    write(painter, rect, look, 23, theme.ink, bold=True)


def paint_plaque(painter: QPainter, rect: QRectF, look: tuple[str, int], theme: Theme) -> None:
    """What fits now, between two triangles that point up or down."""
    text, way = look
    drawing.fill(painter, rounded(rect, 14), "#141d33" if theme.dark else NAVY)
    inked(painter, rounded(rect.adjusted(5, 5, -5, -5), 10), MUSTARD, 2.0)
    inside = rect.adjusted(56, 0, -56, 0) if way else rect.adjusted(20, 0, -20, 0)
    write(painter, inside, text, 40, CREAM, bold=True)
    if way:
        for x in (rect.left() + 36, rect.right() - 36):
            spot = QRectF(x - 19, rect.center().y() - 19, 38, 38)
            arrow(painter, spot, -90 * way, MUSTARD)


def paint_speed(painter: QPainter, rect: QRectF, look: tuple[str, str], theme: Theme) -> None:
    """The loudest thing on the table: the race is on."""
    text, fits = look
    burst = star_path(rect.adjusted(4, -6, -4, 8), 22, 0.84)
    cast_shadow(painter, burst, theme, 5.0)
    drawing.fill(painter, burst, MUSTARD)
    ribbon = polygon(rect.adjusted(0, 20, 0, -20), ((0, 0), (1, 0), (0.96, 0.5), (1, 1), (0, 1), (0.04, 0.5)))
    cast_shadow(painter, ribbon, theme, 3.0)
    drawing.fill(painter, ribbon, VERMILION)
    write(painter, rect.adjusted(30, 12, -30, -50), text, 44, "#fff6e0", display=True)
    write(painter, rect.adjusted(30, rect.height() - 52, -30, -22), fits, 22, "#fff6e0", bold=True)
