"""The modules that a start of the desktop app has imported, one a line: after the first paint, or after `new GAME`."""

from __future__ import annotations

import sys

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from app.desktop import create_application, create_window
from core.catalog import CATALOG


def main(game: str = "") -> None:
    application = create_application()
    window = create_window(application)
    window.show()
    while not window.hangar._arrived:
        QApplication.processEvents()
    if game:
        assert CATALOG[game].id == game
    sys.stdout.write("\n".join(sorted(sys.modules)))
    QTimer.singleShot(0, window.close)
    application.exec()


if __name__ == "__main__":
    main(*sys.argv[1:])
