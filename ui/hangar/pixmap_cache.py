"""Pictures that are drawn once per size and then only copied to the screen."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QColor, QPainter, QPixmap, QPixmapCache

from ui.look.theme import Theme

Draw = Callable[[QPainter, QRectF, Theme], None]


def draw_cached(painter: QPainter, rect: QRect, name: str, draw: Draw, theme: Theme) -> None:
    """Lay down the print of that name, drawing it first where there is none of this size, sharpness and theme."""
    ratio = painter.device().devicePixelRatio()
    key = f"{name} {rect.width()}x{rect.height()}@{ratio} {theme.dark}"
    found = QPixmap()
    if not QPixmapCache.find(key, found):
        found = QPixmap(rect.size() * ratio)
        found.setDevicePixelRatio(ratio)
        # Without any transparency a print is quicker to draw, and to lay down.
        found.fill(QColor(theme.paper))
        artist = QPainter(found)
        artist.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw(artist, QRectF(0, 0, rect.width(), rect.height()), theme)
        artist.end()
        QPixmapCache.insert(key, found)
    painter.drawPixmap(rect.topLeft(), found)
