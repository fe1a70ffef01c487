"""The stamp beside a flight that has ended: a landing, a crash, or a flight that was stopped."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from ui.look import drawing
from ui.look.theme import Theme
from ui.lucky_loop.verdict import Verdict
from ui.table.art.common import CREAM, MUSTARD, NAVY
from ui.table.art.lettering import write
from ui.table.art.shapes import star_path
from ui.table.art.surfaces import VERMILION, cast_shadow, inked, rounded

_GREEN = "#35702f"
_GREY = "#5d6472"
_SMOKE = "#8b8f98"


def paint_stamp(painter: QPainter, rect: QRectF, look: tuple[Verdict, str], theme: Theme) -> None:
    """A picture over a word, in a double frame of the colour of the verdict."""
    verdict, text = look
    colour = {Verdict.SCORED: _GREEN, Verdict.CRASHED: VERMILION}.get(verdict, _GREY)
    path = rounded(rect.adjusted(2, 2, -2, -2), 14)
    cast_shadow(painter, path, theme, 4.0)
    drawing.fill(painter, path, CREAM)
    inked(painter, path, colour, 5.0)
    inked(painter, rounded(rect.adjusted(9, 9, -9, -9), 9), colour, 1.5)
    picture = QRectF(rect.left() + 12, rect.top() + 12, rect.width() - 24, rect.height() * 0.54)
    if verdict is Verdict.CRASHED:
        _crash(painter, picture)
    else:
        _landing(painter, picture, colour)
    word = QRectF(rect.left() + 14, rect.bottom() - rect.height() * 0.36, rect.width() - 28, rect.height() * 0.3)
    write(painter, word, text, rect.height() * 0.24, colour, display=True)


def _crash(painter: QPainter, rect: QRectF) -> None:
    """Nose down in a burst, smoke above the tail."""
    unit = rect.height() / 100
    ground = QPointF(rect.center().x() + 26 * unit, rect.bottom() - 16 * unit)
    burst = star_path(QRectF(ground.x() - 44 * unit, ground.y() - 30 * unit, 88 * unit, 60 * unit), 11, 0.6)
    drawing.fill(painter, burst, MUSTARD)
    for across, up, size in ((-66, -66, 62), (-34, -84, 44)):
        drawing.cloud(painter, ground + QPointF(across * unit, up * unit), size * unit, _SMOKE)
    with drawing.placed(painter, ground + QPointF(-20 * unit, -34 * unit), 0.56 * unit, 52.0):
        drawing.biplane(painter, VERMILION, NAVY, NAVY, CREAM)


def _landing(painter: QPainter, rect: QRectF, colour: str) -> None:
    """On its wheels, on the ground."""
    unit = rect.height() / 100
    with drawing.placed(painter, QPointF(rect.center().x(), rect.top() + 50 * unit), 0.66 * unit):
        drawing.biplane(painter, colour, NAVY, NAVY, CREAM)
    drawing.fill(
        painter, QRectF(rect.left() + 8 * unit, rect.top() + 87 * unit, rect.width() - 16 * unit, 5 * unit), colour
    )
