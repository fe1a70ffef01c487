"""The odds of a flight beside the table: chances, a small plot, and what each choice is worth. It only informs."""

from __future__ import annotations

from functools import partial
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QRect, QSize, Qt, QTimer
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QGridLayout,
    QHeaderView,
    QLabel,
    QScrollArea,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from core.game import Action, Seat
from ui.figures import decimal
from ui.odds_plot import OddsPlot
from ui.table.offer import Placements
from ui.table.presenter import Presenter
from ui.table.reckoning import Reckoning
from ui.text import titled, translate

LATE: Final = 250
"""Milliseconds that the last odds stay until others are known; any sooner, and the panel would flicker."""
PADDING, GAP = 20, 8
"""What a line of the choices leaves free beside its words, and above and below them together."""
RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class Question(NamedTuple):
    """What is to be reckoned, and for whom."""

    presenter: Presenter
    seat: Seat
    view: Any
    staged: Placements

    @property
    def whose(self) -> tuple[Presenter, Seat]:
        return self.presenter, self.seat


class OddsPanel(QWidget):
    """Has odds reckoned only while somebody looks, and one after the other, so that each is shown as it comes."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._presenter: Presenter | None = None
        self._key: Question | None = None
        self._left: list[tuple[Any, Action | None]] = []
        """What is still to be reckoned,"""
        self._found: list[Any] = []
        """and what was."""
        self.shown: Reckoning | None = None
        """What stands there; None while there is nothing to reckon."""
        self.sentence = _label("explanation")
        self.sentence.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.title = _label("heading")
        self.figures = Figures()
        self.plot = OddsPlot()
        self.choices = Choices()
        self._body = QWidget()
        column = QVBoxLayout(self._body)
        column.setContentsMargins(0, 0, 8, 0)
        column.addWidget(self.title)
        column.addWidget(self.figures)
        column.addWidget(self.plot)
        column.addWidget(self.choices)
        column.addStretch(1)
        # In a low dock everything keeps its height, and is scrolled to.
        room = QScrollArea()
        room.setFrameShape(QFrame.Shape.NoFrame)
        room.setWidgetResizable(True)
        room.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        room.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        room.setWidget(self._body)
        self._room = room
        self.choices.currentCellChanged.connect(self._reveal)
        page = QVBoxLayout(self)
        page.setContentsMargins(10, 6, 2, 6)
        page.addWidget(self.sentence)
        page.addWidget(room, 1)
        self._late = QTimer(self, singleShot=True, interval=LATE)
        self._late.timeout.connect(self._wait)
        self._show(None)

    def sizeHint(self) -> QSize:
        return QSize(240, 440)

    def minimumSizeHint(self) -> QSize:
        return QSize(160, 60)

    def follow(self, presenter: Presenter | None) -> None:
        """Show the odds that the viewer of the table may know."""
        self._presenter = presenter
        key = self._wanted()
        if key == self._key and key is not None:
            return
        if key is None or self._key is None or key.whose != self._key.whose:
            # Nothing of what one person saw stays for another.
            self._show(None)
        self._key = key
        self._late.stop()
        if key is not None and key.presenter.table.odds is not None:
            inquiries = key.presenter.table.odds.inquiries(key.view, key.seat, key.staged)
            self._left, self._found = list(inquiries), []
            if self._left:
                self._late.start()
            else:
                self._show(None)
            self._ask_on()

    def forget(self) -> None:
        """Say everything again when it is followed next."""
        self._key = None

    def _wanted(self) -> Question | None:
        """What is to be reckoned; None where nobody may know."""
        at = self._presenter
        if at is None or at.table.odds is None or at.viewer is None or at.waiting or not at.advice.allowed:
            return None
        return Question(at, at.viewer, at.session.view(at.viewer), at.staged)

    def _ask_on(self) -> None:
        """Ask what is still to be reckoned, if somebody looks."""
        if not self.isVisible():
            # It is reckoned when somebody looks again.
            self.forget()
        key = self._key
        if key is not None and self._left:
            view, action = self._left.pop(0)
            key.presenter.advice.inquire(view, key.seat, action, partial(self._learn, key))

    def _learn(self, key: Question, reckoned: Any) -> None:
        odds = key.presenter.table.odds
        if key is not self._key or key != self._wanted() or odds is None:
            return
        self._late.stop()
        if reckoned is not None:
            self._found.append(reckoned)
            self._show(odds.reading(key.view, self._found))
        elif not self._found:
            self._show(None)
        self._ask_on()

    def _reveal(self, row: int) -> None:
        """Have the line that the keyboard came to in sight."""
        top = self.choices.mapTo(self._body, self.choices.line(row).topLeft())
        self._room.ensureVisible(0, top.y(), 0, 0)
        self._room.ensureVisible(0, top.y() + self.choices.line(row).height(), 0, 0)

    def _wait(self) -> None:
        """Leave nothing standing there that was true of another moment."""
        self._show(None)
        self.sentence.setText(translate("shell", "Reckoning…"))

    def _show(self, found: Reckoning | None) -> None:
        self.shown = found
        self._room.setVisible(found is not None)
        self.sentence.setVisible(found is None)
        self.sentence.setText("" if self._presenter is None else _explanation(self._presenter))
        self.title.setText("" if found is None else found.title)
        self.plot.show_bars(() if found is None else found.distribution)
        self.figures.show_lines(() if found is None else found.figures)
        lines = [] if found is None else [(words, decimal(worth, 2)) for words, worth in found.choices]
        self.choices.setVisible(bool(lines))
        self.choices.show_lines(lines, *(("", "") if found is None else found.worth))


def _explanation(presenter: Presenter) -> str:
    """Why nothing is reckoned."""
    if not presenter.advice.agreed:
        return translate("shell", "This table plays without hints and odds.")
    if not presenter.advice.allowed:
        return translate("shell", "Hints and odds are switched off in the settings.")
    if presenter.watched:
        return translate("shell", "Choose below the table whose cards you see: then you read the odds here.")
    return translate("shell", "On your turn you read here what your flights are worth, and how likely they succeed.")


class Figures(QWidget):
    """Labels with their numbers, line by line."""

    def __init__(self) -> None:
        super().__init__()
        self._rows: list[tuple[QLabel, QLabel]] = []
        self.lines: tuple[tuple[str, str], ...] = ()
        """What stands there."""
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setVerticalSpacing(1)
        self._grid.setColumnStretch(0, 1)

    def show_lines(self, lines: tuple[tuple[str, str], ...]) -> None:
        self.lines = lines
        while len(self._rows) < len(lines):
            self._rows.append(self._added())
        for (name, figure), (label, number) in zip(self._rows, lines, strict=False):
            name.setText(label)
            figure.setText(number)
            figure.setAccessibleName(titled(label, number))
        for row, pair in enumerate(self._rows):
            for cell in pair:
                cell.setVisible(row < len(lines))
                if row >= len(lines):
                    cell.clear()

    def _added(self) -> tuple[QLabel, QLabel]:
        name, figure = QLabel(), QLabel()
        figure.setAlignment(RIGHT)
        for column, label in enumerate((name, figure)):
            self._grid.addWidget(label, len(self._rows), column)
        return name, figure


class Choices(QTableWidget):
    """What may be done and what it is worth on average, the best first; nothing can be played from here.

    It is as high as all its lines: a list to be scrolled within a page that is scrolled is a nuisance.
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
        """`worth` is what the numbers are."""
        self.setHorizontalHeaderLabels([translate("shell", "Choice"), worth])
        self.horizontalHeader().setToolTip(at_length)
        self.setAccessibleName(at_length)
        self.setRowCount(len(lines))
        for row, (words, number) in enumerate(lines):
            choice, figure = self._cell(row, 0), self._cell(row, 1)
            choice.setText(words)
            choice.setToolTip(words)
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


def _label(name: str = "") -> QLabel:
    label = QLabel()
    label.setObjectName(name)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(True)
    return label
