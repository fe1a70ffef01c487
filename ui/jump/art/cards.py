"""Cards, face up and face down, their places, and the piles."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import ceil
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from core.jump.box import MOVES, PLANES, Card
from ui.jump.art.parachute import canopy, jumper
from ui.jump.art.planes import PAINTS, airframe, badge
from ui.jump.layout.regions import CAPTION, PLANE
from ui.jump.words import card_name, colour_name, scored
from ui.look import drawing
from ui.look.theme import Theme
from ui.table.art.common import CREAM, MUSTARD, NAVY
from ui.table.art.lettering import LEFT, READABLE, fitting, write
from ui.table.art.shapes import polygon
from ui.table.art.surfaces import VERMILION, cast_shadow, faded, inked, rounded, tint

_PAPER: Final = "#f8efd8"
_RIM: Final = "#cdb98a"
_BLUE: Final = "#2b5c9e"
_GREEN: Final = "#3f7d3a"
_TEAL: Final = "#2a7f86"
_PICTURE: Final = QRectF(0, 46, 100, 66)
"""The picture on a card of 100 by 140."""


def paint_card(painter: QPainter, rect: QRectF, look: tuple[str, str], theme: Theme) -> None:
    """A card face up; cards stay cream by night, since they are printed."""
    face, mood = look
    _sheet(painter, rect, theme)
    painter.save()
    unit = rect.width() / 100
    painter.scale(unit, unit)
    if face in MOVES:
        _movement(painter, face, unit)
    else:
        _action(painter, face, unit)
    painter.restore()
    if mood:
        _MOODS[mood](painter, rect)


def _sheet(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    path = rounded(rect, rect.width() * 0.075)
    cast_shadow(painter, path, theme, 2.4)
    painter.setPen(QPen(QColor(_RIM), max(0.8, rect.width() * 0.01)))
    painter.setBrush(QColor(_PAPER))
    painter.drawPath(path)


# --- movements -------------------------------------------------------------------------------------------


def _movement(painter: QPainter, face: str, unit: float) -> None:
    """The step in large figures, and the plane that flies it, its nose where it goes."""
    plane, step = MOVES[face]
    planes = PLANES if plane is None else (PLANES[plane],)
    ground = "#d5dde2" if plane is None else tint(PAINTS[planes[0]].body, "#ffffff", 0.45)
    _sky(painter, ground, "#e8edef" if plane is None else tint(ground, "#ffffff", 0.35))
    spots = (QPointF(50, 75),) if plane is not None else (QPointF(30, 66), QPointF(68, 82))
    for flown, at in zip(planes, spots, strict=True):
        with drawing.placed(painter, at, 0.34 if plane is not None else 0.27):
            painter.scale(1 if step > 0 else -1, 1)
            painter.translate(-PLANE[0] / 2, -PLANE[1] / 2)
            airframe(painter, PAINTS[flown])
    _arrow(painter, step > 0)
    size = 25.0 if plane is not None else 20.0
    for place, flown in enumerate(planes):
        top = 11.0 if plane is not None else 3.0 + 21.0 * place
        badge(painter, QRectF(94 - size, top, size, size), PAINTS[flown])
    write(painter, QRectF(7, 2, 60, 44), scored(step), 46, NAVY, LEFT, bold=True)
    _words(painter, QRectF(2, 112, 96, 27), [colour_name(plane)], unit)


def _arrow(painter: QPainter, onwards: bool) -> None:
    """Along the foot of the picture: to the sea at the right, or back."""
    corners = ((0.0, 0.32), (0.74, 0.32), (0.74, 0.0), (1.0, 0.5), (0.74, 1.0), (0.74, 0.68), (0.0, 0.68))
    foot = QRectF(26, 99, 48, 12)
    drawing.fill(painter, polygon(foot, corners if onwards else [(1 - x, y) for x, y in corners]), NAVY)


def _sky(painter: QPainter, ground: str, light: str) -> None:
    painter.save()
    painter.setClipRect(_PICTURE, Qt.ClipOperation.IntersectClip)
    drawing.fill(painter, _PICTURE, ground)
    drawing.rays(painter, _PICTURE, _PICTURE.bottomLeft() + QPointF(14, 12), light, 14)
    painter.restore()


def _titles(painter: QPainter, rect: QRectF, text: str, unit: float) -> None:
    """A title on one line, or on two where it is long."""
    words = text.split()
    breaks = [[" ".join(words[:at]), " ".join(words[at:])] for at in range(1, len(words))]
    lines = max(breaks, key=lambda lines: fitting(lines, rect.width(), 19, bold=True), default=[text])
    _words(painter, rect, lines, unit)


def _words(painter: QPainter, rect: QRectF, lines: Sequence[str], unit: float) -> None:
    """Lines of equal size; on a small card none, where they could not be read: its picture says the same."""
    smallest = ceil(READABLE / unit)
    high = rect.height() / len(lines)
    size = fitting(lines, rect.width(), max(smallest, min(21.0, 0.85 * high)), bold=True)
    if size < smallest or smallest > 0.92 * high:
        return
    for place, line in enumerate(lines):
        row = QRectF(rect.left(), rect.top() + place * high, rect.width(), high)
        write(painter, row, line, size, NAVY, bold=True)


# --- actions ---------------------------------------------------------------------------------------------


def _action(painter: QPainter, face: str, unit: float) -> None:
    """What the card does, as a picture and as a word."""
    colour, picture = _ACTIONS[face]
    painter.save()
    painter.setClipPath(rounded(QRectF(0, 0, 100, 140), 7.5), Qt.ClipOperation.IntersectClip)
    upper = QRectF(0, 0, 100, 102)
    drawing.fill(painter, upper, colour)
    drawing.rays(painter, upper, QPointF(14, 120), tint(colour, "#ffffff", 0.12), 14)
    painter.restore()
    picture(painter)
    _titles(painter, QRectF(2, 102, 96, 38), card_name(face), unit)


def _jump(painter: QPainter) -> None:
    drawing.cloud(painter, QPointF(82, 26), 34, tint(_BLUE, "#ffffff", 0.28))
    with drawing.placed(painter, QPointF(48, 50), 1.12, 5):
        canopy(painter, VERMILION, CREAM, CREAM, 1.0)
        jumper(painter, MUSTARD, CREAM)


def _forbidden(painter: QPainter) -> None:
    with drawing.placed(painter, QPointF(50, 50), 0.84):
        canopy(painter, "#8f97ab", CREAM, CREAM, 1.0)
        jumper(painter, "#8f97ab", CREAM)
    ring = QPainterPath()
    ring.addEllipse(QPointF(50, 54), 40, 40)
    inked(painter, ring, VERMILION, 9)
    bar = QPainterPath(QPointF(22, 82))
    bar.lineTo(78, 26)
    inked(painter, bar, VERMILION, 9)


def _swap(painter: QPainter) -> None:
    for x, number, colour in ((28.0, "1", VERMILION), (72.0, "2", _BLUE)):
        drawing.fill(painter, rounded(QRectF(x - 19, 35, 38, 40), 8), "#7d5638", CREAM)
        drawing.disc(painter, QPointF(x, 55), 18, CREAM)
        drawing.disc(painter, QPointF(x, 55), 16, colour)
        write(painter, QRectF(x - 14, 41, 28, 28), number, 26, CREAM, bold=True)
    for start, end, bend, tip in (((26, 28), (74, 28), 2, 1), ((74, 82), (26, 82), 108, -1)):
        curve = QPainterPath(QPointF(*start))
        curve.quadTo(50, bend, *end)
        inked(painter, curve, CREAM, 5)
        x, y = end
        head = QPainterPath(QPointF(x + 7 * tip, y + 5 * tip))
        head.lineTo(x - 9 * tip, y + 1 * tip)
        head.lineTo(x + 5 * tip, y - 12 * tip)
        head.closeSubpath()
        drawing.fill(painter, head, CREAM)


def _wind(painter: QPainter) -> None:
    """Three gusts that curl at their ends."""
    for y, right, curl in ((34.0, 50.0, 11.0), (62.0, 78.0, 13.0), (87.0, 54.0, 10.0)):
        gust = QPainterPath(QPointF(10, y))
        gust.lineTo(right, y)
        gust.cubicTo(right + curl * 1.4, y, right + curl * 1.4, y - curl * 1.6, right, y - curl * 1.6)
        gust.cubicTo(right - curl * 0.7, y - curl * 1.6, right - curl * 0.7, y - curl * 0.7, right, y - curl * 0.7)
        inked(painter, gust, CREAM, 6)


_ACTIONS: Final[Mapping[str, tuple[str, Callable[[QPainter], None]]]] = {
    Card.JUMP: (_BLUE, _jump),
    Card.SWAP: (_GREEN, _swap),
    Card.FORBIDDEN: (NAVY, _forbidden),
    Card.WIND: (_TEAL, _wind),
}


# --- cards of the trick ----------------------------------------------------------------------------------


def _locked(painter: QPainter, rect: QRectF) -> None:
    """The viewer's own card, which nobody else sees yet."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faded(NAVY, 0.34))
    painter.drawPath(rounded(rect, rect.width() * 0.075))
    size = rect.width() * 0.36
    body = QRectF(rect.center().x() - size / 2, rect.center().y() - size * 0.1, size, size * 0.78)
    shackle = QPainterPath()
    shackle.addEllipse(QPointF(body.center().x(), body.top()), size * 0.3, size * 0.34)
    inked(painter, shackle, CREAM, size * 0.14)
    drawing.fill(painter, rounded(body, size * 0.14), CREAM)
    drawing.disc(painter, body.center(), size * 0.12, NAVY)


def _now(painter: QPainter, rect: QRectF) -> None:
    inked(painter, rounded(rect, rect.width() * 0.075), VERMILION, 5.0)


def _done(painter: QPainter, rect: QRectF) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faded("#e8d9b5", 0.45))
    painter.drawPath(rounded(rect, rect.width() * 0.075))


def _waiting(painter: QPainter, rect: QRectF) -> None:
    """A wind that lies open until somebody jumps."""
    inked(painter, rounded(rect, rect.width() * 0.075), MUSTARD, 6.0)


_MOODS: Final[Mapping[str, Callable[[QPainter, QRectF], None]]] = {
    "locked": _locked,
    "now": _now,
    "done": _done,
    "waiting": _waiting,
}


def paint_slot(painter: QPainter, rect: QRectF, look: None, theme: Theme) -> None:
    """The place of a card of the trick."""
    painter.setPen(QPen(QColor(theme.on_sky), 1.6, Qt.PenStyle.DashLine))
    painter.setBrush(faded(theme.paper, 0.3))
    painter.drawPath(rounded(rect.adjusted(1, 1, -1, -1), 6))


def paint_order(painter: QPainter, rect: QRectF, look: tuple[int, bool], theme: Theme) -> None:
    """When a card's turn comes; pale once it has passed."""
    number, passed = look
    fill, ink = (tint(NAVY, CREAM, 0.7), NAVY) if passed else (NAVY, CREAM)
    drawing.disc(painter, rect.center(), rect.width() / 2, CREAM)
    drawing.disc(painter, rect.center(), rect.width() / 2 - 1.8, fill)
    write(painter, rect, str(number), rect.height() * 0.72, ink, bold=True)


# --- backs and piles -------------------------------------------------------------------------------------


def paint_back(painter: QPainter, rect: QRectF, look: None, theme: Theme) -> None:
    """A card face down: a parachute over rays."""
    _sheet(painter, rect, theme)
    inset = 0.055 * rect.width()
    inner = rect.adjusted(inset, inset, -inset, -inset)
    painter.save()
    painter.setClipPath(rounded(inner, rect.width() * 0.05), Qt.ClipOperation.IntersectClip)
    drawing.fill(painter, inner, NAVY)
    drawing.rays(painter, inner, QPointF(inner.center().x(), inner.bottom()), tint(NAVY, _BLUE, 0.55), 11)
    scale = rect.width() / 76
    with drawing.placed(painter, rect.center() - QPointF(0, 2 * scale), scale):
        canopy(painter, VERMILION, CREAM, CREAM, 1.0)
        jumper(painter, MUSTARD, CREAM)
    painter.restore()


def paint_deck(painter: QPainter, rect: QRectF, look: int, theme: Theme) -> None:
    """The deck, with the number of its cards under it."""
    card = _captioned(painter, rect, str(look))
    if look:
        for lift in (1.5, -1.5):
            paint_back(painter, card.translated(lift, lift), None, theme)
    else:
        paint_slot(painter, card, None, theme)


def paint_discards(painter: QPainter, rect: QRectF, look: tuple[str, int], theme: Theme) -> None:
    """The discard pile: its uppermost card, and the number of its cards under it."""
    top, count = look
    card = _captioned(painter, rect, str(count))
    if top:
        painter.save()
        painter.translate(card.topLeft())
        paint_card(painter, QRectF(0, 0, card.width(), card.height()), (top, ""), theme)
        painter.restore()
    else:
        paint_slot(painter, card, None, theme)


def _captioned(painter: QPainter, rect: QRectF, text: str) -> QRectF:
    """Write a caption at the foot of a pile; gives the place of the card over it."""
    wide = rect.width() - 12
    row = QRectF(rect.left(), rect.bottom() - CAPTION + 2, rect.width(), CAPTION - 2)
    drawing.fill(painter, rounded(row, 8), CREAM)
    write(painter, row.adjusted(6, 0, -6, 0), text, 19, NAVY, bold=True)
    return QRectF(rect.center().x() - wide / 2, rect.top(), wide, rect.height() - CAPTION - 3)
