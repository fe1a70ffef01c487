"""The rulebooks of a window: one beside its tables, and one beside a dialog that asks for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QMainWindow, QWidget

from ui.look.style import Style
from ui.look.widgets.screen_fit import is_upright
from ui.settings import Docked, Settings

if TYPE_CHECKING:
    # The first paint waits neither for a book nor for a table.
    from PySide6.QtWidgets import QDialog

    from ui.rulebook.dock import RulebookDock
    from ui.shell.game_page import GamePage
    from ui.shell.race_keys import RaceKeys
    from ui.shell.standing.sides import Sides

ROOMY: Final = 1480
"""In a narrower window the panels step aside for the book, so that the table needn't."""
TALL: Final = 700
"""In an upright window the same, where the table leaves less height."""


class Desk(QMainWindow):
    """The middle of the window, with room for a rulebook beside it."""

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        # A main window takes itself for a window, wherever it is put.
        self.setWindowFlags(Qt.WindowType.Widget)


class Rules(QObject):
    """Opens them at the right page, and has them go with the game, the language and the look."""

    room_changed = Signal(bool)
    """The book came, went or was moved; whether it needs the room of the panels now."""
    left_alone = Signal()
    """The book was closed, and the keyboard is nowhere."""

    def __init__(self, window: QWidget, desk: Desk, settings: Settings, style: Style) -> None:
        super().__init__(window)
        self._window = window
        self._desk = desk
        self._settings = settings
        self._style = style
        self._page: GamePage | None = None
        self._race_keys: RaceKeys | None = None
        self.dock: RulebookDock | None = None
        self._sides: Sides | None = None
        self.crowded = False
        """Whether the book needs the room of the panels."""
        style.changed.connect(self._dress)

    def show(self, game: str, language: str, rule: str = "") -> None:
        """Open a book beside the table, at a rule or at what is being played; one that lies open stays so."""
        dock = self.dock or self._make_dock()
        if not dock.view.shows(game):
            dock.view.open(game, language)
            rule = rule or self._rule_of_now(game)
        self._turn()
        dock.prepare(is_upright(self._window))
        self._make_room(not dock.isFloating())
        dock.bring()
        self.fit()
        if rule:
            dock.view.show_rule(rule)

    def _rule_of_now(self, game: str) -> str:
        """The rule of what is done on the table; before anybody has moved, people begin at the beginning."""
        page = self._page
        if page is None or page.header.game != game or not page.begun:
            return ""
        return page.presenter.table.rule_of(page.presenter.showing.view)

    def show_beside(self, dialog: QDialog, game: str, language: str) -> None:
        """Open a book in a window of the dialog's own: the dialog blocks every other."""
        from ui.rulebook.window import RulebookWindow

        book = dialog.findChild(RulebookWindow) or RulebookWindow(self._settings, self._style, dialog)
        if not book.view.shows(game):
            book.view.open(game, language)
        book.bring()

    def follow(self, page: GamePage | None) -> None:
        """Have the book that lies open be that of the table that is shown; in the hangar it stays."""
        self._page = page
        self._listen()
        if page is not None and self.dock is not None and not self.dock.isHidden():
            self.dock.view.turn_to(page.header.game)

    def fit(self) -> None:
        """Use the room that the window has now."""
        if self._sides is not None and self._sides.upright != is_upright(self._window):
            # Not in the middle of a change of size.
            QTimer.singleShot(0, self._turn)
        self._make_room(self.dock is not None and self.dock.takes_room)

    def retranslate(self, language: str) -> None:
        if self.dock is not None:
            self.dock.view.retranslate(language)

    def remember(self) -> None:
        """Keep where the book is for the next time."""
        if self.dock is not None and self._sides is not None:
            self._settings.set_arrangements(Docked.RULEBOOK, self._sides.arrangements(self.dock.arrangement))

    def _make_dock(self) -> RulebookDock:
        from ui.rulebook.dock import RulebookDock
        from ui.rulebook.view import RulebookView
        from ui.shell.race_keys import RaceKeys
        from ui.shell.standing.sides import Sides

        self._race_keys = RaceKeys()
        self._listen()
        view = RulebookView(self._settings, self._style.theme)
        for part in (view.reader, view.contents):
            part.installEventFilter(self._race_keys)
        self.dock = RulebookDock(view, self._desk)
        self._sides = Sides(self._desk, [self.dock], self.dock.stand)
        self._sides.restore(self._settings.arrangements(Docked.RULEBOOK), is_upright(self._window))
        self.dock.hide()
        self.dock.shifted.connect(self.fit)
        self.dock.left_alone.connect(self.left_alone)
        return self.dock

    def _listen(self) -> None:
        """Have the players' reaction keys reach the table that is shown."""
        if self._race_keys is not None:
            self._race_keys.follow(None if self._page is None else self._page.presenter.reactions)

    def _turn(self) -> None:
        """Have the book stand on the side where the window has room for it."""
        if self._sides is not None and self._sides.turn(is_upright(self._window)):
            self.fit()

    def _make_room(self, needed: bool) -> None:
        self.crowded = needed and not self._is_roomy()
        self.room_changed.emit(self.crowded)

    def _is_roomy(self) -> bool:
        from ui.shell.standing.below import table_leaves

        if is_upright(self._window):
            return table_leaves(self._window) >= TALL
        return self._window.width() >= ROOMY

    def _dress(self) -> None:
        if self.dock is not None:
            self.dock.view.set_theme(self._style.theme)
