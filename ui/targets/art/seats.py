"""A player's plate: livery, name and score, discs won and stored, the three dice; and the keys beside it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from core.targets.box import DICE_EACH, MATERIAL
from ui.look import drawing
from ui.look.drawing import NAVY
from ui.look.theme import LIVERIES, Theme
from ui.table.art.badge import paint_badge
from ui.table.art.common import MUSTARD, PIPS
from ui.table.art.lettering import LEFT, RIGHT, write, write_name
from ui.table.art.shapes import shape_path
from ui.table.art.surfaces import cast_shadow, faded, inked, panel, rounded
from ui.table.layout.boxes import Box, spread
from ui.targets.art.discs import dashed_circle, target_icon
from ui.targets.layout.dice import die_size
from ui.targets.layout.discs import won_slots
from ui.targets.layout.regions import plate
from ui.targets.layout.seats import Plate


def paint_plate(painter: QPainter, rect: QRectF, look: Plate, theme: Theme) -> None:
    """A plate; the one whose turn it is wears a thick frame."""
    panel(painter, rect, theme)
    paint_badge(painter, rect, look.badge, theme)
    if look.turn:
        inked(painter, rounded(rect.adjusted(1, 1, -1, -1), 10), theme.accent, 6.0)
    parts = plate(Box(0.0, 0.0, rect.width(), rect.height()))
    name = QRectF(*parts.upper)
    # In the text face: the poster face draws a zero as half a disc.
    write(painter, name, str(look.score), 46, theme.ink, RIGHT, bold=True)
    write_name(painter, name.adjusted(0, 0, -34, 0), look.name, 26, theme.ink)
    for slot in won_slots(parts.won, MATERIAL.discs_to_end):
        dashed_circle(painter, QRectF(*slot), theme.muted)
    _dice(painter, parts.dice, look, theme)
    if look.stored:
        _stored(painter, QRectF(*parts.stored), look, theme)


def _dice(painter: QPainter, row: Box, look: Plate, theme: Theme) -> None:
    """What each die shows, large; one in a tower shows nothing yet, and the place of one that is out is empty."""
    size = die_size(row)
    for x, value in zip(spread(DICE_EACH, row, size, 6.0, at=0.0), look.dice, strict=True):
        slot = QRectF(x - size / 2, row.centre.y - size / 2, size, size)
        if value < 0:
            _slot(painter, slot, theme)
        elif value:
            _flat_die(painter, slot, look.badge.livery, value, theme)
        else:
            _standing(painter, slot, look.badge.livery, theme)


def _slot(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    painter.setPen(QPen(faded(theme.muted, 0.6), 1.5, Qt.PenStyle.DashLine))
    painter.setBrush(QColor(0, 0, 0, 0))
    painter.drawRoundedRect(rect.adjusted(2, 2, -2, -2), 7, 7)


def _flat_die(painter: QPainter, rect: QRectF, livery: str, value: int, theme: Theme) -> None:
    """The upper face of a die that lies on the table; by night a pale line parts it from a plate as dark as it."""
    worn, body = LIVERIES[livery], rect.adjusted(1.5, 1.5, -1.5, -1.5)
    drawing.fill(painter, rounded(body, body.width() * 0.17), worn.fill)
    if theme.dark:
        inked(painter, rounded(body, body.width() * 0.17), faded(theme.ink, 0.7), 1.2)
    for u, v in PIPS[value]:
        spot = body.center() + QPointF(u, v) * body.width() * 0.26
        drawing.disc(painter, spot, body.width() * 0.1, worn.on_fill)


def _standing(painter: QPainter, rect: QRectF, livery: str, theme: Theme) -> None:
    """A die still to be flicked: an outline with an arrow up."""
    worn, body = LIVERIES[livery], rect.adjusted(2.5, 2.5, -2.5, -2.5)
    inked(painter, rounded(body, body.width() * 0.17), worn.fill if not theme.dark else theme.ink, 3.0)
    arrow = QRectF(0, 0, body.width() * 0.46, body.width() * 0.42)
    arrow.moveCenter(body.center() - QPointF(0, body.width() * 0.03))
    drawing.fill(painter, shape_path("triangle", arrow), worn.fill if not theme.dark else theme.ink)


def _stored(painter: QPainter, rect: QRectF, look: Plate, theme: Theme) -> None:
    """How many discs lie under the puck."""
    size = min(rect.width(), rect.height()) - 2
    icon = QRectF(rect.right() - size, rect.center().y() - size / 2, size, size)
    target_icon(painter, icon, theme.muted, theme.paper)
    badge = QRectF(0, 0, 22, 22)
    badge.moveCenter(icon.bottomRight() - QPointF(7, 7))
    drawing.disc(painter, badge.center(), 12, theme.ink)
    write(painter, badge, str(look.stored), 18, theme.paper, bold=True)


def paint_key(painter: QPainter, rect: QRectF, look: tuple[str, str], theme: Theme) -> None:
    """A key and what its owner calls with it."""
    key, words = look
    panel(painter, rect, theme, radius=8)
    cap = QRectF(rect.left() + 3, rect.top() + 2, rect.height() * 1.15, rect.height() - 4)
    key_cap(painter, cap, key, theme)
    write(painter, rect.adjusted(cap.width() + 12, 0, -8, 0), words, rect.height() * 0.62, theme.ink, LEFT, bold=True)


def key_cap(painter: QPainter, rect: QRectF, key: str, theme: Theme) -> None:
    """The cap of a key."""
    body = rounded(rect, 7)
    cast_shadow(painter, body, theme, 2.0)
    drawing.fill(painter, body, "#a9760f")
    cap = rect.adjusted(2, 1, -2, -5)
    drawing.fill(painter, rounded(cap, 6), MUSTARD)
    write(painter, cap.adjusted(3, 0, -3, 0), key, cap.height() * 0.8, NAVY, bold=True)
