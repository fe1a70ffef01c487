"""The sheet at the end of a round, and the poster at the end of the game."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from ui.look import drawing
from ui.look.drawing import NAVY
from ui.look.theme import Theme
from ui.table.art.common import MUSTARD, chip
from ui.table.art.lettering import CENTRE, LEFT, RIGHT, write, write_lines, write_name
from ui.table.art.sunrise import paint_sunrise
from ui.table.art.surfaces import inked, panel, rounded, tint
from ui.targets.art.side_panel import paint_tally
from ui.targets.layout.result import HEAD, NOTE, POSTER_HEAD, POSTER_ROW, ROW, Line, Result, Standing

_WORDS = 0.47
"""How much of a line is left to its words."""


def paint_result(painter: QPainter, rect: QRectF, look: Result, theme: Theme) -> None:
    """What became of each disc; or who has won, under a rising sun."""
    panel(painter, rect, theme, radius=10)
    top = rect.top() + (POSTER_HEAD if look.standings else HEAD)
    if look.standings:
        _sunrise(painter, QRectF(rect.left(), rect.top(), rect.width(), POSTER_HEAD), look.headline)
        top += 10
    else:
        head = QRectF(rect.left() + 20, rect.top() + 8, rect.width() - 40, HEAD - 10)
        write(painter, head, look.headline, 40, theme.ink, LEFT, display=True)
    for line in look.lines:
        _line(painter, QRectF(rect.left() + 14, top, rect.width() - 28, ROW - 6), line, theme)
        top += ROW
    for standing in look.standings:
        _standing(painter, QRectF(rect.left() + 24, top, rect.width() - 48, POSTER_ROW - 8), standing, theme)
        top += POSTER_ROW
    for note in look.notes:
        align = CENTRE if look.standings else LEFT
        write(painter, QRectF(rect.left() + 6, top, rect.width() - 10, NOTE), note, 22, theme.ink, align)
        top += NOTE
    inked(painter, rounded(rect.adjusted(5, 5, -5, -5), 7), theme.ink, 2.0)


def _sunrise(painter: QPainter, rect: QRectF, headline: str) -> None:
    painter.save()
    painter.setClipPath(rounded(rect.adjusted(0, 0, 0, 20), 10), Qt.ClipOperation.IntersectClip)
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    paint_sunrise(painter, rect, aside=0.3, down=0.3)
    painter.restore()
    write(painter, rect.adjusted(24, rect.height() * 0.45, -24, 0), headline, 64, NAVY, display=True)


def _line(painter: QPainter, rect: QRectF, line: Line, theme: Theme) -> None:
    drawing.fill(painter, rounded(rect, 8), theme.paper_shade)
    words = rect.width() * _WORDS
    paint_tally(painter, rect.adjusted(6, 3, -words, -3), line.tally, theme)
    at = QRectF(rect.right() - words + 10, rect.top() - 1, words - 14, rect.height() + 2)
    write_lines(painter, at, line.words, 22, theme.ink, LEFT)


def _standing(painter: QPainter, rect: QRectF, standing: Standing, theme: Theme) -> None:
    """A player with the discs won; the winners on gold."""
    fill = tint(MUSTARD, theme.paper, 0.6 if theme.dark else 0.35) if standing.won else theme.paper_shade
    drawing.fill(painter, rounded(rect, 8), fill)
    spot = QRectF(0, 0, 32, 32)
    spot.moveCenter(QPointF(rect.left() + 32, rect.center().y()))
    chip(painter, spot, standing.livery, theme)
    write_name(painter, rect.adjusted(64, 4, -80, -4), standing.name, 32, theme.ink)
    write(painter, rect.adjusted(0, 0, -20, 0), str(standing.score), 48, theme.ink, RIGHT, bold=True)
