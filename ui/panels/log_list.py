"""The log of a game as a list that grows at its end."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from typing import Any, Final

from PySide6.QtCore import QAbstractListModel, QEvent, QItemSelectionModel, QModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QWidget

from ui.panels.log_lines import ENTRY, Entry, Index, LineDelegate
from ui.table.layout.liveries import liveries
from ui.table.presenter import Presenter

_ROOT: Final = QModelIndex()


class Lines(QAbstractListModel):
    """Lines of which only the changed tail is told to the view."""

    def __init__(self) -> None:
        super().__init__()
        self._lines: list[Entry] = []

    def show(self, lines: Sequence[Entry]) -> None:
        """Have exactly these lines."""
        same = _common(self._lines, lines)
        if same < len(self._lines):
            self.beginRemoveRows(_ROOT, same, len(self._lines) - 1)
            del self._lines[same:]
            self.endRemoveRows()
        if same < len(lines):
            self.beginInsertRows(_ROOT, same, len(lines) - 1)
            self._lines += lines[same:]
            self.endInsertRows()

    def rowCount(self, parent: Index = _ROOT) -> int:
        return 0 if parent.isValid() else len(self._lines)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        line = self._lines[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return line.text
            case Qt.ItemDataRole.AccessibleTextRole:
                return line.aloud
            case Qt.ItemDataRole.UserRole:
                return line
        return None


class LogList(QListView):
    """Shows the newest line, unless the person has scrolled back to read, or the one that somebody looks back at."""

    position_asked = Signal(int)
    """Somebody wants to look back at the position after a line."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lines = Lines()
        self.setModel(self._lines)
        self._delegate = LineDelegate(self)
        self.setItemDelegate(self._delegate)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # A bar that comes and goes would change the width after the lines were wrapped to it.
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self._presenter: Presenter | None = None
        self._at: int | None = None
        """The position that somebody looks back at."""
        self._following = True
        """Whether the newest line, or the one of that position, is kept in sight: nobody has scrolled away from it."""
        bar = self.verticalScrollBar()
        # Only people move it by actions; a line that needs more room than there was changes the range.
        bar.actionTriggered.connect(self._scrolled)
        bar.rangeChanged.connect(self._stretched)
        bar.setEnabled(False)
        self.activated.connect(self._ask_for)

    def follow(self, presenter: Presenter | None) -> None:
        """Show the log as the viewer of the table may read it; that of another table from its newest line."""
        lines = [] if presenter is None else _entries(presenter)
        at = presenter.showing.at if presenter is not None and presenter.viewer.looking_back else None
        elsewhere = (presenter, at) != (self._presenter, self._at)
        self._following = self._following or elsewhere
        self._presenter, self._at = presenter, at
        self._lines.show(lines)
        if at is not None:
            if elsewhere or not self.selectionModel().hasSelection():
                self._choose_line_at(at, lines)
        elif self._following:
            self.selectionModel().clearSelection()
            # From here the arrow keys lead back, line by line.
            newest = self._lines.index(len(lines) - 1, 0)
            self.selectionModel().setCurrentIndex(newest, QItemSelectionModel.SelectionFlag.NoUpdate)
        self._keep_in_sight()

    def _choose_line_at(self, at: int, lines: Sequence[Entry]) -> None:
        """Choose the last line before a position."""
        row = bisect_right(lines, at, key=lambda line: line.cursor) - 1
        chosen = self._lines.index(row, 0)
        self.selectionModel().setCurrentIndex(chosen, QItemSelectionModel.SelectionFlag.ClearAndSelect)

    def _keep_in_sight(self) -> None:
        if self._following and self._at is None:
            self.scrollToBottom()
        elif self._following:
            self.scrollTo(self.currentIndex())

    def _ask_for(self, index: QModelIndex) -> None:
        line = index.data(ENTRY)
        assert isinstance(line, Entry)
        self.position_asked.emit(line.cursor)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        super().keyPressEvent(event)
        self._scrolled()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._delegate.forget()
            self.scheduleDelayedItemsLayout()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()

    def _scrolled(self) -> None:
        bar = self.verticalScrollBar()
        if self._at is None:
            self._following = bar.sliderPosition() >= bar.maximum()
        else:
            # The bar is moved after it has told so.
            chosen = self.visualRect(self.currentIndex()).translated(0, bar.value() - bar.sliderPosition())
            self._following = chosen.intersects(self.viewport().rect())

    def _stretched(self, _: int, end: int) -> None:
        self.verticalScrollBar().setEnabled(end > 0)
        if self._following and self._at is None:
            self.verticalScrollBar().setValue(end)
        else:
            self._keep_in_sight()


def _entries(presenter: Presenter) -> list[Entry]:
    """The log as the viewer of the table may read it, turn by turn."""
    viewer, seating = presenter.viewer, presenter.seating
    # Whoever looks back knows how it went on.
    upto = presenter.play.cursor if viewer.looking_back else presenter.showing.at
    worn, me = liveries(seating.players), viewer.seat if viewer.plays else None
    entries, last = [], None
    for line in presenter.game_log.lines(viewer.seat, upto):
        mine = me is not None and (line.turn == me or me in line.concerns)
        if line.turn is None:
            entries.append(Entry(line.text, mine=mine, cursor=line.cursor))
        else:
            name, livery = seating.names[line.turn], worn[line.turn]
            entries.append(Entry(line.text, name, livery, line.turn != last, mine, line.cursor))
        last = line.turn
    return entries


def _common(old: Sequence[Entry], new: Sequence[Entry]) -> int:
    """How many lines at the beginning are the same."""
    for index, (one, other) in enumerate(zip(old, new, strict=False)):
        if one != other:
            return index
    return min(len(old), len(new))
