"""The Qt binding itself: PySide6 6.12 takes references to None and True away on Python 3.11, until Python aborts."""

from __future__ import annotations

import sys

import pytest
from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QGraphicsPixmapItem


class Emitter(QObject):
    said = Signal()


@pytest.mark.usefixtures("qapp")
def test_calls_into_qt_leave_the_constants_of_python_alone() -> None:
    emitter, item = Emitter(), QGraphicsPixmapItem()
    before = sys.getrefcount(None), sys.getrefcount(True)
    for _ in range(100):
        emitter.said.emit()
        item.setOpacity(1.0)
    after = sys.getrefcount(None), sys.getrefcount(True)
    assert all(new > old - 50 for old, new in zip(before, after, strict=True))
