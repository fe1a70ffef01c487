"""The fields of a score track, so that a score is found at a glance."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from ui.look import drawing
from ui.look.text import translate
from ui.look.theme import Theme
from ui.table.art.lettering import write
from ui.table.art.surfaces import VERMILION, gilded, inked, rounded


def paint_field(painter: QPainter, rect: QRectF, number: int, theme: Theme, size: float) -> None:
    """Every tenth field is dark, every fifth shaded."""
    ten, five = number % 10 == 0, number % 5 == 0
    fill = theme.ink if ten else gilded(theme, 0.45) if five else theme.paper_shade
    inner = _inner(rect)
    drawing.fill(painter, rounded(inner, 4), fill)
    write(painter, inner.adjusted(3, 0, -3, 0), str(number), size, theme.paper if ten else theme.ink, bold=True)


def paint_start(painter: QPainter, rect: QRectF, theme: Theme, named: bool) -> None:
    """Where the track begins; it is named while nobody stands there."""
    inner = _inner(rect)
    # Markers stand here, one of them vermilion: as a ground that colour is only for the empty field.
    drawing.fill(painter, rounded(inner, 4), VERMILION if named else theme.paper)
    inked(painter, rounded(inner.adjusted(1.2, 1.2, -1.2, -1.2), 4), VERMILION, 2.4)
    if named:
        write(painter, inner.adjusted(3, 0, -3, 0), translate("table", "START"), 18, theme.on_accent, bold=True)


def _inner(rect: QRectF) -> QRectF:
    return rect.adjusted(1.2, 1.2, -1.2, -1.2)
