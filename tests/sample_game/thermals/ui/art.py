"""The pieces of Thermals as pictures: the air, its thermals, gliders, cards and the winners' poster."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from ui.look import drawing
from ui.look.drawing import CREAM, NAVY
from ui.look.theme import LIVERIES, Theme
from ui.table.art.common import PIPS, chip
from ui.table.art.lettering import LEFT, RIGHT, write
from ui.table.art.shapes import polygon
from ui.table.art.sunrise import paint_sunrise
from ui.table.art.surfaces import cast_shadow, inked, panel, rounded, tint

COLOURS: Final[Mapping[str, str]] = {
    "1": "#626a77",
    "2": "#2b5c9e",
    "3": "#207474",
    "4": "#3a7635",
    "5": "#95600a",
    "6": "#c33620",
}
"""Warmer with more lift."""
_STEP: Final = 1000
"""Metres between two lines of the scale."""


_WING: Final = ((0.0, 0.5), (0.08, 0.36), (0.5, 0.26), (0.92, 0.36), (1.0, 0.5), (0.5, 0.52))
_BODY: Final = ((0.5, 0.0), (0.545, 0.12), (0.53, 0.6), (0.515, 0.95), (0.485, 0.95), (0.47, 0.6), (0.455, 0.12))
_TAIL: Final = ((0.36, 1.0), (0.39, 0.86), (0.61, 0.86), (0.64, 1.0))


def paint_air(painter: QPainter, rect: QRectF, look: tuple[float, int], theme: Theme) -> None:
    """The air over the hills, and the scale of heights at its left."""
    ladder, top = look
    panel(painter, rect, theme)
    inner = rect.adjusted(8, 8, -8, -8)
    ground, light = drawing.sky(theme)
    painter.save()
    painter.setClipPath(rounded(inner, 6), Qt.ClipOperation.IntersectClip)
    drawing.fill(painter, inner, ground)
    drawing.rays(painter, inner, QPointF(inner.center().x(), inner.bottom()), light, 16)
    land = QRectF(inner.left(), inner.bottom() - 90, inner.width(), 90)
    drawing.hill(painter, land, 0.5, 0.95, 0.6, "#1f3b33" if theme.dark else "#8fb07a")
    drawing.hill(painter, land, 0.3, 0.4, 0.7, "#183029" if theme.dark else "#6c9a55")
    painter.restore()
    foot, head, right = rect.bottom() - 68, rect.top() + 40, rect.left() + rect.width() * ladder
    for height in range(0, top + 1, _STEP):
        y = foot - (foot - head) * height / top
        drawing.fill(painter, QRectF(rect.left() + 64, y - 0.8, right - rect.left() - 76, 1.6), theme.muted)
        write(painter, QRectF(rect.left() + 6, y - 12, 50, 24), str(height), 18, theme.ink, RIGHT, bold=True)


def paint_thermal(painter: QPainter, rect: QRectF, look: int, theme: Theme) -> None:
    """A column of rising air: as many turns of the spiral as it has strength, under a cloud."""
    colour = COLOURS.get(str(look), theme.muted)
    line = tint(colour, "#ffffff", 0.35) if theme.dark else colour
    drawing.fill(painter, rounded(rect, 16), tint(colour, theme.paper, 0.78))
    inked(painter, rounded(rect.adjusted(2, 2, -2, -2), 15), line, 3.0)
    cloud = "#3a4a75" if theme.dark else "#fffaf0"
    drawing.cloud(painter, QPointF(rect.center().x(), rect.top() + 92), min(rect.width() * 0.6, 180), cloud)
    foot, head = rect.bottom() - 140, rect.top() + 112
    for turn in range(look):
        y = foot - (foot - head) * (turn + 0.5) / 6
        half = rect.width() * (0.13 + 0.032 * turn)
        path = QPainterPath(QPointF(rect.center().x() - half, y - 8))
        path.cubicTo(
            rect.center().x() - half, y + 20, rect.center().x() + half, y + 20, rect.center().x() + half, y - 12
        )
        inked(painter, path, line, 6.0)
        tip = QRectF(rect.center().x() + half - 11, y - 26, 22, 20)
        drawing.fill(painter, polygon(tip, ((0.5, 0.0), (1.0, 1.0), (0.0, 1.0))), line)


def paint_die(painter: QPainter, rect: QRectF, look: int, theme: Theme) -> None:
    """A pale die; one that is still to be thrown shows nothing."""
    body = rounded(rect, rect.width() * 0.2)
    cast_shadow(painter, body, theme, 4.0)
    drawing.fill(painter, body, CREAM, NAVY)
    for across, down in PIPS.get(look, ()):
        spot = rect.center() + QPointF(across, down) * rect.width() * 0.25
        drawing.disc(painter, spot, rect.width() * 0.095, NAVY)


def paint_glider(painter: QPainter, rect: QRectF, look: str, theme: Theme) -> None:
    """A climbing glider seen from above, in its pilot's livery and with its pilot's shape."""
    for part in (_WING, _BODY, _TAIL):
        cast_shadow(painter, polygon(rect, part), theme, 2.0)
    for part in (_BODY, _TAIL, _WING):
        drawing.fill(painter, polygon(rect, part), LIVERIES[look].fill, CREAM)
    size = rect.height() * 0.56
    chip(painter, QRectF(rect.center().x() - size / 2, rect.center().y() - size * 0.7, size, size), look, theme)


def paint_card(painter: QPainter, rect: QRectF, look: str, theme: Theme) -> None:
    """A card: its lift as a number and as many chevrons, on its colour."""
    radius, wide = rect.width() * 0.07, rect.width()
    panel(painter, rect, theme, CREAM, radius, outline=NAVY)
    picture = rect.adjusted(wide * 0.07, wide * 0.07, -wide * 0.07, -wide * 0.07)
    drawing.fill(painter, rounded(picture, radius * 0.7), COLOURS[look])
    write(
        painter, QRectF(picture.left(), picture.top(), picture.width(), wide * 0.5), look, wide * 0.44, CREAM, bold=True
    )
    room = picture.adjusted(0, wide * 0.5, 0, -wide * 0.08)
    step = room.height() / 6
    for chevron in range(int(look)):
        at = QRectF(room.center().x() - wide * 0.2, room.bottom() - (chevron + 1) * step, wide * 0.4, step * 1.15)
        drawing.fill(
            painter, polygon(at, ((0.5, 0.0), (1.0, 0.6), (1.0, 1.0), (0.5, 0.42), (0.0, 1.0), (0.0, 0.6))), CREAM
        )


def paint_back(painter: QPainter, rect: QRectF, look: None, theme: Theme) -> None:
    """The back of a card: rays of a sun that every hand shares."""
    panel(painter, rect, theme, CREAM, rect.width() * 0.07, outline=NAVY)
    picture = rect.adjusted(rect.width() * 0.07, rect.width() * 0.07, -rect.width() * 0.07, -rect.width() * 0.07)
    drawing.fill(painter, picture, NAVY)
    drawing.rays(painter, picture, QPointF(picture.center().x(), picture.bottom()), "#2f4573", 12)
    drawing.disc(painter, QPointF(picture.center().x(), picture.center().y()), rect.width() * 0.16, "#e3a81e")


def paint_pile(painter: QPainter, rect: QRectF, look: tuple[str, int], theme: Theme) -> None:
    """The cards of a pile under its uppermost one, and how many they are; an outline where there are none."""
    face, count = look
    if not count:
        inked(painter, rounded(rect.adjusted(2, 2, -2, -2), rect.width() * 0.07), theme.muted, 2.5)
        return
    for under in range(min(3, count - 1), 0, -1):
        panel(painter, rect.translated(0, 3.0 * under), theme, CREAM, rect.width() * 0.07, outline=NAVY)
    if face:
        paint_card(painter, rect, face, theme)
    else:
        paint_back(painter, rect, None, theme)
        write(painter, rect, str(count), rect.width() * 0.2, NAVY, bold=True)


def paint_result(
    painter: QPainter, rect: QRectF, look: tuple[str, tuple[tuple[str, str, str], ...]], theme: Theme
) -> None:
    """The winners under a rising sun, and everybody's height."""
    words, rows = look
    panel(painter, rect, theme)
    head = QRectF(rect.left() + 8, rect.top() + 8, rect.width() - 16, 150)
    paint_sunrise(painter, head, aside=0.36, down=0.5)
    write(painter, head.adjusted(190, 0, -190, 0), words, 44, NAVY, display=True)
    for place, (name, livery, height) in enumerate(rows):
        row = QRectF(rect.left() + 60, head.bottom() + 14 + place * 64, rect.width() - 120, 56)
        chip(painter, QRectF(row.left(), row.top() + 8, 40, 40), livery, theme)
        write(painter, row.adjusted(60, 0, -180, 0), name, 30, theme.ink, LEFT, bold=True)
        write(painter, row.adjusted(row.width() - 170, 0, 0, 0), height, 32, theme.ink, RIGHT, bold=True)
    inked(painter, rounded(rect.adjusted(5, 5, -5, -5), 7), theme.ink, 2.0)
