"""Small marks on cards and plates: who laid a card, all equal cards at once, and the key of a race."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from ui.look import drawing
from ui.look.theme import LIVERIES, Theme
from ui.table.art.common import MUSTARD, NAVY, chip
from ui.table.art.lettering import write
from ui.table.art.shapes import shape_path
from ui.table.art.surfaces import VERMILION, cast_shadow, faded, inked, rounded


def paint_signature(painter: QPainter, rect: QRectF, look: tuple[str, str], theme: Theme) -> None:
    """Who laid a card: the shape of a livery, or a band in its colour with the name."""
    livery, name = look
    if not name:
        chip(painter, rect, livery, theme)
        return
    worn, band = LIVERIES[livery], rounded(rect, rect.height() / 2)
    cast_shadow(painter, band, theme, 2.0)
    drawing.fill(painter, band, worn.fill)
    inked(painter, band, "#fffaf0", 1.6)
    size = rect.height() * 0.6
    shape = QRectF(rect.left() + 9, rect.center().y() - size / 2, size, size)
    drawing.fill(painter, shape_path(worn.shape, shape), worn.on_fill)
    write(painter, rect.adjusted(size + 12, 0, -6, 0), name, rect.height() * 0.68, worn.on_fill, bold=True)


def paint_all(painter: QPainter, rect: QRectF, look: str, theme: Theme) -> None:
    """A small button on a card that lays all its equals too."""
    band = rounded(rect, rect.height() / 2)
    cast_shadow(painter, band, theme, 2.0)
    drawing.fill(painter, band, MUSTARD)
    inked(painter, band, NAVY, 1.6)
    write(painter, rect.adjusted(8, 0, -8, 0), look, rect.height() * 0.82, NAVY, bold=True)


def paint_new(painter: QPainter, rect: QRectF, look: None, theme: Theme) -> None:
    """The mark of a card that has just come to a hand."""
    disc = rounded(rect, rect.height() / 2)
    cast_shadow(painter, disc, theme, 2.0)
    drawing.fill(painter, disc, VERMILION)
    inked(painter, disc, "#fffaf0", 1.8)
    reach = rect.width() * 0.24
    for across, down in ((reach, 0.0), (0.0, reach)):
        arm = QPainterPath(rect.center() - QPointF(across, down))
        arm.lineTo(rect.center() + QPointF(across, down))
        inked(painter, arm, "#fffaf0", 4.0)


def paint_key(painter: QPainter, rect: QRectF, look: str, theme: Theme) -> None:
    """The cap of a key."""
    body = rounded(rect, 12)
    cast_shadow(painter, body, theme, 4.0)
    drawing.fill(painter, body, "#a9760f")
    cap = rect.adjusted(3, 2, -3, -8)
    drawing.fill(painter, rounded(cap, 10), MUSTARD)
    inked(painter, rounded(cap.adjusted(2, 2, -2, -2), 9), faded("#ffffff", 0.5), 1.5)
    write(painter, cap.adjusted(5, 0, -5, 0), look, cap.height() * 0.66, NAVY, bold=True)
