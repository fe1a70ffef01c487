"""What the odds panel lists: figures with their labels, and choices with what they are worth."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QGridLayout,
    QHeaderView,
    QLabel,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from ui.look.text import titled, translate
from ui.look.widgets.plain_text import tooltip
from ui.table.bots.odds import OddsFigure

PADDING, GAP = 20, 8
"""What a line of the choices leaves free beside its words, and above and below them together."""
RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class Figures(QWidget):
    """Labels with their numbers, line by line."""

    def __init__(self) -> None:
        super().__init__()
        self._rows: list[tuple[QLabel, QLabel]] = []
        self.lines: tuple[OddsFigure, ...] = ()
        """What stands there."""
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setVerticalSpacing(1)
        self._grid.setColumnStretch(0, 1)

    def show_lines(self, lines: tuple[OddsFigure, ...]) -> None:
        self.lines = lines
        while len(self._rows) < len(lines):
            self._rows.append(self._added())
        for (name, figure), (label, number, meaning) in zip(self._rows, lines, strict=False):
            name.setText(label)
            figure.setText(number)
            figure.setAccessibleName(titled(label, number))
            figure.setAccessibleDescription(meaning)
            for cell in (name, figure):
                cell.setToolTip(tooltip(meaning))
        for row, pair in enumerate(self._rows):
            for cell in pair:
                cell.setVisible(row < len(lines))
                if row >= len(lines):
                    cell.clear()

    def _added(self) -> tuple[QLabel, QLabel]:
        name, figure = QLabel(), QLabel()
        name.setWordWrap(True)
        figure.setAlignment(RIGHT)
        for column, label in enumerate((name, figure)):
            self._grid.addWidget(label, len(self._rows), column)
        return name, figure


class Choices(QTableWidget):
    """What may be done and what it is worth on average, the best first.

    A line that is selected is shown on the table, but nothing can be played from here.

    The list is as high as all its lines: a list to be scrolled within a page that is scrolled is a nuisance.
    """

    def __init__(self) -> None:
        super().__init__(0, 2)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTabKeyNavigation(False)
        self.setAlternatingRowColors(True)
        self.setShowGrid(False)
        self.verticalHeader().hide()
        header = self.horizontalHeader()
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)

    @property
    def selected(self) -> int | None:
        """The line that is selected."""
        rows = self.selectionModel().selectedRows()
        return rows[0].row() if rows else None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape selects nothing; where nothing is selected, others may know what it means."""
        if event.key() == Qt.Key.Key_Escape and self.selected is not None:
            self.clearSelection()
        else:
            super().keyPressEvent(event)

    def line(self, row: int) -> QRect:
        """Where a line stands."""
        inside = QRect(0, self.rowViewportPosition(row), self.viewport().width(), self.rowHeight(row))
        return inside.translated(self.viewport().pos())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._fit()

    def _fit(self) -> None:
        """Give every line the height that its words need beside the numbers, and the list that of all lines."""
        self.resizeColumnToContents(1)
        room = QRect(0, 0, self.columnWidth(0) - PADDING, 0)
        for row in range(self.rowCount()):
            words = self.fontMetrics().boundingRect(room, Qt.TextFlag.TextWordWrap, self._cell(row, 0).text())
            self.setRowHeight(row, words.height() + GAP)
        lines = self.verticalHeader().length()
        self.setFixedHeight(self.horizontalHeader().sizeHint().height() + lines + 2 * self.frameWidth())

    def show_lines(self, lines: list[tuple[str, str]], worth: str, at_length: str) -> None:
        """`worth` is what the numbers are; nothing is selected any more."""
        self.clearSelection()
        self.setHorizontalHeaderLabels([translate("shell", "Choice"), worth])
        self.horizontalHeader().setToolTip(at_length)
        self.setAccessibleName(at_length)
        self.setRowCount(len(lines))
        for row, (words, number) in enumerate(lines):
            choice, figure = self._cell(row, 0), self._cell(row, 1)
            choice.setText(words)
            choice.setToolTip(tooltip(words))
            choice.setData(Qt.ItemDataRole.AccessibleTextRole, titled(words, number))
            figure.setText(number)
            figure.setTextAlignment(RIGHT)
        self.setCurrentCell(-1, -1)
        self._fit()

    def _cell(self, row: int, column: int) -> QTableWidgetItem:
        found = self.item(row, column)
        if found is None:
            found = QTableWidgetItem()
            self.setItem(row, column, found)
        return found
