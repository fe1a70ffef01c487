"""The table of levels in docs/sounds.md, and the picture of all spectra beside it."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Final

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from tests.sounds.levels import FRAME, Measures, spectrogram
from tests.sounds.signals import RATE
from ui.look.style import text_font
from ui.sound.sounds import Sound

BEGIN: Final = "<!-- levels, written by `make sounds` -->\n"
END: Final = "<!-- end of the levels -->\n"
COLUMNS: Final = 6
CELL: Final = QRect(0, 0, 200, 150)
CAPTION: Final = 22
SECONDS: Final = 1.5
"""What a picture is wide enough for."""
RANGE: Final = 60.0
"""Decibels from white to black."""


def with_table(text: str, found: Mapping[Sound, Measures]) -> str:
    """A page with the figures of today in the place of the older ones."""
    head, rest = text.split(BEGIN)
    _, tail = rest.split(END)
    return "".join([head, BEGIN, *(f"{line}\n" for line in rows(found)), END, tail])


def rows(found: Mapping[Sound, Measures]) -> list[str]:
    lines = ["| sound | level | peak | length | middle of the spectrum |", "|---|---|---|---|---|"]
    for sound, (level, peak, seconds, centroid) in found.items():
        figures = f"{minus(level)} dB | {minus(peak)} dB | {seconds:.2f} s | {round(centroid, -1):.0f} Hz"
        lines.append(f"| {sound} | {figures} |")
    return lines


def minus(value: float) -> str:
    return f"{value:.1f}".replace("-", "−")


def draw(sounds: Mapping[Sound, Sequence[float]], path: Path) -> None:
    """All spectra side by side: time to the right, frequency upwards to 11 kHz, black where it is loudest."""
    lines = math.ceil(len(sounds) / COLUMNS)
    picture = QImage(COLUMNS * CELL.width(), lines * CELL.height(), QImage.Format.Format_RGB32)
    picture.fill(QColor("white"))
    painter = QPainter(picture)
    painter.setFont(text_font(13))
    for place, (sound, samples) in enumerate(sounds.items()):
        cell = CELL.translated(place % COLUMNS * CELL.width(), place // COLUMNS * CELL.height())
        caption = QRect(cell.left() + 8, cell.top(), cell.width() - 8, CAPTION)
        painter.setPen(QColor("black"))
        painter.drawText(caption, Qt.AlignmentFlag.AlignVCenter, sound)
        draw_spectrum(painter, cell.adjusted(8, CAPTION, -8, -8), spectrogram(samples))
    painter.end()
    picture.save(str(path), quality=80)


def draw_spectrum(painter: QPainter, room: QRect, frames: Sequence[Sequence[float]]) -> None:
    painter.fillRect(room, QColor(246, 246, 246))
    loudest = max(max(frame) for frame in frames)
    width = room.width() * FRAME / 2 / RATE / SECONDS
    edges = [round(room.bottom() + 1 - band * room.height() / (FRAME / 4)) for band in range(FRAME // 4 + 1)]
    for place, frame in enumerate(frames):
        left, right = (round(room.left() + part * width) for part in (place, place + 1))
        for band, (low, high) in enumerate(pairwise(edges)):
            power = max(frame[2 * band : 2 * band + 2])
            dark = 1 + 10 * math.log10(max(power / loudest, 1e-12)) / RANGE
            if dark > 0:
                shade = round(246 * (1 - dark))
                painter.fillRect(left, high, right - left, low - high, QColor(shade, shade, shade))
