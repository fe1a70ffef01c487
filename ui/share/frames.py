"""Frames of an animation: drawn from pieces that are drawn once, and reduced to what has changed."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, QSizeF
from PySide6.QtGui import QColor, QImage, QPainter

from ui.share.encoding import encoded
from ui.table.pieces import Layout, Piece
from ui.table.stage.painting import MARGIN, Pictures

BLOCK: Final = 8
"""Pixels of the squares that are seen or not as a whole, here and in WebP."""
_BYTES: Final = 4
"""Of a pixel; the last of them says how much of it is seen."""
_ALPHA: Final = 3


class Patch(NamedTuple):
    """A part of the canvas and what is laid over it, as a WebP still."""

    rect: QRect
    still: bytes


def drawn(layout: Layout, pictures: Pictures, size: QSize) -> Generator[None, None, QImage]:
    """A layout as an image, with a pause after every piece for other things to be done."""
    image = QImage(size, QImage.Format.Format_RGB32)
    image.fill(QColor(pictures.theme.sky))
    scale = min(size.width() / layout.width, size.height() / layout.height)
    corner = QPointF((size.width() - layout.width * scale) / 2, (size.height() - layout.height * scale) / 2)
    for piece in sorted(layout.pieces, key=lambda piece: piece.z):
        # A painter that is left waiting would have to be ended by somebody.
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        _draw(painter, piece, pictures, scale, corner)
        painter.end()
        yield
    return image


def _draw(painter: QPainter, piece: Piece, pictures: Pictures, scale: float, corner: QPointF) -> None:
    picture = pictures.of(piece, scale)
    centre = corner + QPointF(piece.x, piece.y) * scale
    reach = QPointF(piece.width / 2 + MARGIN, piece.height / 2 + MARGIN) * scale
    if piece.angle:
        painter.translate(centre)
        painter.rotate(piece.angle)
        painter.drawPixmap(QRectF(-reach, QSizeF(picture.size())), picture, QRectF(picture.rect()))
    else:
        # Between two pixels everything would be blurred.
        painter.drawPixmap(QRect((centre - reach).toPoint(), picture.size()), picture)


def patch(before: QImage | None, image: QImage) -> Patch | None:
    """What has changed between two images; nothing if nothing has."""
    if before is None:
        return Patch(image.rect(), encoded(image, "webp"))
    width, height = image.width(), image.height()
    old, new = _pixels(before), bytearray(_pixels(image))
    changed: list[tuple[range, range]] = []
    for row in _blocks(height):
        for column in _blocks(width) if _differ(old, new, width, range(width), row) else [range(width)]:
            if _differ(old, new, width, column, row):
                changed.append((column, row))
            else:
                _clear(new, width, column, row)
    if not changed:
        return None
    rect = _around(changed).intersected(image.rect())
    whole = QImage(new, width, height, width * _BYTES, QImage.Format.Format_RGBA8888)
    return Patch(rect, encoded(whole.copy(rect), "webp"))


def _pixels(image: QImage) -> bytes:
    # What is looked at does not keep the image that it belongs to.
    converted = image.convertToFormat(QImage.Format.Format_RGBA8888)
    return bytes(converted.constBits())


def _blocks(length: int) -> list[range]:
    """The blocks along an edge.

    They are shifted by half of one from those of WebP. It throws the colours of a block away of which nothing is seen,
    and the decoder smooths what is left into its neighbours; so the edges of what has changed lie within blocks.
    """
    edges = [0, *range(BLOCK // 2, length, BLOCK), length]
    return [range(*edge) for edge in pairwise(edges)]


def _differ(old: bytes, new: bytearray, width: int, column: range, row: range) -> bool:
    """Whether anything in a block is different."""
    return any(old[line] != new[line] for line in _lines(width, column, row))


def _clear(pixels: bytearray, width: int, column: range, row: range) -> None:
    """Have a block seen through; its colours stay."""
    for line in _lines(width, column, row):
        pixels[line.start + _ALPHA : line.stop : _BYTES] = bytes(len(column))


def _lines(width: int, column: range, row: range) -> Iterator[slice]:
    """Where the bytes of a block are, line by line."""
    for line in row:
        yield slice((line * width + column.start) * _BYTES, (line * width + column.stop) * _BYTES)


def _around(changed: Sequence[tuple[range, range]]) -> QRect:
    """The whole blocks of WebP that have something of what has changed."""
    left, top = (min(block[axis].start for block in changed) // BLOCK * BLOCK for axis in (0, 1))
    right, bottom = (-(-max(block[axis].stop for block in changed) // BLOCK) * BLOCK for axis in (0, 1))
    return QRect(left, top, right - left, bottom - top)
