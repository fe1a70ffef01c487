"""One start of a window: `python -m tests.bench.one_start voltige|bare` says when it is about to be painted, and ends.

Nothing is imported here before the window itself needs it.
"""

from __future__ import annotations

import os
import sys
import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget


def watch(window: QWidget) -> None:
    """Say when a window is on the screen, which is when it is asked to paint itself."""
    from PySide6.QtCore import QEvent, QObject

    class Mapped(QObject):
        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            if event.type() == QEvent.Type.Paint:
                os.write(1, f"{time.monotonic()}".encode())
                os._exit(0)
            return False

    window.installEventFilter(Mapped(window))


def bare() -> None:
    """A window with nothing in it."""
    from PySide6.QtWidgets import QApplication, QMainWindow

    application = QApplication([])
    window = QMainWindow()
    window.resize(1280, 800)
    watch(window)
    window.show()
    application.exec()


def voltige() -> None:
    """The app as people start it, with an eye on the window that it makes."""
    from app import main
    from app.system.display import require_display

    def require_and_watch() -> None:
        require_display()
        from ui.shell.window import MainWindow

        show = MainWindow.show

        def watched(window: QWidget) -> None:
            watch(window)
            show(window)

        MainWindow.show = watched  # type: ignore[method-assign]

    vars(main).update(require_display=require_and_watch)
    main.main([])


if __name__ == "__main__":
    bare() if sys.argv[1] == "bare" else voltige()
