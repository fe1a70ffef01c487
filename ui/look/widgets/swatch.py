"""A player's colour, with the shape that identifies it without colour."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter

from ui.look.icons import drawn_icon
from ui.look.text import Phrase
from ui.look.theme import LIVERIES
from ui.table.art.shapes import shape_path

SIZE: Final = 22


def swatch(livery: str) -> QIcon:
    """The icon of a livery."""
    return drawn_icon(SIZE, lambda painter, rect: paint_swatch(painter, rect, livery))


def paint_swatch(painter: QPainter, rect: QRectF, livery: str) -> None:
    """The same where it is painted often."""
    worn = LIVERIES[livery]
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(worn.fill))
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 4, 4)
    painter.setBrush(QColor(worn.on_fill))
    inset = rect.width() * 0.24
    painter.drawPath(shape_path(worn.shape, rect.adjusted(inset, inset, -inset, -inset)))


_NAMES: Final[Mapping[str, Phrase]] = {
    "vermilion": Phrase("shell", "Vermilion"),
    "navy": Phrase("shell", "Navy"),
    "mustard": Phrase("shell", "Mustard"),
    "leaf": Phrase("shell", "Leaf green"),
    "plum": Phrase("shell", "Plum"),
    "teal": Phrase("shell", "Teal"),
    "sand": Phrase("shell", "Sand"),
    "slate": Phrase("shell", "Slate"),
}


def livery_name(livery: str) -> str:
    """The colour in words."""
    return _NAMES[livery]()
