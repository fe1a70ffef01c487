"""Letters on the table: the two faces at sizes in table units, shrunk where a rectangle is too small."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from ui.look.theme import DISPLAY_FACE, TEXT_FACE

CENTRE: Final = Qt.AlignmentFlag.AlignCenter
LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
TOP_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop

READABLE: Final = 18.0
"""Table units below which letters are too small in a window of 1280 by 720."""
_SMALLEST: Final = 7
_FILLED: Final = 0.8
"""Letters grow with the text size up to this part of the height of their place."""
_LEADING: Final = 1.18
"""How far apart lines are, in their size."""
_MOST_SHRUNK: Final = 0.62
_NAME_SHRUNK: Final = 0.85
_SMALLEST_NAME: Final = 14.0


class _Growth:
    """How many times as large as usual letters are drawn now, where their places allow it."""

    factor = 1.0


@contextmanager
def growing(factor: float) -> Iterator[None]:
    """Draw what is drawn meanwhile in larger letters."""
    before, _Growth.factor = _Growth.factor, factor
    try:
        yield
    finally:
        _Growth.factor = before


def _grown(size: float, room: float) -> float:
    """A size as large as it is wished, as far as the height of the place goes."""
    return max(size, min(size * _Growth.factor, room * _FILLED))


def font(size: float, display: bool = False, bold: bool = False) -> QFont:
    """A face whose size is in table units."""
    made = QFont(DISPLAY_FACE if display else TEXT_FACE)
    made.setPixelSize(max(_SMALLEST, round(size)))
    made.setBold(bold)
    # Hinted letters would change their width with the scale of the painter.
    made.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return made


def write(
    painter: QPainter,
    rect: QRectF,
    text: str,
    size: float,
    colour: str,
    align: Qt.AlignmentFlag = CENTRE,
    display: bool = False,
    bold: bool = False,
) -> None:
    """One line, grown as far as its place allows, shrunk until it fits the width, and cut where it gets too small."""
    wanted, least = _grown(size, rect.height()), min(READABLE, size * _MOST_SHRUNK)
    made = font(wanted, display, bold)
    wide = QFontMetricsF(made).horizontalAdvance(text)
    if wide > rect.width():
        wanted = max(wanted * rect.width() / wide, least)
        made = font(wanted, display, bold)
        # Sizes are whole numbers: the nearest one may be too large.
        while wanted > least and QFontMetricsF(made).horizontalAdvance(text) > rect.width():
            wanted = max(wanted - 1, least)
            made = font(wanted, display, bold)
        text = _cut(text, made, rect.width())
    painter.setFont(made)
    painter.setPen(QColor(colour))
    _draw(painter, rect, align | Qt.TextFlag.TextDontClip | Qt.TextFlag.TextSingleLine, text)


def fitting(lines: Sequence[str], width: float, size: float, bold: bool = False, display: bool = False) -> float:
    """The largest size up to `size` at which each of these lines fits a width, so that they can look alike."""
    widest = max(QFontMetricsF(font(size, display, bold)).horizontalAdvance(line) for line in lines)
    return size if widest <= width else max(_SMALLEST, size * width / widest - 0.5)


def write_name(painter: QPainter, rect: QRectF, name: str, size: float, colour: str) -> None:
    """A name in bold on one line, or on two where one would be hard to read."""
    words = name.split()
    breaks = [(" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words))]
    if not breaks or fitting([name], rect.width(), size, bold=True) >= _NAME_SHRUNK * size:
        write(painter, rect, name, size, colour, LEFT, bold=True)
        return
    lines = max(breaks, key=lambda lines: fitting(lines, rect.width(), size, bold=True))
    size = min(fitting(lines, rect.width(), size, bold=True), rect.height() * 0.46)
    for half, line in enumerate(lines):
        row = QRectF(rect.left(), rect.top() + half * rect.height() / 2, rect.width(), rect.height() / 2)
        write(painter, row, line, max(size, _SMALLEST_NAME), colour, LEFT, bold=True)


def write_lines(
    painter: QPainter,
    rect: QRectF,
    text: str,
    size: float,
    colour: str,
    align: Qt.AlignmentFlag = TOP_LEFT,
    display: bool = False,
) -> None:
    """A text broken into lines, grown or shrunk until it fits the height, and its longest word the width."""
    size *= _Growth.factor
    lines = _broken(text, rect.width(), font(size, display))
    while size > _SMALLEST and not _fit(lines, rect, font(size, display), size):
        size -= 1
        lines = _broken(text, rect.width(), font(size, display))
    painter.setFont(font(size, display))
    painter.setPen(QColor(colour))
    high = size * _LEADING
    spare = rect.height() - high * len(lines)
    top = rect.top() + (0.0 if align & Qt.AlignmentFlag.AlignTop else spare)
    if align & Qt.AlignmentFlag.AlignVCenter:
        top = rect.top() + spare / 2
    across = (align & Qt.AlignmentFlag.AlignHorizontal_Mask) | Qt.AlignmentFlag.AlignVCenter
    for place, line in enumerate(lines):
        row = QRectF(rect.left(), top + place * high, rect.width(), high)
        _draw(painter, row, across | Qt.TextFlag.TextDontClip | Qt.TextFlag.TextSingleLine, line)


def _broken(text: str, width: float, made: QFont) -> list[str]:
    """The lines of a text; spaces that don't break stay where they are."""
    metrics = QFontMetricsF(made)
    lines: list[str] = []
    for paragraph in text.split("\n"):
        line = ""
        for word in paragraph.split(" "):
            longer = f"{line} {word}" if line else word
            if line and metrics.horizontalAdvance(longer) > width:
                lines.append(line)
                longer = word
            line = longer
        lines.append(line)
    return lines


def _fit(lines: Sequence[str], rect: QRectF, made: QFont, size: float) -> bool:
    metrics = QFontMetricsF(made)
    widest = max(metrics.horizontalAdvance(line) for line in lines)
    return size * _LEADING * len(lines) <= rect.height() and widest <= rect.width()


def _cut(text: str, made: QFont, width: float) -> str:
    """As much of a text as there is room for."""
    return QFontMetricsF(made).elidedText(text, Qt.TextElideMode.ElideRight, width + 1)


def _draw(painter: QPainter, rect: QRectF, flags: int, text: str) -> None:
    """The one place where letters come onto tables, so that all of them can be measured."""
    painter.drawText(rect, flags, text)
