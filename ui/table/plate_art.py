"""A player's plate: livery, name, score, what the player holds, and the mark of the turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from ui import drawing
from ui.table.art import coin
from ui.table.lettering import LEFT, RIGHT, write, write_name
from ui.table.shapes import shape_path
from ui.table.surfaces import inked, panel, rounded
from ui.theme import LIVERIES, Theme

Look = tuple[str, str, int, tuple[tuple[str, int], ...], bool, bool]
"""Name, livery, score, facts as icon and number, whether it is the turn, whether it is the first player."""

BLOCK: Final = 40.0
"""The width of the livery's block at the left of a plate."""


def paint_plate(painter: QPainter, rect: QRectF, look: Look, theme: Theme) -> None:
    """A plate; the one whose turn it is wears a thick frame."""
    name, livery, score, facts, turn, first = look
    panel(painter, rect, theme)
    _block(painter, rect, livery, first)
    if turn:
        inked(painter, rounded(rect.adjusted(1, 1, -1, -1), 10), theme.accent, 6.0)
    inside = rect.adjusted(BLOCK + 9, 5, -12, -7)
    upper = QRectF(inside.left(), inside.top(), inside.width(), 41)
    # In the text face: the poster face draws a zero as half a disc.
    write(painter, upper, str(score), 44, theme.ink, RIGHT, bold=True)
    write_name(painter, upper.adjusted(0, 2, -8.0 - 25.0 * len(str(score)), 0), name, 25, theme.ink)
    _facts(painter, QRectF(inside.left(), inside.bottom() - 30, inside.width(), 30), facts, theme)


def _block(painter: QPainter, rect: QRectF, livery: str, first: bool) -> None:
    """The livery, over the rosette of the first player."""
    worn = LIVERIES[livery]
    painter.save()
    painter.setClipPath(rounded(rect, 10))
    painter.fillRect(QRectF(rect.left(), rect.top(), BLOCK, rect.height()), QColor(worn.fill))
    painter.restore()
    shape = QRectF(0, 0, 26, 26)
    middle = rect.left() + BLOCK / 2
    shape.moveCenter(QPointF(middle, rect.center().y() - (18 if first else 0)))
    drawing.fill(painter, shape_path(worn.shape, shape), worn.on_fill)
    if first:
        _first(painter, QPointF(middle, rect.center().y() + 20))


def _first(painter: QPainter, at: QPointF) -> None:
    """The first player's rosette."""
    drawing.fill(painter, shape_path("triangle", QRectF(at.x() - 9, at.y() - 2, 18, 18)), drawing.NAVY)
    drawing.disc(painter, at, 13, drawing.NAVY)
    drawing.disc(painter, at, 10, drawing.CREAM)
    write(painter, QRectF(at.x() - 9, at.y() - 10, 18, 20), "1", 15, drawing.NAVY, bold=True)


def _facts(painter: QPainter, row: QRectF, facts: tuple[tuple[str, int], ...], theme: Theme) -> None:
    x = row.left()
    for icon, number in facts:
        _ICONS[icon](painter, QRectF(x, row.top() + 4, 22, 22), theme)
        write(painter, QRectF(x + 26, row.top(), 22, 30), str(number), 20, theme.ink, LEFT, bold=True)
        x += 46


def _hand(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """Three cards in a fan."""
    foot = QPointF(rect.center().x(), rect.bottom())
    for angle in (-24, 0, 24):
        with drawing.placed(painter, foot, 1.0, angle):
            drawing.fill(painter, rounded(QRectF(-5.5, -21, 11, 17), 2), theme.ink, theme.paper)


_ICONS: Final[dict[str, Callable[[QPainter, QRectF, Theme], None]]] = {
    "token": lambda painter, rect, theme: coin(painter, rect),
    "hand": _hand,
}
