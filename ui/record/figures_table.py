"""A small table of figures to read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableWidget, QTableWidgetItem, QWidget

from ui.look.widgets.plain_text import tooltip
from ui.look.widgets.swatch import SIZE

RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
FEWEST: Final = 4
"""How many lines are seen at least where a table is scrolled."""
LINE: Final = 8
"""What a line leaves free above and below its words."""


class Column(NamedTuple):
    """A column: its heading, what that means, and whether numbers stand in it."""

    heading: str
    number: bool = True
    meaning: str = ""


class Cell(NamedTuple):
    """Words with a picture before them."""

    words: str
    icon: QIcon | None = None


Row = Sequence[str | Cell]


class FiguresTable(QTableWidget):
    """As high as it is long, so that a page of several is scrolled as a whole; `scrolls` where it has a page alone."""

    def __init__(self, scrolls: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._scrolls = scrolls
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setAlternatingRowColors(True)
        self.setWordWrap(False)
        self.setIconSize(QSize(SIZE, SIZE))
        self.verticalHeader().hide()
        self.horizontalHeader().setHighlightSections(False)
        if not scrolls:
            self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def fill(self, name: str, columns: Sequence[Column], rows: Sequence[Row], wide: int = 0) -> None:
        """Show these rows; the column `wide` takes the room that is left. The name is for screen readers."""
        self.setAccessibleName(name)
        self.clear()
        self.setColumnCount(len(columns))
        self.setRowCount(len(rows))
        for place, column in enumerate(columns):
            heading = QTableWidgetItem(column.heading)
            heading.setTextAlignment(RIGHT if column.number else LEFT)
            heading.setToolTip(tooltip(column.meaning))
            self.setHorizontalHeaderItem(place, heading)
        for line, row in enumerate(rows):
            for place, (column, cell) in enumerate(zip(columns, row, strict=True)):
                self.setItem(line, place, _item(column, cell))
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(wide, QHeaderView.ResizeMode.Stretch)
        self._take_height()

    def sizeHint(self) -> QSize:
        wanted = super().sizeHint()
        return wanted if self._scrolls else QSize(wanted.width(), self._height())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._take_height()

    def _take_height(self) -> None:
        rows = self.verticalHeader()
        rows.setDefaultSectionSize(max(SIZE, self.fontMetrics().height()) + LINE)
        if self._scrolls:
            self.setMinimumHeight(self.horizontalHeader().sizeHint().height() + FEWEST * rows.defaultSectionSize())
        else:
            self.setFixedHeight(self._height())

    def _height(self) -> int:
        bar = self.horizontalScrollBar()
        below = bar.sizeHint().height() if bar.isVisible() else 0
        rows = self.verticalHeader().length() + 2 * self.frameWidth()
        return self.horizontalHeader().sizeHint().height() + rows + below


def _item(column: Column, cell: str | Cell) -> QTableWidgetItem:
    words, icon = cell if isinstance(cell, Cell) else (cell, None)
    item = QTableWidgetItem(words)
    item.setTextAlignment(RIGHT if column.number else LEFT)
    item.setToolTip(tooltip(words))
    if icon is not None:
        item.setIcon(icon)
    return item
