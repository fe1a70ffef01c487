"""A few words beside the cursor: what letting go here would do."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QWidget

from ui.look.widgets.plain_text import PlainLabel

_ASIDE: Final = 18
_ABOVE: Final = 14
_EDGE: Final = 4
_NOTHING: Final = QRect()


class Bubble(PlainLabel):
    """Floats over the table and never catches the mouse."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("bubble")
        self._page = parent
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def say(self, words: str) -> None:
        """Say something; without words be gone."""
        self.setVisible(bool(words))
        if words:
            self.setText(words)
            self.adjustSize()

    def follow(self, cursor: QPoint, kept_free: QRect = _NOTHING) -> None:
        """Float beside the cursor, above it where there is room, inside the page, and not over what is kept free."""
        if self.isVisible():
            spots = [self._within(cursor + aside) for aside in self._asides()]
            spots += [self._within(spot) for spot in self._beside(kept_free, spots[0])]
            clear = [spot for spot in spots if not QRect(spot, self.size()).intersects(kept_free)]
            self.move((clear or spots)[0])

    def _asides(self) -> list[QPoint]:
        """From the cursor to where it may float: above at the right, above at the left, below at the left or right."""
        left, above = -self.width() - _ASIDE, -self.height() - _ABOVE
        return [QPoint(_ASIDE, above), QPoint(left, above), QPoint(left, _ABOVE), QPoint(_ASIDE, _ABOVE)]

    def _beside(self, kept_free: QRect, near: QPoint) -> list[QPoint]:
        """At the left of what is kept free, at its right, above and below, as near as that is to where it would be."""
        left, right = kept_free.left() - self.width() - _EDGE, kept_free.right() + _EDGE
        above, below = kept_free.top() - self.height() - _EDGE, kept_free.bottom() + _EDGE
        return [QPoint(left, near.y()), QPoint(right, near.y()), QPoint(near.x(), above), QPoint(near.x(), below)]

    def _within(self, spot: QPoint) -> QPoint:
        right = self._page.width() - self.width() - _EDGE
        bottom = self._page.height() - self.height() - _EDGE
        return QPoint(max(_EDGE, min(spot.x(), right)), max(_EDGE, min(spot.y(), bottom)))
