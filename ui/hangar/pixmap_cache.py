"""Prints that are kept once they were seen twice, and then only copied to the screen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap, QPixmapCache

from ui.look import drawing
from ui.look.theme import Theme

Draw = Callable[[QPainter, QRectF, Theme], None]

_latest: Final[dict[str, str]] = {}
"""The key of each print that was drawn last, by its name."""


def draw_cached(painter: QPainter, rect: QRect, name: str, draw: Draw, theme: Theme) -> None:
    """Lay down the print of that name, drawing it first where none is kept of this size, sharpness and theme."""
    ratio = painter.device().devicePixelRatio()
    key = f"{name} {rect.width()}x{rect.height()}@{ratio} {theme.dark}"
    if _latest.get(name) != key:
        # A first paint, or a window that is being drawn larger: nobody may want this size again.
        _latest[name] = key
        painter.save()
        painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
        painter.translate(rect.topLeft())
        _print(painter, rect, draw, theme)
        painter.restore()
        return
    found = QPixmap()
    if not QPixmapCache.find(key, found):
        found = QPixmap(rect.size() * ratio)
        found.setDevicePixelRatio(ratio)
        # Without any transparency a print is quicker to draw, and to lay down.
        found.fill(QColor(theme.paper))
        artist = QPainter(found)
        _print(artist, rect, draw, theme)
        artist.end()
        QPixmapCache.insert(key, found)
    painter.drawPixmap(rect.topLeft(), found)


def _print(painter: QPainter, rect: QRect, draw: Draw, theme: Theme) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    drawing.fill(painter, QRect(0, 0, rect.width(), rect.height()), theme.paper)
    draw(painter, QRectF(0, 0, rect.width(), rect.height()), theme)
