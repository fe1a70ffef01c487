"""The poster at the end of a round, and of the game."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from ui.look import drawing
from ui.look.theme import Theme
from ui.loops.layout.sheet import Column, Sheet
from ui.table.art.common import MUSTARD, NAVY, chip
from ui.table.art.lettering import LEFT, write, write_lines
from ui.table.art.sunrise import paint_sunrise
from ui.table.art.surfaces import VERMILION, gilded, inked, panel, rounded

_HEAD: Final = (0.3, 0.54)
"""The least and the largest part of the poster with the headline."""
_TITLES: Final = 120.0
_NAMES: Final = 92.0
_TOTALS: Final = 84.0
_HIGHEST: Final = 46.0
_TOP: Final = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop


def paint_sheet(painter: QPainter, rect: QRectF, look: Sheet, theme: Theme) -> None:
    """Who won under a sun, and everybody's points round by round."""
    panel(painter, rect, theme, radius=14)
    # A short table leaves more of the poster to the sun.
    spare = rect.height() - 42 - _NAMES - _TOTALS - _HIGHEST * len(look.rows)
    part = min(max(spare, rect.height() * _HEAD[0]), rect.height() * _HEAD[1])
    head = QRectF(rect.left(), rect.top(), rect.width(), part)
    painter.save()
    painter.setClipPath(rounded(rect, 14), Qt.ClipOperation.IntersectClip)
    painter.setClipRect(head, Qt.ClipOperation.IntersectClip)
    paint_sunrise(painter, head, aside=0.4, down=0.4)
    painter.restore()
    # A long name in the headline takes smaller letters, and leaves the planes their room.
    size = min(90.0, part * 0.42, 1500.0 / max(1, len(look.headline)))
    write(painter, head.adjusted(190, 14, -190, -54), look.headline, size, NAVY, display=True)
    write(painter, head.adjusted(40, head.height() - 50, -40, -12), look.note, 22, NAVY, bold=True)
    table = QRectF(rect.left() + 28, head.bottom() + 12, rect.width() - 56, rect.height() - head.height() - 30)
    _table(painter, table, look, theme)
    inked(painter, rounded(rect.adjusted(6, 6, -6, -6), 10), theme.ink, 2.0)


def _table(painter: QPainter, rect: QRectF, look: Sheet, theme: Theme) -> None:
    wide = (rect.width() - _TITLES) / len(look.columns)
    high = min(_HIGHEST, (rect.height() - _NAMES - _TOTALS) / max(1, len(look.rows)))
    for place, title in enumerate(look.rows):
        row = QRectF(rect.left(), rect.top() + _NAMES + place * high, rect.width(), high).adjusted(0, 2, 0, -2)
        last = place == len(look.rows) - 1
        drawing.fill(painter, rounded(row, 7), gilded(theme, 0.55) if last else theme.paper_shade)
        words = QRectF(row.left() + 10, row.top(), _TITLES - 16, row.height())
        write(painter, words, title, 20, theme.ink, LEFT, bold=last)
    below = QRectF(rect.left() + 10, rect.bottom() - _TOTALS, _TITLES, 54)
    write(painter, below, look.total, 23, theme.ink, LEFT, bold=True)
    for place, column in enumerate(look.columns):
        cell = QRectF(rect.left() + _TITLES + place * wide, rect.top(), wide, rect.height())
        _column(painter, cell, column, high, look.goal, theme)


def _column(painter: QPainter, rect: QRectF, column: Column, high: float, goal: int, theme: Theme) -> None:
    """A player: name, points by round, the total, and how near it is to the end."""
    spot = QRectF(0, 0, 30, 30)
    spot.moveCenter(QPointF(rect.center().x(), rect.top() + 16))
    if column.winner:
        drawing.disc(painter, spot.center(), 21, MUSTARD)
    chip(painter, spot, column.livery, theme)
    name = QRectF(rect.left() + 2, rect.top() + 35, rect.width() - 4, 54)
    write_lines(painter, name, column.name, 21, theme.ink, _TOP)
    for place, points in enumerate(column.points):
        cell = QRectF(rect.left(), rect.top() + _NAMES + place * high, rect.width(), high)
        write(painter, cell, str(points), min(25.0, high * 0.72), theme.ink, bold=place == len(column.points) - 1)
    total = QRectF(rect.left(), rect.bottom() - _TOTALS, rect.width(), 54)
    write(painter, total, str(column.total), 40, theme.ink, bold=True)
    _bar(painter, QRectF(rect.left() + 8, rect.bottom() - 26, rect.width() - 16, 14), column.total / goal, theme)


def _bar(painter: QPainter, rect: QRectF, share: float, theme: Theme) -> None:
    """A total on its way to the goal, which ends the game."""
    drawing.fill(painter, rounded(rect, 7), theme.paper_shade)
    painter.save()
    painter.setClipPath(rounded(rect, 7), Qt.ClipOperation.IntersectClip)
    painter.fillRect(
        QRectF(rect.left(), rect.top(), rect.width() * min(1.0, share), rect.height()),
        QColor(VERMILION if share > 1 else MUSTARD if share > 0.75 else theme.green),
    )
    painter.restore()
    inked(painter, rounded(rect, 7), theme.ink, 1.4)
