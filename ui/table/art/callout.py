"""A number beside what a rulebook explains."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from ui.look import drawing
from ui.look.theme import Theme
from ui.table.art.common import CREAM, NAVY
from ui.table.art.lettering import write


def paint_callout(painter: QPainter, rect: QRectF, look: int, theme: Theme) -> None:
    """The number on a dark disc with a pale rim, which is seen on any ground."""
    drawing.disc(painter, rect.center(), rect.width() / 2, CREAM)
    drawing.disc(painter, rect.center(), rect.width() / 2 - 2.5, NAVY)
    write(painter, rect, str(look), rect.height() * 0.68, CREAM, bold=True)
