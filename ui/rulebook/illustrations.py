"""The pictures of a rulebook, drawn by the painters of its game in the text itself."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRect, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import (
    QFontInfo,
    QImage,
    QPainter,
    QPainterPath,
    QPyTextObject,
    QTextDocument,
    QTextFormat,
)

from ui.catalog import TABLES
from ui.look.sheet import POINTS
from ui.look.theme import Theme
from ui.table.art.surfaces import rounded
from ui.table.pieces import Layout
from ui.table.stage.painting import paint_pieces

SCHEME: Final = "picture:"
"""How the address of a picture begins in Markdown; after it comes the name by which the game knows it."""

CORNER: Final = 10.0
"""How round the corners of a picture are, in table units."""


class Illustrations(QPyTextObject):
    """Draws each picture when it is first seen, as sharp as the screen; a narrow page makes them smaller."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._game = ""
        self._layouts: dict[str, Layout] = {}
        self._drawn: dict[tuple[str, int, int], QImage] = {}

    def open(self, game: str) -> None:
        """Show the pictures of a game, with their words in the language of now."""
        self._game = game
        self._layouts.clear()
        self._drawn.clear()

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self._drawn.clear()

    def intrinsicSize(self, document: QTextDocument, position: int, look: QTextFormat) -> QSizeF:
        """As large as a table unit a pixel makes it, or as larger letters ask for, but no wider than the page."""
        layout = self._layout(look)
        letters = QFontInfo(document.defaultFont()).pointSizeF() / POINTS
        room = document.textWidth() - 2 * document.documentMargin()
        scale = min(letters, room / layout.width) if room > 0 else letters
        return QSizeF(layout.width * scale, layout.height * scale)

    def drawObject(
        self, painter: QPainter, rect: QRectF | QRect, document: QTextDocument, position: int, look: QTextFormat
    ) -> None:
        ratio = painter.device().devicePixelRatioF()
        size = QSize(max(1, round(rect.width() * ratio)), max(1, round(rect.height() * ratio)))
        painter.drawImage(rect, self._picture(_name_of(look), size))

    def _picture(self, name: str, size: QSize) -> QImage:
        key = (name, size.width(), size.height())
        if key not in self._drawn:
            self._drawn[key] = self._draw(name, size)
        return self._drawn[key]

    def _draw(self, name: str, size: QSize) -> QImage:
        layout = self._named(name)
        image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        painter.scale(size.width() / layout.width, size.height() / layout.height)
        for _ in paint_pieces(painter, layout, TABLES[self._game].painters, self._theme):
            pass
        _round_off(painter, QRectF(0, 0, layout.width, layout.height))
        painter.end()
        return image

    def _layout(self, look: QTextFormat) -> Layout:
        return self._named(_name_of(look))

    def _named(self, name: str) -> Layout:
        if name not in self._layouts:
            self._layouts[name] = TABLES[self._game].illustrations[name]()
        return self._layouts[name]


def _round_off(painter: QPainter, rect: QRectF) -> None:
    """Take the corners away: what is cut out of a table has no edge of its own."""
    whole = QPainterPath()
    whole.addRect(rect)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationOut)
    painter.fillPath(whole - rounded(rect, CORNER), Qt.GlobalColor.black)


def _name_of(look: QTextFormat) -> str:
    return look.toImageFormat().name().removeprefix(SCHEME)
