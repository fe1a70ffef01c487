"""A player's plate: livery, name, score, what the player holds, and the mark of the turn."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from ui.look import drawing
from ui.look.theme import Theme
from ui.table.art.badge import paint_badge
from ui.table.art.lettering import LEFT, RIGHT, write, write_name
from ui.table.art.surfaces import inked, panel, rounded
from ui.table.layout.badge import BADGE, Badge

Look = tuple[str, Badge, int, tuple[tuple[str, int], ...], bool]
"""Name, badge, score, facts as icon and number, and whether it is the turn."""
Icon = Callable[[QPainter, QRectF, Theme], None]


def _hand(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """Three cards in a fan."""
    foot = QPointF(rect.center().x(), rect.bottom())
    for angle in (-24, 0, 24):
        with drawing.placed(painter, foot, 1.0, angle):
            drawing.fill(painter, rounded(QRectF(-5.5, -21, 11, 17), 2), theme.ink, theme.paper)


ICONS: Final[Mapping[str, Icon]] = {"hand": _hand}
"""What the facts of every game may be marked with."""


def paint_plate(painter: QPainter, rect: QRectF, look: Look, theme: Theme, icons: Mapping[str, Icon] = ICONS) -> None:
    """A plate; the one whose turn it is wears a thick frame, and a game may bring icons of its own."""
    name, badge, score, facts, turn = look
    panel(painter, rect, theme)
    paint_badge(painter, rect, badge, theme)
    if turn:
        inked(painter, rounded(rect.adjusted(1, 1, -1, -1), 10), theme.accent, 6.0)
    inside = rect.adjusted(BADGE + 9, 5, -12, -7)
    upper = QRectF(inside.left(), inside.top(), inside.width(), 41)
    # In the text face: the poster face draws a zero as half a disc.
    write(painter, upper, str(score), 44, theme.ink, RIGHT, bold=True)
    write_name(painter, upper.adjusted(0, 2, -8.0 - 27.0 * len(str(score)), 0), name, 25, theme.ink)
    _facts(painter, QRectF(inside.left(), inside.bottom() - 30, inside.width(), 30), facts, theme, icons)


def _facts(
    painter: QPainter, row: QRectF, facts: tuple[tuple[str, int], ...], theme: Theme, icons: Mapping[str, Icon]
) -> None:
    x = row.left()
    for icon, number in facts:
        icons[icon](painter, QRectF(x, row.top() + 4, 22, 22), theme)
        write(painter, QRectF(x + 25, row.top(), 26, 30), str(number), 20, theme.ink, LEFT, bold=True)
        x += 52
