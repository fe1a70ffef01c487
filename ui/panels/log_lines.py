"""What a line of the log looks like: turns in their players' colours, and what concerns the viewer marked."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPalette, QPolygonF
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from ui.look.text import titled, translate
from ui.look.theme import LIVERIES
from ui.look.widgets.swatch import paint_swatch

Index = QModelIndex | QPersistentModelIndex
ENTRY: Final = Qt.ItemDataRole.UserRole
"""Under which a model gives a whole `Entry`."""
SMALLER: Final = 0.92
"""A log is read in passing: its letters may be a little smaller than those of buttons."""
GUTTER: Final = 24
"""What the mark of a turn takes at the left."""
MARK: Final = 16
STRIPE: Final = 4
ABOVE: Final = 2
"""Above and below the words of each line,"""
APART: Final = 5
"""and so much more above the first of a turn."""
POINTER: Final = 8
"""The arrowhead at the right of what concerns the viewer."""
SHADE: Final = 28
"""How dense the ground under it is, of 255."""
WORDS: Final = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop


class Entry(NamedTuple):
    """A line of the log as it is shown."""

    text: str
    name: str = ""
    """Whose turn it belongs to, if it is anybody's,"""
    livery: str = ""
    """and the colour of that player."""
    first: bool = True
    """Whether that turn begins with it."""
    mine: bool = False
    """Whether it concerns the viewer."""
    cursor: int = 0
    """The position that follows it."""

    @property
    def aloud(self) -> str:
        """What a screen reader says of it."""
        said = titled(self.name, self.text) if self.name and self.first else self.text
        return translate("shell", "About you. {line}").format(line=said) if self.mine else said


class LineDelegate(QStyledItemDelegate):
    """Draws the lines of a list, and remembers how high each is."""

    def __init__(self, view: QListView) -> None:
        super().__init__(view)
        self._view = view
        self._heights: dict[tuple[Entry, int, float], int] = {}
        """By the line, the width of the list and the size of its letters; a long log is laid out with every move."""

    def forget(self) -> None:
        """Measure every line again, in other letters."""
        self._heights.clear()

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        entry, wide = _entry(index), self._view.viewport().width()
        return QSize(wide, self._height(entry, wide) + 2 * ABOVE + _apart(entry, index))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        entry, rect, palette = _entry(index), option.rect, option.palette
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        rect = rect.adjusted(0, _apart(entry, index), 0, 0)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ink = palette.color(QPalette.ColorRole.HighlightedText if selected else QPalette.ColorRole.Text)
        if selected:
            painter.fillRect(_ground(entry, rect), palette.color(QPalette.ColorRole.Highlight))
        elif entry.mine:
            painter.fillRect(_ground(entry, rect), QColor(ink.red(), ink.green(), ink.blue(), SHADE))
        if entry.livery:
            _mark(painter, rect, entry, _goes_on(index))
        if entry.mine:
            _point(painter, rect, ink if selected else palette.color(QPalette.ColorRole.Accent))
        painter.setFont(self._font(entry))
        painter.setPen(ink)
        painter.drawText(_room(entry, rect).adjusted(0, ABOVE, 0, 0), WORDS, entry.text)
        painter.restore()

    def _font(self, entry: Entry) -> QFont:
        font = QFont(self._view.font())
        font.setPointSizeF(font.pointSizeF() * SMALLER)
        # What stands alone is a heading for what follows.
        font.setBold(not entry.livery)
        return font

    def _height(self, entry: Entry, wide: int) -> int:
        key = entry, wide, self._view.font().pointSizeF()
        if key not in self._heights:
            room = _room(entry, QRect(0, 0, wide, 0))
            self._heights[key] = QFontMetrics(self._font(entry)).boundingRect(room, WORDS, entry.text).height()
        return self._heights[key]


def _entry(index: Index) -> Entry:
    entry = index.data(ENTRY)
    assert isinstance(entry, Entry)
    return entry


def _apart(entry: Entry, index: Index) -> int:
    """What keeps a turn off the one before it."""
    return APART if entry.first and index.row() else 0


def _ground(entry: Entry, rect: QRect) -> QRect:
    return rect.adjusted(GUTTER - 4 if entry.livery else 0, 0, 0, 0)


def _room(entry: Entry, rect: QRect) -> QRect:
    """Where the words go."""
    return rect.adjusted(GUTTER if entry.livery else 4, 0, -POINTER - 4 if entry.mine else -2, 0)


def _goes_on(index: Index) -> bool:
    """Whether the next line is of the same turn."""
    following = index.sibling(index.row() + 1, 0)
    return following.isValid() and not _entry(following).first


def _mark(painter: QPainter, rect: QRect, entry: Entry, goes_on: bool) -> None:
    """The player's mark where a turn begins, and a stripe down to where it ends."""
    middle = rect.left() + GUTTER / 2 - 3
    if goes_on or not entry.first:
        top, bottom = rect.top() + (MARK / 2 if entry.first else 0), rect.bottom() + (1 if goes_on else -ABOVE)
        painter.fillRect(QRectF(middle - STRIPE / 2, top, STRIPE, bottom - top), QColor(LIVERIES[entry.livery].fill))
    if entry.first:
        paint_swatch(painter, QRectF(round(middle - MARK / 2), rect.top() + ABOVE, MARK, MARK), entry.livery)


def _point(painter: QPainter, rect: QRect, colour: QColor) -> None:
    """An arrowhead that points at the words."""
    right, middle = rect.right() - 1.0, rect.center().y() + 0.5
    head = [
        QPointF(right - POINTER, middle),
        QPointF(right, middle - POINTER / 2),
        QPointF(right, middle + POINTER / 2),
    ]
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawPolygon(QPolygonF(head))
