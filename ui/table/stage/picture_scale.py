"""The pictures of a table, drawn anew for its size and its theme."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QTimer

from ui.table.page.table_page import TablePage
from ui.table.stage.painting import Pictures, Undrawn
from ui.table.stage.scene import TableScene

SETTLED: Final = 120
"""Milliseconds without another change of size after which the pictures are drawn anew for it."""


class PictureScale(QObject):
    """Draws when a window keeps its size; it is dragged larger faster than that, and meanwhile Qt scales.

    Until a table is about to be seen for the first time nothing is drawn: it is laid several times before that, and its
    pictures would be too.
    """

    def __init__(self, pictures: Pictures, scene: TableScene, page: TablePage) -> None:
        super().__init__(page)
        self.pictures = pictures
        self._scene, self._page = scene, page
        self._seen = False
        self._settling = QTimer(self, singleShot=True, interval=SETTLED)
        self._settling.timeout.connect(self.sharpen)
        page.table.viewport().installEventFilter(self)

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
        drawn = self.pictures if self._seen else Undrawn(self.pictures.theme)
        self._scene.sharpen(drawn, self._page.table.sharpness)

    def stop(self) -> None:
        """Draw nothing by itself any more."""
        self._settling.stop()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Draw everything when it is to be painted for the first time."""
        if event.type() == QEvent.Type.Paint:
            self._page.table.viewport().removeEventFilter(self)
            self._seen = True
            self._settling.stop()
            self.sharpen()
        return False
