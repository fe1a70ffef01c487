"""The icons of the app and of its files, in every size that menus ask for."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from app.desktop_install.identity import ID, MIME
from app.desktop_install.shipped import DESKTOP
from ui.look.shipped import COMMON

SIZES: Final = (16, 22, 24, 32, 48, 64, 128, 256)
DETAILED: Final = 48
"""From here on a picture shows everything; below it would be a blur, and a plainer one is drawn."""
THEME: Final = "icons/hicolor"


def icons() -> Iterator[tuple[str, Path, int | None]]:
    """Every icon by its place in a data folder, with the picture of it, and how large that is drawn, if it is."""
    for room, name, large, small in (
        ("apps", ID, COMMON / "voltige.svg", DESKTOP / "voltige-small.svg"),
        ("mimetypes", MIME.replace("/", "-"), DESKTOP / "document.svg", DESKTOP / "document-small.svg"),
    ):
        yield f"{THEME}/scalable/{room}/{name}.svg", large, None
        for size in SIZES:
            yield f"{THEME}/{size}x{size}/{room}/{name}.png", large if size >= DETAILED else small, size
    yield f"{THEME}/symbolic/apps/{ID}-symbolic.svg", DESKTOP / "voltige-symbolic.svg", None


def drawn(picture: Path, size: int) -> bytes:
    """A picture as a PNG file; neither a display nor an application is needed for that."""
    # Only whoever installs needs them.
    from PySide6.QtCore import QBuffer, QIODevice, QSize
    from PySide6.QtGui import QImageReader, QImageWriter

    reader = QImageReader(str(picture))
    reader.setScaledSize(QSize(size, size))
    kept = QBuffer()
    kept.open(QIODevice.OpenModeFlag.WriteOnly)
    if not QImageWriter(kept, b"png").write(reader.read()):
        raise OSError(None, reader.errorString(), str(picture))
    return bytes(kept.data().data())
