"""The players, their colours and their scores."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableWidget, QTableWidgetItem, QWidget

from core.game import NOBODY
from ui.look.phrases import POINTS
from ui.look.style import text_scale
from ui.look.text import translate
from ui.look.widgets.plain_text import tooltip
from ui.look.widgets.swatch import SIZE, swatch
from ui.table.layout.liveries import liveries
from ui.table.presenter import Presenter

WIDEST: Final = 340
"""How much of the window the names take at most."""
RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class ScoreTable(QTableWidget):
    """A row per seat; those who are to act are in bold, with an arrow."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(0, 2, parent)
        self._presenter: Presenter | None = None
        self._player, self._points = QTableWidgetItem(), QTableWidgetItem()
        self._points.setTextAlignment(RIGHT)
        self.setHorizontalHeaderItem(0, self._player)
        self.setHorizontalHeaderItem(1, self._points)
        self._cells: list[tuple[QTableWidgetItem, QTableWidgetItem]] = []
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.verticalHeader().hide()
        self.setIconSize(QSize(SIZE, SIZE))
        header = self.horizontalHeader()
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)

    def sizeHint(self) -> QSize:
        rows = self.verticalHeader().length() + 2 * self.frameWidth()
        return QSize(240, self.horizontalHeader().sizeHint().height() + rows + 6)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._take_height()

    def _take_height(self) -> None:
        """Be as high as it is long, so that it needs no scrolling and the log has the rest."""
        rows = self.verticalHeader()
        rows.resetDefaultSectionSize()
        rows.setDefaultSectionSize(max(rows.defaultSectionSize(), self.fontMetrics().height() + 8))
        self.setFixedHeight(self.sizeHint().height())

    def follow(self, presenter: Presenter | None) -> None:
        """Show the standings of what the table shows, as far as the viewer may know them."""
        if presenter is not self._presenter:
            self._presenter = presenter
            self._seat(presenter)
        if presenter is None:
            return
        self._player.setText(translate("shell", "Player"))
        self._points.setText(POINTS())
        showing = presenter.showing
        acting = presenter.play.to_act if showing.at == presenter.play.cursor else NOBODY
        for seat, points in enumerate(showing.scores):
            name, score = self._cells[seat]
            mark = translate("shell", "› {name}") if seat in acting else "{name}"
            name.setText(mark.format(name=presenter.seating.names[seat]))
            name.setToolTip(tooltip(presenter.seating.names[seat]))
            score.setText(str(points))
            for item in (name, score):
                font = item.font()
                font.setBold(seat in acting)
                item.setFont(font)

        self._take_width()

    def _take_width(self) -> None:
        """Keep room for the names where words are large; usual ones have it anyway."""
        header = self.horizontalHeader()
        points = max(self.sizeHintForColumn(1), header.sectionSizeHint(1))
        names = max(self.sizeHintForColumn(0), header.sectionSizeHint(0))
        wanted = names + points + 2 * self.frameWidth()
        self.setMinimumWidth(min(WIDEST, wanted) if text_scale() > 1 else 0)

    def _seat(self, presenter: Presenter | None) -> None:
        """A row per player of another game."""
        players = () if presenter is None else presenter.seating.players
        self.setRowCount(len(players))
        self._cells = []
        for seat, colour in enumerate(liveries(players)):
            name, score = QTableWidgetItem(), QTableWidgetItem()
            name.setIcon(swatch(colour))
            score.setTextAlignment(RIGHT)
            self._cells.append((name, score))
            self.setItem(seat, 0, name)
            self.setItem(seat, 1, score)
        self._take_height()
