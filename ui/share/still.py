"""One position as a picture."""

from __future__ import annotations

from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from PySide6.QtCore import QSize, QSizeF, Qt
from PySide6.QtGui import QImage

from ui.look.theme import Theme
from ui.share.encoding import encoded
from ui.share.steps import Step, Steps
from ui.table.kit import Painter
from ui.table.pieces import Layout
from ui.table.stage.painting import piece_by_piece

LARGEST: Final = 8192
"""Pixels, in either direction."""
QUALITY: Final = 92
"""Of a picture that somebody may look at for long."""


def portrait(layout: Layout, painters: Mapping[str, Painter], theme: Theme, size: QSize) -> Steps[QImage]:
    """A layout as an image, piece by piece."""
    image = QImage(size, QImage.Format.Format_RGB32)
    for done, _ in enumerate(piece_by_piece(image, layout, painters, theme)):
        yield Step(done, len(layout.pieces))
    return image


def still(layout: Layout, painters: Mapping[str, Painter], theme: Theme, size: QSize, kind: str) -> Steps[bytes]:
    """A layout as a file, `png` or `webp`."""
    image = yield from portrait(layout, painters, theme, size)
    compressing = ThreadPoolExecutor(max_workers=1, thread_name_prefix="picture")
    try:
        file = compressing.submit(encoded, image, kind, QUALITY)
        while not file.done():
            yield Step(len(layout.pieces), len(layout.pieces), waits=True)
    finally:
        compressing.shutdown(wait=False)
    return file.result()


def size_of(layout: Layout, width: float) -> QSize:
    """How large a picture of a table is that has so many pixels from left to right, without any sky beside it."""
    size = QSizeF(width, width * layout.height / layout.width)
    most = QSizeF(LARGEST, LARGEST)
    fitting = size if max(size.toTuple()) <= LARGEST else size.scaled(most, Qt.AspectRatioMode.KeepAspectRatio)
    return fitting.toSize()
