"""The pictures of a table, drawn anew for its size and its theme."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QTimer

from ui.table.page import TablePage
from ui.table.stage.painting import Pictures
from ui.table.stage.scene import TableScene

SETTLED: Final = 120
"""Milliseconds without another change of size after which the pictures are drawn anew for it."""


class PictureScale:
    """Draws when a window keeps its size; it is dragged larger faster than that, and meanwhile Qt scales."""

    def __init__(self, pictures: Pictures, scene: TableScene, page: TablePage) -> None:
        self.pictures = pictures
        self._scene, self._page = scene, page
        self._settling = QTimer(page, singleShot=True, interval=SETTLED)
        self._settling.timeout.connect(self.sharpen)

    def wear(self, pictures: Pictures) -> None:
        """Draw with these from now on."""
        self.pictures = pictures
        self.sharpen()

    def resized(self) -> None:
        """The table has another size."""
        if self._page.isVisible():
            self._settling.start()
        else:
            self.sharpen()

    def sharpen(self) -> None:
        self._scene.sharpen(self.pictures, self._page.table.sharpness)

    def stop(self) -> None:
        """Draw nothing by itself any more."""
        self._settling.stop()
