"""The large buttons: announcements, and the places of a partner's die."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from ui.look import drawing
from ui.look.drawing import CREAM, NAVY
from ui.look.theme import LIVERIES, Theme
from ui.table.art.common import MUSTARD, PIPS
from ui.table.art.lettering import LEFT, write
from ui.table.art.shapes import shape_path
from ui.table.art.surfaces import VERMILION, inked, panel, rounded, tint
from ui.targets.art.discs import target_icon
from ui.targets.art.seats import key_cap
from ui.targets.layout.prompt import Call, Place

_GROUNDS: Final = {"targets": (VERMILION, CREAM), "double": (MUSTARD, NAVY), "not_seen": ("#25417a", CREAM)}


def paint_call(painter: QPainter, rect: QRectF, look: Call, theme: Theme) -> None:
    """An announcement: its picture, its words and its key."""
    ground, ink = _GROUNDS[look.kind]
    panel(painter, rect, theme, ground, 12)
    inked(painter, rounded(rect.adjusted(4, 4, -4, -4), 9), ink, 1.6)
    icon = QRectF(rect.left() + 13, rect.center().y() - 17, 34, 34)
    if look.kind == "targets":
        target_icon(painter, icon, ink, ground)
    elif look.kind == "double":
        _two_dice(painter, icon, look.value, ink, ground)
    else:
        _eye(painter, icon, ink, ground)
    cap = QRectF(rect.right() - 50, rect.center().y() - 18, 38, 38)
    left = icon.right() + 10
    words = QRectF(left, rect.top(), (cap.left() - 6 if look.key else rect.right() - 14) - left, rect.height())
    write(painter, words, look.words, 29, ink, LEFT, bold=True)
    if look.key:
        key_cap(painter, cap, look.key, theme)


def _two_dice(painter: QPainter, rect: QRectF, value: int, ink: str, ground: str) -> None:
    size = rect.width() * 0.68
    for at in (rect.topLeft(), rect.bottomRight() - QPointF(size, size)):
        die = QRectF(at.x(), at.y(), size, size)
        drawing.fill(painter, rounded(die.adjusted(-1.5, -1.5, 1.5, 1.5), 6), ground)
        drawing.fill(painter, rounded(die, 5), ink)
        for u, v in PIPS.get(value, ()):
            drawing.disc(painter, die.center() + QPointF(u, v) * size * 0.27, size * 0.1, ground)


def _eye(painter: QPainter, rect: QRectF, ink: str, ground: str) -> None:
    """An eye that is crossed out."""
    lids = QPainterPath(QPointF(rect.left(), rect.center().y()))
    lids.quadTo(rect.center().x(), rect.top() - 4, rect.right(), rect.center().y())
    lids.quadTo(rect.center().x(), rect.bottom() + 4, rect.left(), rect.center().y())
    drawing.fill(painter, lids, ink)
    drawing.disc(painter, rect.center(), rect.width() * 0.23, ground)
    drawing.disc(painter, rect.center(), rect.width() * 0.1, ink)
    line = QPainterPath(rect.topLeft() + QPointF(3, 3))
    line.lineTo(rect.bottomRight() - QPointF(3, 3))
    inked(painter, line, ground, 7.0)
    inked(painter, line, ink, 3.0)


def paint_place(painter: QPainter, rect: QRectF, look: Place, theme: Theme) -> None:
    """A tower as it would stand, and where the partner's die is in it."""
    panel(painter, rect, theme, radius=12)
    inked(painter, rounded(rect.adjusted(4, 4, -4, -4), 9), theme.ink, 1.6)
    foot = QPointF(rect.left() + 34, rect.bottom() - 7)
    drawing.fill(painter, rounded(QRectF(foot.x() - 18, foot.y() - 4, 36, 5), 2), tint("#a97a48", theme.ink, 0.1))
    for layer, livery in enumerate(look.liveries):
        worn = LIVERIES[livery]
        die = QRectF(foot.x() - 7, foot.y() - 4 - 12 * (layer + 1), 14, 12)
        drawing.fill(painter, rounded(die.adjusted(-3, 0.5, 3, -0.5), 2.5), worn.fill)
        drawing.fill(painter, shape_path(worn.shape, die.adjusted(1.5, 0.8, -1.5, -0.8)), worn.on_fill)
    words = QRectF(rect.left() + 64, rect.top(), rect.width() - 76, rect.height())
    write(painter, words, look.words, 25, theme.ink, LEFT, bold=True)
