"""One start of a window: `python -m tests.bench.one_start voltige|bare` says when it is about to be painted, and ends.

Nothing is imported here that the window itself does not need.
"""

from __future__ import annotations

import os
import sys
import time

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QMainWindow


class Mapped(QObject):
    """Notices that a window is on the screen, which is when it is asked to paint itself."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            os.write(1, f"{time.monotonic()}".encode())
            os._exit(0)
        return False


def bare() -> None:
    """A window with nothing in it."""
    application = QApplication([])
    window = QMainWindow()
    window.resize(1280, 800)
    mapped = Mapped()
    window.installEventFilter(mapped)
    window.show()
    application.exec()


def voltige() -> None:
    """The app as people start it."""
    from app import desktop
    from app.main import main

    create, mapped = desktop.create_window, Mapped()

    def watched(application: QApplication) -> QMainWindow:
        window = create(application)
        window.installEventFilter(mapped)
        return window

    desktop.create_window = watched  # type: ignore[assignment]
    main([])


if __name__ == "__main__":
    bare() if sys.argv[1] == "bare" else voltige()
