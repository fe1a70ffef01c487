"""The list of a review: choosing a line by mouse or keys asks for its position."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from PySide6.QtCore import QAbstractListModel, QEvent, QModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QWidget

from ui.look.widgets.plain_text import tooltip
from ui.panels.review.row_delegate import MORE, ROW, Index, RowDelegate
from ui.review.rows import Row

_ROOT: Final = QModelIndex()


class Rows(QAbstractListModel):
    """The lines, and what is told of the one that is chosen."""

    def __init__(self) -> None:
        super().__init__()
        self.rows: list[Row] = []
        self._told: tuple[int, str] = -1, ""

    def show(self, rows: Sequence[Row]) -> None:
        """Have exactly these lines."""
        self.beginResetModel()
        self.rows, self._told = list(rows), (-1, "")
        self.endResetModel()

    def tell(self, row: int, words: str) -> None:
        """Have this told of a line while it is chosen."""
        self._told = row, words
        self.dataChanged.emit(self.index(row), self.index(row))

    def rowCount(self, parent: Index = _ROOT) -> int:
        return 0 if parent.isValid() else len(self.rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        row = self.rows[index.row()]
        if role == ROW:
            return row
        if role in (MORE, Qt.ItemDataRole.AccessibleDescriptionRole):
            return self._told[1] if index.row() == self._told[0] else row.more
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return row.title
            case Qt.ItemDataRole.ToolTipRole:
                # The signs stand for words there.
                return tooltip(row.note) if row.marks else None
            case Qt.ItemDataRole.AccessibleTextRole:
                return row.aloud
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        row = self.rows[index.row()] if index.isValid() else None
        if row is None or (row.cursor is None and not row.more):
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable


class ReviewList(QListView):
    """Headings are passed over by keys; Escape chooses nothing any more."""

    chosen = Signal(object)
    """A line was chosen, or None."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.lines = Rows()
        self._fresh = False
        """Whether a line was chosen since the mouse was pressed."""
        self.setModel(self.lines)
        self.setItemDelegate(RowDelegate(self))
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # A bar that comes and goes would change the width after the lines were wrapped to it.
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.verticalScrollBar().setEnabled(False)
        self.verticalScrollBar().rangeChanged.connect(lambda _, end: self.verticalScrollBar().setEnabled(end > 0))
        self.selectionModel().selectionChanged.connect(self._choose)
        self.clicked.connect(self._choose_again)

    @property
    def row(self) -> Row | None:
        """The chosen line."""
        chosen = self.selectionModel().selectedRows()
        return self.lines.rows[chosen[0].row()] if chosen else None

    def show_rows(self, rows: Sequence[Row]) -> None:
        """List these, with none of them chosen."""
        self.lines.show(rows)

    def tell(self, row: Row, words: str) -> None:
        """Unfold a line with these words, if it is still the chosen one."""
        if row is self.row:
            self.lines.tell(self.currentIndex().row(), words)
            self._unfold()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.row is not None:
            self.clearSelection()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self.scheduleDelayedItemsLayout()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._fresh = False
        super().mousePressEvent(event)

    def _choose(self) -> None:
        self._fresh = True
        self._unfold()
        self.chosen.emit(self.row)

    def _choose_again(self) -> None:
        """A click on what is chosen already asks for it once more: somebody may have looked elsewhere since."""
        if not self._fresh:
            self.chosen.emit(self.row)

    def _unfold(self) -> None:
        self.scheduleDelayedItemsLayout()
        self.executeDelayedItemsLayout()
        if self.row is not None:
            self.scrollTo(self.currentIndex())
