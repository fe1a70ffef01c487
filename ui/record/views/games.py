"""The list of finished games, to open, to remove and to rank."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QHBoxLayout, QHeaderView, QPushButton, QTableView, QVBoxLayout, QWidget

from ui.files.played import PlayedGame
from ui.look.text import translate
from ui.record.figures_table import LINE
from ui.record.looked_at import LookedAt
from ui.record.views.games_model import ACCURACY, LUCK, RESULT, WHEN, GamesModel
from ui.record.views.scrolled_page import MARGIN


class GamesTable(QTableView):
    """Opens a game on a double click or Enter, and asks to remove those that are selected on Delete."""

    opened = Signal()
    removal_asked = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setAlternatingRowColors(True)
        self.setWordWrap(False)
        self.verticalHeader().hide()
        self.horizontalHeader().setHighlightSections(False)
        self.horizontalHeader().setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self.doubleClicked.connect(self.opened)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.opened.emit()
        elif event.key() == Qt.Key.Key_Delete:
            self.removal_asked.emit()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self.fit()

    def fit(self) -> None:
        """Have room for the words; asked of a few lines, since there may be thousands."""
        rows, header = self.verticalHeader(), self.horizontalHeader()
        rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        rows.setDefaultSectionSize(self.fontMetrics().height() + LINE)
        header.setResizeContentsPrecision(40)
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        if header.count():
            header.setSectionResizeMode(RESULT, QHeaderView.ResizeMode.Stretch)


class GamesView(QWidget):
    """The list, and what can be done with the games that are selected."""

    open_asked = Signal(object)
    removal_asked = Signal(list)
    ranking_asked = Signal(list)

    def __init__(self) -> None:
        super().__init__()
        self.model, self.table = GamesModel(self), GamesTable()
        self.table.setModel(self.model)
        self.table.setSortingEnabled(True)
        self.table.sortByColumn(WHEN, Qt.SortOrder.DescendingOrder)
        self.open, self.rank, self.remove = QPushButton(), QPushButton(), QPushButton()
        self.open.clicked.connect(self._open)
        self.rank.clicked.connect(lambda: self.ranking_asked.emit(self.selected))
        self.remove.clicked.connect(self._ask_to_remove)
        self.table.opened.connect(self._open)
        self.table.removal_asked.connect(self._ask_to_remove)
        self.table.selectionModel().selectionChanged.connect(self._offer)
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        for button in (self.open, self.rank, self.remove):
            buttons.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(MARGIN, 8, MARGIN, 10)
        column.addWidget(self.table, 1)
        column.addLayout(buttons)

    def show_games(self, looked_at: LookedAt) -> None:
        """List these games."""
        chosen = {played.identity for played in self.selected}
        header = self.table.horizontalHeader()
        self.model.show_games(looked_at)
        self.model.sort(header.sortIndicatorSection(), header.sortIndicatorOrder())
        reviewed = any(seat.accuracy is not None for played in looked_at.games for seat in played.seats)
        for column in (ACCURACY, LUCK):
            self.table.setColumnHidden(column, looked_at.choice.player is None or not reviewed)
        self.table.setAccessibleName(translate("record", "Finished games"))
        self.table.fit()
        self._select(chosen)
        self.open.setText(translate("shell", "Open"))
        self.rank.setText(translate("record", "Rank as an Evening"))
        self.remove.setText(translate("record", "Delete…"))
        self._offer()

    @property
    def selected(self) -> Sequence[PlayedGame]:
        """The games that are selected, from the top down."""
        model = self.table.selectionModel()
        return [self.model.game(row) for row in sorted(index.row() for index in model.selectedRows())]

    def _select(self, identities: set[str]) -> None:
        """Have those selected that still are there, or the first one in reach of the keyboard."""
        rows = [row for row, played in enumerate(self.model.games) if played.identity in identities]
        if len(rows) == 1 or not rows:
            self.table.setCurrentIndex(self.model.index(rows[0] if rows else 0, 0))
            if not rows:
                self.table.clearSelection()

    def _offer(self) -> None:
        chosen = len(self.selected)
        self.open.setEnabled(chosen == 1)
        self.rank.setEnabled(chosen > 0)
        self.remove.setEnabled(chosen > 0)

    def _open(self) -> None:
        row = self.table.currentIndex().row()
        if row >= 0:
            self.open_asked.emit(self.model.game(row))

    def _ask_to_remove(self) -> None:
        if self.selected:
            self.removal_asked.emit(self.selected)
