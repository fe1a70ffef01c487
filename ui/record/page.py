"""The record of evenings: all finished games, what they add up to, and what can be done with them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QIODevice, QSaveFile, Qt, Signal
from PySide6.QtGui import QFocusEvent, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QButtonGroup,
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QMenu,
    QPushButton,
    QRadioButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)
from shiboken6 import isValid

from ui.dialogs import ask
from ui.files.played import Played, PlayedGame
from ui.look.style import set_as_heading
from ui.look.text import Phrase, translate
from ui.look.widgets.explanation import Explanation
from ui.record.csv_text import csv_text
from ui.record.evening.view import EveningView
from ui.record.filters import Filters
from ui.record.looked_at import LookedAt
from ui.record.removing import Removing
from ui.record.tallies import chosen, colours, spellings
from ui.record.views.games import GamesView
from ui.record.views.ratings import RatingsView
from ui.record.views.results import ResultsView
from ui.record.views.scrolled_page import MARGIN
from ui.shell.other_page import OtherPage

View = ResultsView | RatingsView | GamesView | EveningView
V = TypeVar("V", bound=QWidget)


class RecordPage(OtherPage):
    """Knows the games that there are, and shows those that are chosen in one of its views."""

    open_asked = Signal(object)
    told = Signal(str)

    def __init__(self, played: Played) -> None:
        super().__init__()
        # The band of the tabs would shine through.
        self.setAutoFillBackground(True)
        self._played = played
        self._looked_at = LookedAt()
        self._removing = Removing(self, played)
        self.heading, self.filters, self.sentence = QLabel(), Filters(), Explanation()
        self.export, self.remove = QPushButton(), QPushButton()
        self._views: dict[QRadioButton, tuple[Callable[[], View], Phrase]] = {
            QRadioButton(): (lambda: self.results, Phrase("record", "Results")),
            QRadioButton(): (lambda: self.ratings, Phrase("record", "Ratings")),
            QRadioButton(): (lambda: self.games, Phrase("record", "Games")),
            QRadioButton(): (lambda: self.evening, Phrase("record", "Evening")),
        }
        self._stack, self._menu = QStackedWidget(), QMenu(self)
        self._fresh: set[View] = set()
        """The views that show what is looked at."""
        self._lay_out()
        self._connect()
        self.retranslate()
        self._known = False
        self.refresh()

    @property
    def title(self) -> str:
        return translate("record", "Record")

    @property
    def views(self) -> list[QRadioButton]:
        """What the views are chosen by."""
        return list(self._views)

    def refresh(self) -> None:
        """Ask for the games as they are now."""
        self._played.ask(self._take)

    def retranslate(self) -> None:
        """Say everything again in another language."""
        self.heading.setText(self.title)
        self.export.setText(translate("share", "Export…"))
        self.remove.setText(translate("record", "Delete"))
        for button, (_, words) in self._views.items():
            button.setText(words())
        if self._looked_at.every:
            self._offer()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Hand the keyboard on; a proxy would keep the Tab key inside."""
        self._chosen.setFocus(event.reason())

    @property
    def _chosen(self) -> QRadioButton:
        return next(button for button in self._views if button.isChecked())

    # --- the views, each made when it is first looked at --------------------------------------------------

    @cached_property
    def results(self) -> ResultsView:
        view = ResultsView()
        view.open_asked.connect(self.open_asked)
        return self._added(view)

    @cached_property
    def ratings(self) -> RatingsView:
        view = RatingsView()
        return self._added(view)

    @cached_property
    def games(self) -> GamesView:
        view = GamesView()
        view.open_asked.connect(self.open_asked)
        view.removal_asked.connect(self._removing.remove)
        view.ranking_asked.connect(self._rank)
        return self._added(view)

    @cached_property
    def evening(self) -> EveningView:
        view = EveningView()
        view.told.connect(self.told)
        return self._added(view)

    def _added(self, view: V) -> V:
        self._stack.addWidget(view)
        # The Tab key comes to it after what stands over it, and not last of all.
        before: QWidget = self.filters.against
        for inside in view.findChildren(QWidget):
            if inside.focusPolicy() & Qt.FocusPolicy.TabFocus and inside.window() is view.window():
                QWidget.setTabOrder(before, inside)
                before = inside
        return view

    # --- building ----------------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        set_as_heading(self.heading, 20)
        self.remove.setMenu(self._menu)
        self.sentence.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._group = QButtonGroup(self)
        top = QHBoxLayout()
        top.addWidget(self.heading, 1)
        top.addWidget(self.export)
        top.addWidget(self.remove)
        self._tools = QWidget()
        self._switch = QHBoxLayout()
        self._switch.setSpacing(0)
        for button in self._views:
            button.setObjectName("number")
            self._group.addButton(button)
            self._switch.addWidget(button)
        self._switch.addStretch(1)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self._tools)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.addLayout(self._switch, 1)
        self._row.addWidget(self.filters)
        self.views[0].setChecked(True)
        head = QVBoxLayout()
        head.setContentsMargins(MARGIN, 14, MARGIN, 4)
        head.addLayout(top)
        head.addWidget(self._tools)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(head)
        column.addWidget(self.sentence, 1)
        column.addWidget(self._stack, 1)
        self._show_or_say("")

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Have the filters below the views where they would be too narrow beside them."""
        wanted = self._switch.sizeHint().width() + self._row.spacing() + self.filters.sizeHint().width()
        way = QBoxLayout.Direction
        self._row.setDirection(way.LeftToRight if wanted <= self.width() - 2 * MARGIN else way.TopToBottom)

    def _connect(self) -> None:
        self._group.buttonToggled.connect(lambda button, checked: self._show_view() if checked else None)
        self.filters.changed.connect(self._choose)
        self.export.clicked.connect(self._ask_for_file)
        self._menu.aboutToShow.connect(lambda: self._removing.fill(self._menu, self._looked_at))
        self._played.changed.connect(self.refresh)
        self._played.reading.connect(self._show_progress)

    # --- what there is, and what of it is looked at ------------------------------------------------------

    def _take(self, games: Sequence[PlayedGame]) -> None:
        if not isValid(self):
            # It was closed before the answer came.
            return
        self._known = True
        self._looked_at = LookedAt(every=games, names=spellings(games), colours=colours(games))
        if games:
            self._show_or_say("")
            self._offer()
        else:
            self._show_or_say(
                translate("record", "No game has been finished yet. Every game that is played to its end is kept here.")
            )

    def _offer(self) -> None:
        looked_at = self._looked_at
        self.filters.offer(looked_at.every, looked_at.names, looked_at.colours)
        self._fit()
        self._choose()

    def _choose(self) -> None:
        choice = self.filters.choice
        self._looked_at = self._looked_at._replace(choice=choice, games=chosen(self._looked_at.every, choice))
        self._fresh.clear()
        self._show_view()

    def _show_view(self) -> None:
        """Bring the view that is chosen, with what is looked at; the others wait until they are seen."""
        button = self._chosen
        view = self._views[button][0]()
        if view not in self._fresh:
            self._fresh.add(view)
            view.show_games(self._looked_at)
        self._stack.setCurrentWidget(view)
        # The Tab key comes to this one alone, and arrows lead to the others.
        for each in self._views:
            each.setFocusPolicy(Qt.FocusPolicy.StrongFocus if each is button else Qt.FocusPolicy.ClickFocus)

    def _show_progress(self, done: int, every: int) -> None:
        if not self._known and every > 1:
            words = translate("record", "The finished games are being read: {done} of {all}.")
            self._show_or_say(words.format(done=done, all=every))

    def _show_or_say(self, sentence: str) -> None:
        """Show the games, or say why there are none."""
        self.sentence.setText(sentence)
        self.sentence.setVisible(bool(sentence))
        there = not sentence and bool(self._looked_at.every)
        for part in (self._tools, self._stack, self.export, self.remove):
            part.setVisible(there)

    # --- what can be done --------------------------------------------------------------------------------

    def _rank(self, games: Sequence[PlayedGame]) -> None:
        self.views[3].setChecked(True)
        self.evening.pick(games)

    def _ask_for_file(self) -> None:
        question, name = translate("record", "Export the games"), translate("record", "Voltige games")
        proposed = Path.home() / f"{name}.csv"
        chosen_name, _ = QFileDialog.getSaveFileName(self, question, str(proposed), "CSV (*.csv)")
        if not chosen_name:
            return
        path = Path(chosen_name) if chosen_name.endswith(".csv") else Path(f"{chosen_name}.csv")
        data, file = csv_text(self._looked_at.games).encode(), QSaveFile(str(path))
        opened = file.open(QIODevice.OpenModeFlag.WriteOnly)
        if opened and file.write(data) == len(data) and file.commit():
            self.told.emit(translate("shell", "Saved as {path}.").format(path=path))
        else:
            words = translate("record", "The games could not be exported to {path}: {reason}.")
            ask.tell(self, words.format(path=path, reason=file.errorString()))
