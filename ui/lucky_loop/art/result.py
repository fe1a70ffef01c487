"""The poster at the end of the game."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from ui.look import drawing
from ui.look.theme import Theme
from ui.lucky_loop.layout.result import Result, Row
from ui.table.art.common import CREAM, NAVY, chip
from ui.table.art.lettering import fitting, write, write_lines, write_name
from ui.table.art.sunrise import paint_sunrise
from ui.table.art.surfaces import gilded, inked, panel, rounded

_HIGHEST = 64.0
"""The height of a row, where there is room."""
_NAMES = 0.27
"""The part of a row that the name takes."""
_BOTTOM_CENTRE = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom


def paint_result(painter: QPainter, rect: QRectF, look: Result, theme: Theme) -> None:
    """The winner in large letters under a sun, and every result below."""
    panel(painter, rect, theme, radius=10)
    # Few players leave more of the poster to the sun.
    spare = rect.height() - 100.0 - _HIGHEST * len(look.rows)
    head = QRectF(rect.left(), rect.top(), rect.width(), min(max(spare, rect.height() * 0.34), rect.height() * 0.56))
    painter.save()
    painter.setClipPath(rounded(rect, 10), Qt.ClipOperation.IntersectClip)
    painter.setClipRect(head, Qt.ClipOperation.IntersectClip)
    paint_sunrise(painter, head, aside=0.3, down=0.28)
    painter.restore()
    headline = head.adjusted(40, head.height() * 0.44, -40, -4)
    write(painter, headline, look.headline, head.height() * 0.4, NAVY, display=True)
    _winners(painter, QPointF(head.center().x(), head.top() + head.height() * 0.28), look, theme)
    _table(
        painter,
        QRectF(rect.left() + 30, head.bottom() + 8, rect.width() - 60, rect.height() - head.height() - 24),
        look,
        theme,
    )
    inked(painter, rounded(rect.adjusted(5, 5, -5, -5), 7), theme.ink, 2.0)


def _winners(painter: QPainter, at: QPointF, look: Result, theme: Theme) -> None:
    """The shapes of the winners, large."""
    liveries = [row.livery for row in look.rows if row.winner]
    for place, livery in enumerate(liveries):
        spot = QRectF(0, 0, 52, 52)
        spot.moveCenter(at + QPointF((place - (len(liveries) - 1) / 2) * 96, 0))
        # A livery may have the colour of the sun.
        drawing.disc(painter, spot.center(), 43, NAVY)
        drawing.disc(painter, spot.center(), 40, CREAM)
        chip(painter, spot, livery, theme)


def _table(painter: QPainter, rect: QRectF, look: Result, theme: Theme) -> None:
    name_width = rect.width() * _NAMES
    wide = (rect.width() - name_width) / len(look.columns)
    size = fitting([word for text in look.columns for word in text.split()], wide - 8, 19)
    for column, text in enumerate(look.columns):
        cell = QRectF(rect.left() + name_width + column * wide + 4, rect.top() - 4, wide - 8, 54)
        write_lines(painter, cell, text, size, theme.muted, _BOTTOM_CENTRE)
    high = min(_HIGHEST, (rect.height() - 54) / len(look.rows))
    for place, row in enumerate(look.rows):
        line = QRectF(rect.left(), rect.top() + 52 + place * high, rect.width(), high)
        _row(painter, line, row, name_width, theme)


def _row(painter: QPainter, rect: QRectF, row: Row, name_width: float, theme: Theme) -> None:
    inner = rect.adjusted(0, 2, 0, -2)
    fill = gilded(theme, 0.35) if row.winner else theme.paper_shade
    drawing.fill(painter, rounded(inner, 8), fill)
    spot = QRectF(0, 0, 28, 28)
    spot.moveCenter(QPointF(inner.left() + 24, inner.center().y()))
    chip(painter, spot, row.livery, theme)
    name = QRectF(inner.left() + 48, inner.top(), name_width - 52, inner.height())
    write_name(painter, name, row.name, 25, theme.ink)
    texts = (*row.scores, row.free, row.lost)
    wide = (rect.width() - name_width) / (len(texts) + 1)
    for column, text in enumerate(texts):
        cell = QRectF(inner.left() + name_width + column * wide, inner.top(), wide, inner.height())
        write(painter, cell, text, 24, theme.ink)
        if column == row.crossed:
            painter.fillRect(QRectF(cell.center().x() - 20, cell.center().y() - 1, 40, 3), QColor(theme.accent))
    total = QRectF(inner.right() - wide, inner.top(), wide, inner.height())
    write(painter, total, str(row.total), 36, theme.ink, bold=True)
