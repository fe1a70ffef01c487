"""The tiles of the hangar: a frame for all of them, and a poster per game."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from core.catalog import GAMES
from ui.catalog import POSTERS, title_of
from ui.hangar.game_posters import players_text
from ui.hangar.pixmap_cache import draw_cached
from ui.hangar.tile_flow import Flow
from ui.look import drawing
from ui.look.style import display_font, text_font, text_scale
from ui.look.text import translate
from ui.look.theme import Theme
from ui.table.art.surfaces import VERMILION, rounded

_PLATE: Final = 78
LARGE: Final = 440
"""A tile this wide has larger words."""


def title_plate() -> int:
    """How high the words under a poster are."""
    return round(_PLATE * text_scale())


class Tile(QAbstractButton):
    """A framed picture that can be clicked, or focused and opened with Return."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.marked = False
        """Whether it stands out, though neither the keyboard nor the mouse is on it."""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    @property
    def game(self) -> str:
        """Which game it stands for; nothing where that is not known."""
        return ""

    def sizeHint(self) -> QSize:
        return QSize(240, 200)

    def mark(self, marked: bool) -> None:
        """Stand out, or not any more."""
        if marked != self.marked:
            self.marked = marked
            self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        flow = self.parentWidget()
        beside = flow.beside(self, event.key()) if isinstance(flow, Flow) else None
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        elif beside is not None:
            beside.setFocus(Qt.FocusReason.TabFocusReason)
        else:
            super().keyPressEvent(event)

    def frame(self, painter: QPainter) -> None:
        """The outline, which also shows focus and hover."""
        inner = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        colour, width = self.theme.ink, 2.0
        if self.hasFocus() or self.underMouse() or self.marked:
            colour, width = self.theme.accent, 5.0 if self.hasFocus() else 3.0
        painter.setPen(QPen(QColor(colour), width))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(inner)


class GameTile(Tile):
    """The poster of a game; pressing it sets a table."""

    def __init__(self, game: str, theme: Theme, flow: Flow) -> None:
        super().__init__(theme, flow)
        self._game = game
        self._seats = GAMES[game].seats
        self._poster = POSTERS[game]
        # Nobody sees what lies under a print, and it needn't be painted.
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.retranslate()

    @property
    def game(self) -> str:
        return self._game

    def retranslate(self) -> None:
        """Tell screen readers in the language of the moment; the rest is painted in it anyway."""
        self.setAccessibleName(title_of(self.game))
        self.setAccessibleDescription(f"{self._poster.tagline()}. {players_text(self._seats)}")

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        picture = QRectF(0, 0, self.width(), self.height() - title_plate())
        draw_cached(painter, picture.toRect(), self.game, self._poster.paint, self.theme)
        self._plate(painter, QRectF(0, picture.bottom(), self.width(), title_plate()))
        self.frame(painter)
        painter.end()

    def _plate(self, painter: QPainter, plate: QRectF) -> None:
        theme = self.theme
        drawing.fill(painter, plate, theme.paper)
        line = QRectF(plate.left(), plate.top(), plate.width(), 3)
        drawing.fill(painter, line, theme.accent)
        painter.setPen(QColor(theme.ink))
        painter.setFont(display_font(17))
        if self.width() >= LARGE * text_scale():
            self._large_words(painter, plate.adjusted(20, 8, -20, -9))
            return
        inner = plate.adjusted(14, 9, -14, -8)
        top, left = Qt.AlignmentFlag.AlignTop, Qt.AlignmentFlag.AlignLeft
        title = title_of(self.game)
        title_width = painter.fontMetrics().horizontalAdvance(title)
        painter.drawText(inner, left | top, title)
        painter.setFont(text_font(10))
        painter.setPen(QColor(theme.muted))
        aside = inner.adjusted(title_width + 12, 5 * text_scale(), 0, 0)
        painter.drawText(
            aside, Qt.AlignmentFlag.AlignRight | top, elided(painter, players_text(self._seats), aside.width())
        )
        tagline = elided(painter, self._poster.tagline(), inner.width())
        painter.drawText(inner, left | Qt.AlignmentFlag.AlignBottom, tagline)

    def _large_words(self, painter: QPainter, inner: QRectF) -> None:
        """On a large tile: everything larger, and what a press does."""
        left = Qt.AlignmentFlag.AlignLeft
        painter.setFont(display_font(24))
        painter.drawText(inner, left | Qt.AlignmentFlag.AlignTop, title_of(self.game))
        painter.setFont(text_font(11))
        painter.setPen(QColor(self.theme.muted))
        grown = text_scale()
        about = f"{self._poster.tagline()}. {players_text(self._seats)}"
        painter.drawText(
            inner, left | Qt.AlignmentFlag.AlignBottom, elided(painter, about, inner.width() - 140 * grown)
        )
        button = QRectF(inner.right() - 120 * grown, inner.center().y() - 21 * grown, 120 * grown, 42 * grown)
        drawing.fill(painter, rounded(button, 21 * grown), VERMILION)
        painter.setFont(text_font(13, bold=True))
        painter.setPen(QColor(self.theme.on_accent))
        painter.drawText(button, Qt.AlignmentFlag.AlignCenter, translate("shell", "Play"))


def elided(painter: QPainter, words: str, width: float) -> str:
    """The words, or as many of them as there is room for."""
    return painter.fontMetrics().elidedText(words, Qt.TextElideMode.ElideRight, int(width))
