"""The panel beside the table, with what lies on each disc of the centre."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from ui.look import drawing
from ui.look.theme import LIVERIES, Theme
from ui.table.art.lettering import LEFT, write
from ui.table.art.shapes import shape_path
from ui.table.art.surfaces import inked, panel, rounded, tint
from ui.table.layout.boxes import Box
from ui.targets.art.discs import print_disc
from ui.targets.art.wood import FRAME, WOOD
from ui.targets.layout.regions import side_panel_parts
from ui.targets.layout.side_panel import SidePanel, Tag, Tally

_WIDEST = 40.0


def paint_side_panel(painter: QPainter, rect: QRectF, look: SidePanel, theme: Theme) -> None:
    """The round, the discs of the centre, and captions for the discs put aside."""
    panel(painter, rect, theme)
    parts = side_panel_parts(Box(0.0, 0.0, rect.width(), rect.height()))
    head = QRectF(*parts.head)
    write(painter, head.adjusted(0, 0, 0, -26), look.title, 31, theme.ink, LEFT, display=True)
    write(painter, head.adjusted(0, 36, 0, -4), look.words, 19, theme.muted, LEFT)
    for row, tally in zip(parts.tallies, look.tallies, strict=False):
        ground = QRectF(*row)
        drawing.fill(painter, rounded(ground, 8), theme.paper_shade)
        paint_tally(painter, ground.adjusted(5, 3, -5, -3), tally, theme)
    for caption, words in zip(parts.captions, look.captions, strict=True):
        write(painter, QRectF(*caption), words, 18, theme.muted, LEFT, bold=True)


def paint_tally(painter: QPainter, rect: QRectF, tally: Tally, theme: Theme) -> None:
    """A disc, or the table, and everybody's total on it."""
    size = min(rect.height(), 46.0)
    disc = QRectF(rect.left(), rect.center().y() - size / 2, size, size)
    if tally.disc is None:
        drawing.fill(painter, rounded(disc.adjusted(2, 2, -2, -2), 5), FRAME)
        drawing.fill(painter, rounded(disc.adjusted(5, 5, -5, -5), 3), WOOD)
    else:
        print_disc(painter, disc, tally.disc)
    wide = min(_WIDEST, (rect.width() - size - 8) / max(1, len(tally.tags)))
    for place, tag in enumerate(tally.tags):
        left = disc.right() + 8 + place * wide
        _tag(painter, QRectF(left, rect.top(), wide - 4, rect.height()), tag, theme)


def _tag(painter: QPainter, rect: QRectF, tag: Tag, theme: Theme) -> None:
    """A total on its livery; the one that leads in a frame, equal ones struck out."""
    worn = LIVERIES[tag.livery]
    fill = tint(worn.fill, theme.paper_shade, 0.55) if tag.mood == "level" else worn.fill
    ink = theme.ink if tag.mood == "level" else worn.on_fill
    drawing.fill(painter, rounded(rect, 6), fill)
    shape = QRectF(0, 0, 14, 14)
    shape.moveCenter(QPointF(rect.center().x(), rect.top() + 8.5))
    drawing.fill(painter, shape_path(worn.shape, shape), ink)
    write(painter, rect.adjusted(0, 15, 0, -1), str(tag.total), 25, ink, bold=True)
    if tag.mood == "leads":
        inked(painter, rounded(rect.adjusted(-1.5, -1.5, 1.5, 1.5), 7), theme.ink, 3.0)
    elif tag.mood == "level":
        strike = QPainterPath(QPointF(rect.left() + 4, rect.bottom() - 6))
        strike.lineTo(rect.right() - 4, rect.top() + 16)
        inked(painter, strike, theme.accent, 3.0)
