"""The cards of LOOPS, face up and face down, and the piles they lie on."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from core.loops.box import CARDS, Card
from ui.look import drawing
from ui.look.theme import Theme
from ui.loops.art.panorama import air_at, panorama
from ui.loops.art.symbols import SPECIALS, symbol
from ui.loops.words import PRINTED
from ui.table.art.common import CREAM, NAVY
from ui.table.art.lettering import LEFT, write
from ui.table.art.surfaces import VERMILION, cast_shadow, faded, inked, rounded, tint

_PAPER: Final = "#f8efd8"
_RIM: Final = "#cdb98a"
_SHADE: Final = "#5d6b7d"
_WINDOW: Final = 950
"""A card shows the air so many metres up and down."""


def paint_card(painter: QPainter, rect: QRectF, look: str, theme: Theme) -> None:
    """A card face up; cards stay cream by night, since they are printed."""
    card, unit = CARDS[look], rect.width() / 100
    _sheet(painter, rect, theme)
    painter.save()
    painter.scale(unit, unit)
    # Everything below is drawn on a card of 100 by 140.
    if card.effect is None:
        _altitude(painter, card)
    else:
        _special(painter, card)
    _points(painter, card)
    painter.restore()


def paint_dimmed(painter: QPainter, rect: QRectF, look: str, theme: Theme) -> None:
    """A card that can't be played now: in the shade, but still to be read."""
    paint_card(painter, rect, look, theme)
    painter.fillPath(rounded(rect, rect.width() * 0.075), faded(_SHADE, 0.42))


def _sheet(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    path = rounded(rect, rect.width() * 0.075)
    cast_shadow(painter, path, theme, max(1.0, rect.width() * 0.018))
    painter.setPen(QPen(QColor(_RIM), max(0.8, rect.width() * 0.012)))
    painter.setBrush(QColor(_PAPER))
    painter.drawPath(path)


def _altitude(painter: QPainter, card: Card) -> None:
    """The number over a piece of the air at that height, with the plane in it."""
    thousands, rest = str(card.altitude)[:-3], str(card.altitude)[-3:]
    picture = QRectF(5, 49, 90, 66)
    painter.save()
    painter.setClipPath(rounded(picture, 5), Qt.ClipOperation.IntersectClip)
    panorama(painter, picture, card.altitude - _WINDOW, card.altitude + _WINDOW, 2.1)
    painter.restore()
    with drawing.placed(painter, QPointF(47, 80), 0.27, -8):
        drawing.biplane(painter, VERMILION, CREAM, NAVY, CREAM)
    inked(painter, rounded(picture, 5), faded(NAVY, 0.5), 1.0)
    drawing.fill(painter, QRectF(6, 42.5, 26, 3.4), air_at(card.altitude))
    # In the text face: the poster face draws an 8 like an S.
    write(painter, QRectF(6, 0, 30, 44), thousands, 50, NAVY, LEFT, bold=True)
    write(painter, QRectF(37, 7, 60, 36), rest, 31, NAVY, LEFT, bold=True)
    write(painter, QRectF(7, 116, 62, 22), f"{card.altitude} m", 16, NAVY, LEFT, bold=True)


def _special(painter: QPainter, card: Card) -> None:
    """A field of colour with a large sign, and the sign again in the corner."""
    assert card.effect is not None
    special = SPECIALS[card.effect]
    field = QRectF(5, 5, 90, 110)
    painter.save()
    painter.setClipPath(rounded(field, 5), Qt.ClipOperation.IntersectClip)
    drawing.fill(painter, field, special.ground)
    drawing.rays(painter, field, QPointF(50, 66), tint(special.ground, "#ffffff", 0.13), 14)
    painter.restore()
    symbol(painter, QRectF(20, 37, 62, 62), card, special.ink)
    drawing.disc(painter, QPointF(20, 20), 13.5, CREAM)
    symbol(painter, QRectF(9, 9, 22, 22), card, special.ground if special.ink == CREAM else NAVY)
    write(painter, QRectF(6, 116, 65, 22), PRINTED[card.effect]().format(draw=card.draw), 17, NAVY, LEFT, bold=True)


def _points(painter: QPainter, card: Card) -> None:
    """What the card costs who still holds it."""
    pill = QRectF(72, 118, 23, 18)
    drawing.fill(painter, rounded(pill, 8), NAVY)
    write(painter, pill, str(card.points), 16, CREAM, bold=True)


# --- small and face down ---------------------------------------------------------------------------------


def paint_chip(painter: QPainter, rect: QRectF, look: str, theme: Theme) -> None:
    """An open card under a plate: its sign or thousands on its colour."""
    card = CARDS[look]
    path = rounded(rect, 4)
    cast_shadow(painter, path, theme, 1.0)
    corner = QRectF(rect.left() + 1, rect.top() + 3, rect.width() * 0.52, rect.height() * 0.5)
    if card.effect is None:
        drawing.fill(painter, path, _PAPER)
        foot = QRectF(rect.left(), rect.center().y() + 2, rect.width(), rect.height() / 2 - 2)
        painter.save()
        painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
        drawing.fill(painter, foot, air_at(card.altitude))
        painter.restore()
        write(painter, corner, str(card.altitude // 1000), 19, NAVY, bold=True)
    else:
        special = SPECIALS[card.effect]
        drawing.fill(painter, path, special.ground)
        spot = QRectF(0, 0, rect.width() * 0.5, rect.width() * 0.5)
        spot.moveCenter(corner.center())
        if card.draw:
            write(painter, corner, str(card.draw), 19, special.ink, bold=True)
            _plus(painter, corner.center() + QPointF(0, corner.height()), special.ink)
        else:
            symbol(painter, spot, card, special.ink)
    inked(painter, path, faded(NAVY, 0.55), 1.0)


def _plus(painter: QPainter, at: QPointF, ink: str) -> None:
    """That a number is one of cards to draw; as a sign, since letters would be too small."""
    for across, down in ((5.0, 0.0), (0.0, 5.0)):
        arm = QPainterPath(at - QPointF(across, down))
        arm.lineTo(at + QPointF(across, down))
        inked(painter, arm, ink, 3.0)


def paint_back(painter: QPainter, rect: QRectF, look: None, theme: Theme) -> None:
    """A card face down: a sun of rays with the loop."""
    _sheet(painter, rect, theme)
    edge = rect.width() * 0.055
    inner = rect.adjusted(edge, edge, -edge, -edge)
    painter.save()
    painter.setClipPath(rounded(inner, rect.width() * 0.05), Qt.ClipOperation.IntersectClip)
    drawing.fill(painter, inner, "#25417a")
    drawing.rays(painter, inner, inner.center(), "#31538f", 12)
    radius = rect.width() * 0.31
    drawing.disc(painter, inner.center(), radius * 1.12, CREAM)
    drawing.disc(painter, inner.center(), radius, VERMILION)
    sign = QRectF(0, 0, radius * 1.2, radius * 1.2)
    sign.moveCenter(inner.center() - QPointF(0, radius * 0.02))
    symbol(painter, sign, CARDS["looping"], CREAM)
    painter.restore()


# --- piles -----------------------------------------------------------------------------------------------


def paint_draw(painter: QPainter, rect: QRectF, look: int, theme: Theme) -> None:
    """A pile of backs, higher the more cards it has."""
    if look > 1:
        for height in range(min(6, 1 + look // 9), 0, -1):
            paint_back(painter, rect.translated(0, 1.7 * height), None, theme)
    elif not look:
        _empty(painter, rect, theme)


def paint_place(painter: QPainter, rect: QRectF, look: str, theme: Theme) -> None:
    """Where the pile lies, while there is none."""
    _empty(painter, rect, theme)
    write(painter, rect.adjusted(20, 0, -20, 0), look, 24, theme.muted, bold=True)


def _empty(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    painter.setBrush(QColor(theme.paper_shade))
    painter.setPen(QPen(QColor(theme.muted), 2, Qt.PenStyle.DashLine))
    painter.drawPath(rounded(rect.adjusted(1, 1, -1, -1), rect.width() * 0.075))
