"""The leaflet along the edge of the new-game dialog: the game's picture, its name and what it is about."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from core.game import Game
from ui.catalog import POSTERS, title_of
from ui.hangar.game_posters import players_text
from ui.look import drawing
from ui.look.style import display_font, text_font
from ui.look.theme import Theme

WIDTH: Final = 250
MARGIN: Final = 18


class GameLeaflet(QWidget):
    """Painted over rays of the sky."""

    def __init__(self, game: Game[Any, Any], theme: Theme) -> None:
        super().__init__()
        self._game, self._theme = game, theme
        self.setFixedWidth(WIDTH)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        page = QRectF(self.rect())
        painter.fillRect(page, QColor(self._theme.sky))
        drawing.rays(painter, page, QPointF(page.center().x(), page.bottom() + 60), self._theme.sky_shade, 20)
        inner = page.width() - 2 * MARGIN
        picture = QRectF(MARGIN, MARGIN, inner, inner * 5 / 8)
        POSTERS[self._game.id].paint(painter, picture, self._theme)
        painter.setPen(QPen(QColor(self._theme.ink), 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(picture)
        self._words(painter, QRectF(MARGIN, picture.bottom() + 14, inner, 200))
        painter.end()

    def _words(self, painter: QPainter, place: QRectF) -> None:
        painter.setPen(QColor(self._theme.on_sky))
        painter.setFont(display_font(20))
        painter.drawText(place, Qt.AlignmentFlag.AlignTop, title_of(self._game.id))
        below = place.adjusted(0, painter.fontMetrics().height() + 6, 0, 0)
        painter.setFont(text_font(11))
        about = f"{POSTERS[self._game.id].tagline()}\n{players_text(self._game.seats)}"
        painter.drawText(below, Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap, about)
