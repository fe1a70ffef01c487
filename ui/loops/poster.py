"""The poster of LOOPS: the altimeter of the plane that everybody shares."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen, QPolygonF

from ui.hangar.game_posters import PICTURE, GamePoster
from ui.look import drawing
from ui.look.drawing import CREAM, NAVY
from ui.look.text import Phrase
from ui.look.theme import TEXT_FACE, Theme


def _paint(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    with drawing.covering(painter, rect, PICTURE) as seen:
        _windscreen(painter, seen, theme)
        _panel(painter, theme)
        _small_dial(painter, QPointF(28, 72), theme.green)
        _small_dial(painter, QPointF(132, 72), theme.yellow)
        _altimeter(painter, QPointF(80, 56), 38, theme)


def _windscreen(painter: QPainter, seen: QRectF, theme: Theme) -> None:
    drawing.fill(painter, seen, "#1d2947" if theme.dark else theme.sky)
    with drawing.placed(painter, QPointF(80, 40), angle=-9):
        drawing.fill(painter, QRectF(-200, 0, 400, 200), "#1f3b33" if theme.dark else theme.green)
    drawing.cloud(painter, QPointF(128, 16), 30, "#2a3860" if theme.dark else "#fffaf0")
    drawing.cloud(painter, QPointF(18, 24), 24, "#2a3860" if theme.dark else "#fffaf0")


def _panel(painter: QPainter, theme: Theme) -> None:
    path = QPainterPath(QPointF(-80, 62))
    path.cubicTo(10, 46, 40, 36, 80, 36)
    path.cubicTo(120, 36, 150, 46, 240, 62)
    path.lineTo(240, 200)
    path.lineTo(-80, 200)
    drawing.fill(painter, path, "#5b2620" if theme.dark else theme.red)
    painter.setPen(QPen(QColor(theme.yellow), 2.4))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path)


def _small_dial(painter: QPainter, at: QPointF, colour: str) -> None:
    for radius, fill in ((16, NAVY), (13.4, CREAM), (9, colour), (2.4, NAVY)):
        drawing.disc(painter, at, radius, fill)
    painter.setPen(QPen(QColor(NAVY), 1.8))
    painter.drawLine(at, at + QPointF(7.5, -7.5))


def _altimeter(painter: QPainter, at: QPointF, radius: float, theme: Theme) -> None:
    for part, fill in ((1.0, NAVY), (0.93, theme.yellow), (0.88, NAVY), (0.83, CREAM)):
        drawing.disc(painter, at, radius * part, fill)
    font = QFont(TEXT_FACE)
    font.setBold(True)
    font.setPixelSize(7)
    painter.setFont(font)
    for step in range(20):
        turn = math.radians(step * 18 - 90)
        way = QPointF(math.cos(turn), math.sin(turn))
        painter.setPen(QPen(QColor(NAVY), 0.7 if step % 2 else 1.6))
        painter.drawLine(at + way * radius * 0.78, at + way * radius * (0.74 if step % 2 else 0.69))
        if step % 2 == 0:
            middle = at + way * radius * 0.56
            painter.drawText(
                QRectF(middle.x() - 6, middle.y() - 5, 12, 10), Qt.AlignmentFlag.AlignCenter, str(step // 2)
            )
    with drawing.placed(painter, at, radius / 38, 40):
        drawing.fill(painter, QPolygonF([QPointF(-2.6, 7), QPointF(0, -27), QPointF(2.6, 7)]), theme.red)
    with drawing.placed(painter, at, radius / 38, -70):
        drawing.fill(painter, QPolygonF([QPointF(-3.2, 6), QPointF(0, -17), QPointF(3.2, 6)]), NAVY)
    drawing.disc(painter, at, radius * 0.09, NAVY)


POSTER: Final = GamePoster(_paint, Phrase("loops", "Climb, dive, and shed your cards first"))
