"""The signs of a review: a shape and a colour for each mark, and for good luck and bad."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPen, QTransform

from core.review.marks import Mark
from ui.review.words import Luck
from ui.table.art.shapes import shape_path


class Look(NamedTuple):
    """How a sign is drawn."""

    shape: str
    fill: str
    turn: float = 0.0


RIM: Final = QColor("#fffaf0")
"""Keeps dark signs from the night."""
SIGNS: Final[Mapping[Mark | Luck, Look]] = {
    Mark.BEST: Look("star", "#3f7d3a"),
    Mark.GOOD: Look("circle", "#4c7397"),
    Mark.SLIP: Look("square", "#e3a81e"),
    Mark.MISTAKE: Look("diamond", "#d9741c"),
    Mark.BLUNDER: Look("cross", "#cb3f28", 45.0),
    Luck.GOOD: Look("triangle", "#227b7b"),
    Luck.BAD: Look("triangle_down", "#7a3b74"),
}


def draw_sign(painter: QPainter, box: QRectF, sign: Mark | Luck) -> None:
    """Draw a sign into a square."""
    look = SIGNS[sign]
    path = shape_path(look.shape, box.adjusted(1, 1, -1, -1))
    middle = box.center()
    turn = QTransform().translate(middle.x(), middle.y()).rotate(look.turn).translate(-middle.x(), -middle.y())
    painter.setPen(QPen(RIM, 1.2))
    painter.setBrush(QColor(look.fill))
    painter.drawPath(turn.map(path))
