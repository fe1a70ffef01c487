"""The gauge beside a piece that is aimed: the piece from the side, where the finger meets it, and what that does."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from ui.look.theme import Theme
from ui.table.art.lettering import LEFT, font, write
from ui.table.art.surfaces import panel
from ui.table.stage.items import LIFTED_Z
from ui.table.stage.smooth import smooth

_SIDE: Final = 36.0
"""The side of the little picture of the piece."""
_INSET: Final = 9.0
_LETTERS: Final = 25.0
_DOT: Final = 6.0
_MARGIN: Final = 10.0
"""For the shadow."""


class Gauge(QGraphicsItem):
    """A small card; it knows a height from 0 to 1 and the words for it."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._height, self._words = 0.0, ""
        self._card = QRectF()
        self.setZValue(LIFTED_Z)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    @property
    def card(self) -> QRectF:
        """What it covers, around its own middle."""
        return self._card

    def tell(self, height: float, words: str) -> None:
        """Show a height, and what it does."""
        self.prepareGeometryChange()
        self._height, self._words = height, words
        wide = 3 * _INSET + _SIDE + QFontMetricsF(font(_LETTERS, bold=True)).horizontalAdvance(words)
        high = 2 * _INSET + _SIDE
        self._card = QRectF(-wide / 2, -high / 2, wide, high)
        self.update()

    def boundingRect(self) -> QRectF:
        return self._card.adjusted(-_MARGIN, -_MARGIN, _MARGIN, _MARGIN)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        with smooth(painter):
            self._draw(painter)

    def _draw(self, painter: QPainter) -> None:
        theme, card = self._theme, self._card
        panel(painter, card, theme, radius=9.0)
        side = QRectF(card.left() + _INSET, card.top() + _INSET, _SIDE, _SIDE)
        painter.setPen(QPen(QColor(theme.ink), 2.5))
        painter.setBrush(QColor(theme.paper_shade))
        painter.drawRoundedRect(side, 5, 5)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.accent))
        reach = _SIDE - 2 * _DOT - 2
        painter.drawEllipse(QPointF(side.left(), side.bottom() - _DOT - 1 - reach * self._height), _DOT, _DOT)
        words = QRectF(side.right() + _INSET, card.top(), card.right() - side.right() - _INSET, card.height())
        write(painter, words, self._words, _LETTERS, theme.ink, LEFT, bold=True)
