"""Pictures of pieces, drawn once per look, size and device pixel ratio, and pictures of whole layouts."""

from __future__ import annotations

from collections.abc import Generator, Mapping
from typing import Final

from PySide6.QtCore import QMarginsF, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap

from ui.look.theme import Theme
from ui.table.art.callout import paint_callout
from ui.table.art.caption import paint_caption
from ui.table.art.lettering import growing
from ui.table.art.surfaces import cast_shadow, rounded
from ui.table.kit import Painter
from ui.table.layout.captions import CAPTION
from ui.table.layout.illustrations import CALLOUT
from ui.table.pieces import Layout, Piece

MARGIN: Final = 12.0
"""Table units round a piece for what reaches over its edge, such as a shadow."""
LIFTED_SCALE: Final = 1.06
"""How much larger a piece in somebody's hand is, margin and all."""
LIFTED_DEPTH: Final = 15.0
"""How much farther its shadow falls below it."""
KEPT: Final = 64 * 2**20
"""Bytes of pictures that are kept, several times what lies on a table; what was not seen for longest goes first."""
OF_THE_KIT: Final[Mapping[str, Painter]] = {CAPTION: paint_caption, CALLOUT: paint_callout}
"""By kind of piece: what no game has to draw."""


class Pictures:
    """The pixmaps of one table in one theme; `scale` is device pixels per table unit."""

    def __init__(self, painters: Mapping[str, Painter], theme: Theme) -> None:
        self._painters = painters
        self.theme = theme
        self._drawn: dict[tuple[object, ...], QPixmap] = {}
        self._bytes = 0

    def of(self, piece: Piece, scale: float, lifted: bool = False) -> QPixmap:
        """The picture of a piece with its margin, sharp at `scale`."""
        key = (piece.kind, piece.look, piece.width, piece.height, scale, lifted)
        found = self._drawn.pop(key, None)
        if found is None:
            found = self._draw(piece, scale, lifted)
            self._bytes += _bytes(found)
            while self._drawn and self._bytes > KEPT:
                self._bytes -= _bytes(self._drawn.pop(next(iter(self._drawn))))
        # What was seen last goes last.
        self._drawn[key] = found
        return found

    def forget(self) -> None:
        """Drop all pictures, as after a change of size."""
        self._drawn.clear()
        self._bytes = 0

    def _draw(self, piece: Piece, scale: float, lifted: bool) -> QPixmap:
        margins = margins_of(piece, lifted)
        body = QRectF(0, 0, piece.width, piece.height)
        width, height = body.marginsAdded(margins).size().toTuple()
        pixmap = QPixmap(QSize(max(1, round(width * scale)), max(1, round(height * scale))))
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        painter.scale(pixmap.width() / width, pixmap.height() / height)
        painter.translate(margins.left(), margins.top())
        if lifted:
            self._raise(painter, body)
        with growing(self.theme.text):
            _painter_of(piece, self._painters)(painter, body, piece.look, self.theme)
        painter.end()
        pixmap.setDevicePixelRatio(scale)
        return pixmap

    def _raise(self, painter: QPainter, body: QRectF) -> None:
        """Come nearer to the eye, with a shadow that falls farther below."""
        painter.translate(body.center())
        painter.scale(LIFTED_SCALE, LIFTED_SCALE)
        painter.translate(-body.center())
        below = rounded(body.translated(0, 8), min(body.width(), body.height()) * 0.1)
        cast_shadow(painter, below, self.theme, depth=9.0)


class Undrawn(Pictures):
    """Stands for the pictures of a table that nobody has seen yet: its pieces have places, and nothing on them."""

    def __init__(self, theme: Theme) -> None:
        super().__init__({}, theme)

    def _draw(self, piece: Piece, scale: float, lifted: bool) -> QPixmap:
        return QPixmap()


def margins_of(piece: Piece, lifted: bool) -> QMarginsF:
    """How far the picture of a piece reaches beyond it: no farther than need be, for all of it moves with a hand."""
    if not lifted:
        return QMarginsF(MARGIN, MARGIN, MARGIN, MARGIN)
    wide, high = (MARGIN * LIFTED_SCALE + side * (LIFTED_SCALE - 1) / 2 for side in (piece.width, piece.height))
    return QMarginsF(wide, high, wide, high + LIFTED_DEPTH)


def _bytes(picture: QPixmap) -> int:
    return picture.width() * picture.height() * picture.depth() // 8


def picture(layout: Layout, painters: Mapping[str, Painter], theme: Theme, size: QSize) -> QImage:
    """A layout as an image of a given size, without any window."""
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    for _ in piece_by_piece(image, layout, painters, theme):
        pass
    return image


def piece_by_piece(
    image: QImage, layout: Layout, painters: Mapping[str, Painter], theme: Theme
) -> Generator[None, None, None]:
    """Paint a layout onto an image, with a pause after every piece for other things to be done."""
    image.fill(QColor(theme.sky))
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    scale = min(image.width() / layout.width, image.height() / layout.height)
    painter.translate(
        (image.width() - layout.width * scale) / 2,
        (image.height() - layout.height * scale) / 2,
    )
    painter.scale(scale, scale)
    try:
        yield from paint_pieces(painter, layout, painters, theme)
    finally:
        painter.end()


def paint_pieces(
    painter: QPainter, layout: Layout, painters: Mapping[str, Painter], theme: Theme
) -> Generator[None, None, None]:
    """Paint a layout in its own units, from the lowest piece to the highest, with a pause after every piece."""
    for piece in sorted(layout.pieces, key=lambda piece: piece.z):
        painter.save()
        painter.translate(QPointF(piece.x, piece.y))
        painter.rotate(piece.angle)
        painter.translate(-piece.width / 2, -piece.height / 2)
        with growing(theme.text):
            _painter_of(piece, painters)(painter, QRectF(0, 0, piece.width, piece.height), piece.look, theme)
        painter.restore()
        yield


def _painter_of(piece: Piece, painters: Mapping[str, Painter]) -> Painter:
    return OF_THE_KIT[piece.kind] if piece.kind in OF_THE_KIT else painters[piece.kind]
