"""The odds of a flight: chances, a small plot, and what each choice is worth."""

from __future__ import annotations

from functools import partial
from typing import Final, NamedTuple

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QFrame, QLabel, QScrollArea, QVBoxLayout, QWidget

from core.game import Action, Seat, State
from ui.look.numbers import decimal
from ui.look.text import translate
from ui.panels.odds_lists import Choices, Figures
from ui.panels.odds_plot import OddsPlot
from ui.table.bots.odds import OddsReading
from ui.table.presenter import Presenter

LATE: Final = 250
"""Milliseconds that the last odds stay until others are known; any sooner, and the panel would flicker."""


Inquiries = tuple[tuple[State, Action | None], ...]


class Question(NamedTuple):
    """What is to be calculated, and for whom."""

    presenter: Presenter
    seat: Seat
    view: State
    inquiries: Inquiries

    @property
    def whose(self) -> tuple[Presenter, Seat]:
        return self.presenter, self.seat


class OddsPanel(QWidget):
    """Asks for odds only while it is visible, one after the other, so that each is shown as it comes."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("odds_panel")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._presenter: Presenter | None = None
        self._key: Question | None = None
        self._left: list[tuple[State, Action | None]] = []
        """What is still to be calculated,"""
        self._found: list[object] = []
        """and what was."""
        self.shown: OddsReading | None = None
        """What stands there; None while there is nothing to calculate."""
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
        self.choices.itemSelectionChanged.connect(self._point_out)
        # A move that was shown and taken back since is shown again.
        self.choices.cellClicked.connect(self._point_out)
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
        if presenter is not self._presenter:
            # What is shown on the other table is taken back there.
            self.choices.clearSelection()
        self._presenter = presenter
        key = self._wanted()
        if key == self._key and key is not None:
            return
        if key is None or self._key is None or key.whose != self._key.whose:
            # Nothing of what one person saw stays for another.
            self._show(None)
        self._key = key
        self._late.stop()
        if key is not None:
            self._left, self._found = list(key.inquiries), []
            if self._left:
                self._late.start()
            else:
                self._show(None)
            self._ask_on()

    def forget(self) -> None:
        """Say everything again when it is followed next."""
        self._key = None

    def _wanted(self) -> Question | None:
        """What is to be calculated; None where the odds are not to be shown."""
        at = self._presenter
        if at is None or at.table.odds is None or at.viewer.seat is None or not at.advice.allowed:
            return None
        if at.viewer.waiting or at.viewer.looking_back:
            return None
        view = at.play.view(at.viewer.seat)
        return Question(at, at.viewer.seat, view, at.table.odds.inquiries(view, at.viewer.seat, at.staging.staged))

    def _ask_on(self) -> None:
        """Ask for what is still to be calculated, if the panel is visible."""
        if not self.isVisible():
            # It is calculated when the panel is shown again.
            self.forget()
        key = self._key
        if key is not None and self._left:
            view, action = self._left.pop(0)
            key.presenter.advice.inquire(view, key.seat, action, partial(self._learn, key))

    def _learn(self, key: Question, answer: object) -> None:
        odds = key.presenter.table.odds
        if key is not self._key or key != self._wanted() or odds is None:
            return
        self._late.stop()
        if answer is not None:
            self._found.append(answer)
            self._show(odds.reading(key.view, self._found))
        elif not self._found:
            self._show(None)
        self._ask_on()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.choices.clearSelection()

    def _point_out(self) -> None:
        """Show the selected choice on the table."""
        row = self.choices.selected
        if self._presenter is not None:
            chosen = None if row is None or self.shown is None else self.shown.choices[row].action
            self._presenter.advice.point_out(chosen)

    def _reveal(self, row: int) -> None:
        """Have the line that the keyboard came to in sight."""
        if row < 0:
            return
        top = self.choices.mapTo(self._body, self.choices.line(row).topLeft())
        self._room.ensureVisible(0, top.y(), 0, 0)
        self._room.ensureVisible(0, top.y() + self.choices.line(row).height(), 0, 0)

    def _wait(self) -> None:
        """Leave nothing standing there that was true of another moment."""
        self._show(None)
        self.sentence.setText(translate("shell", "Calculating…"))

    def _show(self, found: OddsReading | None) -> None:
        self.shown = found
        if self.choices.hasFocus():
            # The keyboard stays here while there is nothing to choose from, and goes back to the next choices.
            self.setFocus()
        self._room.setVisible(found is not None)
        self.sentence.setVisible(found is None)
        self.sentence.setText("" if self._presenter is None else _explanation(self._presenter))
        self.title.setText("" if found is None else found.title)
        self.plot.show_bars(() if found is None else found.distribution)
        self.figures.show_lines(() if found is None else found.figures)
        lines = [] if found is None else [(choice.words, decimal(choice.worth, 2)) for choice in found.choices]
        self.choices.setVisible(bool(lines))
        if lines and self.hasFocus():
            self.choices.setFocus()
        self.choices.show_lines(lines, *(("", "") if found is None else found.worth))


def _explanation(presenter: Presenter) -> str:
    """Why nothing is calculated."""
    if not presenter.advice.agreed:
        return translate("shell", "This table plays without hints and odds.")
    if not presenter.advice.allowed:
        return translate("shell", "Hints and odds are switched off in the settings.")
    if presenter.viewer.looking_back:
        return translate("shell", "You are looking back; the odds are those of the game.")
    if presenter.seating.watched and presenter.viewer.seat is None:
        return translate("shell", "Choose below the table whose cards you see; the odds are then shown here.")
    if presenter.seating.watched:
        return translate("shell", "On this player's turn, this shows what the flights are worth.")
    return translate(
        "shell", "On your turn, this shows what your flights are worth and how likely they are to succeed."
    )


def _label(name: str = "") -> QLabel:
    label = QLabel()
    label.setObjectName(name)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(True)
    return label
