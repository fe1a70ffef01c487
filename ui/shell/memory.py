"""Frees the memory of a closed table, most of which is held in reference cycles."""

from __future__ import annotations

import gc
from contextlib import suppress
from typing import Final

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QPixmapCache

SOON: Final = 100
"""Milliseconds after a table is gone; several that go together are swept up together."""


class Sweeper(QObject):
    """Collects once, when the window has nothing else to do, after something large has been deleted."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._due = QTimer(self, singleShot=True, interval=SOON)
        self._due.timeout.connect(self._collect)

    def after(self, gone: QObject) -> None:
        """Sweep up what `gone` leaves behind."""
        gone.destroyed.connect(self._due.start)

    def _collect(self) -> None:
        # Each of the two is short; together they would be felt. Collecting comes last, for it may end us as well.
        QTimer.singleShot(0, give_back)
        gc.collect()


def give_back() -> None:
    """Hand freed memory to the system; the C library would keep it for the next table, which may never come."""
    import ctypes

    QPixmapCache.clear()
    # Only GNU's C library has this, and only there it is needed.
    with suppress(AttributeError, OSError, TypeError):
        ctypes.CDLL(None).malloc_trim(0)
