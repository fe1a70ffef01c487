"""The first paint of a window in a process of its own: `python -m tests.bench.first_paint voltige|bare`."""

from __future__ import annotations

import gc
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QSettings
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget

from app.system.plain_imports import import_plainly

SIZE = (1280, 800)


class Painted(QObject):
    """Notices when a widget has painted itself."""

    def __init__(self, window: QWidget) -> None:
        super().__init__()
        self.seen = False
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.seen = self.seen or event.type() == QEvent.Type.Paint
        return False


def first_paint(make: Callable[[], QMainWindow]) -> float:
    """Milliseconds from nothing to a window that is painted, everything in it included."""
    start = time.perf_counter()
    window = make()
    window.resize(*SIZE)
    painted = Painted(window)
    window.show()
    while not painted.seen:
        QApplication.processEvents()
    spent = time.perf_counter() - start
    window.close()
    return 1000 * spent


def voltige(application: QApplication, folder: Path) -> Callable[[], QMainWindow]:
    """Our window, the application being dressed already, and Python set up as the app does it before its window."""
    gc.disable()
    import_plainly()
    from app.journals.library import Library
    from ui.look.style import Style
    from ui.settings import Settings
    from ui.shell.window import MainWindow

    settings = Settings(QSettings(str(folder / "bench.ini"), QSettings.Format.IniFormat))
    style = Style(application, settings.appearance)
    library = Library(folder / "autosave", settings)
    return lambda: MainWindow(settings, library, folder / "previews", style, "en")


if __name__ == "__main__":
    application = QApplication(["voltige", "-style", "Fusion"])
    with tempfile.TemporaryDirectory() as folder:
        print(first_paint(voltige(application, Path(folder)) if sys.argv[1] == "voltige" else QMainWindow))
