"""Animations read back by Qt."""

from __future__ import annotations

from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtGui import QImage, QImageReader


def frames_of(file: bytes) -> list[tuple[QImage, int]]:
    """Every frame as it is seen, with its milliseconds."""
    buffer = QBuffer()
    buffer.setData(QByteArray(file))
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer, QByteArray(b"webp"))
    assert reader.supportsAnimation()
    frames = []
    for _ in range(reader.imageCount()):
        image = reader.read()
        assert not image.isNull(), reader.errorString()
        frames.append((image, reader.nextImageDelay()))
    return frames
