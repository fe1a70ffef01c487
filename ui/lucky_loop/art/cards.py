"""Cards, face up and face down, as chips and as empty places, and the marks on completed ones."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from core.lucky_loop.box import FACES, FIGURES, Face
from ui.look import drawing
from ui.look.theme import Theme
from ui.lucky_loop.art.aerobatics import badge, badge_shape, colour_of, figure, ink_of
from ui.lucky_loop.words import FIGURE_LETTERS
from ui.table.art.common import CREAM, MUSTARD, NAVY
from ui.table.art.lettering import LEFT, READABLE, write
from ui.table.art.shapes import star_path
from ui.table.art.surfaces import VERMILION, cast_shadow, faded, inked, rounded, tint

_PAPER: Final = "#f8efd8"
_RIM: Final = "#cdb98a"


def paint_card(painter: QPainter, rect: QRectF, look: tuple[str, str], theme: Theme) -> None:
    """A card face up; cards stay cream by night, since they are printed."""
    name, mood = look
    face, unit = FACES[name], rect.width() / 100
    _sheet(painter, rect, theme, 6.0 if mood == "staged" else 2.4)
    painter.save()
    painter.scale(unit, unit)
    # Everything below is drawn on a card of 100 by 140.
    painter.fillRect(QRectF(0, 46, 100, 62), QColor(colour_of(face.figure)))
    _picture(painter, QRectF(0, 46, 100, 62), face.figure)
    write(painter, QRectF(8, 2, 62, 44), str(face.difficulty), 46, NAVY, LEFT, display=True)
    badge(painter, QRectF(61, 6, 34, 34), face.figure, unit)
    _points(painter, face)
    painter.restore()
    if mood == "staged":
        _staged(painter, rect)


def _sheet(painter: QPainter, rect: QRectF, theme: Theme, depth: float = 2.4) -> None:
    path = rounded(rect, rect.width() * 0.075)
    cast_shadow(painter, path, theme, depth)
    painter.setPen(QPen(QColor(_RIM), max(0.8, rect.width() * 0.01)))
    painter.setBrush(QColor(_PAPER))
    painter.drawPath(path)


def _picture(painter: QPainter, rect: QRectF, letter: str) -> None:
    """The figure in a poster's sky."""
    colour = colour_of(letter)
    painter.save()
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    drawing.rays(painter, rect, rect.bottomLeft() + QPointF(14, 12), tint(colour, "#ffffff", 0.12), 14)
    drawing.cloud(painter, QPointF(rect.left() + 82, rect.top() + 20), 34, tint(colour, "#ffffff", 0.28))
    drawing.cloud(painter, QPointF(rect.left() + 16, rect.bottom() - 8), 40, tint(colour, "#ffffff", 0.28))
    figure(painter, rect.adjusted(4, 4, -4, -4), letter, ink_of(letter), colour)
    painter.restore()


def _points(painter: QPainter, face: Face) -> None:
    """Both rewards: met exactly, and exceeded."""
    exact, exceeded = QRectF(4, 111, 45, 26), QRectF(51, 111, 45, 26)
    drawing.fill(painter, rounded(exact, 4), NAVY)
    write(painter, exact, f"={face.exact}", 24, CREAM, bold=True)
    inked(painter, rounded(exceeded.adjusted(0.7, 0.7, -0.7, -0.7), 4), faded(NAVY, 0.55), 1.4)
    write(painter, exceeded, f">{face.exceeded}", 24, NAVY, bold=True)


def _staged(painter: QPainter, rect: QRectF) -> None:
    """A dashed rim for a card that can still be taken back."""
    pen = QPen(QColor(VERMILION), max(3.0, rect.width() * 0.035))
    pen.setDashPattern([2.4, 1.6])
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(rounded(rect.adjusted(-1, -1, 1, 1), rect.width() * 0.075))


# --- backs -----------------------------------------------------------------------------------------------


def paint_back(painter: QPainter, rect: QRectF, look: int, theme: Theme) -> None:
    """A card face down: the two colours of its deck as rays, and both letters."""
    _sheet(painter, rect, theme)
    letters = deck_letters(look)
    inner = rect.adjusted(*(share * rect.width() for share in (0.055, 0.055, -0.055, -0.055)))
    painter.save()
    painter.setClipPath(rounded(inner, rect.width() * 0.05), Qt.ClipOperation.IntersectClip)
    painter.fillRect(inner, QColor(tint(colour_of(letters[0]), NAVY, 0.12)))
    drawing.rays(painter, inner, inner.center(), tint(colour_of(letters[1]), NAVY, 0.12), 9)
    radius = rect.width() * 0.31
    drawing.disc(painter, inner.center(), radius * 1.12, CREAM)
    drawing.disc(painter, inner.center(), radius, NAVY)
    middle = QRectF(0, 0, radius * 1.6, radius * 1.6)
    middle.moveCenter(inner.center())
    if rect.width() > 40:
        write(
            painter, middle, "".join(FIGURE_LETTERS[letter]() for letter in letters), radius * 1.05, CREAM, display=True
        )
    painter.restore()


def deck_letters(deck: int) -> list[str]:
    """The letters of a deck's two figures."""
    return [letter for letter, kind in FIGURES.items() if kind.deck == deck]


# --- small things ----------------------------------------------------------------------------------------


def paint_chip(painter: QPainter, rect: QRectF, look: str, theme: Theme) -> None:
    """A card of a free programme on a plate: the figure's shape and the number on its colour."""
    face = FACES[look]
    path = rounded(rect, 4)
    cast_shadow(painter, path, theme, 1.0)
    drawing.fill(painter, path, colour_of(face.figure))
    ink = ink_of(face.figure)
    side = rect.height() * 0.34
    shape = QRectF(rect.center().x() - side / 2, rect.top() + 2, side, side)
    drawing.fill(painter, badge_shape(face.figure, shape), ink)
    number = QRectF(rect.left(), shape.bottom(), rect.width(), rect.bottom() - shape.bottom())
    write(painter, number, str(face.difficulty), READABLE, ink, bold=True)


def paint_missing(painter: QPainter, rect: QRectF, look: str, theme: Theme) -> None:
    """The place of a figure that a programme still lacks."""
    painter.setBrush(QColor(_PAPER))
    pen = QPen(QColor(colour_of(look)), 3)
    pen.setDashPattern([3, 2])
    painter.setPen(pen)
    painter.drawPath(rounded(rect.adjusted(2, 2, -2, -2), 7))
    mark = QRectF(0, 0, rect.width() * 0.5, rect.width() * 0.5)
    mark.moveCenter(rect.center() - QPointF(0, rect.height() * 0.12))
    badge(painter, mark, look)
    write(painter, QRectF(rect.left(), rect.center().y() + 12, rect.width(), 44), "?", 46, NAVY, bold=True)


def paint_mark(painter: QPainter, rect: QRectF, look: tuple[bool, int], theme: Theme) -> None:
    """On a completed card: "=" for exact, ">" for exceeded, and the points."""
    exact, points = look
    path = rounded(rect, rect.height() * 0.3)
    cast_shadow(painter, path, theme, 2.0)
    drawing.fill(painter, path, "#35702f" if exact else MUSTARD)
    inked(painter, path, "#fffaf0", max(1.5, rect.height() * 0.06))
    text = f"= {points}" if exact else f"> {points}"
    write(painter, rect.adjusted(4, 0, -4, 0), text, rect.height() * 0.82, "#fff6e0" if exact else NAVY, bold=True)


def paint_highlight(painter: QPainter, rect: QRectF, look: None, theme: Theme) -> None:
    """The highlight token: a vermilion star burst that doubles."""
    unit = rect.width() / 100
    painter.save()
    painter.scale(unit, unit)
    burst = star_path(QRectF(2, 2, 96, 96), 12, 0.8)
    cast_shadow(painter, burst, theme, 5.0)
    drawing.fill(painter, burst, VERMILION)
    inked(painter, burst, "#fffaf0", 4.0)
    write(painter, QRectF(12, 12, 76, 76), "×2", 42, "#fff6e0", bold=True)
    painter.restore()
