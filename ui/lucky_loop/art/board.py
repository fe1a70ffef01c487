"""The board: paper, the main track, and the programmes with their places and scales."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from core.lucky_loop.box import BOX, PROGRAMME_AT, PROGRAMMES
from ui.look import drawing
from ui.look.theme import Theme
from ui.lucky_loop.art.aerobatics import badge, colour_of, figure
from ui.lucky_loop.art.emblems import emblem
from ui.lucky_loop.art.pieces import coin
from ui.lucky_loop.layout.regions import side, track
from ui.lucky_loop.words import scale_text
from ui.table.art.lettering import LEFT, write
from ui.table.art.surfaces import gilded, inked, panel, rounded, tint
from ui.table.art.track import paint_field, paint_start
from ui.table.layout.boxes import Box


def paint_board(painter: QPainter, rect: QRectF, look: bool, theme: Theme) -> None:
    """Paper with the numbered track round its edge; the start is named while nobody stands there."""
    panel(painter, rect, theme, radius=8)
    painter.save()
    painter.setClipPath(rounded(rect, 8), Qt.ClipOperation.IntersectClip)
    for number, field in track(Box(0.0, 0.0, rect.width(), rect.height())).items():
        if number:
            paint_field(painter, _rect(field), number, theme, 18)
        else:
            paint_start(painter, _rect(field), theme, named=look)
    painter.restore()


def _rect(box: Box) -> QRectF:
    return QRectF(*box)


# --- sides -----------------------------------------------------------------------------------------------


def paint_side(painter: QPainter, rect: QRectF, look: tuple[str, bool], theme: Theme) -> None:
    """A programme: name, places in the order of its figures, emblem and scale."""
    name, flying = look
    programme = PROGRAMMES[PROGRAMME_AT[name]]
    parts = side(Box(0.0, 0.0, rect.width(), rect.height()))
    drawing.fill(painter, rounded(rect, 8), tint(theme.paper, theme.paper_shade, 0.45))
    painter.save()
    painter.setClipPath(rounded(rect, 8), Qt.ClipOperation.IntersectClip)
    emblem(painter, _rect(parts.emblem), name, theme)
    painter.restore()
    write(painter, _rect(parts.title), programme.name, 29, theme.ink, LEFT, display=True)
    for letter, place in zip(programme.figures, parts.places, strict=True):
        _place(painter, _rect(place), letter, theme)
    for number, field in parts.scale.items():
        _scale_field(painter, _rect(field), number, theme)
    outline = theme.accent if flying else tint(theme.ink, theme.paper, 0.6)
    inked(painter, rounded(rect.adjusted(1, 1, -1, -1), 8), outline, 4.0 if flying else 1.5)


def _place(painter: QPainter, rect: QRectF, letter: str, theme: Theme) -> None:
    """An empty place: the figure that belongs there."""
    colour = colour_of(letter)
    painter.setPen(QPen(QColor(tint(colour, theme.paper, 0.25)), 2, Qt.PenStyle.DashLine))
    painter.setBrush(QColor(tint(colour, theme.paper, 0.82)))
    painter.drawPath(rounded(rect.adjusted(1, 1, -1, -1), 7))
    ground = tint(colour, theme.paper, 0.82)
    figure(painter, rect.adjusted(10, 46, -10, -14), letter, tint(colour, theme.paper, 0.3), ground)
    mark = QRectF(0, 0, 32, 32)
    mark.moveCenter(QPointF(rect.center().x(), rect.top() + 26))
    badge(painter, mark, letter)


def _scale_field(painter: QPainter, rect: QRectF, number: int, theme: Theme) -> None:
    """A field of a scale; tokens are to be had from `token_from` on."""
    inner = rect.adjusted(1, 0, -1, 0)
    token = number >= BOX.token_from
    drawing.fill(painter, rounded(inner, 4), gilded(theme, 0.55) if token else theme.paper_shade)
    top = QRectF(inner.left(), inner.top(), inner.width(), 20)
    write(painter, top, scale_text(number), 18, theme.ink, bold=True)
    if number in (BOX.token_from, BOX.scale_last):
        # On the last field everybody meets; there the coin stands beside the number, where no marker hides half of it.
        aside = number == BOX.scale_last
        spot = QRectF(0, 0, 13, 13) if aside else QRectF(0, 0, 17, 17)
        spot.moveCenter(inner.center() + QPointF(23, 0) if aside else inner.center())
        spot.moveTop(inner.top() + (2 if aside else 25))
        painter.save()
        painter.setOpacity(0.75)
        coin(painter, spot)
        painter.restore()
