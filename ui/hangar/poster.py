"""The poster of the hangar: VOLTIGE over a looping biplane, by day and by night."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from ui.hangar.pixmap_cache import draw_cached
from ui.look import drawing
from ui.look.drawing import CREAM, NAVY
from ui.look.text import translate
from ui.look.theme import DISPLAY_FACE, TEXT_FACE, Theme

TITLE: Final = "VOLTIGE"
TITLE_WIDTH: Final = 4.33
"""How wide it is for its size, known beforehand: measuring takes a font of another size, which takes its time."""


class Poster(QWidget):
    """A print in a frame; it fills whatever height the page gives it."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        # Nobody sees what lies under a print, and it needn't be painted.
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        draw_cached(painter, self.rect(), "poster", paint, self._theme)
        painter.end()


def paint(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """The whole print."""
    drawing.fill(painter, rect, theme.paper)
    margin = max(12.0, rect.width() * 0.045)
    print_ = rect.adjusted(margin, margin, -margin, -margin)
    painter.save()
    painter.setClipRect(print_)
    _landscape(painter, print_, theme)
    _loop(painter, print_, theme)
    _lettering(painter, print_, theme)
    painter.restore()
    painter.setPen(QPen(QColor(theme.ink), 2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(print_)


def _landscape(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    ground, light = drawing.sky(theme)
    drawing.fill(painter, rect, ground)
    sun = QPointF(rect.left() + rect.width() * 0.5, rect.top() + rect.height() * 0.86)
    drawing.sunbeams(painter, rect, sun, light)
    drawing.disc(painter, sun, rect.width() * 0.3, theme.yellow if not theme.dark else "#f3e7c9")
    land = QRectF(rect.left(), rect.top() + rect.height() * 0.8, rect.width(), rect.height() * 0.2)
    far, near, front = ("#1f3b33", "#183029", "#0d1526") if theme.dark else ("#6c9a55", "#3f7d3a", NAVY)
    drawing.hill(painter, land, 0.5, 0.95, 0.55, far)
    drawing.hill(painter, land, 0.3, 0.45, 0.75, near)
    _field(painter, land, front, theme)


def _field(painter: QPainter, land: QRectF, colour: str, theme: Theme) -> None:
    """The airfield in front: a hangar and a wind sock as silhouettes."""
    ground = land.bottom() - land.height() * 0.16
    drawing.fill(painter, QRectF(land.left(), ground, land.width(), land.bottom() - ground), colour)
    width = land.width() * 0.3
    shed = QPainterPath(QPointF(land.left() + width * 0.2, ground + 1))
    shed.lineTo(land.left() + width * 0.2, ground - width * 0.16)
    shed.quadTo(land.left() + width * 0.7, ground - width * 0.5, land.left() + width * 1.2, ground - width * 0.16)
    shed.lineTo(land.left() + width * 1.2, ground + 1)
    drawing.fill(painter, shed, colour)
    door = QRectF(land.left() + width * 0.45, ground - width * 0.17, width * 0.5, width * 0.17)
    drawing.fill(painter, door, theme.yellow)
    mast = QPointF(land.right() - width * 0.5, ground)
    painter.setPen(QPen(QColor(colour), max(2.0, width * 0.02)))
    painter.drawLine(mast, mast - QPointF(0, width * 0.55))
    sock = QPainterPath(mast - QPointF(0, width * 0.55))
    sock.lineTo(mast - QPointF(-width * 0.34, width * 0.47))
    sock.lineTo(mast - QPointF(-width * 0.34, width * 0.42))
    sock.lineTo(mast - QPointF(0, width * 0.39))
    drawing.fill(painter, sock, theme.accent)


def _loop(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """The smoke of one loop, and the biplane at its end."""
    unit = min(rect.width() / 100, rect.height() * 0.0069)
    centre = QPointF(rect.center().x(), rect.top() + rect.height() * 0.53)
    with drawing.placed(painter, centre, unit):
        path = QPainterPath(QPointF(-120, 42))
        path.cubicTo(-20, 44, 24, 26, 22, -6)
        path.cubicTo(20, -34, -34, -36, -34, -4)
        path.cubicTo(-34, 24, 2, 27, 24, 11)
        drawing.band(painter, path, 8.4, (theme.accent, theme.yellow, CREAM, theme.blue))
        with drawing.placed(painter, QPointF(28, 8), 0.2, -36):
            drawing.biplane(painter, theme.accent, CREAM, drawing.outline(theme), CREAM)
    cloud = "#2a3860" if theme.dark else "#fffaf0"
    drawing.cloud(
        painter, QPointF(rect.left() + rect.width() * 0.16, rect.top() + rect.height() * 0.36), 20 * unit, cloud
    )
    drawing.cloud(
        painter, QPointF(rect.left() + rect.width() * 0.84, rect.top() + rect.height() * 0.66), 26 * unit, cloud
    )


def _lettering(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    # It is a print: its letters have the size of the paper, whatever the text size is.
    font = QFont(DISPLAY_FACE)
    font.setPixelSize(int(min(rect.width() * 0.84 / TITLE_WIDTH, rect.height() * 0.133)))
    metrics = QFontMetricsF(font)
    top = rect.top() + rect.height() * 0.045
    place = QRectF(rect.left(), top, rect.width(), metrics.height())
    painter.setFont(font)
    painter.setPen(QColor(CREAM if theme.dark else NAVY))
    painter.drawText(place, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter, TITLE)
    line = QRectF(rect.left() + rect.width() * 0.08, place.bottom(), rect.width() * 0.84, 3)
    small = QFont(TEXT_FACE)
    small.setPixelSize(max(11, int(font.pixelSize() * 0.3)))
    small.setBold(True)
    painter.setFont(small)
    below = QRectF(rect.left(), line.bottom() + rect.height() * 0.008, rect.width(), metrics.height() * 0.6)
    words = translate("shell", "Flying games for the table")
    painter.drawText(below, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop, words)
    drawing.fill(painter, line, theme.accent)
