"""Every text that is painted on an image: its colour, and the pixels under its letters."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import compress
from typing import Any, Final, NamedTuple

import pytest
from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from tests.ui.contrast.colours import RGB, contrast

COVERED: Final = bytes(int(alpha >= 128) for alpha in range(256))
"""Which pixels a letter covers, by the alpha of its own picture."""
STRAY: Final = 0.1
"""The share of the letters that may cross something else, such as a thin line."""


class Written(NamedTuple):
    """One text on its ground."""

    text: str
    colour: RGB
    opacity: float
    ground: tuple[tuple[int, int], ...]
    """Pixels under the letters, as 0xAARRGGBB and how many there are of each."""

    @property
    def opaque(self) -> bool:
        """Whether nothing that lies further down shines through."""
        return all(pixel >> 24 >= 250 for pixel, _ in self.ground)

    @property
    def contrast(self) -> float:
        """What nine tenths of the letters have at least."""
        found = sorted((self._against(pixel), many) for pixel, many in self.ground)
        left = STRAY * sum(many for _, many in found)
        for ratio, many in found:
            left -= many
            if left < 0:
                return ratio
        raise ValueError(f"{self.text!r} is nowhere")

    def _against(self, pixel: int) -> float:
        under = (pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255)
        over = tuple(
            round(below + (above - below) * self.opacity) for above, below in zip(self.colour, under, strict=True)
        )
        return contrast((over[0], over[1], over[2]), under)


@contextmanager
def noted(image: QImage) -> Iterator[list[Written]]:
    """Note every text that is painted on an image meanwhile."""
    found: list[Written] = []
    draw = QPainter.drawText

    def note(painter: QPainter, *arguments: Any) -> Any:
        text = next(argument for argument in reversed(arguments) if isinstance(argument, str))
        box = _box(painter, arguments, image)
        letters = QImage(box.size(), QImage.Format.Format_ARGB32_Premultiplied)
        letters.fill(0)
        alone = QPainter(letters)
        alone.setRenderHints(painter.renderHints())
        alone.translate(-box.left(), -box.top())
        alone.setTransform(painter.transform(), True)
        alone.setFont(painter.font())
        alone.setPen(QColor("black"))
        draw(alone, *arguments)
        alone.end()
        # Of the four bytes of a pixel the last is its alpha.
        mask = bytes(letters.constBits())[3::4].translate(COVERED)
        pixels = memoryview(bytes(image.copy(box).constBits())).cast("I")
        ground = Counter(compress(pixels, mask))
        if ground:
            pen = painter.pen().color()
            colour = pen.red(), pen.green(), pen.blue()
            found.append(Written(text, colour, pen.alphaF() * painter.opacity(), tuple(ground.items())))
        return draw(painter, *arguments)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(QPainter, "drawText", note)
        yield found


def _box(painter: QPainter, arguments: tuple[Any, ...], image: QImage) -> QRect:
    """The part of an image that a text may cover."""
    wanted = painter.boundingRect(*arguments)
    around = painter.transform().mapRect(QRectF(wanted)).adjusted(-8, -8, 8, 8)
    return around.toAlignedRect().intersected(image.rect())
