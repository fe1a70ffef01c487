"""The sheet of a scored session, and the poster at the end of the game."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from ui.jump.layout.result import Result, Row, sheet
from ui.jump.words import scored
from ui.look import drawing
from ui.look.text import translate
from ui.look.theme import Theme
from ui.table.art.common import CREAM, MUSTARD, NAVY, chip
from ui.table.art.lettering import LEFT, RIGHT, write, write_name
from ui.table.art.sunrise import paint_sunrise
from ui.table.art.surfaces import inked, panel, rounded, tint
from ui.table.layout.boxes import Box

_GOOD = "#3a7635"
_WET = "#2b5c9e"
_HIGHEST = 120.0
_HEAD = 32.0
"""The height of what the columns of the players are called."""
_SCORE = 142.0
_TOTAL = 62.0
"""The widths of a score and of the points of a session."""


def paint_result(painter: QPainter, rect: QRectF, look: Result, theme: Theme) -> None:
    """The headline under a rising sun, both tables, and every player's points."""
    panel(painter, rect, theme, radius=10)
    parts = sheet(Box(0.0, 0.0, rect.width(), rect.height()))
    _head(painter, QRectF(*parts.head), look, theme)
    titles = (translate("jump", "On dry land and on the island"), translate("jump", "In the sea and in the lake"))
    signs = ((+1, _GOOD), (-1, _WET))
    for table, places, title, (sign, colour), filled in zip(
        parts.tables, parts.places, titles, signs, look.filled, strict=True
    ):
        _table(painter, QRectF(*table), title, colour, theme)
        for number, place in enumerate(places, start=1):
            _place(painter, QRectF(*place), scored(sign * number), colour, number <= filled, theme)
    _players(painter, QRectF(*parts.players), look, theme)
    inked(painter, rounded(rect.adjusted(5, 5, -5, -5), 7), theme.ink, 2.0)


def _head(painter: QPainter, rect: QRectF, look: Result, theme: Theme) -> None:
    painter.save()
    painter.setClipPath(rounded(rect.adjusted(0, 0, 0, 20), 10), Qt.ClipOperation.IntersectClip)
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    paint_sunrise(painter, rect, aside=0.36, down=0.53)
    painter.restore()
    middle = rect.adjusted(rect.width() * 0.2, 6, -rect.width() * 0.2, 0)
    write(painter, middle, look.headline, 66 if look.over else 56, NAVY, display=True)


def _table(painter: QPainter, rect: QRectF, title: str, colour: str, theme: Theme) -> None:
    drawing.fill(painter, rounded(rect, 8), theme.paper_shade)
    painter.save()
    painter.setClipPath(rounded(rect, 8), Qt.ClipOperation.IntersectClip)
    drawing.fill(painter, QRectF(rect.left(), rect.top(), rect.width(), 36), colour)
    painter.restore()
    write(painter, QRectF(rect.left() + 16, rect.top(), rect.width() - 32, 36), title, 22, CREAM, LEFT, bold=True)


def _place(painter: QPainter, rect: QRectF, points: str, colour: str, taken: bool, theme: Theme) -> None:
    """A place of a table, its number over the room for the parachutist."""
    cell = rect.adjusted(2.5, 0, -2.5, 0)
    ground = tint(colour, theme.paper, 0.62 if taken else 0.86)
    drawing.fill(painter, rounded(cell, 6), ground)
    number = QRectF(cell.left(), cell.top() + 2, cell.width(), 34)
    write(painter, number, points, 27, theme.ink if taken else theme.muted, bold=True)


def _players(painter: QPainter, rect: QRectF, look: Result, theme: Theme) -> None:
    """What the columns are called, and a row for each player."""
    head = QRectF(rect.left(), rect.top(), rect.width(), _HEAD)
    session, scores = look.columns
    write(painter, _session_column(head), session, 20, theme.ink, RIGHT, bold=True)
    write(painter, head.adjusted(head.width() - _SCORE, 0, -14, 0), scores, 20, theme.ink, RIGHT, bold=True)
    high = min(_HIGHEST, (rect.height() - _HEAD) / len(look.rows))
    for place, row in enumerate(look.rows):
        _row(painter, QRectF(rect.left(), head.bottom() + place * high, rect.width(), high - 6), row, theme)


def _session_column(row: QRectF) -> QRectF:
    """The room for the points of the session, left of the score."""
    return QRectF(row.left() + 48, row.top(), row.width() - 48 - _SCORE, row.height())


def _row(painter: QPainter, rect: QRectF, row: Row, theme: Theme) -> None:
    """A player: name and score, and the session's points one by one."""
    fill = tint(MUSTARD, theme.paper, 0.6 if theme.dark else 0.35) if row.first else theme.paper_shade
    drawing.fill(painter, rounded(rect, 8), fill)
    spot = QRectF(0, 0, 28, 28)
    spot.moveCenter(QPointF(rect.left() + 24, rect.center().y()))
    chip(painter, spot, row.livery, theme)
    half = min(rect.height() / 2, 40.0)
    upper = _session_column(QRectF(rect.left(), rect.center().y() - half + 2, rect.width(), half))
    write_name(painter, upper, row.name, 24, theme.ink)
    lower = _session_column(QRectF(rect.left(), rect.center().y(), rect.width(), half - 3))
    listed = "  ".join(points for _, points in row.points)
    write(painter, lower.adjusted(0, 0, -_TOTAL, 0), f"{listed}  =", 20, theme.ink, RIGHT)
    write(painter, lower, row.total, 24, theme.ink, RIGHT, bold=True)
    score = rect.adjusted(rect.width() - _SCORE, 0, -14, -22 if row.note else 0)
    write(painter, score, str(row.score), 42, theme.ink, RIGHT, bold=True)
    if row.note:
        write(painter, QRectF(score.left(), rect.bottom() - 27, score.width(), 24), row.note, 18, theme.ink, RIGHT)
