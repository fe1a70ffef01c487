"""A caption: words on a small poster, in the accent colour where they concern the person who looks."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from ui.look.theme import Theme
from ui.table.art.lettering import CENTRE, write, write_lines
from ui.table.art.surfaces import VERMILION, inked, panel, rounded

_ONE_LINE = 56.0


def paint_caption(painter: QPainter, rect: QRectF, look: tuple[str, bool], theme: Theme) -> None:
    """The words on one line, or on two where the caption is high enough."""
    text, loud = look
    panel(painter, rect, theme, VERMILION if loud else theme.ink, 12.0)
    colour = theme.on_accent if loud else theme.paper
    inked(painter, rounded(rect.adjusted(3, 3, -3, -3), 10), colour, 1.5)
    inside = rect.adjusted(16, 4, -16, -4)
    if rect.height() < _ONE_LINE:
        write(painter, inside, text, 23, colour, bold=True)
    else:
        write_lines(painter, inside, text, 22, colour, CENTRE)
