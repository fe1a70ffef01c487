"""A PySide6 window with nothing in it, until it is ended."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication, QMainWindow

application = QApplication([])
window = QMainWindow()
window.resize(1280, 800)
window.show()
application.exec()
