"""The docks beside the table: scores, log, moves, odds, position and review of the game that is shown."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QByteArray, Qt, QTimer
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QDockWidget, QMainWindow, QTabWidget, QWidget

from ui.look.text import Phrase
from ui.look.widgets.screen_fit import is_upright
from ui.panels.log_list import LogList
from ui.panels.moves_list import MovesList
from ui.panels.odds_panel import OddsPanel
from ui.panels.position_tree import PositionTree
from ui.panels.review.panel import ReviewPanel
from ui.panels.scores_panel import ScoresPanel
from ui.shell.menus.menu_actions import with_digit
from ui.shell.menus.panel_action import PanelAction
from ui.shell.panes import has_keyboard, take_keyboard
from ui.shell.race_keys import RaceKeys
from ui.shell.standing.below import Below
from ui.shell.standing.places import LOG, ODDS, stand
from ui.shell.standing.sides import Arrangements, Sides
from ui.table.presenter import Presenter


class Panel(Protocol):
    """What a dock shows."""

    def follow(self, presenter: Presenter | None) -> None:
        """Show what the presenter knows now; nothing for None."""
        ...


class Docks:
    """The docks of a window; they do no work while they are hidden."""

    def __init__(self, window: QMainWindow) -> None:
        self._window = window
        self._presenter: Presenter | None = None
        self._docks: list[tuple[QDockWidget, Panel, Phrase]] = []
        self._toggles: dict[QDockWidget, QAction] = {}
        self._seen: set[QDockWidget] = set()
        self._race_keys = RaceKeys()
        self.scores_panel = ScoresPanel()
        self.scores_table = self.scores_panel.table
        self.scores = self._add("scores", self.scores_panel, Phrase("shell", "Scores"), 1)
        self.log_list = LogList()
        self.log = self._add("log", self.log_list, Phrase("shell", "Log"), 2)
        self.moves_list = MovesList()
        self.moves = self._add("moves", self.moves_list, Phrase("shell", "Moves"), 3)
        self.odds_panel = OddsPanel()
        self.odds = self._add("odds", self.odds_panel, Phrase("shell", "Odds"), 4)
        self.position_tree = PositionTree()
        self.position = self._add("position", self.position_tree, Phrase("shell", "Position"), 5)
        self.review_panel = ReviewPanel()
        self.review = self._add("review", self.review_panel, Phrase("shell", "Review"), 6)
        for inside in (self.scores_table, self.scores_panel.show_odds, self.odds_panel.choices):
            inside.installEventFilter(self._race_keys)
        self.scores_panel.odds_asked.connect(lambda: self.bring(self.odds))
        QWidget.setTabOrder(self.scores_panel.show_odds, self.odds_panel.choices)
        QWidget.setTabOrder(self.odds_panel.choices, self.log_list)
        self._without_odds = False
        """Whether the odds would be shown if the game had any."""
        self._heights = [ODDS, LOG]
        self._sides = Sides(window, self.all, self._stand)
        self._below = Below(window, self.all)
        self._fitting = QTimer(window)
        self._fitting.setSingleShot(True)
        self._fitting.timeout.connect(self._fit)
        self._below.dragged.connect(self._fitting.start)
        for dock in self.all:
            dock.dockLocationChanged.connect(self._fitting.start)
            dock.topLevelChanged.connect(self._fitting.start)
        self._crowded = False
        self._aside: list[QDockWidget] = []
        """Those that have stepped aside for the rulebook."""
        window.setTabPosition(Qt.DockWidgetArea.AllDockWidgetAreas, QTabWidget.TabPosition.North)
        self._stand(upright=False)
        # Whoever is new to the table is not told what to do before they ask.
        self.odds.hide()
        # Whoever sees the table doesn't need it in words as well.
        self.position.hide()
        # It comes when somebody asks for it.
        self.review.hide()
        self.log.raise_()
        self._arranged: QByteArray | None = None
        self._last_time: Arrangements | None = None
        """How they are going to stand with the first game: one that floats must not be seen before it."""
        self.retranslate()

    @property
    def toggles(self) -> list[QAction]:
        """What brings each dock into sight, and away where it is seen."""
        return list(self._toggles.values())

    def named(self) -> list[tuple[str, QAction, Phrase]]:
        """What brings each dock, with a name that stays the same in every language."""
        return [(f"panel {dock.objectName()}", self._toggles[dock], words) for dock, _, words in self._docks]

    @property
    def all(self) -> list[QDockWidget]:
        return list(self._toggles)

    @property
    def arrangements(self) -> Arrangements:
        """Where the docks are, or were before they were put away, in a window of either shape."""
        if self._last_time is not None:
            return self._last_time
        return self._sides.arrangements(self._state() if self._arranged is None else self._arranged)

    def restore(self, arrangements: Arrangements) -> None:
        """Arrange the docks as they were once, as soon as there is a game; garbage leaves them as they are."""
        self._last_time = arrangements
        if self._presenter is not None:
            self._stand_as_last_time()

    def fit(self) -> None:
        """Stand beside the table or below it as the window has room, as soon as Qt has laid it out."""
        self._fitting.start()

    def _fit(self) -> None:
        if self._presenter is None:
            return
        upright = is_upright(self._window)
        if upright != self._sides.upright:
            self._come_back()
            self._sides.turn(upright)
            self.make_room(self._crowded)
            self.refresh()
        self._stretch_scores()
        if self._below.fit():
            self.fit()
        self._sides.note()

    def show_game(self, presenter: Presenter | None) -> None:
        """Show this game, or put the docks away while there is none."""
        self._come_back()
        self._remember_heights()
        self._presenter = presenter
        self._below.follow(None if presenter is None else presenter.view)
        self._race_keys.follow(None if presenter is None else presenter.reactions)
        if presenter is None:
            self._put_away()
        else:
            self._bring_back()
            self._offer_odds(presenter.table.odds is not None)
            self.make_room(self._crowded)
            self.fit()
        self.refresh()

    def refresh(self) -> None:
        """Bring what can be seen up to date."""
        for dock, panel, _ in self._docks:
            if self._presenter is None or dock in self._seen:
                panel.follow(self._presenter)
        self.scores_panel.offer_odds(self._odds_to_show())
        if self._presenter is not None and self._sides.upright:
            # A bar may have come below the table, or gone.
            self.fit()

    def make_room(self, crowded: bool) -> None:
        """Step aside while the window is too small for the rulebook and the docks beside the table, or below it."""
        self._crowded = crowded
        if not crowded:
            self._come_back()
        elif self._presenter is not None and not self._aside:
            self._aside = [dock for dock, _, _ in self._docks if self._stands_in_the_way(dock)]
            for dock in self._aside:
                dock.hide()

    def go_to_moves(self) -> None:
        """Put the keyboard on the list of moves."""
        self.bring(self.moves)

    def show_review(self) -> None:
        """Have the review come to the front, as wide as its lines want to be where there is room beside the table."""
        self.bring(self.review)
        wide = min(self.review_panel.sizeHint().width(), self._window.width() // 3)
        if not self._sides.upright and self.review.width() < wide:
            self._window.resizeDocks([self.review], [wide], Qt.Orientation.Horizontal)

    def bring(self, dock: QDockWidget) -> None:
        """Have a dock come to the front, and put the keyboard on it."""
        if dock not in self._seen:
            self._toggle(dock)
        for other, panel, _ in self._docks:
            if other is dock:
                # What is brought from behind others has shown nothing yet that the keyboard could be on.
                panel.follow(self._presenter)
        take_keyboard(dock)

    def retranslate(self) -> None:
        for dock, panel, words in self._docks:
            dock.setWindowTitle(words())
            self._toggles[dock].setText(words())
            if isinstance(panel, QWidget):
                panel.setAccessibleName(words())
        self.scores_table.setAccessibleName(self.scores.windowTitle())
        self.odds_panel.forget()
        self.review_panel.retranslate()
        self.refresh()

    def _remember_heights(self) -> None:
        if self._presenter is not None and not self.odds.isHidden() and not self._sides.upright:
            self._heights = [self.odds.height(), max(self.log.height(), self.moves.height())]

    def _share_height(self) -> None:
        """Have odds and log be as high as they were; below the table they don't stand on each other."""
        if not self._sides.upright:
            self._window.resizeDocks([self.odds, self.log], self._heights, Qt.Orientation.Vertical)

    def _offer_odds(self, offered: bool) -> None:
        """Show the odds only where a game has some; if they had been closed, they stay closed."""
        if not offered and not self.odds.isHidden():
            self._without_odds = True
            self.odds.hide()
        elif offered and self._without_odds:
            self._without_odds = False
            self.odds.show()
            self._share_height()
        for action in (self.odds.toggleViewAction(), self._toggles[self.odds]):
            action.setVisible(offered)
            action.setEnabled(offered)

    def _odds_to_show(self) -> str:
        """The keys that bring the odds, where there are some that are not shown."""
        at = self._presenter
        if at is None or at.table.odds is None or not at.advice.allowed or not self.odds.isHidden():
            return ""
        return self._toggles[self.odds].shortcut().toString(QKeySequence.SequenceFormat.NativeText)

    def _stands_in_the_way(self, dock: QDockWidget) -> bool:
        """Whether the rulebook could have its room: below an upright table, else beside it."""
        area = Qt.DockWidgetArea
        sides = (
            (area.BottomDockWidgetArea,) if self._sides.upright else (area.LeftDockWidgetArea, area.RightDockWidgetArea)
        )
        return not dock.isHidden() and not dock.isFloating() and self._window.dockWidgetArea(dock) in sides

    def _come_back(self) -> None:
        """Be where the rulebook needed the room."""
        aside, self._aside = self._aside, []
        for dock in aside:
            dock.show()

    def _stand(self, upright: bool) -> None:
        stand(self._window, (self.scores, self.odds), (self.log, self.moves, self.position, self.review), upright)
        self._below.stand()

    def _stretch_scores(self) -> None:
        """Have the scores fill their column where they stand there alone beside the others."""
        odds_below = not self.odds.isHidden() and self.odds.x() == self.scores.x()
        self.scores_panel.stretch(self._sides.upright and not odds_below)

    def _state(self) -> QByteArray:
        """The arrangement as it is meant, whatever the game that is shown, or the rulebook, has no use for."""
        self._come_back()
        hidden = self._without_odds
        if hidden:
            self._offer_odds(True)
        state = self._window.saveState()
        if hidden:
            self._offer_odds(False)
        self.make_room(self._crowded)
        return state

    def _add(
        self,
        name: str,
        panel: LogList | MovesList | OddsPanel | PositionTree | ReviewPanel | ScoresPanel,
        words: Phrase,
        digit: int,
    ) -> QDockWidget:
        dock = QDockWidget(self._window)
        dock.setObjectName(name)
        dock.setWidget(panel)
        panel.installEventFilter(self._race_keys)
        self._toggles[dock] = self._toggle_of(dock, digit)
        dock.visibilityChanged.connect(lambda seen: self._see(dock, seen))
        self._docks.append((dock, panel, words))
        self._window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
        # Until the window gets round to it the dock counts as hidden, and would be remembered so.
        dock.show()
        return dock

    def _toggle_of(self, dock: QDockWidget, digit: int) -> QAction:
        toggle = PanelAction(self._window)
        toggle.setCheckable(True)
        toggle.setShortcuts(with_digit(digit))
        toggle.triggered.connect(lambda: self._toggle(dock))
        toggle.pressed.connect(lambda: self._press(dock))
        dock.toggleViewAction().toggled.connect(toggle.setChecked)
        return toggle

    def _press(self, dock: QDockWidget) -> None:
        """By its keys: only one that has the keyboard is put away, and the table gets it back."""
        if dock not in self._seen or not has_keyboard(dock):
            self.bring(dock)
        else:
            self._toggle(dock)
            if self._presenter is not None:
                take_keyboard(self._presenter.view)

    def _toggle(self, dock: QDockWidget) -> None:
        """Put a dock away that is seen; one that is closed, or behind another, comes to the front."""
        if dock in self._aside:
            self._aside.remove(dock)
        if dock in self._seen:
            self._remember_heights()
            dock.hide()
        else:
            dock.show()
            dock.raise_()
            if dock is self.odds:
                self._share_height()
        self.fit()
        self._toggles[dock].setChecked(not dock.isHidden())

    def _see(self, dock: QDockWidget, seen: bool) -> None:
        """Note whether a dock can be seen; behind another tab it can't, although Qt calls it visible."""
        if seen:
            self._seen.add(dock)
            self.refresh()
        else:
            self._seen.discard(dock)
            self.scores_panel.offer_odds(self._odds_to_show())

    def _put_away(self) -> None:
        if self._arranged is None:
            self._arranged = self._state()
            self._without_odds = False
        for dock, _, _ in self._docks:
            dock.hide()
            self._toggles[dock].setEnabled(False)

    def _bring_back(self) -> None:
        arranged, self._arranged = self._arranged, None
        for toggle in self._toggles.values():
            toggle.setEnabled(True)
        if arranged is not None:
            self._window.restoreState(arranged)
        self._stand_as_last_time()

    def _stand_as_last_time(self) -> None:
        if self._last_time is not None:
            self._sides.restore(self._last_time, is_upright(self._window))
            self._last_time, self._without_odds = None, False
            self._below.restore()
