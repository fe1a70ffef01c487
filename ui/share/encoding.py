"""Pictures as the bytes of a file."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtGui import QImage, QImageWriter

QUALITY: Final = 80
"""Of what loses a little for the sake of size, from 0 to 99."""
LOSSLESS: Final = 100


class Unencodable(Exception):
    """A picture that Qt can't write; the message is Qt's."""


def encoded(image: QImage, kind: str, quality: int = QUALITY) -> bytes:
    """A picture in a format that Qt knows: `png`, or `webp`, which is lossless at the highest quality."""
    content = QByteArray()
    buffer = QBuffer(content)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QImageWriter(buffer, QByteArray(kind.encode()))
    if kind == "webp":
        writer.setQuality(quality)
    if not writer.write(image):
        raise Unencodable(writer.errorString())
    return bytes(content.data())
