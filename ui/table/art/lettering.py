"""Letters on the table: the two faces at sizes in table units, shrunk where a rectangle is too small."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from ui.look.theme import DISPLAY_FACE, TEXT_FACE

CENTRE: Final = Qt.AlignmentFlag.AlignCenter
LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
TOP_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop

_SMALLEST: Final = 7
_MOST_SHRUNK: Final = 0.62
_NAME_SHRUNK: Final = 0.85
_SMALLEST_NAME: Final = 14.0


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
    """One line, shrunk until it fits the width, and cut where it would become too small to read."""
    made = font(size, display, bold)
    wide = QFontMetricsF(made).horizontalAdvance(text)
    if wide > rect.width():
        made = font(max(size * rect.width() / wide - 0.5, size * _MOST_SHRUNK), display, bold)
        text = QFontMetricsF(made).elidedText(text, Qt.TextElideMode.ElideRight, rect.width() + 1)
    painter.setFont(made)
    painter.setPen(QColor(colour))
    painter.drawText(rect, align | Qt.TextFlag.TextDontClip | Qt.TextFlag.TextSingleLine, text)


def fitting(lines: Sequence[str], width: float, size: float, bold: bool = False) -> float:
    """The largest size up to `size` at which each of these lines fits a width, so that they can look alike."""
    widest = max(QFontMetricsF(font(size, bold=bold)).horizontalAdvance(line) for line in lines)
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
    painter: QPainter, rect: QRectF, text: str, size: float, colour: str, align: Qt.AlignmentFlag = TOP_LEFT
) -> None:
    """A text broken into lines, shrunk until it fits the height, and its longest word the width."""
    flags = align | Qt.TextFlag.TextWordWrap
    while size > _SMALLEST:
        taken = QFontMetricsF(font(size)).boundingRect(rect, flags, text)
        if taken.height() <= rect.height() and taken.width() <= rect.width():
            break
        size -= 1
    painter.setFont(font(size))
    painter.setPen(QColor(colour))
    painter.drawText(rect, flags, text)
