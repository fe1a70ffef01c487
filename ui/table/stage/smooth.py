"""Smooth edges for what is drawn on the scene line by line; pictures have theirs, and are laid down without."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsPathItem, QStyleOptionGraphicsItem, QWidget


@contextmanager
def smooth(painter: QPainter) -> Iterator[None]:
    """Draw with smooth edges; what is painted next on the scene does not."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    yield
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)


class SmoothPathItem(QGraphicsPathItem):
    """A path with smooth edges."""

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        with smooth(painter):
            super().paint(painter, option, widget)
